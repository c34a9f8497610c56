package org.marienbad.rbg.tree;

import java.util.Arrays;
import java.util.List;

/** A board: vertices in the order of their declaration, each with a piece, and edges that have labels. */
public final class Graph {
    private final List<String> vertices;
    private final int[] pieces;
    private final List<String> labels;
    private final int[][] targets;

    /**
     * @param pieces by vertex the index of the piece that stands there at the start
     * @param targets by label and vertex where the edge leads, −1 where there is none
     */
    public Graph(List<String> vertices, int[] pieces, List<String> labels, int[][] targets) {
        this.vertices = List.copyOf(vertices);
        this.pieces = pieces.clone();
        this.labels = List.copyOf(labels);
        this.targets = Arrays.stream(targets).map(int[]::clone).toArray(int[][]::new);
    }

    public List<String> vertices() {
        return vertices;
    }

    public List<String> labels() {
        return labels;
    }

    /** How many vertices there are. */
    public int size() {
        return vertices.size();
    }

    /** The piece on each vertex at the start. */
    public int[] pieces() {
        return pieces.clone();
    }

    /** The end of an edge from {@code vertex}; −1 if there is none with this label. */
    public int target(int label, int vertex) {
        return targets[label][vertex];
    }
}
