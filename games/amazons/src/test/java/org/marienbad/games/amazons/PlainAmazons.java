package org.marienbad.games.amazons;

import java.util.ArrayList;
import java.util.List;

/** The rules once more, slow and plain: a board of letters in which every pair of squares is tried. */
final class PlainAmazons {
    private final int size;
    private final char[][] board;
    int seat;
    /** The square of the amazon that must shoot; empty before the move. */
    private String shooter = "";

    PlainAmazons(int size, String white, String black) {
        this.size = size;
        board = new char[size][size];
        for (String square : white.split(" ")) {
            board[column(square)][row(square)] = 'W';
        }
        for (String square : black.split(" ")) {
            board[column(square)][row(square)] = 'B';
        }
    }

    private static int column(String square) {
        return square.charAt(0) - 'a';
    }

    private static int row(String square) {
        return Integer.parseInt(square.substring(1)) - 1;
    }

    private List<String> squares() {
        List<String> squares = new ArrayList<>();
        for (int column = 0; column < size; column++) {
            for (int row = 1; row <= size; row++) {
                squares.add((char) ('a' + column) + "" + row);
            }
        }
        return squares;
    }

    /** All that can be played, sorted as text. */
    List<String> legal() {
        List<String> legal = new ArrayList<>();
        for (String from : squares()) {
            for (String to : squares()) {
                boolean own = board[column(from)][row(from)] == (seat == 0 ? 'W' : 'B');
                if (shooter.isEmpty() && own && isOpen(from, to)) {
                    legal.add(from + "-" + to);
                } else if (shooter.equals(from) && isOpen(from, to)) {
                    legal.add("x" + to);
                }
            }
        }
        return legal.stream().sorted().toList();
    }

    private boolean isOpen(String from, String to) {
        int columns = column(to) - column(from);
        int rows = row(to) - row(from);
        boolean line = columns == 0 || rows == 0 || Math.abs(columns) == Math.abs(rows);
        int steps = Math.max(Math.abs(columns), Math.abs(rows));
        for (int i = 1; line && i <= steps; i++) {
            line = board[column(from) + columns * i / steps][row(from) + rows * i / steps] == 0;
        }
        return line && steps > 0;
    }

    void play(String notation) {
        if (shooter.isEmpty()) {
            String[] squares = notation.split("-");
            board[column(squares[1])][row(squares[1])] = board[column(squares[0])][row(squares[0])];
            board[column(squares[0])][row(squares[0])] = 0;
            shooter = squares[1];
        } else {
            board[column(notation.substring(1))][row(notation.substring(1))] = 'x';
            shooter = "";
            seat = 1 - seat;
        }
    }
}
