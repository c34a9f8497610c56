package org.marienbad.ai.search.shared;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;

/** A requirement of an algorithm for a game. */
public enum Requirement {
    TWO_SEATS("unsupported.seats", info -> info.seats() == 2),
    CONSTANT_SUM("unsupported.sum", info -> info.has(GameInfo.Trait.CONSTANT_SUM)),
    NO_CHANCE("unsupported.chance", info -> !info.has(GameInfo.Trait.CHANCE)),
    NO_HIDDEN_INFORMATION("unsupported.hidden", info -> !info.has(GameInfo.Trait.HIDDEN_INFORMATION)),
    /**
     * The possible plies must depend on the position alone, so that they can be looked up by it. Going round must be worth
     * a draw.
     */
    CYCLES_ARE_DRAWS(
            "unsupported.repetition",
            info -> info.repetition() == GameInfo.Repetition.IRRELEVANT
                    || info.repetition() == GameInfo.Repetition.ENDS_GAME);

    private final String key;
    private final Predicate<GameInfo> met;

    Requirement(String key, Predicate<GameInfo> met) {
        this.key = key;
        this.met = met;
    }

    /** The requirements of alpha-beta search. */
    public static Requirement[] ofAlphaBeta() {
        return new Requirement[] {TWO_SEATS, CONSTANT_SUM, NO_CHANCE, NO_HIDDEN_INFORMATION};
    }

    /** The requirements for proofs of positions, with any past. */
    public static Requirement[] ofProofs() {
        return new Requirement[] {TWO_SEATS, CONSTANT_SUM, NO_CHANCE, NO_HIDDEN_INFORMATION, CYCLES_ARE_DRAWS};
    }

    /** The sentence for the first of {@code needs} that {@code game} does not meet; its words are in the AIs' bundle. */
    public static Optional<Text> firstMissing(Game game, Requirement... needs) {
        for (Requirement need : needs) {
            if (!need.met.test(game.info())) {
                return Optional.of(Text.of(need.key));
            }
        }
        return Optional.empty();
    }

    /** @throws IllegalArgumentException naming in English a need of {@code algorithm} that {@code game} does not meet */
    public static void require(String algorithm, Game game, Requirement... needs) {
        firstMissing(game, needs).ifPresent(missing -> {
            Messages words =
                    Messages.of(Locale.ROOT).with(Requirement.class.getClassLoader(), "org.marienbad.ai.messages");
            throw new IllegalArgumentException(algorithm + " " + words.get(missing));
        });
    }
}
