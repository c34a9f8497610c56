package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.marienbad.framework.game.GameInfo.Repetition;
import org.marienbad.framework.game.RepetitionState;
import org.marienbad.framework.game.State;

/**
 * Check REPETITION, for games in which it matters that a position occurs again. {@link RepetitionState#repeats} must be
 * true wherever the history decides, and cycles are played round.
 */
final class Repetitions {
    private static final int MOST_STEPS = 2_000;
    private static final int LONGEST = 8;
    private static final int MOST_ROUNDS = 1000;

    private Repetitions() {}

    static int check(Sample sample) {
        if (!sample.isHistoryDependent()) {
            return 0;
        }
        boolean illegal = sample.subject().info().repetition() == Repetition.ILLEGAL;
        int tested = sample.eachLine(line -> {
            Set<List<Long>> seen = new HashSet<>();
            return line.visitAll((state, ply) -> {
                Fingerprint now = sample.fingerprint(state);
                requireRepeats(sample, state, now);
                if (!seen.add(now.encoding())) {
                    if (illegal) {
                        throw Violation.of("a position that is to occur once", "new", "an earlier one");
                    }
                    Fingerprint first = sample.fingerprint(sample.withoutHistory(state));
                    if (first.hash() == now.hash()) {
                        throw Violation.of("hash of a position that occurs again", "another", "the same");
                    }
                }
            });
        });
        return tested + sample.visit((state, ply) -> tryCycle(sample, state, illegal));
    }

    /** If the history does not decide, everything but the hash is as without it. */
    private static void requireRepeats(Sample sample, State state, Fingerprint now) {
        if (!(state instanceof RepetitionState repetition)) {
            throw Violation.of("a state of a game in which repetition matters", "a RepetitionState", state.getClass());
        }
        Fingerprint without = sample.fingerprint(sample.withoutHistory(state));
        boolean decides = now.actor() != without.actor() || !now.legal().equals(without.legal());
        if (decides != repetition.repeats()) {
            throw Violation.of("repeats()", decides, repetition.repeats());
        }
    }

    /** Looks for a way back to {@code start}, and goes round until the game ends. */
    private static void tryCycle(Sample sample, State start, boolean illegal) {
        long[] home = sample.subject().encode(start);
        List<Integer> way = new ArrayList<>();
        int[] steps = new int[1];
        for (int length = 2; length <= LONGEST && way.isEmpty(); length += 2) {
            find(sample, start, home, length, way, steps);
        }
        if (way.isEmpty()) {
            return;
        }
        if (illegal) {
            throw Violation.of("a way back to a position that is to occur once", "not legal", "actions " + way);
        }
        State state = start.copy();
        for (int round = 0; round < MOST_ROUNDS; round++) {
            for (int action : way) {
                if (state.actor() == State.TERMINAL) {
                    return;
                }
                state.apply(action);
            }
        }
        throw Violation.of("a cycle of " + way.size() + " plies, " + MOST_ROUNDS + " times", "the end", "none");
    }

    private static boolean find(Sample sample, State state, long[] home, int left, List<Integer> way, int[] steps) {
        if (left == 0) {
            return Arrays.equals(home, sample.subject().encode(state));
        }
        for (int action : sample.legal(state)) {
            if (++steps[0] > MOST_STEPS) {
                return false;
            }
            State child = state.copy();
            child.apply(action);
            way.add(action);
            if (find(sample, child, home, left - 1, way, steps)) {
                return true;
            }
            way.remove(way.size() - 1);
        }
        return false;
    }
}
