package org.marienbad.cli.matrix;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.marienbad.cli.console.Columns;
import org.marienbad.lab.matrix.BimatrixGame;
import org.marienbad.lab.matrix.Cell;
import org.marienbad.lab.matrix.Dominance;
import org.marienbad.lab.matrix.Dominance.Player;
import org.marienbad.lab.matrix.Dominance.Reduction;
import org.marienbad.lab.matrix.PayoffMatrix;

/**
 * The names of the strategies of a game in normal form, and sentences about them.
 *
 * @param rows names of the rows; empty: their numbers from 1
 * @param columns names of the columns; empty: their numbers from 1
 */
record StrategyNames(List<String> rows, List<String> columns) {
    /** The name alone, as at the head of a table. */
    String row(int row) {
        return rows.isEmpty() ? String.valueOf(row + 1) : rows.get(row);
    }

    String column(int column) {
        return columns.isEmpty() ? String.valueOf(column + 1) : columns.get(column);
    }

    /** The cell in a sentence. */
    String cell(Cell cell) {
        return "row " + row(cell.row()) + ", column " + column(cell.column());
    }

    private String strategy(Player player, int strategy) {
        return player == Player.ROW ? "row " + row(strategy) : "column " + column(strategy);
    }

    /** The dominated strategies, the steps of repeated elimination, and the rest. */
    List<String> dominance(int width, BimatrixGame game) {
        List<String> lines = new ArrayList<>();
        if (game.dominated().isEmpty()) {
            lines.add("No strategy is dominated.");
            return lines;
        }
        lines.add("Dominated:");
        game.dominated().forEach(one -> lines.add("  " + sentence(one)));
        Reduction strict = game.eliminate(true);
        Reduction weak = game.eliminate(false);
        if (!strict.steps().isEmpty()) {
            lines.addAll(left(width, "Without what is strictly dominated, again and again", strict));
        }
        if (weak.steps().size() > strict.steps().size()) {
            lines.addAll(left(width, "Without what is dominated even weakly, again and again", weak));
        }
        return lines;
    }

    private String sentence(Dominance one) {
        return strategy(one.player(), one.strategy()) + " by " + strategy(one.player(), one.by())
                + (one.strict() ? ", strictly" : ", weakly");
    }

    private List<String> left(int width, String how, Reduction reduction) {
        List<String> lines = new ArrayList<>();
        lines.add(how + ":");
        String order = reduction.steps().stream()
                .map(step -> strategy(step.player(), step.strategy()))
                .collect(Collectors.joining(", then "));
        lines.addAll(indented(width, "removed: " + order));
        lines.addAll(indented(
                width,
                "left: "
                        + some("row", reduction.rows().stream().map(this::row).toList()) + " and "
                        + some(
                                "column",
                                reduction.columns().stream().map(this::column).toList())));
        return lines;
    }

    private static List<String> indented(int width, String text) {
        return Columns.wrap(text, width - 2).stream().map(line -> "  " + line).toList();
    }

    private static String some(String what, List<String> names) {
        return what + (names.size() == 1 ? " " : "s ") + String.join(", ", names);
    }

    /** The same as {@link #dominance}, for programs. */
    static Map<String, Object> json(BimatrixGame game) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("dominated", game.dominated().stream().map(StrategyNames::json).toList());
        for (boolean strictOnly : new boolean[] {true, false}) {
            Reduction reduction = game.eliminate(strictOnly);
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("steps", reduction.steps().stream().map(StrategyNames::json).toList());
            one.put("rows", reduction.rows());
            one.put("columns", reduction.columns());
            all.put(strictOnly ? "withoutStrictlyDominated" : "withoutDominated", one);
        }
        return all;
    }

    private static Map<String, Object> json(Dominance one) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("player", one.player() == Player.ROW ? "row" : "column");
        map.put("strategy", one.strategy());
        map.put("by", one.by());
        map.put("strict", one.strict());
        return map;
    }

    static Map<String, Object> json(Cell cell) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("row", cell.row());
        map.put("column", cell.column());
        return map;
    }

    /** The names, where there are some. */
    void addTo(Map<String, Object> json) {
        if (!rows.isEmpty()) {
            json.put("rows", rows);
        }
        if (!columns.isEmpty()) {
            json.put("columns", columns);
        }
    }

    /** The table of all cells under the names of the columns; those {@code marked} have a star. */
    List<String> table(PayoffMatrix size, Function<Cell, String> cell, List<Cell> marked) {
        Columns table = new Columns("  ", "l" + "r".repeat(size.columns()));
        List<Object> head = new ArrayList<>(List.of(""));
        for (int column = 0; column < size.columns(); column++) {
            head.add(column(column) + " ");
        }
        table.row(head.toArray());
        for (int row = 0; row < size.rows(); row++) {
            List<Object> cells = new ArrayList<>(List.of(row(row)));
            for (int column = 0; column < size.columns(); column++) {
                Cell at = new Cell(row, column);
                cells.add(cell.apply(at) + (marked.contains(at) ? "*" : " "));
            }
            table.row(cells.toArray());
        }
        return table.lines(Integer.MAX_VALUE);
    }
}
