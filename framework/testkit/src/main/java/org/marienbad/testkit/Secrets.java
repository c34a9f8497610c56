package org.marienbad.testkit;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.PlayerProvider;

/** Hidden information stays hidden, and determinizations are possible positions. */
final class Secrets {
    private static final int BUCKETS = 8;
    private static final int PROBES = 256;
    private static final int PLAYER_PROBES = 48;
    private static final int MOST_PAIRS = 6;
    private static final int TRIES = 20;

    private Secrets() {}

    private static boolean none(Sample sample) {
        return !(sample.subject().start(0) instanceof ImperfectInformationState);
    }

    /** A determinization keeps what the observer knows, varies what it does not, and can be played on. */
    static int determinize(Sample sample) {
        if (none(sample)) {
            return 0;
        }
        int tested = 0;
        boolean[] varied = {false};
        for (RandomGame line : sample.lines()) {
            tested += line.visit((state, ply) -> {
                for (int observer = 0;
                        observer < sample.subject().seats() && state.actor() != State.TERMINAL;
                        observer++) {
                    long seed = Seeds.split(
                            line.seed(),
                            "determinize",
                            (long) ply * sample.subject().seats() + observer);
                    varied[0] |=
                            determinize(sample, (ImperfectInformationState) state, observer, seed, line.length() - ply);
                }
            });
        }
        // Information may be hidden for a few plies only, which need not be among the chosen positions.
        for (RandomGame line : varied[0] ? List.<RandomGame>of() : sample.lines()) {
            line.visitAll((state, ply) -> varied[0] |= state.actor() >= 0 && other(state, line.seed()) != null);
        }
        if (tested > 0 && !varied[0] && sample.subject().info().has(GameInfo.Trait.HIDDEN_INFORMATION)) {
            throw Violation.of(
                    "determinize", "another position at least once in " + tested + " positions", "never a change");
        }
        return tested;
    }

    private static boolean determinize(
            Sample sample, ImperfectInformationState state, int observer, long seed, int pliesLeft) {
        String by = "determinize for seat " + (observer + 1) + " changed ";
        Fingerprint before = sample.fingerprint(state);
        ImperfectInformationState guess = guess(state, observer, seed);
        before.requireSame("determinize in a copy changed the original", sample.fingerprint(state));
        Fingerprint now = sample.fingerprint(guess);
        if (guess.observationKey(Observer.seat(observer)) != state.observationKey(Observer.seat(observer))) {
            throw Violation.of(by + "its observation key", state + " as seat sees it", guess);
        }
        if (before.actor() != now.actor()) {
            throw Violation.of(by + "the actor", before.actor(), now.actor());
        }
        if (before.actor() == observer && !before.legal().equals(now.legal())) {
            throw Violation.of(by + "its legal actions", before.legal(), now.legal());
        }
        boolean secrets = state.hasHiddenInformation();
        if (!secrets && !now.text().equals(before.text())) {
            throw Violation.of(by + "something in a position that says it has no secrets", state, guess);
        }
        now.requireSame("determinize with the same random numbers", sample.fingerprint(guess(state, observer, seed)));
        Invariants.require(sample, guess);
        int[] buffer = sample.subject().buffer();
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < pliesLeft && guess.actor() != State.TERMINAL; i++) {
            int count = guess.legalActions(buffer);
            if (count < 1) {
                throw Violation.of("playing on after determinize", "legal actions", count + " in " + guess);
            }
            guess.apply(buffer[RandomGame.pick(guess, buffer, count, guess.actor(), random)]);
            if (!secrets && guess.hasHiddenInformation()) {
                throw Violation.of("secrets after a position that has none", "no secrets", guess);
            }
            secrets = guess.hasHiddenInformation();
        }
        return !now.text().equals(before.text());
    }

    private static ImperfectInformationState guess(State state, int observer, long seed) {
        ImperfectInformationState guess = (ImperfectInformationState) state.copy();
        guess.determinize(Observer.seat(observer), new SplittableRandom(seed));
        return guess;
    }

    /**
     * For pairs of positions that the seat to move cannot tell apart. It must see the same picture and the same
     * actions, and players with determinized copies must choose with the same frequencies. Besides the real players, a
     * worst case: a player that chooses by the whole text of its copy.
     */
    static int leak(Sample sample) {
        if (none(sample)) {
            return 0;
        }
        int[] pairs = {0};
        for (RandomGame line : sample.lines()) {
            line.visit((state, ply) -> {
                if (state.actor() >= 0 && pairs[0] < MOST_PAIRS && (ply + pairs[0]) % 3 == 0) {
                    State other = other(state, Seeds.split(line.seed(), "other", ply));
                    if (other != null) {
                        pairs[0]++;
                        leak(sample, state, other);
                    }
                }
            });
        }
        return pairs[0];
    }

    /** A different position that the seat to move cannot tell from {@code state}, or null if none is found. */
    private static State other(State state, long seed) {
        for (int i = 0; i < TRIES; i++) {
            State other = guess(state, state.actor(), seed + i);
            if (!other.toString().equals(state.toString())) {
                return other;
            }
        }
        return null;
    }

    private static void leak(Sample sample, State one, State other) {
        int seat = one.actor();
        String pair = "seat " + (seat + 1) + " cannot tell '" + Violation.oneLine(one) + "' from '"
                + Violation.oneLine(other) + "', but ";
        if (!sample.game()
                .view()
                .picture(one, Observer.seat(seat))
                .equals(sample.game().view().picture(other, Observer.seat(seat)))) {
            throw Violation.of(pair + "its picture tells", "equal pictures", "different ones");
        }
        for (int code : sample.legal(one)) {
            Action first = sample.game().action(one, code);
            Action second = sample.game().action(other, code);
            if (!first.equals(second)) {
                throw Violation.of(pair + "the words of an action tell", first, second);
            }
        }
        requireAlike(
                pair + "guesses from them differ",
                one,
                other,
                PROBES,
                BUCKETS,
                i -> view -> Math.floorMod(view.toString().hashCode() * 31 + (int) view.hash(), BUCKETS));
        for (PlayerProvider provider : sample.suite().players()) {
            if (provider.hasDefaults()
                    && provider.unsupportedReason(sample.game()).isEmpty()) {
                int actions = sample.subject().info().actionCount();
                requireAlike(pair + "player '" + provider.id() + "' does", one, other, PLAYER_PROBES, actions, i -> {
                    PlayerTrial tried = PlayerTrial.of(sample.subject(), provider, i);
                    return view -> tried.chooseOnce(view, seat);
                });
            }
        }
    }

    /**
     * Compares how often {@code chooser} chooses what in determinizations of the two positions (chi-square, Pearson
     * 1900).
     */
    private static void requireAlike(
            String problem,
            State one,
            State other,
            int probes,
            int choices,
            java.util.function.IntFunction<ToIntFunction<State>> chooser) {
        int seat = one.actor();
        int[] first = new int[choices];
        int[] second = new int[choices];
        for (int i = 0; i < probes; i++) {
            first[chooser.apply(i).applyAsInt(guess(one, seat, Seeds.split(i, "first", 0)))]++;
            second[chooser.apply(i).applyAsInt(guess(other, seat, Seeds.split(i, "second", 0)))]++;
        }
        double chiSquare = 0;
        int freedom = -1;
        for (int i = 0; i < choices; i++) {
            double sum = first[i] + second[i];
            if (sum > 0) {
                freedom++;
                chiSquare += (first[i] - second[i]) * (double) (first[i] - second[i]) / sum;
            }
        }
        // Far beyond chance: the probability of a false alarm is below one in a hundred million.
        if (freedom > 0 && chiSquare > freedom + 12 * Math.sqrt(2.0 * freedom) + 18) {
            throw Violation.of(
                    problem, List.of("equal frequencies"), Arrays.toString(first) + " and " + Arrays.toString(second));
        }
    }
}
