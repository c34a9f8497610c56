package org.marienbad.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A board while its cells are laid out. */
final class BoardPlan {
    final List<String> names = new ArrayList<>();
    final List<Double> x = new ArrayList<>();
    final List<Double> y = new ArrayList<>();
    /** By cell and direction the cell there, or −1. */
    final List<int[]> steps = new ArrayList<>();
    /** By cell its line and column in {@link #drawing}. */
    final List<Integer> lines = new ArrayList<>();

    final List<Integer> columns = new ArrayList<>();
    /** The board as text. The letters of its cells are replaced. */
    List<String> drawing = List.of();

    /** Adds a cell with its middle at {@code x}, {@code y}, written at {@code line} and {@code column} of the drawing. */
    void cell(String name, double x, double y, int line, int column) {
        names.add(name);
        this.x.add(x);
        this.y.add(y);
        lines.add(line);
        columns.add(column);
        int[] nowhere = new int[Board.DIRECTIONS];
        Arrays.fill(nowhere, -1);
        steps.add(nowhere);
    }

    /** Makes {@code to} adjacent to {@code from} in {@code direction}, and back. */
    void join(int from, int direction, int to) {
        steps.get(from)[direction] = to;
        steps.get(to)[(direction + Board.DIRECTIONS / 2) % Board.DIRECTIONS] = from;
    }

    static String letter(int column) {
        if (column >= 26) {
            throw new IllegalArgumentException("a board has at most 26 columns, as they are named by letters");
        }
        return String.valueOf((char) ('a' + column));
    }

    Board board(Frame drawn) {
        return new Board(this, drawn);
    }
}
