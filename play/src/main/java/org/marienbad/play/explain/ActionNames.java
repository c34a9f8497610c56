package org.marienbad.play.explain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.State;

/** The positions of a search from one position, and their actions as people know them. */
final class ActionNames {
    private final Game game;
    private final State root;
    /** The guess of the hidden things in which an action was met, by its key. */
    private final Map<Long, State> guesses;
    /** By the key of the action. */
    private final Map<Long, Action> names = new HashMap<>();

    ActionNames(Game game, State root, Map<Long, State> guesses) {
        this.game = game;
        this.root = root.copy();
        this.guesses = guesses;
    }

    /** Of an action at a node. */
    static long key(ExplainedNode node, int action) {
        return (long) node.id() << 32 | action & 0xFFFFFFFFL;
    }

    /** The {@code action} at {@code node}; its number alone where the search met it nowhere. */
    Action of(ExplainedNode node, int action) {
        return names.computeIfAbsent(
                key(node, action),
                key -> line(guesses.getOrDefault(key, root), node.path())
                        .map(line -> of(line.present(), action))
                        .orElseGet(() -> unknown(action)));
    }

    Action of(State position, int action) {
        return game.isLegal(position, action) ? game.action(position, action) : unknown(action);
    }

    private static Action unknown(int action) {
        return Action.of(action, Integer.toString(action));
    }

    /** The positions from the root of the search to {@code node}, in a guess in which the search was there. */
    Optional<LineOfPlay> line(ExplainedNode node) {
        State from = node.parent()
                .map(parent -> guesses.get(key(parent, node.action())))
                .orElseGet(() -> guesses.values().stream().findFirst().orElse(root));
        return line(from == null ? root : from, node.path());
    }

    private Optional<LineOfPlay> line(State from, List<Integer> path) {
        List<State> positions = new ArrayList<>(List.of(from.copy()));
        for (int action : path) {
            State next = positions.get(positions.size() - 1).copy();
            if (!game.isLegal(next, action)) {
                return Optional.empty();
            }
            next.apply(action);
            positions.add(next);
        }
        return Optional.of(new LineOfPlay(positions, path));
    }
}
