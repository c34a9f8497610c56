package org.marienbad.games.kalaha;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Playout;

class AllocationTest {
    @ParameterizedTest
    @ValueSource(ints = {6, 9})
    void playoutsAllocateNothing(int pits) {
        KalahaGame game = Games.of("pits", pits);
        KalahaState start = game.newInitialState();
        KalahaState state = start.copy();
        Playout playout = new Playout(game);
        Evaluator evaluator = game.advice().evaluator("potential").orElseThrow();
        SplittableRandom random = new SplittableRandom(3);
        double[] out = new double[2];
        ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long id = Thread.currentThread().getId();
        long allocated = Long.MAX_VALUE;
        // The first rounds load classes and compile; the measured ones must allocate nothing at all.
        for (int round = 0; round < 5; round++) {
            long before = thread.getThreadAllocatedBytes(id);
            for (int i = 0; i < 2_000; i++) {
                state.copyFrom(start);
                evaluator.evaluate(state, out);
                playout.run(state, random);
                state.payoffs(out);
            }
            allocated = Math.min(allocated, thread.getThreadAllocatedBytes(id) - before);
        }
        assertEquals(0, allocated);
    }
}
