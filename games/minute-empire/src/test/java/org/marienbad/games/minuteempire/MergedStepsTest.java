package org.marienbad.games.minuteempire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.State;
import org.marienbad.games.minuteempire.data.CardAction;
import org.marienbad.games.minuteempire.data.Step;

/** Merging steps loses no result of an action, and leaves few sequences for each. */
class MergedStepsTest {
    /** Ways to carry out an action, and its results. */
    private static final class Outcomes {
        final Set<ByteBuffer> results = new HashSet<>();
        private final Set<ByteBuffer> seen = new HashSet<>();
        long sequences;

        private final boolean merged;

        Outcomes(EmpireState state, boolean merged, Step... steps) {
            this.merged = merged;
            EmpireState begun = state.copy();
            begun.steps.begin(begun.actor(), steps[0], steps.length > 1 ? steps[1] : null);
            explore(begun, !begun.offer.settle());
        }

        private void explore(EmpireState state, boolean over) {
            if (over) {
                sequences++;
                results.add(ByteBuffer.wrap(state.pieces.cells.clone()));
                return;
            }
            if (!merged) {
                byte[] key = Arrays.copyOf(state.pieces.cells, state.pieces.cells.length + 8);
                ByteBuffer.wrap(key).putLong(key.length - 8, state.canonical.key(state.steps.key()));
                if (!seen.add(ByteBuffer.wrap(key))) {
                    return;
                }
            }
            int[] codes = new int[state.rules.codes.mostLegal];
            int count = state.offer.steps(codes);
            for (int i = 0; i < count; i++) {
                EmpireState next = state.copy();
                next.offer.apply(codes[i]);
                explore(next, !next.offer.settle());
            }
        }
    }

    /** Requires that no result is lost, and at most {@code most} sequences a result on average. */
    private static void check(EmpireState merged, EmpireState free, double most, Step... steps) {
        Outcomes few = new Outcomes(merged, true, steps);
        Outcomes all = new Outcomes(free, false, steps);
        assertEquals(all.results, few.results, () -> Arrays.toString(steps) + " in\n" + merged);
        assertTrue(
                few.sequences <= most * few.results.size() + 1,
                () -> few.sequences + " sequences for " + few.results.size() + " results of " + Arrays.toString(steps)
                        + " in\n" + merged);
    }

    /** Checks some positions of random games. */
    static void check(int positions, String rules, String map, int seats, double most, Step... steps) {
        EmpireGame merged = Games.of(seats, "rules", rules, "map", map);
        EmpireGame free = Games.of(seats, "rules", rules, "map", map, "steps", "free");
        SplittableRandom random = new SplittableRandom(5);
        int[] codes = new int[merged.info().maxLegalActions()];
        int tested = 0;
        while (tested < positions) {
            EmpireState state = merged.newInitialState();
            while (state.actor() != State.TERMINAL) {
                if (state.phase() == Phase.PICK && random.nextInt(12) == 0) {
                    EmpireState same = free.stateOf(merged.position(state).orElseThrow());
                    check(state, same, most, steps);
                    tested++;
                }
                state.apply(
                        state.actor() == State.CHANCE
                                ? state.randomOutcome(codes, random)
                                : state.randomAction(codes, random));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "official, side-a, 2",
        "official, side-b, 3",
        "official, side-a, 5",
        "thesis, side-a, 2",
        "thesis, side-b, 4"
    })
    void everyResultIsReached(String rules, String map, int seats) {
        check(12, rules, map, seats, 1, new Step(CardAction.PLACE, 3));
        check(12, rules, map, seats, 1, new Step(CardAction.CITY, 2));
        check(12, rules, map, seats, 2, new Step(CardAction.DESTROY, 2));
        check(12, rules, map, seats, 1.1, new Step(CardAction.MOVE, 2));
        check(12, rules, map, seats, 1.3, new Step(CardAction.MOVE, 3));
        check(12, rules, map, seats, 1.3, new Step(CardAction.SAIL, 3));
        check(12, rules, map, seats, 2, new Step(CardAction.DESTROY, 1), new Step(CardAction.PLACE, 1));
        check(12, rules, map, seats, 3, new Step(CardAction.CITY, 1), new Step(CardAction.PLACE, 2));
    }
}
