package org.marienbad.rbg.symmetry;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.marienbad.rbg.play.Automaton;
import org.marienbad.rbg.play.Automaton.Edge;
import org.marienbad.rbg.tree.Rule;

/**
 * All rules, or the body of a check, as nodes and the moves between them. At a node a way has just done more than to go somewhere. Shifts are a
 * relation of vertices, so that it makes no difference how the text says them.
 */
final class RuleRegion {
    /** The target of moves to the end of the body of a check. */
    static final int END = -1;

    /** To begin a search takes as long as so many steps. */
    private static final int BEGIN = 5;
    /** Tests in a row that are met at one vertex. */
    private static final int MOST_TESTS = 64;

    /**
     * A way from one node to the next one.
     *
     * @param rows by vertex at the node those that shifts lead to, ascending
     * @param tests that have to hold there, in any order
     * @param action that is done there; null for none
     * @param index of the action in the automaton, 0 for none
     */
    record Move(int[][] rows, List<Demand> tests, Rule action, int index, int target) {}

    private final RuleProof proof;
    private final Automaton automaton;
    private final int end;
    private final BitSet[] known;
    private final BitSet met = new BitSet();
    private final Map<Integer, List<Move>> moves = new TreeMap<>();

    /**
     * @param end the node at which the body of a check ends; {@link #END} for all rules
     * @param begins the pieces of which one stands on the vertex at the beginning
     */
    RuleRegion(RuleProof proof, Automaton automaton, int end, BitSet begins) {
        this.proof = proof;
        this.automaton = automaton;
        this.end = end;
        known = known(begins);
        Deque<Integer> open = new ArrayDeque<>(List.of(automaton.start()));
        while (!open.isEmpty()) {
            int node = open.remove();
            if (!moves.containsKey(node)) {
                moves.put(node, from(node));
                moves.get(node).stream()
                        .map(Move::target)
                        .filter(target -> target != END)
                        .forEach(open::add);
            }
        }
    }

    /** The moves by node; the first node is {@link #start}. */
    Map<Integer, List<Move>> moves() {
        return moves;
    }

    int start() {
        return automaton.start();
    }

    /** A dot within a check is nothing. */
    private boolean isShift(Edge edge) {
        return end != END && edge.action() instanceof Rule.Dot || proof.isShift(edge.action());
    }

    /** By node which pieces may stand on the vertex there; null where no way leads. */
    private BitSet[] known(BitSet begins) {
        BitSet[] pieces = new BitSet[automaton.size()];
        pieces[automaton.start()] = begins;
        Deque<Integer> open = new ArrayDeque<>(List.of(automaton.start()));
        while (!open.isEmpty()) {
            int node = open.remove();
            for (Edge edge : automaton.edges(node)) {
                proof.effort().spend(1);
                BitSet behind = behind(edge, pieces[node]);
                BitSet before = pieces[edge.target()];
                if (before != null) {
                    behind.or(before);
                }
                if (!behind.equals(before)) {
                    pieces[edge.target()] = behind;
                    open.add(edge.target());
                }
            }
        }
        return pieces;
    }

    private BitSet behind(Edge edge, BitSet before) {
        BitSet pieces = (BitSet) before.clone();
        if (edge.action() instanceof Rule.Shift || edge.action() instanceof Rule.Switch) {
            pieces.or(proof.allPieces());
        } else if (edge.action() instanceof Rule.On on) {
            pieces.and(Demand.set(on));
        } else if (edge.action() instanceof Rule.Put put) {
            pieces.clear();
            pieces.set(put.piece());
        }
        return pieces;
    }

    private List<Move> from(int node) {
        int vertices = proof.graph().size();
        Map<Integer, int[][]> rows = new TreeMap<>();
        boolean goes = automaton.edges(node).stream().anyMatch(this::isShift);
        for (int vertex = 0; vertex < vertices; vertex++) {
            for (int place : goes ? reached(node, vertex) : List.of(node * vertices + vertex)) {
                int[][] table = rows.computeIfAbsent(place / vertices, fresh -> new int[vertices][0]);
                int[] row = Arrays.copyOf(table[vertex], table[vertex].length + 1);
                row[row.length - 1] = place % vertices;
                table[vertex] = row;
            }
        }
        List<Move> found = new ArrayList<>();
        rows.forEach((source, table) -> addMoves(source, table, found));
        return found;
    }

    /** The places that shifts lead to, and at which something else is to be done: node times vertices plus vertex. */
    private List<Integer> reached(int node, int vertex) {
        int vertices = proof.graph().size();
        proof.effort().spend(BEGIN);
        List<Integer> found = new ArrayList<>();
        List<Integer> all = new ArrayList<>();
        Deque<Integer> open = new ArrayDeque<>(List.of(node * vertices + vertex));
        while (!open.isEmpty()) {
            int place = open.remove();
            if (met.get(place)) {
                continue;
            }
            met.set(place);
            all.add(place);
            boolean stops = place / vertices == end;
            for (Edge edge : automaton.edges(place / vertices)) {
                proof.effort().spend(1);
                if (!isShift(edge)) {
                    stops = true;
                    continue;
                }
                int next = proof.shifted(edge.action(), place % vertices);
                if (next >= 0) {
                    open.add(edge.target() * vertices + next);
                }
            }
            if (stops) {
                found.add(place);
            }
        }
        all.forEach(met::clear);
        return found;
    }

    private void addMoves(int source, int[][] rows, List<Move> found) {
        if (source == end) {
            found.add(new Move(rows, List.of(), null, 0, END));
        }
        for (Edge edge : automaton.edges(source)) {
            if (isShift(edge)) {
                continue;
            }
            if (Demand.is(edge.action())) {
                List<Demand> tests = new ArrayList<>(List.of(test(edge, source)));
                int target = chain(edge.target(), tests);
                found.add(new Move(rows, List.copyOf(tests), null, 0, target));
            } else {
                found.add(new Move(rows, List.of(), edge.action(), edge.index(), edge.target()));
            }
        }
    }

    private Demand test(Edge edge, int source) {
        return proof.demand(edge.action(), known[source]);
    }

    /** Goes on along tests that stand alone; returns the node behind them. */
    private int chain(int from, List<Demand> tests) {
        int node = from;
        while (node != end && automaton.edges(node).size() == 1 && tests.size() < MOST_TESTS) {
            Edge edge = automaton.edges(node).get(0);
            if (!Demand.is(edge.action()) || isShift(edge)) {
                return node;
            }
            tests.add(test(edge, node));
            node = edge.target();
        }
        return node;
    }
}
