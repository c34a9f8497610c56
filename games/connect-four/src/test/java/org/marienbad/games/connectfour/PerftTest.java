package org.marienbad.games.connectfour;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.State;

class PerftTest {
    private static long perft(ConnectFourState state, int depth) {
        if (depth == 0) {
            return 1;
        }
        int[] actions = new int[9];
        int count = state.legalActions(actions);
        long sum = 0;
        ConnectFourState next = state.copy();
        for (int i = 0; i < count; i++) {
            next.copyFrom(state);
            next.apply(actions[i]);
            sum += perft(next, depth - 1);
        }
        return sum;
    }

    /** The first wins are on the seventh ply. */
    @Test
    void sequencesByPlies() {
        long[] known = {1, 7, 49, 343, 2401, 16_807, 117_649, 823_536};
        for (int depth = 0; depth < known.length; depth++) {
            assertEquals(known[depth], perft(Games.of().newInitialState(), depth), "depth " + depth);
        }
    }

    /** OEIS A212693 (J. Tromp; S. Edelkamp, P. Kissmann 2008). */
    @Test
    void differentPositionsByPlies() {
        long[] known = {1, 7, 49, 238, 1120, 4263, 16_422, 54_859, 184_275};
        Set<List<Long>> positions = new HashSet<>(Set.of(List.of(0L, 0L)));
        ConnectFourState state = Games.of().newInitialState();
        ConnectFourState next = state.copy();
        int[] actions = new int[7];
        for (int plies = 0; plies < known.length; plies++) {
            assertEquals(known[plies], positions.size(), plies + " plies");
            Set<List<Long>> following = new HashSet<>();
            for (List<Long> words : positions) {
                state.decode(new long[] {words.get(0), words.get(1)});
                int count = state.legalActions(actions);
                for (int i = 0; i < count; i++) {
                    next.copyFrom(state);
                    next.apply(actions[i]);
                    following.add(List.of(next.discs(0), next.discs(1)));
                }
            }
            positions = following;
        }
    }

    /** A random game of OpenSpiel (integration_tests/playthroughs/connect_four.txt). */
    @Test
    void aGameOfAnotherProgramEndsAsThere() {
        ConnectFourState state = Games.of().newInitialState();
        int[] columns = {0, 1, 2, 6, 4, 1, 0, 2, 6, 0, 5, 4, 0, 6, 5, 0, 3};
        for (int i = 0; i < columns.length; i++) {
            assertEquals(i % 2, state.actor());
            state.apply(columns[i]);
        }
        assertEquals(State.TERMINAL, state.actor());
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        assertArrayEquals(new double[] {1, -1}, payoffs);
    }
}
