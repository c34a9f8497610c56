package org.marienbad.ai.minimax;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.Same;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.ai.toy.Watched;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.SearchStep;
import org.marienbad.framework.player.SearchStep.Bound;

/** Every step that minimax tells is right by plain minimax. */
class ObservedMinimaxTest {
    /** Estimates at the edge of the payoffs are moved by less. */
    private static final double EQUAL = 1e-5;

    /** Checks steps against values by plain recursion. */
    private static final class Textbook implements Watched.Visitor {
        private final Game game;
        private final BruteForce plain;
        private final int depth;
        private int seat;
        private int round;
        private final List<SearchStep.Enter> entered = new ArrayList<>();
        /** Actions of the root that are proven before the others are tried. */
        private final List<Integer> proven = new ArrayList<>();

        int cuts;

        Textbook(Game game, int depth) {
            this.game = game;
            this.depth = depth;
            plain = BruteForce.selfish(
                    game,
                    game.advice().evaluators().isEmpty()
                            ? null
                            : game.advice().evaluators().get(0).evaluator());
        }

        /** The value of {@code state}, so many plies from the root, for the seat that decides. */
        private double value(State state, int ply) {
            return plain.value(state, depth == Integer.MAX_VALUE ? depth : round - ply)[seat];
        }

        @Override
        public void visit(SearchStep step, List<State> path, List<Integer> actions) {
            State state = path.get(path.size() - 1);
            int ply = path.size() - 1;
            if (step instanceof SearchStep.Start start) {
                seat = start.seat();
            } else if (step instanceof SearchStep.Round next) {
                round = (int) next.number();
                entered.clear();
                proven.clear();
            } else if (step instanceof SearchStep.Enter enter) {
                entered.add(enter);
            } else if (step instanceof SearchStep.Leaf leaf) {
                assertEquals(value(state, ply), leaf.payoffs()[seat], EQUAL);
                if (leaf.source() == SearchStep.Source.PROOF) {
                    proven.add(actions.get(0));
                }
            } else if (step instanceof SearchStep.Leave leave) {
                entered.remove(entered.size() - 1);
                assertHolds(value(state, ply), leave.payoffs()[seat], leave.bound());
            } else if (step instanceof SearchStep.Known known && depth == Integer.MAX_VALUE) {
                assertHolds(value(state, ply), known.value(), known.bound());
            } else if (step instanceof SearchStep.Cut cut) {
                cut(cut, state, ply);
            } else if (step instanceof SearchStep.Order order) {
                IntStream known = ply > 0 ? IntStream.empty() : proven.stream().mapToInt(action -> action);
                assertArrayEquals(
                        game.legalActions(state),
                        IntStream.concat(known, Arrays.stream(order.actions()))
                                .sorted()
                                .toArray());
            }
        }

        /** A cut is right if the true value is beyond the limit, and the limit that of the window. */
        private void cut(SearchStep.Cut cut, State state, int ply) {
            cuts++;
            double truth = value(state, ply);
            SearchStep.Window window = entered.get(entered.size() - 1).window();
            switch (cut.reason()) {
                case BETA -> {
                    assertEquals(seat, state.actor());
                    assertTrue(truth >= cut.limit() - EQUAL);
                    assertTrue(cut.value() >= cut.limit());
                    assertEquals(window.beta(), cut.limit());
                }
                case ALPHA -> {
                    assertEquals(1 - seat, state.actor());
                    assertTrue(truth <= cut.limit() + EQUAL);
                    assertTrue(cut.value() <= cut.limit());
                    assertEquals(window.alpha(), cut.limit());
                }
                default -> assertEquals(state.actor() == seat ? 1 : -1, truth, EQUAL);
            }
        }

        private static void assertHolds(double truth, double told, Bound bound) {
            switch (bound) {
                case EXACT -> assertEquals(truth, told, EQUAL);
                case AT_LEAST -> assertTrue(truth >= told - EQUAL, () -> truth + " is not at least " + told);
                default -> assertTrue(truth <= told + EQUAL, () -> truth + " is not at most " + told);
            }
        }
    }

    @Test
    void valuesAndCutsAreThoseOfPlainMinimax() {
        int cuts = 0;
        for (int seed = 0; seed < 40; seed++) {
            Game game = new TreeGame(seed, 2, 4, 7, false, 0.1);
            State root = game.newInitialState();
            Watched watched = new Watched();
            int depth = 2 + seed % 4;
            Minimax.of(game).table(0).depth(depth).build().search(root, Budget.UNLIMITED, watched);
            Textbook textbook = new Textbook(game, depth);
            watched.follow(root, textbook);
            cuts += textbook.cuts;
        }
        assertTrue(cuts > 400, "cuts: " + cuts);
    }

    @Test
    void theTableHoldsTrueValues() {
        Game game = new TicTacToe();
        State root = game.newInitialState();
        for (int action : new int[] {0, 4, 8}) {
            root.apply(action);
        }
        Watched watched = new Watched();
        Minimax.of(game).build().search(root, Budget.UNLIMITED, watched);
        assertTrue(watched.count(SearchStep.Known.class) > 0);
        // Only values of the last round rest on ends of the game alone.
        List<SearchStep> rounds = watched.steps.stream()
                .filter(SearchStep.Round.class::isInstance)
                .toList();
        watched.steps
                .subList(1, watched.steps.lastIndexOf(rounds.get(rounds.size() - 1)))
                .clear();
        watched.follow(root, new Textbook(game, Integer.MAX_VALUE));
    }

    @Test
    void observationChangesNothing() {
        for (int seed = 0; seed < 20; seed++) {
            Game game = new TreeGame(seed, 2, 4, 8, false, 0.1);
            Watched watched = new Watched();
            SearchResult seen = search(game, watched);
            SearchResult unseen = search(game, Monitor.NONE);
            Same.require(unseen.decision(), seen.decision());
            assertFalse(watched.steps.isEmpty());
        }
    }

    private static SearchResult search(Game game, Monitor monitor) {
        return Minimax.of(game).iterations(3000).build().search(game.newInitialState(), Budget.UNLIMITED, monitor);
    }

    @Test
    void severalThreadsBecomeOne() {
        Game game = new TicTacToe();
        Watched watched = new Watched();
        Thread caller = Thread.currentThread();
        Minimax.of(game).threads(2).depth(4).build().search(game.newInitialState(), Budget.UNLIMITED, new Monitor() {
            @Override
            public boolean cancelled() {
                return false;
            }

            @Override
            public SearchObserver observer() {
                assertEquals(caller, Thread.currentThread());
                return watched.observer();
            }
        });
        assertTrue(watched.count(SearchStep.Leave.class) > 100);
    }
}
