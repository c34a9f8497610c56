package org.marienbad.lab.matrix;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.hipparchus.fraction.BigFraction;
import org.marienbad.lab.matrix.Dominance.Player;
import org.marienbad.lab.matrix.Dominance.Reduction;

/**
 * Two players choose a row and a column at the same time; each has payoffs of its own.
 *
 * @param rowPayoffs the payoffs of the row player
 * @param columnPayoffs the payoffs of the column player
 */
public record BimatrixGame(PayoffMatrix rowPayoffs, PayoffMatrix columnPayoffs) {
    /** @throws IllegalArgumentException if the matrices differ in size */
    public BimatrixGame {
        if (rowPayoffs.rows() != columnPayoffs.rows() || rowPayoffs.columns() != columnPayoffs.columns()) {
            throw new IllegalArgumentException("the row player's payoffs have " + size(rowPayoffs)
                    + ", the column player's " + size(columnPayoffs) + "; both must be of the same size");
        }
    }

    private static String size(PayoffMatrix payoffs) {
        return payoffs.rows() + " × " + payoffs.columns() + " numbers";
    }

    /** The pure equilibria: neither player would gain by changing alone. Row by row. */
    public List<Cell> pureEquilibria() {
        List<BigFraction> bestOfColumn =
                all(columns()).stream().map(rowPayoffs::columnMaximum).toList();
        PayoffMatrix answers = columnPayoffs.transposed();
        List<BigFraction> bestOfRow =
                all(rows()).stream().map(answers::columnMaximum).toList();
        List<Cell> equilibria = new ArrayList<>();
        for (int row = 0; row < rows(); row++) {
            for (int column = 0; column < columns(); column++) {
                if (rowPayoffs.at(row, column).equals(bestOfColumn.get(column))
                        && columnPayoffs.at(row, column).equals(bestOfRow.get(row))) {
                    equilibria.add(new Cell(row, column));
                }
            }
        }
        return equilibria;
    }

    private int rows() {
        return rowPayoffs.rows();
    }

    private int columns() {
        return rowPayoffs.columns();
    }

    private static List<Integer> all(int strategies) {
        return IntStream.range(0, strategies).boxed().toList();
    }

    /** The strategies dominated in the whole game, strictly or weakly, each by one that is not dominated itself. */
    public List<Dominance> dominated() {
        return dominated(all(rows()), all(columns()), false);
    }

    /**
     * Takes dominated strategies away until none is left: in every round all those of both players at once. If only
     * strictly dominated ones are removed, the rest is the same in any order. With the weakly dominated the order
     * matters, and equilibria may be lost, though never the value of a zero-sum game.
     *
     * @param strictOnly whether weakly dominated strategies stay
     */
    public Reduction eliminate(boolean strictOnly) {
        List<Integer> rows = new ArrayList<>(all(rows()));
        List<Integer> columns = new ArrayList<>(all(columns()));
        List<Dominance> steps = new ArrayList<>();
        while (true) {
            List<Dominance> round = dominated(rows, columns, strictOnly);
            if (round.isEmpty()) {
                return new Reduction(steps, rows, columns);
            }
            steps.addAll(round);
            for (Dominance step : round) {
                (step.player() == Player.ROW ? rows : columns).remove((Integer) step.strategy());
            }
        }
    }

    private List<Dominance> dominated(List<Integer> rows, List<Integer> columns, boolean strictOnly) {
        List<Dominance> found = new ArrayList<>(dominated(Player.ROW, rowPayoffs, rows, columns, strictOnly));
        found.addAll(dominated(Player.COLUMN, columnPayoffs.transposed(), columns, rows, strictOnly));
        return found;
    }

    /** The dominated ones of {@code own} rows of {@code payoffs} against the columns {@code others}. */
    private static List<Dominance> dominated(
            Player player, PayoffMatrix payoffs, List<Integer> own, List<Integer> others, boolean strictOnly) {
        List<Dominance> pairs = new ArrayList<>();
        for (int strategy : own) {
            for (int by : own) {
                compare(payoffs, strategy, by, others)
                        .filter(strict -> strict || !strictOnly)
                        .ifPresent(strict -> pairs.add(new Dominance(player, strategy, by, strict)));
            }
        }
        List<Integer> worse = pairs.stream().map(Dominance::strategy).distinct().toList();
        // Dominance is transitive, so every dominated strategy has a dominator that is not.
        return worse.stream()
                .map(strategy -> pairs.stream()
                        .filter(pair -> pair.strategy() == strategy && !worse.contains(pair.by()))
                        .min(Comparator.comparing(pair -> !pair.strict()))
                        .orElseThrow())
                .toList();
    }

    /** Whether {@code strategy} is dominated by {@code by}, and if so, whether strictly. */
    private static Optional<Boolean> compare(PayoffMatrix payoffs, int strategy, int by, List<Integer> others) {
        boolean always = true;
        boolean once = false;
        for (int other : others) {
            int order = payoffs.at(strategy, other).compareTo(payoffs.at(by, other));
            if (order > 0) {
                return Optional.empty();
            }
            always &= order < 0;
            once |= order < 0;
        }
        return once ? Optional.of(always) : Optional.empty();
    }
}
