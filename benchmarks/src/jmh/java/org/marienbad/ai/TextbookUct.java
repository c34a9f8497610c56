package org.marienbad.ai;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/** UCT for two seats as in a textbook, an object a node: what the flat tree is measured against. */
final class TextbookUct {
    private static final class Node {
        private final Node parent;
        private final int action;
        private final int mover;
        private final List<Node> children = new ArrayList<>();
        private final List<Integer> untried = new ArrayList<>();
        private int visits;
        private double sum;

        private Node(Node parent, int action, int mover, State state, int[] buffer) {
            this.parent = parent;
            this.action = action;
            this.mover = mover;
            int count = state.legalActions(buffer);
            for (int i = 0; i < count; i++) {
                untried.add(buffer[i]);
            }
        }

        private Node select(double exploration) {
            Node best = null;
            double highest = Double.NEGATIVE_INFINITY;
            for (Node child : children) {
                double bound = child.sum / child.visits + exploration * Math.sqrt(Math.log(visits) / child.visits);
                if (bound > highest) {
                    highest = bound;
                    best = child;
                }
            }
            return best;
        }
    }

    private TextbookUct() {}

    /** The action visited most after {@code iterations}. */
    static int choose(Game game, State position, int iterations, double exploration, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] buffer = new int[game.info().maxLegalActions()];
        double[] payoffs = new double[game.info().seats()];
        Node root = new Node(null, -1, -1, position, buffer);
        for (int i = 0; i < iterations; i++) {
            State state = position.copy();
            Node node = root;
            while (node.untried.isEmpty() && !node.children.isEmpty()) {
                node = node.select(exploration);
                state.apply(node.action);
            }
            if (!node.untried.isEmpty()) {
                int action = node.untried.remove(random.nextInt(node.untried.size()));
                int mover = state.actor();
                state.apply(action);
                Node child = new Node(node, action, mover, state, buffer);
                node.children.add(child);
                node = child;
            }
            for (int count = state.legalActions(buffer); count > 0; count = state.legalActions(buffer)) {
                state.apply(buffer[random.nextInt(count)]);
            }
            state.payoffs(payoffs);
            for (; node != null; node = node.parent) {
                node.visits++;
                node.sum += node.mover < 0 ? 0 : (payoffs[node.mover] + 1) / 2;
            }
        }
        Node most = root.children.get(0);
        for (Node child : root.children) {
            most = child.visits > most.visits ? child : most;
        }
        return most.action;
    }
}
