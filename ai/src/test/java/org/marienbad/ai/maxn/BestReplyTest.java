package org.marienbad.ai.maxn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.minimax.Minimax;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.SearchResult.Proof;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

class BestReplyTest {
    /** The definition, without any cuts. */
    private record Reference(Game game, Evaluator evaluator, int root) {
        double value(State state, int depth, boolean replied) {
            double[] payoffs = new double[game.info().seats()];
            if (state.actor() == State.TERMINAL) {
                state.payoffs(payoffs);
                return payoffs[root];
            }
            if (depth == 0) {
                evaluator.evaluate(state, payoffs);
                return payoffs[root];
            }
            int[] actions = new int[game.info().maxLegalActions()];
            actions = Arrays.copyOf(actions, state.legalActions(actions));
            if (state.actor() == root) {
                return Arrays.stream(actions)
                        .mapToDouble(action -> value(after(state, action), depth - 1, false))
                        .max()
                        .orElseThrow();
            }
            double worst = value(after(state, usual(state, actions)), depth - 1, replied);
            for (int action : replied ? new int[0] : actions) {
                worst = Math.min(worst, value(after(state, action), depth - 1, true));
            }
            return worst;
        }

        private int usual(State state, int[] actions) {
            double most = Double.NEGATIVE_INFINITY;
            int usual = actions[0];
            for (int action : actions) {
                State next = after(state, action);
                double[] payoffs = new double[game.info().seats()];
                if (next.actor() == State.TERMINAL) {
                    next.payoffs(payoffs);
                } else {
                    evaluator.evaluate(next, payoffs);
                }
                double worth = payoffs[state.actor()] + (next.actor() == state.actor() ? 100 : 0);
                if (worth > most) {
                    most = worth;
                    usual = action;
                }
            }
            return usual;
        }

        private static State after(State state, int action) {
            State next = state.copy();
            next.apply(action);
            return next;
        }
    }

    @Test
    void valuesAreThoseOfTheDefinition() {
        for (long seed = 0; seed < 60; seed++) {
            TreeGame game = new TreeGame(seed, 3 + (int) (seed % 2), 4, 7, false, 0.25);
            Evaluator evaluator = game.evaluators().get(0).evaluator();
            State start = game.newInitialState();
            Reference reference = new Reference(game, evaluator, start.actor());
            for (int depth = 1; depth <= 6; depth++) {
                SearchResult result = BestReply.of(game).depth(depth).build().search(start);
                if (result.statistics().depth() == depth) {
                    assertEquals(
                            reference.value(start, depth, false),
                            result.value(start.actor()),
                            1e-12,
                            "seed " + seed + ", depth " + depth);
                    assertEquals(Proof.NONE, result.proof());
                }
            }
        }
    }

    @Test
    void withTwoSeatsItIsMinimax() {
        TicTacToe game = new TicTacToe();
        for (int depth = 1; depth <= 6; depth++) {
            State position = game.after(4, 1);
            assertEquals(
                    Minimax.of(game).depth(depth).build().search(position).value(0),
                    BestReply.of(game).depth(depth).build().search(position).value(0),
                    1e-5);
        }
    }
}
