package org.marienbad.rbg.play;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.marienbad.rbg.play.Automaton.Edge;
import org.marienbad.rbg.tree.Graph;
import org.marienbad.rbg.tree.Rule;

/**
 * The nodes at which a player begins a move from any vertex alike, since shifts lead from each to the same ones. Without
 * them the vertex of the last move would tell positions apart that are the same for people.
 */
final class FreeNodes {
    /** Steps of the analysis; nodes that are left then count as if the vertex mattered. */
    private static final int MOST_WORK = 30_000_000;

    private final Automaton automaton;
    private final Graph graph;
    private final BitSet free = new BitSet();
    private int work;

    FreeNodes(Automaton automaton, Graph graph) {
        this.automaton = automaton;
        this.graph = graph;
        BitSet begins = new BitSet();
        for (int index = 1; index <= automaton.modifiers(); index++) {
            Edge modifier = automaton.step(index);
            if (modifier.action() instanceof Rule.Switch end && end.player() != Rule.Switch.KEEPER) {
                begins.set(modifier.target());
            }
        }
        begins.stream().filter(this::isFree).forEach(free::set);
    }

    BitSet found() {
        return free;
    }

    private boolean isFree(int node) {
        Set<Long> first = ends(node, 0);
        for (int vertex = 1; vertex < graph.size(); vertex++) {
            if (work > MOST_WORK || !first.equals(ends(node, vertex))) {
                return false;
            }
        }
        return work <= MOST_WORK;
    }

    /** The places that shifts alone lead to, and at which something else is to be done. */
    private Set<Long> ends(int node, int vertex) {
        Set<Long> known = new HashSet<>();
        Set<Long> ends = new HashSet<>();
        Deque<Long> open = new ArrayDeque<>();
        open.add((long) node * graph.size() + vertex);
        while (!open.isEmpty() && work <= MOST_WORK) {
            long place = open.remove();
            if (known.add(place)) {
                int at = (int) (place % graph.size());
                for (Edge edge : automaton.edges((int) (place / graph.size()))) {
                    work++;
                    if (edge.action() == null) {
                        open.add((long) edge.target() * graph.size() + at);
                    } else if (edge.action() instanceof Rule.Shift shift) {
                        int target = graph.target(shift.label(), at);
                        if (target >= 0) {
                            open.add((long) edge.target() * graph.size() + target);
                        }
                    } else {
                        ends.add(place);
                    }
                }
            }
        }
        return ends;
    }
}
