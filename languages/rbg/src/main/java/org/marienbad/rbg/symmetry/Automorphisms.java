package org.marienbad.rbg.symmetry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.marienbad.rbg.tree.Graph;

/** The permutations of the vertices of a board that keep its edges, if the labels of all edges are permuted alike. */
final class Automorphisms {
    /** Boards with more, such as those with many lone vertices, seem to have none. */
    private static final int MOST = 47;

    private final Graph graph;
    private final ProofEffort effort;
    /** By vertex how many edges leave it. */
    private final int[] degrees;

    private final List<int[]> found = new ArrayList<>();

    /** A part of a permutation; −1 where nothing is known yet. */
    private record Part(int[] vertices, int[] labels, boolean[] takenVertices, boolean[] takenLabels) {
        Part copy() {
            return new Part(vertices.clone(), labels.clone(), takenVertices.clone(), takenLabels.clone());
        }
    }

    private Automorphisms(Graph graph, ProofEffort effort) {
        this.graph = graph;
        this.effort = effort;
        degrees = IntStream.range(0, graph.size())
                .map(vertex -> (int) IntStream.range(0, graph.labels().size())
                        .filter(label -> graph.target(label, vertex) >= 0)
                        .count())
                .toArray();
    }

    /** All but the identity: the vertex i goes to entry i. */
    static List<int[]> of(Graph graph, ProofEffort effort) {
        int labels = graph.labels().size();
        Part nothing = new Part(new int[graph.size()], new int[labels], new boolean[graph.size()], new boolean[labels]);
        Arrays.fill(nothing.vertices, -1);
        Arrays.fill(nothing.labels, -1);
        Automorphisms search = new Automorphisms(graph, effort);
        search.extend(nothing);
        return search.found.size() > MOST ? List.of() : search.found;
    }

    private void extend(Part part) {
        effort.spend(part.vertices.length);
        if (found.size() > MOST) {
            return;
        }
        int[] open = openLabel(part);
        if (open.length > 0) {
            for (int label = 0; label < part.labels.length; label++) {
                Part next = part.copy();
                if (!part.takenLabels[label] && nameLabel(next, open[0], label)) {
                    extend(next);
                }
            }
            return;
        }
        int vertex = 0;
        while (vertex < part.vertices.length && part.vertices[vertex] >= 0) {
            vertex++;
        }
        if (vertex == part.vertices.length) {
            add(part.vertices);
            return;
        }
        for (int to = 0; to < part.vertices.length; to++) {
            Part next = part.copy();
            if (!part.takenVertices[to] && move(next, vertex, to)) {
                extend(next);
            }
        }
    }

    private void add(int... vertices) {
        boolean identity = IntStream.range(0, vertices.length).allMatch(vertex -> vertices[vertex] == vertex);
        if (!identity && found.stream().noneMatch(other -> Arrays.equals(other, vertices))) {
            found.add(vertices.clone());
        }
    }

    /** A label without an image on an edge from a vertex that has one; empty if there is none. */
    private int[] openLabel(Part part) {
        for (int label = 0; label < part.labels.length; label++) {
            for (int vertex = 0; vertex < part.vertices.length && part.labels[label] < 0; vertex++) {
                if (part.vertices[vertex] >= 0 && graph.target(label, vertex) >= 0) {
                    return new int[] {label};
                }
            }
        }
        return new int[0];
    }

    private boolean nameLabel(Part part, int label, int to) {
        part.labels[label] = to;
        part.takenLabels[to] = true;
        for (int vertex = 0; vertex < part.vertices.length; vertex++) {
            if (part.vertices[vertex] >= 0 && !follow(part, label, vertex)) {
                return false;
            }
        }
        return true;
    }

    /** Moves a vertex, and all that edges with known labels lead to; false if that cannot be. */
    private boolean move(Part part, int vertex, int to) {
        if (part.vertices[vertex] >= 0 || part.takenVertices[to]) {
            return part.vertices[vertex] == to;
        }
        if (degrees[vertex] != degrees[to]) {
            return false;
        }
        part.vertices[vertex] = to;
        part.takenVertices[to] = true;
        effort.spend(part.labels.length);
        for (int label = 0; label < part.labels.length; label++) {
            if (part.labels[label] >= 0 && !follow(part, label, vertex)) {
                return false;
            }
        }
        return true;
    }

    private boolean follow(Part part, int label, int vertex) {
        int target = graph.target(label, vertex);
        int to = graph.target(part.labels[label], part.vertices[vertex]);
        return target < 0 || to < 0 ? target == to : move(part, target, to);
    }
}
