package org.marienbad.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The turns and reflections of the plane that carry a board onto itself. */
final class BoardSymmetries {
    private static final double CLOSE = 1e-6;
    private static final double HALF = 0.5;
    private static final double HIGH = Math.sqrt(0.75);

    /** Matrices by rows: those of a square in the order of its mirrored columns, mirrored rows and exchanged axes, then those of a hexagon. */
    private static final double[][] MATRICES = {
        {-1, 0, 0, 1},
        {1, 0, 0, -1},
        {-1, 0, 0, -1},
        {0, 1, 1, 0},
        {0, 1, -1, 0},
        {0, -1, 1, 0},
        {0, -1, -1, 0},
        {HALF, -HIGH, HIGH, HALF},
        {-HALF, -HIGH, HIGH, -HALF},
        {-HALF, HIGH, -HIGH, -HALF},
        {HALF, HIGH, -HIGH, HALF},
        {HALF, HIGH, HIGH, -HALF},
        {-HALF, HIGH, HIGH, HALF},
        {-HALF, -HIGH, -HIGH, HALF},
        {HALF, -HIGH, -HIGH, -HALF},
    };

    private BoardSymmetries() {}

    static List<int[]> of(Board board) {
        double x = middle(board, true);
        double y = middle(board, false);
        List<int[]> symmetries = new ArrayList<>();
        for (double[] matrix : MATRICES) {
            int[] image = image(board, matrix, x, y);
            if (image.length > 0 && keepsNeighbours(board, image) && isNew(image, symmetries)) {
                symmetries.add(image);
            }
        }
        return List.copyOf(symmetries);
    }

    /** On a board of one row, for example, several matrices move the cells alike, or not at all. */
    private static boolean isNew(int[] image, List<int[]> known) {
        int[] identity = IntStream.range(0, image.length).toArray();
        return !Arrays.equals(image, identity) && known.stream().noneMatch(other -> Arrays.equals(image, other));
    }

    /** The middle of all cells. */
    private static double middle(Board board, boolean horizontal) {
        double sum = 0;
        for (int cell = 0; cell < board.size(); cell++) {
            sum += horizontal ? board.x(cell) : board.y(cell);
        }
        return sum / board.size();
    }

    /** By cell where it goes; empty if one goes where there is none. */
    private static int[] image(Board board, double[] matrix, double x, double y) {
        int[] image = new int[board.size()];
        for (int cell = 0; cell < image.length; cell++) {
            double dx = board.x(cell) - x;
            double dy = board.y(cell) - y;
            image[cell] = at(board, x + matrix[0] * dx + matrix[1] * dy, y + matrix[2] * dx + matrix[3] * dy);
            if (image[cell] < 0) {
                return new int[0];
            }
        }
        return image;
    }

    private static int at(Board board, double x, double y) {
        for (int cell = 0; cell < board.size(); cell++) {
            if (Math.abs(board.x(cell) - x) < CLOSE && Math.abs(board.y(cell) - y) < CLOSE) {
                return cell;
            }
        }
        return -1;
    }

    private static boolean keepsNeighbours(Board board, int[] image) {
        for (int cell = 0; cell < image.length; cell++) {
            int[] around = board.neighbours(image[cell]);
            if (around.length != board.neighbours(cell).length) {
                return false;
            }
            for (int neighbour : board.neighbours(cell)) {
                if (Arrays.binarySearch(around, image[neighbour]) < 0) {
                    return false;
                }
            }
        }
        return true;
    }
}
