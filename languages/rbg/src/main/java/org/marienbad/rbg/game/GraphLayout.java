package org.marienbad.rbg.game;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.marienbad.rbg.tree.Graph;

/**
 * Lays out a graph so that vertices lie as far apart as the ways between them are long. It begins with classical scaling of the distances to some pivots
 * (Brandes and Pich, <i>Eigensolver Methods for Progressive Multidimensional Scaling of Large Data</i>, 2007). Majorization of their stress follows (Gansner,
 * Koren and North, <i>Graph Drawing by Stress Majorization</i>, 2005). The same graph is always drawn alike.
 */
final class GraphLayout {
    private static final int PIVOTS = 50;
    private static final int POWER_STEPS = 100;
    private static final int STRESS_STEPS = 60;
    /** Larger graphs are left as scaling lays them out. */
    private static final int MOST_FOR_STRESS = 600;
    /** How long an edge is. */
    private static final double EDGE = 1.5 * BoardLayout.cell();

    private final int size;
    private final int[][] neighbours;

    private GraphLayout(Graph board) {
        size = board.size();
        neighbours = new int[size][0];
        for (int label = 0; label < board.labels().size(); label++) {
            for (int from = 0; from < size; from++) {
                int to = board.target(label, from);
                if (to >= 0 && to != from) {
                    neighbours[from] = added(neighbours[from], to);
                    neighbours[to] = added(neighbours[to], from);
                }
            }
        }
    }

    private static int[] added(int[] list, int value) {
        if (Arrays.stream(list).anyMatch(known -> known == value)) {
            return list;
        }
        int[] longer = Arrays.copyOf(list, list.length + 1);
        longer[list.length] = value;
        return longer;
    }

    /** Writes the coordinates of all vertices, from 0. */
    static void place(Graph board, double[] x, double[] y) {
        new GraphLayout(board).place(x, y);
    }

    private void place(double[] x, double[] y) {
        int pivots = Math.min(PIVOTS, size);
        double[][] distances = new double[pivots][];
        double[] nearest = new double[size];
        Arrays.fill(nearest, Double.MAX_VALUE);
        int pivot = 0;
        for (int i = 0; i < pivots; i++) {
            distances[i] = distances(pivot);
            for (int vertex = 0; vertex < size; vertex++) {
                nearest[vertex] = Math.min(nearest[vertex], distances[i][vertex]);
                pivot = nearest[vertex] > nearest[pivot] ? vertex : pivot;
            }
        }
        scale(distances, x, y);
        if (size <= MOST_FOR_STRESS) {
            majorize(x, y);
        }
        double left = Arrays.stream(x).min().orElse(0);
        double low = Arrays.stream(y).min().orElse(0);
        for (int vertex = 0; vertex < size; vertex++) {
            x[vertex] = EDGE * (x[vertex] - left);
            y[vertex] = EDGE * (y[vertex] - low);
        }
    }

    /** In edges; vertices that cannot be reached are as far as the farthest, and two more. */
    private double[] distances(int from) {
        double[] distances = new double[size];
        Arrays.fill(distances, -1);
        distances[from] = 0;
        Deque<Integer> open = new ArrayDeque<>();
        open.add(from);
        double farthest = 0;
        while (!open.isEmpty()) {
            int vertex = open.remove();
            farthest = distances[vertex];
            for (int next : neighbours[vertex]) {
                if (distances[next] < 0) {
                    distances[next] = distances[vertex] + 1;
                    open.add(next);
                }
            }
        }
        double beyond = farthest + 2;
        return Arrays.stream(distances).map(each -> each < 0 ? beyond : each).toArray();
    }

    /** The two main axes of the doubly centered squares of the distances to the pivots. */
    private void scale(double[][] distances, double[] x, double[] y) {
        int pivots = distances.length;
        double[][] centred = new double[pivots][size];
        double[] byVertex = new double[size];
        double all = 0;
        for (int i = 0; i < pivots; i++) {
            double mean = Arrays.stream(distances[i])
                    .map(each -> each * each)
                    .average()
                    .orElse(0);
            all += mean / pivots;
            for (int vertex = 0; vertex < size; vertex++) {
                double square = distances[i][vertex] * distances[i][vertex];
                centred[i][vertex] = square - mean;
                byVertex[vertex] += square / pivots;
            }
        }
        for (double[] row : centred) {
            for (int vertex = 0; vertex < size; vertex++) {
                row[vertex] = -(row[vertex] - byVertex[vertex] + all) / 2;
            }
        }
        double[][] products = new double[pivots][pivots];
        for (int i = 0; i < pivots; i++) {
            for (int k = 0; k < pivots; k++) {
                products[i][k] = dot(centred[i], centred[k]);
            }
        }
        double[] first = axis(products, new double[pivots]);
        double[] second = axis(products, first);
        project(centred, first, x);
        project(centred, second, y);
    }

    private static double dot(double[] one, double[] other) {
        double sum = 0;
        for (int i = 0; i < one.length; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }

    /** The main axis that is at a right angle to {@code known}, of length 1. */
    private static double[] axis(double[][] products, double[] known) {
        double[] axis = new double[products.length];
        for (int i = 0; i < axis.length; i++) {
            axis[i] = 1 + i * 0.37 % 1;
        }
        for (int step = 0; step < POWER_STEPS; step++) {
            double along = dot(axis, known);
            for (int i = 0; i < axis.length; i++) {
                axis[i] -= along * known[i];
            }
            double[] next = new double[axis.length];
            for (int i = 0; i < axis.length; i++) {
                next[i] = dot(products[i], axis);
            }
            double length = Math.sqrt(dot(next, next));
            for (int i = 0; i < axis.length; i++) {
                axis[i] = length < 1e-9 ? 0 : next[i] / length;
            }
        }
        return axis;
    }

    /** Coordinates in edges, about: their spread is that of the distances. */
    private void project(double[][] centred, double[] axis, double[] out) {
        for (int vertex = 0; vertex < size; vertex++) {
            for (int i = 0; i < axis.length; i++) {
                out[vertex] += centred[i][vertex] * axis[i];
            }
        }
        double spread = Math.sqrt(dot(out, out));
        double wanted = Math.sqrt(spread / Math.sqrt(axis.length) * Math.sqrt(size));
        for (int vertex = 0; vertex < size; vertex++) {
            // Vertices that scaling cannot tell apart are moved a little, each elsewhere.
            out[vertex] = (spread < 1e-9 ? 0 : out[vertex] / spread * wanted)
                    + 0.01 * Math.sin(vertex * axis.length + out[0]);
        }
    }

    private void majorize(double[] x, double[] y) {
        double[][] wanted = new double[size][];
        Arrays.setAll(wanted, this::distances);
        for (int step = 0; step < STRESS_STEPS; step++) {
            for (int vertex = 0; vertex < size; vertex++) {
                double weights = 0;
                double toX = 0;
                double toY = 0;
                for (int other = 0; other < size; other++) {
                    if (other != vertex) {
                        double distance = wanted[vertex][other];
                        double weight = 1 / (distance * distance);
                        double dx = x[vertex] - x[other];
                        double dy = y[vertex] - y[other];
                        double length = Math.max(1e-6, Math.hypot(dx, dy));
                        weights += weight;
                        toX += weight * (x[other] + distance * dx / length);
                        toY += weight * (y[other] + distance * dy / length);
                    }
                }
                if (weights > 0) {
                    x[vertex] = toX / weights;
                    y[vertex] = toY / weights;
                }
            }
        }
    }
}
