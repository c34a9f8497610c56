package org.marienbad.framework.match;

import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;

/** How a ply told a seat something that the seat could not know before it. Such a ply cannot be taken back. */
enum Disclosure {
    /** Chance decided, and a seat saw how. */
    CHANCE("takeback.chance"),
    /** A secret of others came to light: a card was shown, sealed bids were opened. */
    HIDDEN("takeback.hidden");

    /** With half of the guesses wrong, all of them agree by accident once in 10^19 plies. */
    private static final int GUESSES = 64;

    private final Text words;

    Disclosure(String key) {
        words = Text.of(key);
    }

    /** Why it cannot be taken back: a sentence. */
    Text words() {
        return words;
    }

    /** How {@code code}, played in {@code before}, told any of {@code seats} something; empty if it did not. */
    static Optional<Disclosure> of(Game game, State before, int code, int seats) {
        boolean chance = before.actor() == State.CHANCE;
        if (chance && game.legalActions(before).length > 1) {
            for (int seat = 0; seat < seats; seat++) {
                if (!game.seen(before, code, Observer.seat(seat)).notation().equals(Seen.NOTHING)) {
                    return Optional.of(CHANCE);
                }
            }
        }
        if (ImperfectInformationState.hides(before)) {
            State after = before.copy();
            after.apply(code);
            for (int seat = 0; seat < seats; seat++) {
                if (tells(game, before, code, after, Observer.seat(seat))) {
                    return Optional.of(HIDDEN);
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Whether {@code observer} knows more after the ply than before it, beyond what it saw of the action. Then there is a
     * position like {@code before} to it, in which no ply that looks like this one leads to what it knows now.
     */
    private static boolean tells(Game game, State before, int code, State after, Observer observer) {
        Seen seen = game.seen(before, code, observer);
        long known = MatchView.key(after, observer);
        // Only the knowledge of the observer counts, so that the answer tells nothing else.
        SplittableRandom random = Seeds.stream(known, "disclosure", observer.seat());
        ImperfectInformationState guess = (ImperfectInformationState) before.copy();
        for (int i = 0; i < GUESSES; i++) {
            guess.copyFrom(before);
            guess.determinize(observer, random);
            int[] alike = Arrays.stream(game.legalActions(guess))
                    .filter(other -> game.seen(guess, other, observer).equals(seen))
                    .toArray();
            if (alike.length == 0) {
                return true;
            }
            guess.apply(alike[random.nextInt(alike.length)]);
            if (guess.observationKey(observer) != known) {
                return true;
            }
        }
        return false;
    }
}
