package org.marienbad.ai.mcts.tree;

import org.marienbad.ai.search.shared.StateStack;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/** Finds the position that has arisen since the last search in its tree, by replaying the visited lines. */
final class SubtreeReuse {
    private static final int MOST_PLIES = 12;
    private static final int MOST_POSITIONS = 20_000;

    private final Tree tree;
    private final StateStack stack;
    private int left;

    SubtreeReuse(Game game, Tree tree) {
        this.tree = tree;
        stack = new StateStack(game);
    }

    /** The node of {@code position}, the nearest to the root, or −1; {@code root} is the position of the root. */
    int find(State root, State position) {
        stack.reserve(MOST_PLIES);
        stack.state(0).copyFrom(root);
        long hash = position.hash();
        String text = position.toString();
        left = MOST_POSITIONS;
        for (int plies = 0; plies <= MOST_PLIES && left > 0; plies++) {
            int node = find(Tree.ROOT, 0, plies, hash, text);
            if (node >= 0) {
                return node;
            }
        }
        return -1;
    }

    private int find(int node, int ply, int plies, long hash, String text) {
        State state = stack.state(ply);
        if (ply == plies) {
            return state.hash() == hash && state.toString().equals(text) ? node : -1;
        }
        int first = tree.firstChild(node);
        for (int child = first; child < first + tree.childCounts[node] && left > 0; child++) {
            if (tree.visits[child] > 0) {
                left--;
                State next = stack.state(ply + 1);
                next.copyFrom(state);
                next.apply(tree.actions[child]);
                int found = find(child, ply + 1, plies, hash, text);
                if (found >= 0) {
                    return found;
                }
            }
        }
        return -1;
    }
}
