package org.marienbad.board;

import java.util.List;
import java.util.function.IntUnaryOperator;

/** A board as text: a drawing in which every cell is one letter. */
final class Diagram {
    private final List<String> drawing;
    private final List<Integer> lines;
    private final List<Integer> columns;
    private final String[] names;

    Diagram(List<String> drawing, List<Integer> lines, List<Integer> columns, String... names) {
        this.drawing = List.copyOf(drawing);
        this.lines = List.copyOf(lines);
        this.columns = List.copyOf(columns);
        this.names = names;
    }

    List<String> write(IntUnaryOperator letter) {
        List<StringBuilder> rows = drawing.stream().map(StringBuilder::new).toList();
        for (int cell = 0; cell < names.length; cell++) {
            rows.get(lines.get(cell)).setCharAt(columns.get(cell), (char) letter.applyAsInt(cell));
        }
        return rows.stream().map(StringBuilder::toString).toList();
    }

    int[] read(List<String> rows) {
        if (rows.size() != drawing.size()) {
            throw new IllegalArgumentException(rows.size() + " rows; there must be " + drawing.size());
        }
        int[] letters = new int[names.length];
        for (int line = 0; line < drawing.size(); line++) {
            if (rows.get(line).length() != drawing.get(line).length()) {
                throw refusal(line, rows);
            }
        }
        for (int cell = 0; cell < names.length; cell++) {
            letters[cell] = rows.get(lines.get(cell)).charAt(columns.get(cell));
        }
        List<String> understood = write(cell -> letters[cell]);
        for (int line = 0; line < drawing.size(); line++) {
            if (!understood.get(line).equals(rows.get(line))) {
                throw refusal(line, rows);
            }
        }
        return letters;
    }

    private IllegalArgumentException refusal(int line, List<String> rows) {
        return new IllegalArgumentException(
                "row " + (line + 1) + " must look like '" + drawing.get(line) + "'; got '" + rows.get(line) + "'");
    }

    /** With the number of each row before it, and the letters of the columns below, each where cells are named so. */
    String text(IntUnaryOperator letter) {
        String[] numbers = new String[drawing.size()];
        StringBuilder letters = new StringBuilder();
        boolean numbered = true;
        boolean named = true;
        for (int cell = 0; cell < names.length; cell++) {
            String number = names[cell].substring(1);
            numbered &= names[cell].matches("[a-z]\\d+")
                    && (numbers[lines.get(cell)] == null || numbers[lines.get(cell)].equals(number));
            numbers[lines.get(cell)] = number;
            int column = columns.get(cell);
            letters.append(" ".repeat(Math.max(0, column + 1 - letters.length())));
            named &= letters.charAt(column) == ' ' || letters.charAt(column) == names[cell].charAt(0);
            letters.setCharAt(column, names[cell].charAt(0));
        }
        List<String> rows = write(letter);
        StringBuilder text = new StringBuilder();
        for (int line = 0; line < rows.size(); line++) {
            String number = numbers[line] == null ? "" : numbers[line];
            text.append(numbered ? String.format("%2s ", number) : "")
                    .append(rows.get(line))
                    .append('\n');
        }
        return numbered && named
                ? text.append("   ").append(letters).append('\n').toString()
                : text.toString();
    }
}
