package org.marienbad.games.kalaha.theses;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.marienbad.games.kalaha.strategy.Reading;
import org.marienbad.games.kalaha.strategy.Strategies;

/** Tables 3.1 to 3.6 with published and reproduced figures side by side. */
final class StrategyTables {
    private static final double STANDARD_ERRORS = 3;
    private static final double PUBLISHED_GAMES = 500_000;
    /** Published figures are rounded to four digits. */
    private static final double ROUNDING = 0.00005;

    private static final List<ThesisCell> CELLS = List.of(ThesisCell.values());
    private static final String ALIGNMENTS = "l" + "r".repeat(CELLS.size()) + "l";

    private final Map<Pair, PairTally> tallies;

    StrategyTables(Map<Pair, PairTally> tallies) {
        this.tallies = tallies;
    }

    /** The six tables of the thesis, both players by the same reading. */
    String all(List<Pair> pairs) {
        StringBuilder tables = new StringBuilder();
        for (int a = 0; a < Strategies.COUNT; a++) {
            List<List<String>> rows = new ArrayList<>();
            for (int b = 0; b < Strategies.COUNT; b++) {
                boolean swapped = b < a;
                int low = Math.min(a, b);
                int high = Math.max(a, b);
                Pair pair = pairs.stream()
                        .filter(each -> each.a() == low && each.b() == high)
                        .findFirst()
                        .orElseThrow();
                rows.add(row(a + "/" + b, pair, swapped));
            }
            tables.append("### Table 3.")
                    .append(a + 1)
                    .append(": strategy ")
                    .append(a)
                    .append(" as A\n\n");
            tables.append(Page.table(ALIGNMENTS, header(), rows)).append("\n\n");
        }
        return tables.toString().stripTrailing();
    }

    /** One table of some pairs. */
    String of(List<Pair> pairs) {
        List<List<String>> rows = new ArrayList<>();
        pairs.forEach(pair -> rows.add(row(pair.toString(), pair, false)));
        return Page.table(ALIGNMENTS, header(), rows);
    }

    /** Key of how the thesis is read. */
    static String reading(Pair pair) {
        if (pair.reading().equals(Reading.PLAIN)) {
            return "plain";
        }
        return pair.reading().beforeSowing() ? "before" : "inferred";
    }

    private static List<String> header() {
        List<String> header = new ArrayList<>(List.of("A/B"));
        CELLS.forEach(cell -> header.add("pp" + cell));
        header.add("agrees");
        return header;
    }

    private List<String> row(String name, Pair pair, boolean swapped) {
        List<String> row = new ArrayList<>(List.of(name));
        for (ThesisCell cell : CELLS) {
            ThesisCell seen = swapped ? cell.swapped() : cell;
            double here = seen.of(tallies.get(pair)).value();
            double published = Published.strategies(pair.a(), pair.b()).get(seen);
            String difference = String.format(Locale.ROOT, "%+.4f", here - published);
            row.add(String.format(
                    Locale.ROOT,
                    "%.4f / %.4f / %s",
                    here,
                    published,
                    differs(pair, seen) ? "**" + difference + "**" : difference));
        }
        row.add(agrees(pair) ? "yes" : "**no**");
        return row;
    }

    /** Whether no cell differs by more than chance explains. */
    boolean agrees(Pair pair) {
        return CELLS.stream().noneMatch(cell -> differs(pair, cell));
    }

    /** The greatest difference of a cell. */
    double greatestDifference(Pair pair) {
        return CELLS.stream()
                .mapToDouble(cell -> Math.abs(difference(pair, cell)))
                .max()
                .orElseThrow();
    }

    double difference(Pair pair, ThesisCell cell) {
        return cell.of(tallies.get(pair)).value()
                - Published.strategies(pair.a(), pair.b()).get(cell);
    }

    private boolean differs(Pair pair, ThesisCell cell) {
        double share = Published.strategies(pair.a(), pair.b()).get(cell);
        long games = cell.of(tallies.get(pair)).trials();
        double error = Math.sqrt(share * (1 - share) * (1.0 / games + 1 / PUBLISHED_GAMES));
        return Math.abs(difference(pair, cell)) > STANDARD_ERRORS * error + ROUNDING;
    }

    /** Every cell of every pair as comma-separated values. */
    String csv() {
        StringBuilder csv = new StringBuilder("a,b,reading,cell,here,published,difference,agrees\n");
        tallies.forEach((pair, tally) -> CELLS.forEach(cell -> csv.append(String.join(
                        ",",
                        Arrays.asList(
                                String.valueOf(pair.a()),
                                String.valueOf(pair.b()),
                                reading(pair),
                                "pp" + cell,
                                String.format(
                                        Locale.ROOT, "%.6f", cell.of(tally).value()),
                                String.valueOf(
                                        Published.strategies(pair.a(), pair.b()).get(cell)),
                                String.format(Locale.ROOT, "%+.6f", difference(pair, cell)),
                                differs(pair, cell) ? "no" : "yes")))
                .append("\n")));
        return csv.toString();
    }
}
