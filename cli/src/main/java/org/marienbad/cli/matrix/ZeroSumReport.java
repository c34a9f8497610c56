package org.marienbad.cli.matrix;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.hipparchus.fraction.BigFraction;
import org.marienbad.cli.console.Columns;
import org.marienbad.lab.matrix.Cell;
import org.marienbad.lab.matrix.MatrixGame;
import org.marienbad.lab.matrix.MatrixGame.Exact;
import org.marienbad.lab.matrix.MatrixGame.Solution;
import org.marienbad.lab.matrix.PayoffMatrix;

/** A zero-sum game: its table, saddle points, dominance, value and optimal strategies. */
final class ZeroSumReport implements MatrixReport {
    /** Fractions with more digits below say less than decimals. */
    private static final int LONGEST_DENOMINATOR = 4;

    private final MatrixText text;
    private final StrategyNames names;
    private final MatrixGame game;
    private final List<Cell> saddles;
    private final Solution solution;

    ZeroSumReport(MatrixText text, StrategyNames names) {
        this.text = text;
        this.names = names;
        game = new MatrixGame(text.payoffs());
        saddles = game.saddlePoints();
        solution = game.solve();
    }

    @Override
    public List<String> lines(int width) {
        PayoffMatrix payoffs = game.payoffs();
        List<String> lines = new ArrayList<>();
        lines.add("What the column player pays the row player, " + payoffs.rows() + " × " + payoffs.columns() + ":");
        lines.add("");
        lines.addAll(names.table(payoffs, text::cell, saddles));
        lines.add("");
        if (saddles.isEmpty()) {
            lines.add("No saddle point: with pure strategies the row player can secure " + show(game.maximin()) + ",");
            lines.add("the column player can hold him to " + show(game.minimax()) + ".");
        } else {
            String places = saddles.stream().map(names::cell).collect(Collectors.joining("; "));
            String head = saddles.size() == 1 ? "* Saddle point: " : "* " + saddles.size() + " saddle points: ";
            lines.addAll(Columns.wrap(head + places, width));
        }
        lines.add("");
        lines.addAll(names.dominance(width, game.asBimatrix()));
        lines.add("");
        Optional<Exact> exact = solution.exact();
        lines.add("Value: " + show(solution.value(), exact.map(Exact::value)));
        lines.add("");
        lines.add("Optimal strategy of the row player:");
        lines.addAll(strategy(names::row, solution.row(), exact.map(Exact::row)));
        lines.add("Optimal strategy of the column player:");
        lines.addAll(strategy(names::column, solution.column(), exact.map(Exact::column)));
        return lines;
    }

    private static List<String> strategy(IntFunction<String> name, double[] shares, Optional<List<BigFraction>> exact) {
        Columns table = new Columns("  ", "lrl");
        for (int strategy = 0; strategy < shares.length; strategy++) {
            int at = strategy;
            String fraction = exact.map(all -> all.get(at))
                    .filter(ZeroSumReport::simple)
                    .map(one -> one.getDenominatorAsLong() == 1 ? "" : fraction(one))
                    .orElse("");
            table.row(name.apply(strategy), decimal(shares[strategy]), fraction);
        }
        return table.lines(Integer.MAX_VALUE);
    }

    private static String show(BigFraction number) {
        return show(PayoffMatrix.toDouble(number), Optional.of(number));
    }

    /** As a fraction where that is short, and as a decimal unless it is whole. */
    private static String show(double number, Optional<BigFraction> exact) {
        return exact.filter(ZeroSumReport::simple)
                .map(one -> one.getDenominatorAsLong() == 1 ? fraction(one) : fraction(one) + " = " + decimal(number))
                .orElseGet(() -> decimal(number));
    }

    private static boolean simple(BigFraction number) {
        return number.getDenominator().toString().length() <= LONGEST_DENOMINATOR;
    }

    private static String fraction(BigFraction number) {
        return number.getDenominatorAsLong() == 1
                ? number.getNumerator().toString()
                : number.getNumerator() + "/" + number.getDenominator();
    }

    /** Up to nine decimals, without zeros at the end; nine digits where that would say little. */
    private static String decimal(double number) {
        double size = Math.abs(number);
        if (size > 0 && size < 1e-4 || size >= 1e15) {
            return String.format(Locale.ROOT, "%.8e", number);
        }
        String text = String.format(Locale.ROOT, "%.9f", number);
        return text.replaceFirst("\\.?0+$", "").replaceFirst("^-0$", "0");
    }

    @Override
    public Map<String, Object> json() {
        Map<String, Object> all = new LinkedHashMap<>();
        names.addTo(all);
        all.put("payoffs", game.payoffs().toDoubles());
        all.put("saddlePoints", saddles.stream().map(StrategyNames::json).toList());
        all.put("maximin", PayoffMatrix.toDouble(game.maximin()));
        all.put("minimax", PayoffMatrix.toDouble(game.minimax()));
        all.putAll(StrategyNames.json(game.asBimatrix()));
        Optional<Exact> exact = solution.exact();
        all.put("value", solution.value());
        all.put("rowStrategy", solution.row());
        all.put("columnStrategy", solution.column());
        Map<String, Object> fractions = new LinkedHashMap<>();
        exact.ifPresent(one -> {
            fractions.put("value", fraction(one.value()));
            fractions.put(
                    "rowStrategy",
                    one.row().stream().map(ZeroSumReport::fraction).toList());
            fractions.put(
                    "columnStrategy",
                    one.column().stream().map(ZeroSumReport::fraction).toList());
        });
        all.put("exact", fractions.isEmpty() ? null : fractions);
        return all;
    }
}
