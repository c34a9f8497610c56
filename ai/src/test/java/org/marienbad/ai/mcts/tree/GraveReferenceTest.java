package org.marienbad.ai.mcts.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.ai.mcts.selection.Grave;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.games.connectfour.ConnectFourProvider;

/** Follows a search by {@link Grave}, iteration for iteration, with the textbook's algorithm on objects and maps. */
class GraveReferenceTest {
    private static final int ITERATIONS = 1500;

    private static final class Mean {
        int count;
        double sum;

        void add(double payoff) {
            count++;
            sum += payoff;
        }
    }

    /** Its means are for the seat that moves there. */
    private static final class Node {
        int visits;
        boolean expanded;
        final Map<Integer, Node> children = new HashMap<>();
        final Map<Integer, Mean> own = new HashMap<>();
        final Map<Integer, Mean> all = new HashMap<>();

        Mean own(int action) {
            return own.computeIfAbsent(action, key -> new Mean());
        }

        Mean all(int action) {
            return all.computeIfAbsent(action, key -> new Mean());
        }
    }

    private final Node root = new Node();
    private double lowest = 1;
    private double highest;

    /** A tree for three where a seat may move twice in a row; a small board, where columns fill up; the usual one. */
    @ParameterizedTest
    @CsvSource({
        "three seats, 0.6, 0, 0.001",
        "three seats, 0, 0, 1",
        "small, 0.6, 50, 0.001",
        "small, 0.3, 10, 0.1",
        "large, 0.6, 50, 0.001",
        "large, 0, 0, 1",
        "large, 0.3, 10, 0"
    })
    void everyActionFollowedIsTheBestOfTheTextbook(String name, double c, int reference, double bias) {
        Game game = switch (name) {
            case "three seats" -> new TreeGame(5, 3, 4, 8, false, 0.1);
            case "small" -> BruteForce.game(new ConnectFourProvider(), 2, Map.of("columns", 4, "rows", 4));
            default -> BruteForce.game(new ConnectFourProvider(), 2, Map.of());
        };
        Grave rule = new Grave(c, reference, bias);
        TreeOptions.Builder builder = new TreeOptions.Builder();
        builder.selection = rule;
        builder.solver = false;
        TreeOptions options = builder.build();
        Uct uct = new Uct(game, options, new SplittableRandom(1));
        Simulation simulation = new Simulation(game, options, new SplittableRandom(2));
        root.expanded = true;
        uct.start(game.newInitialState(), () -> false);
        for (int i = 0; i < ITERATIONS; i++) {
            uct.iterate(simulation, game.info().maxPlies());
            follow(game.newInitialState(), simulation, rule);
            backUp(simulation);
        }
        Tree tree = uct.tree();
        int first = tree.firstChild(Tree.ROOT);
        for (int child = first; child < first + tree.childCounts[Tree.ROOT]; child++) {
            Mean all = root.all(tree.actions[child]);
            assertEquals(root.own(tree.actions[child]).count, tree.visits[child]);
            assertEquals(root.own(tree.actions[child]).sum, tree.payoffSums[child], 1e-6);
            assertEquals(all.count, tree.amafVisits[child]);
            assertEquals(all.sum, tree.amafSums[child], 1e-6);
        }
    }

    /** Checks the path of {@code simulation}, and expands at the second visit. */
    private void follow(State state, Simulation simulation, Grave rule) {
        Map<Integer, Node> references = new HashMap<>();
        int[] actions = new int[100];
        Node node = root;
        int ply = 0;
        while (state.actor() != State.TERMINAL && (node.expanded || node.visits > 0)) {
            node.expanded = true;
            if (node.visits >= rule.reference() || !references.containsKey(state.actor())) {
                references.put(state.actor(), node);
            }
            Node reference = references.get(state.actor());
            double best = Double.NEGATIVE_INFINITY;
            for (int i = state.legalActions(actions) - 1; i >= 0; i--) {
                best = Math.max(best, bound(node, reference, actions[i], rule));
            }
            int followed = simulation.actions[ply++];
            double bound = bound(node, reference, followed, rule);
            assertTrue(bound >= best - 1e-9, "iteration " + root.visits + ", ply " + ply + ": " + bound + " < " + best);
            node = node.children.computeIfAbsent(followed, key -> new Node());
            state.apply(followed);
        }
        assertEquals(ply, simulation.length);
    }

    private double bound(Node node, Node reference, int action, Grave rule) {
        int visits = node.own(action).count;
        int all = reference.all(action).count;
        if (visits == 0 && all == 0) {
            return 1e6;
        }
        double own = visits == 0 ? 0 : node.own(action).sum / visits;
        double later = all == 0 ? 0 : reference.all(action).sum / all;
        double weight = all / (all + visits + rule.bias() * all * visits);
        double range = Math.max(0, highest - lowest);
        return (1 - weight) * own
                + weight * later
                + rule.c() * range * Math.sqrt(Math.log(Math.max(1, node.visits)) / Math.max(1, visits));
    }

    private void backUp(Simulation simulation) {
        Node node = root;
        for (int ply = 0; ply <= simulation.length; ply++) {
            node.visits++;
            if (ply < simulation.plies && node.expanded) {
                int seat = simulation.actors[ply];
                double payoff = simulation.payoffs[seat];
                node.own(simulation.actions[ply]).add(payoff);
                Set<Integer> played = new HashSet<>();
                for (int later = ply; later < simulation.plies; later++) {
                    if (simulation.actors[later] == seat && played.add(simulation.actions[later])) {
                        node.all(simulation.actions[later]).add(payoff);
                    }
                }
            }
            if (ply < simulation.length) {
                node = node.children.get(simulation.actions[ply]);
            }
        }
        for (double payoff : simulation.payoffs) {
            lowest = Math.min(lowest, payoff);
            highest = Math.max(highest, payoff);
        }
    }
}
