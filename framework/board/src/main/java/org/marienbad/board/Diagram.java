package org.marienbad.board;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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

    /**
     * With the number of each row before it, and the letters of the columns below where those of a column are the same. A list of cells where
     * they are named otherwise.
     */
    String text(IntUnaryOperator letter) {
        String[] numbers = new String[drawing.size()];
        StringBuilder letters = new StringBuilder();
        boolean named = true;
        for (int cell = 0; cell < names.length; cell++) {
            String number = names[cell].replaceFirst("^[a-z](?=\\d+$)", "");
            String before = numbers[lines.get(cell)];
            if (number.equals(names[cell]) || before != null && !before.equals(number)) {
                return list(letter);
            }
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
            text.append(String.format("%2s ", number)).append(rows.get(line)).append('\n');
        }
        return named ? text.append("   ").append(letters).append('\n').toString() : text.toString();
    }

    private String list(IntUnaryOperator letter) {
        return IntStream.range(0, names.length)
                .mapToObj(cell -> names[cell] + " " + (char) letter.applyAsInt(cell))
                .collect(Collectors.joining("  ", "", "\n"));
    }
}
