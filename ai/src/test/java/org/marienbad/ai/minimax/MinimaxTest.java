package org.marienbad.ai.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.search.IncrementalEvaluator;
import org.marienbad.ai.search.MoveOrdering;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.SearchResult.Proof;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;

/** The library's {@link Minimax}, its builder and its strategies. */
class MinimaxTest {
    private final TicTacToe ticTacToe = new TicTacToe();

    /** The value of the cells of either seat, found by following the actions. */
    private static final class Cells implements IncrementalEvaluator {
        private static final double[] WORTH = {
            3 / 64.0, 2 / 64.0, 3 / 64.0, 2 / 64.0, 4 / 64.0, 2 / 64.0, 3 / 64.0, 2 / 64.0, 3 / 64.0
        };
        private int fromNothing;
        private int updates;

        @Override
        public int accumulatorLength() {
            return 1;
        }

        @Override
        public void initialize(State state, double[] accumulator) {
            fromNothing++;
            accumulator[0] = 0;
            String[] marks = state.toString().split(" "); // of the seat to move, of the other, and who moves
            int first = Integer.parseInt(marks[marks[2].equals("0") ? 0 : 1], 2);
            int second = Integer.parseInt(marks[marks[2].equals("0") ? 1 : 0], 2);
            for (int cell = 0; cell < 9; cell++) {
                accumulator[0] += WORTH[cell] * ((first >> cell & 1) - (second >> cell & 1));
            }
        }

        @Override
        public void update(State before, double[] from, int action, State after, double[] to) {
            updates++;
            to[0] = from[0] + (before.actor() == 0 ? WORTH[action] : -WORTH[action]);
        }

        @Override
        public void evaluate(State state, double[] accumulator, double[] out) {
            out[0] = accumulator[0];
            out[1] = -accumulator[0];
        }

        @Override
        public void evaluate(State state, double[] out) {
            double[] accumulator = new double[1];
            initialize(state, accumulator);
            evaluate(state, accumulator, out);
        }
    }

    @Test
    void anIncrementalEvaluatorIsToldEveryAction() {
        for (int depth = 1; depth <= 6; depth++) {
            Cells cells = new Cells();
            Cells plain = new Cells();
            State position = ticTacToe.after(4, 0);
            SearchResult followed =
                    Minimax.of(ticTacToe).evaluator(cells).depth(depth).build().search(position);
            SearchResult counted = Minimax.of(ticTacToe)
                    .evaluator(plain::evaluate)
                    .depth(depth)
                    .build()
                    .search(position);
            assertEquals(counted.value(0), followed.value(0), 1e-12);
            assertEquals(counted.action(), followed.action());
            assertEquals(
                    counted.statistics().iterations(), followed.statistics().iterations());
            assertEquals(1, cells.fromNothing, "only the root, not even to order actions");
            assertTrue(cells.updates > 0);
        }
    }

    @Test
    void anOrderingOfOnesOwnIsAskedAndChangesNoValue() {
        List<Integer> depths = new ArrayList<>();
        MoveOrdering backwards = (state, actions, count, ply, depth, preferred) -> {
            for (int i = 0, j = count - 1; i < j; i++, j--) {
                int other = actions[i];
                actions[i] = actions[j];
                actions[j] = other;
            }
            depths.add(depth);
            return 0;
        };
        Game game = new TreeGame(3, 2, 4, 8, false, 0.125);
        SearchResult own =
                Minimax.of(game).ordering(() -> backwards).depth(6).build().search(game.newInitialState());
        SearchResult usual = Minimax.of(game).depth(6).build().search(game.newInitialState());
        assertEquals(usual.value(0), own.value(0), 1e-12);
        assertTrue(depths.contains(5) && !depths.contains(6), "the root is ordered by the iteration before");
    }

    @Test
    void positionsLookedAtForTheOrderAreIterations() {
        Game game = new TreeGame(3, 2, 4, 8, false, 0.125);
        MoveOrdering dear = (state, actions, count, ply, depth, preferred) -> 1000;
        SearchResult result =
                Minimax.of(game).ordering(() -> dear).iterations(1_500).build().search(game.newInitialState());
        assertEquals(1_500, result.statistics().iterations());
        assertTrue(result.statistics().depth() < 5);
    }

    @Test
    void reducedSearchesStillProveOnlyWhatIsTrue() {
        int proven = 0;
        for (long seed = 0; seed < 40; seed++) {
            Game game = new TreeGame(seed, 2, 6, 7, false, 0.25);
            State start = game.newInitialState();
            SearchResult result =
                    Minimax.of(game).lateMoveReductions(true).build().search(start, Budget.ofIterations(2_000_000));
            assertEquals(Proof.POSITION, result.proof(), "seed " + seed);
            assertEquals(TreeGame.value(game, start, 20)[0], result.value(0), 1e-9, "seed " + seed);
            proven++;
        }
        assertEquals(40, proven);
    }

    @Test
    void reductionsSaveNodes() {
        Game game = new TreeGame(11, 2, 8, 60, false, 0.3);
        long all = Minimax.of(game)
                .depth(7)
                .build()
                .search(game.newInitialState())
                .statistics()
                .iterations();
        long fewer = Minimax.of(game)
                .lateMoveReductions(true)
                .depth(7)
                .build()
                .search(game.newInitialState())
                .statistics()
                .iterations();
        assertTrue(fewer < all, fewer + " of " + all);
    }

    @Test
    void refusesSettingsOutOfRange() {
        assertThrows(IllegalArgumentException.class, () -> Minimax.of(ticTacToe).table(-1));
        assertThrows(IllegalArgumentException.class, () -> Minimax.of(ticTacToe).valuedActions(0));
        assertThrows(IllegalArgumentException.class, () -> Minimax.of(ticTacToe).threads(0));
        assertThrows(IllegalArgumentException.class, () -> Minimax.of(ticTacToe).depth(0));
    }

    @Test
    void limitsAreKept() {
        State start = ticTacToe.newInitialState();
        assertEquals(
                3,
                Minimax.of(ticTacToe)
                        .depth(3)
                        .build()
                        .search(start)
                        .statistics()
                        .depth());
        SearchResult few = Minimax.of(ticTacToe).iterations(77).build().search(start);
        assertEquals(77, few.statistics().iterations());
        SearchResult both = Minimax.of(ticTacToe).depth(5).build().search(start, Budget.ofDepth(2));
        assertEquals(2, both.statistics().depth(), "the caller's limits count, too");
    }

    @Test
    void moreThreadsThanAnyMachineHasAreRefused() {
        Minimax.Builder builder = Minimax.of(ticTacToe).threads(64);
        assertThrows(IllegalArgumentException.class, () -> builder.threads(65));
        assertThrows(IllegalArgumentException.class, () -> builder.threads(0));
    }
}
