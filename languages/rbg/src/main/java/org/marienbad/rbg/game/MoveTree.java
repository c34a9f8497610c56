package org.marienbad.rbg.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.marienbad.rbg.play.Automaton;
import org.marienbad.rbg.play.Automaton.Edge;
import org.marienbad.rbg.play.RbgRules;
import org.marienbad.rbg.tree.Graph;
import org.marienbad.rbg.tree.Rule;

/**
 * Which modifier at which vertex can follow which, whatever stands on the board: an over-estimate of all moves. A place is a modifier or dot and a
 * vertex; roots are the nodes at which a player begins a move, or a part of one behind a dot.
 */
final class MoveTree {
    /** Steps of the analysis. */
    private static final int MOST_WORK = 40_000_000;

    private final Automaton automaton;
    private final Graph graph;
    private final boolean dotted;

    /** Numbers of places, 1 added, by {@code code} below; 0 where there is none. */
    private final int[] numbers;

    private final List<Integer> codes = new ArrayList<>();
    /** By place the numbers of those that can follow, in ascending order; null where a move or part ends. */
    private final List<int[]> followers = new ArrayList<>();
    /** By root the same. */
    private final int[][] firsts;

    private int work;
    /** When each state was visited last: node times vertices plus vertex. */
    private final int[] visited;

    private int visit;
    private boolean complete;

    MoveTree(RbgRules rules, BitSet roots) {
        automaton = rules.automaton();
        graph = rules.description().board();
        dotted = automaton.dots() > 0;
        long states = (long) automaton.size() * graph.size();
        long pairs = (automaton.modifiers() + automaton.dots() + 1L) * graph.size();
        complete = states <= MOST_WORK && pairs <= MOST_WORK;
        visited = new int[complete ? (int) states : 0];
        firsts = new int[automaton.size()][];
        numbers = new int[complete ? (int) pairs : 0];
        roots.stream().takeWhile(root -> complete).forEach(root -> {
            int[] starts = new int[rules.vertexMatters(root) ? graph.size() : 1];
            Arrays.setAll(starts, vertex -> vertex);
            firsts[root] = reached(root, starts);
        });
        for (int place = 0; place < codes.size() && complete; place++) {
            Edge edge = automaton.step(modifier(place));
            boolean end = edge.action() instanceof Rule.Switch || edge.action() instanceof Rule.Dot;
            followers.add(end ? null : reached(edge.target(), vertex(place)));
        }
    }

    /** Whether the analysis came to its end within its bounds; nothing else may be asked if not. */
    boolean isComplete() {
        return complete;
    }

    int places() {
        return codes.size();
    }

    int modifier(int place) {
        int index = codes.get(place) / graph.size();
        return index <= automaton.modifiers() ? index : automaton.modifiers() - index;
    }

    int vertex(int place) {
        return codes.get(place) % graph.size();
    }

    /** The place of a modifier or dot at a vertex; −1 if no move has it. */
    int place(int modifier, int vertex) {
        return numbers[code(modifier, vertex)] - 1;
    }

    private int code(int modifier, int vertex) {
        int index = modifier > 0 ? modifier : automaton.modifiers() - modifier;
        return index * graph.size() + vertex;
    }

    int[] firsts(int root) {
        return firsts[root];
    }

    /** The places that can follow {@code place}; null where a move or part of one ends. */
    int[] followers(int place) {
        return followers.get(place);
    }

    private int[] reached(int node, int... vertices) {
        visit++;
        BitSet found = new BitSet();
        int[] stack = new int[64];
        int size = 0;
        for (int vertex : vertices) {
            if (size == stack.length) {
                stack = Arrays.copyOf(stack, 2 * size);
            }
            stack[size++] = node * graph.size() + vertex;
        }
        while (size > 0 && complete) {
            int state = stack[--size];
            if (visited[state] == visit) {
                continue;
            }
            visited[state] = visit;
            int at = state % graph.size();
            List<Edge> edges = automaton.edges(state / graph.size());
            work += 1 + edges.size();
            complete = work < MOST_WORK;
            for (Edge edge : edges) {
                if (edge.index() > 0 || edge.index() < 0 && dotted) {
                    found.set(number(edge.index(), at));
                    continue;
                }
                int next = next(edge, at);
                if (next >= 0) {
                    if (size == stack.length) {
                        stack = Arrays.copyOf(stack, 2 * size);
                    }
                    stack[size++] = edge.target() * graph.size() + next;
                }
            }
        }
        return found.stream().toArray();
    }

    /** The vertex behind an edge that modifies nothing; −1 if it is dead whatever stands where. */
    private int next(Edge edge, int at) {
        if (edge.action() instanceof Rule.Shift shift) {
            return graph.target(shift.label(), at);
        }
        return edge.action() instanceof Rule.On on && on.pieces().isEmpty() ? -1 : at;
    }

    private int number(int modifier, int vertex) {
        int code = code(modifier, vertex);
        if (numbers[code] == 0) {
            codes.add(code);
            numbers[code] = codes.size();
        }
        return numbers[code] - 1;
    }
}
