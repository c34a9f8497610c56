package org.marienbad.ai.search;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.expectiminimax.Expectiminimax;
import org.marienbad.ai.greedy.Greedy;
import org.marienbad.ai.maxn.BestReply;
import org.marienbad.ai.maxn.MaxN;
import org.marienbad.ai.maxn.Paranoid;
import org.marienbad.ai.mcts.Mcts;
import org.marienbad.ai.minimax.Minimax;
import org.marienbad.ai.search.model.BatchEvaluator;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;

/** An estimate that is not a number compares with nothing: alpha-beta once took it for a proof. */
class NotANumberTest {
    private static final TicTacToe GAME = new TicTacToe();
    private static final Evaluator WRONG = (state, out) -> Arrays.fill(out, Double.NaN);

    /** Four leaves at a time, of which it knows nothing. */
    private static final class WrongBatches implements BatchEvaluator {
        @Override
        public int batchSize() {
            return 4;
        }

        @Override
        public void evaluate(State[] leaves, int count, double[][] payoffs, double[][] priors) {
            for (int i = 0; i < count; i++) {
                WRONG.evaluate(leaves[i], payoffs[i]);
            }
        }
    }

    @Test
    void isRefusedByEverySearch() {
        List<GameSearch> searches = List.of(
                Minimax.of(GAME).evaluator(WRONG).table(1).build(),
                Minimax.of(GAME).evaluator(WRONG).table(1).threads(2).build(),
                MaxN.of(GAME).evaluator(WRONG).build(),
                Paranoid.of(GAME).evaluator(WRONG).build(),
                BestReply.of(GAME).evaluator(WRONG).build(),
                Expectiminimax.of(GAME).evaluator(WRONG).build(1),
                Greedy.of(GAME).evaluator(WRONG).build(1),
                Mcts.of(GAME).evaluator(WRONG).build(1),
                Mcts.of(GAME).evaluator(WRONG).evaluateLeaves().build(1),
                Mcts.of(GAME).evaluator(WRONG).implicitMinimax(0).cutoff(2).build(1),
                Mcts.of(GAME).batchEvaluator(new WrongBatches()).build(1));
        State start = GAME.newInitialState();
        for (GameSearch search : searches) {
            assertThrows(
                    IllegalStateException.class,
                    () -> search.search(start, Budget.ofIterations(1000)),
                    search::toString);
        }
    }
}
