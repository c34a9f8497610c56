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
 * The modifiers at vertices that can follow one another on any board: an over-estimate of all moves. A place is a
 * modifier or dot and a vertex. Roots are the nodes at which a player begins a move, or a part of one behind a dot.
 */
final class MoveTree {
    /** Steps of the analysis. */
    private static final int MOST_WORK = 15_000_000;

    private final Automaton automaton;
    private final Graph graph;
    private final boolean dotted;

    /** Numbers of places, 1 added, by {@code code} below; 0 where there is none. */
    private final int[] numbers;

    private final List<Integer> codes = new ArrayList<>();
    /** By place the numbers of those that can follow, in the order in which they are found; null where a move or part ends. */
    private final List<int[]> followers = new ArrayList<>();
    /** By root the same. */
    private final int[][] firsts;

    private int work;
    /** When each state was visited last, a node times vertices plus vertex; negative if a test was met on the way. */
    private final int[] visited;

    private int[] stack = new int[64];
    private int[] nextEdge = new int[64];
    private int size;

    private int visit;
    private boolean complete;
    private boolean ordered = true;

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
            ordered = ordered && (starts.length == 1 || isOrdered(root, starts));
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

    /** Whether a search finds moves in the order of this tree on any board. */
    boolean isOrdered() {
        return ordered;
    }

    /** Whether the moves found from each vertex alone are in the order in which they were found from all. */
    private boolean isOrdered(int root, int... starts) {
        int[] order = new int[codes.size()];
        int[] all = firsts[root];
        for (int i = 0; i < all.length; i++) {
            order[all[i]] = i;
        }
        for (int start : starts) {
            int last = -1;
            for (int place : reached(root, start)) {
                if (order[place] < last) {
                    return false;
                }
                last = order[place];
            }
        }
        return true;
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

    /** Goes all ways depth first, in the order of the text, as a search for moves does. */
    private int[] reached(int node, int... vertices) {
        visit++;
        int[] found = new int[8];
        int count = 0;
        for (int vertex : vertices) {
            push(node * graph.size() + vertex, true);
            while (size > 0 && complete) {
                int state = stack[size - 1];
                List<Edge> edges = automaton.edges(state / graph.size());
                if (nextEdge[size - 1] == edges.size()) {
                    size--;
                    continue;
                }
                Edge edge = edges.get(nextEdge[size - 1]++);
                complete = ++work < MOST_WORK;
                if (edge.index() > 0 || edge.index() < 0 && dotted) {
                    if (count == found.length) {
                        found = Arrays.copyOf(found, 2 * count);
                    }
                    found[count++] = number(edge.index(), state % graph.size());
                } else {
                    follow(edge, state);
                }
            }
        }
        return Arrays.copyOf(found, count);
    }

    private void follow(Edge edge, int state) {
        int at = next(edge, state % graph.size());
        if (at < 0) {
            return;
        }
        int next = edge.target() * graph.size() + at;
        boolean isTest = !(edge.action() == null || edge.action() instanceof Rule.Shift);
        boolean sure = visited[state] == visit && !isTest;
        if (Math.abs(visited[next]) != visit) {
            push(next, sure);
        } else if (visited[next] < 0) {
            // If a test fails on the first way here, a position is reached later, by another way.
            ordered = false;
        }
    }

    /** @param sure whether no test was met on the way */
    private void push(int state, boolean sure) {
        if (Math.abs(visited[state]) == visit) {
            return;
        }
        visited[state] = sure ? visit : -visit;
        if (size == stack.length) {
            stack = Arrays.copyOf(stack, 2 * size);
            nextEdge = Arrays.copyOf(nextEdge, 2 * size);
        }
        stack[size] = state;
        nextEdge[size++] = 0;
    }

    /** The vertex behind an edge that modifies nothing; −1 if it is dead on any board. */
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
