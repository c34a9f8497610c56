package org.marienbad.ai.mcts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.mcts.selection.Grave;
import org.marienbad.ai.mcts.selection.ProgressiveBias;
import org.marienbad.ai.mcts.selection.Puct;
import org.marienbad.ai.mcts.selection.SelectionRule;
import org.marienbad.ai.mcts.selection.Ucb1;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.Same;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.ai.toy.Watched;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.SearchStep;
import org.marienbad.games.poker.PokerProvider;
import org.marienbad.games.testgames.NoughtsProvider;

/** Every step that Monte Carlo tree search tells is right by its textbook. */
class ObservedMctsTest {
    private static final double EQUAL = 1e-9;

    /** UCT as it is written down: visits and sums by path, UCB1, and backups. */
    private static final class Textbook implements Watched.Visitor {
        private final double c;
        private final Map<List<Integer>, Integer> visits = new HashMap<>();
        private final Map<List<Integer>, Double> sums = new HashMap<>();
        private double lowest = 1;
        private double highest;
        int selections;

        Textbook(double c) {
            this.c = c;
        }

        @Override
        public void visit(SearchStep step, List<State> path, List<Integer> actions) {
            State state = path.get(path.size() - 1);
            if (step instanceof SearchStep.Select select) {
                select(select, actions);
            } else if (step instanceof SearchStep.Leaf leaf && leaf.source() == SearchStep.Source.END) {
                double[] payoffs = new double[leaf.payoffs().length];
                state.payoffs(payoffs);
                for (int seat = 0; seat < payoffs.length; seat++) {
                    assertEquals((payoffs[seat] + 1) / 2, leaf.payoffs()[seat], EQUAL);
                }
            } else if (step instanceof SearchStep.BackUp backUp) {
                backUp(backUp, path, actions);
            }
        }

        private void select(SearchStep.Select select, List<Integer> actions) {
            selections++;
            double most = Double.NEGATIVE_INFINITY;
            double chosen = Double.NaN;
            for (SearchStep.Option option : select.options()) {
                List<Integer> child = new ArrayList<>(actions);
                child.add(option.action());
                int n = visits.getOrDefault(child, 0);
                double score = 1e6 + 0.5;
                if (n > 0) {
                    double range = Math.max(0, highest - lowest);
                    score = sums.get(child) / n + c * range * Math.sqrt(Math.log(visits.get(actions)) / n);
                }
                assertEquals(score, option.score(), EQUAL);
                most = Math.max(most, score);
                chosen = option.action() == select.chosen() ? score : chosen;
            }
            assertEquals(most, chosen, EQUAL);
        }

        private void backUp(SearchStep.BackUp backUp, List<State> path, List<Integer> actions) {
            for (double payoff : backUp.payoffs()) {
                lowest = Math.min(lowest, payoff);
                highest = Math.max(highest, payoff);
            }
            for (int ply = 0; ply < path.size(); ply++) {
                List<Integer> node = List.copyOf(actions.subList(0, ply));
                assertEquals(visits.merge(node, 1, Integer::sum).longValue(), backUp.visits()[ply]);
                if (ply > 0 && path.get(ply - 1).actor() >= 0) {
                    double payoff = backUp.payoffs()[path.get(ply - 1).actor()];
                    double sum = sums.merge(node, payoff, Double::sum);
                    assertEquals(sum / visits.get(node), backUp.means()[ply], EQUAL);
                }
            }
        }
    }

    private static Mcts.Builder plain(Game game) {
        return Mcts.of(game).withoutEvaluator().solver(false).iterations(500);
    }

    @Test
    void selectionsAndBackupsAreThoseOfTheTextbook() {
        for (int seed = 0; seed < 20; seed++) {
            Game game = new TreeGame(seed, 2 + seed % 2, 4, 6, seed % 3 == 0, 0.1);
            Watched watched = new Watched();
            plain(game).exploration(0.6).build(seed).search(game.newInitialState(), Budget.UNLIMITED, watched);
            Textbook textbook = new Textbook(0.6);
            watched.follow(game.newInitialState(), textbook);
            assertEquals(500, watched.count(SearchStep.BackUp.class));
            assertTrue(textbook.selections > 500);
        }
    }

    /** The score by the formula of the rule from the parts that are told. */
    private static double formula(String rule, double[] part) {
        return switch (rule) {
            case "ucb1" -> part[0] + (part[3] == 0 ? 0 : part[1] * Math.sqrt(Math.log(part[2]) / part[3]));
            case "puct" -> part[0] + part[1] * part[2] * Math.sqrt(part[3]) / (1 + part[4]);
            case "grave" ->
                (1 - part[0]) * part[1]
                        + part[0] * part[2]
                        + part[3] * Math.sqrt(Math.log(part[4]) / Math.max(1, part[5]));
            case "bias" ->
                part[0]
                        + (part[3] == 0 ? 0 : part[1] * Math.sqrt(Math.log(part[2]) / part[3]))
                        + part[4] * part[5] / (part[3] + 1);
            default -> throw new AssertionError(rule);
        };
    }

    private static void assertGreatest(Watched watched) {
        assertTrue(watched.count(SearchStep.Select.class) > 100);
        for (SearchStep step : watched.steps) {
            if (step instanceof SearchStep.Select select) {
                double most = Double.NEGATIVE_INFINITY;
                double chosen = Double.NaN;
                for (SearchStep.Option option : select.options()) {
                    boolean unplayed = select.rule().equals("grave") && option.parts()[0] < 0;
                    double score = unplayed ? option.score() : formula(select.rule(), option.parts());
                    assertEquals(score, option.score(), EQUAL);
                    most = Math.max(most, score);
                    chosen = option.action() == select.chosen() ? score : chosen;
                }
                assertEquals(most, chosen, EQUAL);
            }
        }
    }

    @Test
    void everyRuleFollowsTheGreatestOfItsScores() {
        for (SelectionRule rule :
                List.of(new Ucb1(0.3), new Puct(1.5), new Grave(0.1), new ProgressiveBias(0.3, 0.5))) {
            for (Game game : List.of(new TicTacToe(), new TreeGame(4, 3, 5, 6, true, 0.1))) {
                Watched watched = new Watched();
                Mcts.of(game)
                        .selection(rule)
                        .iterations(400)
                        .build(7)
                        .search(game.newInitialState(), Budget.UNLIMITED, watched);
                assertGreatest(watched);
            }
        }
    }

    @Test
    void informationSetsFollowTheGreatestOfTheirScores() {
        Game game = BruteForce.game(new PokerProvider(), 2, Map.of());
        State root = game.newInitialState();
        while (root.actor() == State.CHANCE) {
            root.apply(game.legalActions(root)[0]);
        }
        Watched watched = new Watched();
        InformationSetMcts.of(game).iterations(300).build(3).search(root, Budget.UNLIMITED, watched);
        assertEquals(300, watched.count(SearchStep.BackUp.class));
        for (SearchStep step : watched.steps) {
            if (step instanceof SearchStep.Select select) {
                assertTrue(select.options().stream().anyMatch(option -> option.action() == select.chosen()));
                double sum = select.options().stream()
                        .mapToDouble(SearchStep.Option::score)
                        .sum();
                if (select.rule().equals("mixed")) {
                    assertEquals(1, sum, EQUAL);
                }
            }
        }
    }

    @Test
    void observationChangesNothing() {
        for (Game game : List.of(new TicTacToe(), new TreeGame(2, 2, 4, 7, true, 0.1))) {
            Watched watched = new Watched();
            GameSearch seen = Mcts.of(game).iterations(700).build(5);
            GameSearch unseen = Mcts.of(game).iterations(700).build(5);
            State root = game.newInitialState();
            Decision one = seen.search(root, Budget.UNLIMITED, watched).decision();
            Decision two = unseen.search(root, Budget.UNLIMITED, Monitor.NONE).decision();
            Same.require(two, one);
            assertTrue(watched.steps.size() > 700, () -> Arrays.toString(watched.steps.toArray()));
        }
    }

    @Test
    void symmetricPositionsAreToldAsTheyArePlayed() {
        Game game = BruteForce.game(new NoughtsProvider(), 2, Map.of());
        Watched watched = new Watched();
        Mcts.of(game)
                .solver(false)
                .transpositions(true)
                .symmetries(true)
                .iterations(600)
                .build(3)
                .search(game.newInitialState(), Budget.UNLIMITED, watched);
        int[] selections = {0};
        watched.follow(game.newInitialState(), (step, path, actions) -> {
            State state = path.get(path.size() - 1);
            if (step instanceof SearchStep.Select select) {
                selections[0]++;
                assertArrayEquals(
                        game.legalActions(state),
                        select.options().stream()
                                .mapToInt(SearchStep.Option::action)
                                .sorted()
                                .toArray());
            } else if (step instanceof SearchStep.Expand expand) {
                assertArrayEquals(
                        game.legalActions(state),
                        Arrays.stream(expand.actions()).sorted().toArray());
            }
        });
        assertTrue(selections[0] > 600, "selections: " + selections[0]);
    }

    @Test
    void proofsAreToldAfterTheLeafThatBringsThem() {
        Game game = new TicTacToe();
        State root = game.newInitialState();
        for (int action : new int[] {0, 4, 8}) {
            root.apply(action);
        }
        Watched watched = new Watched();
        Mcts.of(game).iterations(2000).build(3).search(root, Budget.UNLIMITED, watched);
        assertTrue(watched.count(SearchStep.Prove.class) > 0);
        boolean told = false;
        for (SearchStep step : watched.steps) {
            told |= step instanceof SearchStep.Leaf;
            told &= !(step instanceof SearchStep.Round);
            assertTrue(told || !(step instanceof SearchStep.Prove));
        }
    }

    @Test
    void theSameSeedTakesTheSameSteps() {
        Game game = new TicTacToe();
        List<List<String>> runs = new ArrayList<>();
        for (int threads : new int[] {1, 4}) {
            Watched watched = new Watched();
            Mcts.of(game)
                    .iterations(100)
                    .threads(threads, Parallelization.ROOT)
                    .build(11)
                    .search(game.newInitialState(), Budget.UNLIMITED, watched);
            runs.add(watched.steps.stream()
                    .map(step -> step.getClass().getSimpleName())
                    .toList());
        }
        assertEquals(runs.get(0), runs.get(1));
    }
}
