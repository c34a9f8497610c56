package org.marienbad.rbg.game;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.marienbad.rbg.play.Automaton;
import org.marienbad.rbg.play.Automaton.Edge;
import org.marienbad.rbg.tree.Rule;

/** The modifiers that shifts reach. The others are met at the vertex of the one before, so nobody chooses it. Thread-safe. */
final class MoveWays {
    private final Automaton automaton;
    private final Map<Integer, BitSet> shifted = new ConcurrentHashMap<>();

    MoveWays(Automaton automaton) {
        this.automaton = automaton;
    }

    /** Whether a way with a shift leads from {@code node} to the modifier or dot, with no other between. */
    boolean isShifted(int node, int modifier) {
        return shifted.computeIfAbsent(node, this::shifted).get(index(modifier));
    }

    private int index(int modifier) {
        return modifier > 0 ? modifier : automaton.modifiers() - modifier;
    }

    private BitSet shifted(int node) {
        BitSet found = new BitSet();
        BitSet known = new BitSet();
        Deque<Integer> open = new ArrayDeque<>();
        open.add(2 * node);
        while (!open.isEmpty()) {
            int state = open.remove();
            if (known.get(state)) {
                continue;
            }
            known.set(state);
            for (Edge edge : automaton.edges(state / 2)) {
                if (edge.index() != 0 && state % 2 == 1) {
                    found.set(index(edge.index()));
                } else if (edge.index() == 0) {
                    open.add(2 * edge.target() + (edge.action() instanceof Rule.Shift ? 1 : state % 2));
                }
            }
        }
        return found;
    }
}
