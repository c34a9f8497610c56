package org.marienbad.games.hex;

import java.util.ArrayDeque;
import java.util.Deque;

/** Who has won, by a search from one edge to the other straight from the rules. */
final class Reference {
    private static final int[][] STEPS = {{-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}};

    private Reference() {}

    /** Whether a chain of {@code side} joins its edges: 0 top and bottom, 1 left and right. */
    static boolean joins(HexState state, int side) {
        int size = state.board().size();
        boolean[][] seen = new boolean[size][size];
        Deque<int[]> open = new ArrayDeque<>();
        for (int i = 0; i < size; i++) {
            open.add(side == 0 ? new int[] {0, i} : new int[] {i, 0});
        }
        while (!open.isEmpty()) {
            int row = open.peek()[0];
            int column = open.remove()[1];
            boolean inside = row >= 0 && row < size && column >= 0 && column < size;
            if (!inside || seen[row][column] || state.sideAt(row * size + column) != side) {
                continue;
            }
            if ((side == 0 ? row : column) == size - 1) {
                return true;
            }
            seen[row][column] = true;
            for (int[] step : STEPS) {
                open.add(new int[] {row + step[0], column + step[1]});
            }
        }
        return false;
    }
}
