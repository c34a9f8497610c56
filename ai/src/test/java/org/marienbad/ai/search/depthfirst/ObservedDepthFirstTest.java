package org.marienbad.ai.search.depthfirst;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.expectiminimax.Expectiminimax;
import org.marienbad.ai.maxn.BestReply;
import org.marienbad.ai.maxn.MaxN;
import org.marienbad.ai.maxn.Paranoid;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.Same;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.ai.toy.Watched;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.SearchStep;
import org.marienbad.framework.player.SearchStep.Bound;

/** The steps of depth-first searches with chance, and for several seats, are right by plain recursion. */
class ObservedDepthFirstTest {
    /** Estimates at the edge of the payoffs are moved by less. */
    private static final double EQUAL = 1e-5;

    private static Evaluator evaluator(Game game) {
        return game.advice().evaluators().get(0).evaluator();
    }

    /** Checks values against plain recursion, and chance nodes against the weights of their outcomes. */
    private static final class Textbook implements Watched.Visitor {
        private final BruteForce plain;
        private final boolean everySeat;
        private int seat;
        private int round;
        int expectations;
        int cuts;
        int exact;

        Textbook(BruteForce plain, boolean everySeat) {
            this.plain = plain;
            this.everySeat = everySeat;
        }

        private double[] values(State state, int ply) {
            return plain.value(state, round - ply);
        }

        @Override
        public void visit(SearchStep step, List<State> path, List<Integer> actions) {
            State state = path.get(path.size() - 1);
            int ply = path.size() - 1;
            if (step instanceof SearchStep.Start start) {
                seat = start.seat();
            } else if (step instanceof SearchStep.Round next) {
                round = (int) next.number();
            } else if (step instanceof SearchStep.Leaf leaf) {
                assertEquals(values(state, ply)[seat], leaf.payoffs()[seat], EQUAL);
            } else if (step instanceof SearchStep.Leave leave) {
                leave(leave, values(state, ply));
            } else if (step instanceof SearchStep.Expect expect) {
                expect(expect, state, ply);
            } else if (step instanceof SearchStep.Cut) {
                cuts++;
            }
        }

        private void leave(SearchStep.Leave leave, double[] truth) {
            double told = leave.payoffs()[seat];
            if (everySeat) {
                if (leave.bound() == Bound.EXACT) {
                    assertArrayEquals(truth, leave.payoffs(), EQUAL);
                    exact++;
                }
                return;
            }
            switch (leave.bound()) {
                case EXACT -> assertEquals(truth[seat], told, EQUAL);
                case AT_LEAST -> assertTrue(truth[seat] >= told - EQUAL, () -> truth[seat] + " < " + told);
                default -> assertTrue(truth[seat] <= told + EQUAL, () -> truth[seat] + " > " + told);
            }
        }

        private void expect(SearchStep.Expect expect, State state, int ply) {
            expectations++;
            double weights = 0;
            for (int outcome : plain.actions(state)) {
                weights += state.chanceWeight(outcome);
            }
            assertEquals(plain.actions(state).length, expect.outcomes().length);
            double mean = 0;
            for (int i = 0; i < expect.outcomes().length; i++) {
                int outcome = expect.outcomes()[i];
                assertEquals(state.chanceWeight(outcome) / weights, expect.weights()[i], 1e-12);
                State next = state.copy();
                next.apply(outcome);
                assertEquals(values(next, ply + 1)[seat], expect.values()[i], EQUAL);
                mean += expect.weights()[i] * expect.values()[i];
            }
            assertEquals(mean, expect.expectation(), 1e-12);
            assertEquals(values(state, ply)[seat], expect.expectation(), EQUAL);
        }
    }

    private static Textbook follow(Game game, GameSearch search, BruteForce plain, boolean everySeat) {
        Watched watched = new Watched();
        search.search(game.newInitialState(), Budget.UNLIMITED, watched);
        Textbook textbook = new Textbook(plain, everySeat);
        watched.follow(game.newInitialState(), textbook);
        return textbook;
    }

    @Test
    void expectiminimaxWeighsOutcomesAndCutsRightly() {
        int expectations = 0;
        int cuts = 0;
        for (int seed = 0; seed < 40; seed++) {
            Game game = new TreeGame(seed, 2, 4, 7, true, 0.1);
            GameSearch search = Expectiminimax.of(game).depth(2 + seed % 4).build(seed);
            Textbook found = follow(game, search, BruteForce.selfish(game, evaluator(game)), false);
            expectations += found.expectations;
            cuts += found.cuts;
        }
        assertTrue(expectations > 100 && cuts > 100, expectations + " expectations, " + cuts + " cuts");
    }

    @Test
    void maxNGivesEverySeatItsBest() {
        int exact = 0;
        for (int seed = 0; seed < 40; seed++) {
            Game game = new TreeGame(seed, 3, 4, 6, false, 0.1);
            GameSearch search = MaxN.of(game).depth(2 + seed % 4).build();
            exact += follow(game, search, BruteForce.selfish(game, evaluator(game)), true).exact;
        }
        assertTrue(exact > 1000, "exact values: " + exact);
    }

    @Test
    void paranoidTakesAllOthersForOpponents() {
        int cuts = 0;
        for (int seed = 0; seed < 40; seed++) {
            Game game = new TreeGame(seed, 3, 4, 6, false, 0.1);
            GameSearch search = Paranoid.of(game).depth(2 + seed % 4).build();
            cuts += follow(game, search, BruteForce.paranoid(game, evaluator(game), 0), false).cuts;
        }
        assertTrue(cuts > 100, "cuts: " + cuts);
    }

    private static List<GameSearch> searches(Game game) {
        return List.of(
                MaxN.of(game).iterations(1000).build(),
                Paranoid.of(game).iterations(1000).build(),
                BestReply.of(game).iterations(1000).build());
    }

    @Test
    void observationChangesNothing() {
        for (int seed = 0; seed < 10; seed++) {
            Game game = new TreeGame(seed, 3, 4, 7, false, 0.1);
            for (int kind = 0; kind < searches(game).size(); kind++) {
                Watched watched = new Watched();
                State root = game.newInitialState();
                Same.require(
                        searches(game).get(kind).search(root).decision(),
                        searches(game)
                                .get(kind)
                                .search(root, Budget.UNLIMITED, watched)
                                .decision());
                assertTrue(watched.count(SearchStep.Leave.class) > 100);
                watched.follow(root, (step, path, actions) -> {});
            }
        }
    }
}
