package org.marienbad.framework.match;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;

/**
 * The positions of a session's plies, and who is to move in them. One {@link #stay stays} in memory. The others are
 * dropped with the next garbage, and played again when somebody asks for them: a server holds thousands of games. All
 * methods but {@link #actor} and {@link #add} call the game.
 */
final class TreePositions {
    private final GameSetup setup;
    private final PlyTree tree;
    /** By node. */
    private int[] actors = new int[16];

    private int stayingNode = PlyTree.START;
    private State staying;
    /** By node; null where it is not known. */
    private WeakReference<List<State>> known = new WeakReference<>(null);

    TreePositions(GameSetup setup, PlyTree tree) {
        this.setup = setup;
        this.tree = tree;
        staying = setup.newState();
        actors[PlyTree.START] = staying.actor();
    }

    /** Who is to move in the position of {@code node}. */
    int actor(int node) {
        return actors[node];
    }

    /** Knows the position of {@code node}, which is new. */
    void add(int node, State position, int actor) {
        if (node >= actors.length) {
            actors = Arrays.copyOf(actors, Math.max(node + 1, actors.length + actors.length / 2));
        }
        actors[node] = actor;
        put(states(), node, position);
    }

    /** The position of {@code node}, not to be changed; it stays in memory until this is called for another. */
    State stay(int node) {
        if (stayingNode != node) {
            staying = state(node);
            stayingNode = node;
        }
        return staying;
    }

    /** The positions of {@code nodes}, not to be changed. */
    List<State> states(List<Integer> nodes) {
        List<State> states = states();
        return nodes.stream().map(node -> state(states, node)).toList();
    }

    /** The position of {@code node}, not to be changed. */
    State state(int node) {
        return state(states(), node);
    }

    private State state(List<State> states, int node) {
        List<Integer> missing = new ArrayList<>();
        int from = node;
        while (get(states, from) == null && from != PlyTree.START) {
            missing.add(from);
            from = tree.parent(from);
        }
        State state = get(states, from);
        if (state == null) {
            state = setup.newState();
            put(states, from, state);
        }
        for (int i = missing.size() - 1; i >= 0; i--) {
            state = state.copy();
            state.apply(tree.action(missing.get(i)));
            put(states, missing.get(i), state);
        }
        return state;
    }

    private State get(List<State> states, int node) {
        return node == stayingNode ? staying : node < states.size() ? states.get(node) : null;
    }

    private static void put(List<State> states, int node, State state) {
        while (states.size() <= node) {
            states.add(null);
        }
        states.set(node, state);
    }

    private List<State> states() {
        List<State> states = known.get();
        if (states == null) {
            states = new ArrayList<>();
            known = new WeakReference<>(states);
        }
        return states;
    }
}
