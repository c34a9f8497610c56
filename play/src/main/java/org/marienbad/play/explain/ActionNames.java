package org.marienbad.play.explain;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/** The notation of actions in the tree of a search from one position. */
final class ActionNames {
    private final Game game;
    private final State root;
    /** By the number of the node and the action. */
    private final Map<Long, String> names = new HashMap<>();

    ActionNames(Game game, State root) {
        this.game = game;
        this.root = root.copy();
    }

    /** The notation of {@code action} at {@code node}; its number where it is not legal in the guess of what is hidden. */
    String of(ExplainedNode node, int action) {
        return names.computeIfAbsent((long) node.id() << 32 | action & 0xFFFFFFFFL, key -> name(node.path(), action));
    }

    private String name(List<Integer> path, int action) {
        State state = root.copy();
        for (int code : path) {
            if (!game.isLegal(state, code)) {
                return Integer.toString(action);
            }
            state.apply(code);
        }
        return game.isLegal(state, action) ? game.action(state, action).notation() : Integer.toString(action);
    }
}
