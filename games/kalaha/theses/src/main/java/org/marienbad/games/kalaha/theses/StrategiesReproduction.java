package org.marienbad.games.kalaha.theses;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.LongSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.kalaha.strategy.Reading;
import org.marienbad.games.kalaha.strategy.Strategies;
import org.marienbad.lab.replication.Findings;
import org.marienbad.lab.replication.Replication;
import org.marienbad.lab.statistics.Histogram;

/** The experiment of the first thesis: every strategy against every other, in great numbers. */
public final class StrategiesReproduction implements Replication {
    private static final IntSetting GAMES = Setting.ofInt("games", 1, 1_000_000_000, 1_000_000);
    private static final LongSetting SEED = Setting.ofLong("seed", 1);

    private static final String NAME = "kalaha-strategies";
    private static final String MEANS = NAME + "-mean-plies";
    private static final String LENGTHS = NAME + "-lengths";

    private final KalahaGame game;
    /** Every pair, both sides read alike, strategy 5 by its first reading. */
    private final List<Pair> plain = new ArrayList<>();
    /** Strategy 5 by its other reading. */
    private final List<Pair> before = new ArrayList<>();
    /** The pairs that the inferred reading is about. */
    private final List<Pair> inferred = new ArrayList<>();

    /** For the loader of plugins. */
    public StrategiesReproduction() {
        KalahaProvider kalaha = new KalahaProvider();
        game = (KalahaGame) kalaha.create(2, Settings.defaults(kalaha.options()));
        for (int a = 0; a < Strategies.COUNT; a++) {
            for (int b = a; b < Strategies.COUNT; b++) {
                plain.add(new Pair(a, b, Reading.PLAIN));
                if (a >= 2 && a < Strategies.COUNT - 1) {
                    inferred.add(new Pair(a, b, Reading.INFERRED));
                }
            }
        }
        for (int a = 0; a < Strategies.COUNT; a++) {
            before.add(new Pair(a, Strategies.COUNT - 1, Reading.BEFORE_SOWING));
        }
    }

    @Override
    public String id() {
        return NAME;
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(GAMES, SEED);
    }

    @Override
    public long games(Settings settings) {
        return (long) settings.get(GAMES) * (plain.size() + before.size() + inferred.size());
    }

    @Override
    public Findings run(Settings settings, int threads, Progress progress) {
        int gamesPerPair = settings.get(GAMES);
        long seed = settings.get(SEED);
        List<Pair> pairs = new ArrayList<>(plain);
        pairs.addAll(before);
        pairs.addAll(inferred);
        Map<Pair, PairTally> tallies = new StrategyExperiment(game, gamesPerPair, seed).play(pairs, threads, progress);
        StrategyTables tables = new StrategyTables(tallies);
        Map<String, String> files = new LinkedHashMap<>();
        files.put(NAME + ".csv", tables.csv());
        files.put(LENGTHS + ".csv", lengthsCsv(tallies));
        return Findings.of(page(tallies, tables, gamesPerPair, seed), data(tallies, tables, gamesPerPair, seed))
                .tables(files)
                .charts(List.of(means(tallies), lengths(tallies)))
                .summary(summary(tables));
    }

    private List<String> summary(StrategyTables tables) {
        return List.of(verdict(tables, plain), verdict(tables, before), verdict(tables, inferred));
    }

    private static String verdict(StrategyTables tables, List<Pair> pairs) {
        List<String> agreeing =
                pairs.stream().filter(tables::agrees).map(Pair::toString).toList();
        return agreeing.size() + " of " + pairs.size() + " pairs agree with the published tables ("
                + StrategyTables.reading(pairs.get(0)) + " reading)"
                + (agreeing.isEmpty() ? "." : ": " + String.join(", ", agreeing) + ".");
    }

    private String page(Map<Pair, PairTally> tallies, StrategyTables tables, int gamesPerPair, long seed) {
        ExactPair exactAfter = exact(Reading.PLAIN);
        ExactPair exactBefore = exact(Reading.BEFORE_SOWING);
        return new Page("strategies.md")
                .fill("games", grouped(gamesPerPair))
                .fill("half", grouped(gamesPerPair / 2))
                .fill("command", "marienbad reproduce " + NAME + " --games " + gamesPerPair + " --seed " + seed)
                .fill("verdict", "**" + verdict(tables, plain) + "**")
                .fill("tables", tables.all(plain))
                .fill("readings", tables.of(before))
                .fill("inferred", tables.of(inferred))
                .fill("improvement", improvement(tables))
                .fill("exact", exactTable(exactAfter, exactBefore))
                .fill("exactGames", exactAfter.games() + " (`after`) or " + exactBefore.games() + " (`before`)")
                .fill("sixteen", number("%.4f", exactBefore.length(16)) + " (`before`)")
                .fill("thirteen", number("%.6f", exactBefore.length(13)))
                .fill("means", meansTable(tallies))
                .fill("misprints", misprints())
                .fill("publishedDraws", grouped(Math.round(publishedDraws())))
                .fill(
                        "draws",
                        grouped(plain.stream()
                                        .mapToLong(pair -> tallies.get(pair)
                                                .results()
                                                .draws()
                                                .successes())
                                        .sum())
                                + " of " + grouped((long) gamesPerPair * plain.size()))
                .text();
    }

    /** The greatest difference of a pair as the thesis reads and by the inferred reading. */
    private String improvement(StrategyTables tables) {
        List<List<String>> rows = new ArrayList<>();
        for (Pair pair : inferred) {
            Pair asRead = new Pair(pair.a(), pair.b(), Reading.PLAIN);
            rows.add(List.of(
                    pair.toString(),
                    number("%.4f", tables.greatestDifference(asRead)),
                    number("%.4f", tables.greatestDifference(pair))));
        }
        return Page.table("lrr", List.of("A/B", "as the thesis reads", "inferred"), rows);
    }

    private ExactPair exact(Reading reading) {
        return ExactPair.of(game, new Pair(5, 5, reading), Pair.A_SEAT);
    }

    private static String exactTable(ExactPair after, ExactPair before) {
        Map<ThesisCell, Double> published = Published.strategies(5, 5);
        List<List<String>> rows = List.of(
                exactRow("starter wins", after.starterWins(), before.starterWins(), published.get(ThesisCell.AA)),
                exactRow("other wins", after.otherWins(), before.otherWins(), published.get(ThesisCell.AB)),
                exactRow("draw", after.draws(), before.draws(), published.get(ThesisCell.RA)),
                List.of(
                        "mean plies",
                        number("%.3f", after.meanPlies()),
                        number("%.3f", before.meanPlies()),
                        Published.meanPlies(5, 5).orElseThrow().toString()),
                List.of(
                        "different games a starter",
                        String.valueOf(after.games()),
                        String.valueOf(before.games()),
                        "35"));
        return Page.table("lrrr", List.of("", "`board=after`", "`board=before`", "published"), rows);
    }

    private static List<String> exactRow(String name, double after, double before, double published) {
        return List.of(name, number("%.6f", after), number("%.6f", before), number("%.4f", published));
    }

    private String meansTable(Map<Pair, PairTally> tallies) {
        List<List<String>> rows = new ArrayList<>();
        for (Pair pair : plain) {
            rows.add(List.of(
                    pair.toString(),
                    number("%.2f", tallies.get(pair).plies().mean()),
                    Published.meanPlies(pair.a(), pair.b()).map(String::valueOf).orElse("")));
        }
        return Page.table("lrr", List.of("A/B", "mean plies", "published"), rows)
                + "\n\n0/2 is published with the games of 0/0, see [Misprints](#misprints).";
    }

    private static String misprints() {
        List<List<String>> rows = new ArrayList<>();
        Published.rows("misprints.csv").forEach(row -> rows.add(List.of(row[0], row[1], row[2], row[3])));
        return Page.table("llrr", List.of("A/B", "cell", "printed", "right"), rows)
                + "\n\nThe swapped copies of these cells (2/1 `ppRA` and so on) are wrong alike.";
    }

    /** Of the 21 pairs, a million games each, half of them started by either side. */
    private double publishedDraws() {
        return plain.stream()
                .map(pair -> Published.strategies(pair.a(), pair.b()))
                .mapToDouble(cells -> 500_000 * (cells.get(ThesisCell.RA) + cells.get(ThesisCell.RB)))
                .sum();
    }

    private Map<String, Object> data(Map<Pair, PairTally> tallies, StrategyTables tables, int gamesPerPair, long seed) {
        List<Object> pairs = new ArrayList<>();
        tallies.forEach((pair, tally) -> {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("a", pair.a());
            one.put("b", pair.b());
            one.put("reading", StrategyTables.reading(pair));
            one.put("games", tally.results().games());
            for (ThesisCell cell : ThesisCell.values()) {
                one.put("pp" + cell, cell.of(tally).value());
            }
            one.put("meanPlies", tally.plies().mean());
            one.put("agrees", tables.agrees(pair));
            one.put("greatestDifference", tables.greatestDifference(pair));
            pairs.add(one);
        });
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("experiment", NAME);
        data.put("gamesPerPair", gamesPerPair);
        data.put("seed", seed);
        data.put("pairs", pairs);
        return data;
    }

    private static String lengthsCsv(Map<Pair, PairTally> tallies) {
        StringBuilder csv = new StringBuilder("a,b,reading,plies,games\n");
        tallies.forEach((pair, tally) -> {
            for (int plies = 0; plies <= tally.plies().quantile(1); plies++) {
                if (tally.plies().count(plies) > 0) {
                    csv.append(pair.a()).append(',').append(pair.b()).append(',');
                    csv.append(StrategyTables.reading(pair)).append(',');
                    csv.append(plies)
                            .append(',')
                            .append(tally.plies().count(plies))
                            .append('\n');
                }
            }
        });
        return csv.toString();
    }

    private Findings.Chart means(Map<Pair, PairTally> tallies) {
        List<String> names = plain.stream().map(Pair::toString).toList();
        List<Double> here =
                plain.stream().map(pair -> tallies.get(pair).plies().mean()).toList();
        List<Double> published = plain.stream()
                .map(pair -> Published.meanPlies(pair.a(), pair.b()).orElse(Double.NaN))
                .toList();
        return Findings.Chart.ofBars(
                MEANS,
                "Mean plies of a game (Graph 3.1)",
                "A/B",
                "plies",
                List.of(new Findings.Series("here", names, here), new Findings.Series("published", names, published)));
    }

    private Findings.Chart lengths(Map<Pair, PairTally> tallies) {
        List<Findings.Series> series = new ArrayList<>();
        for (Pair pair : plain) {
            if (pair.a() == pair.b()) {
                Histogram lengths = tallies.get(pair).plies();
                List<String> x = new ArrayList<>();
                List<Double> y = new ArrayList<>();
                for (int plies = 0; plies <= lengths.quantile(1); plies++) {
                    x.add(String.valueOf(plies));
                    y.add((double) lengths.count(plies) / lengths.total());
                }
                series.add(new Findings.Series(pair.toString(), x, y));
            }
        }
        return Findings.Chart.ofLines(
                LENGTHS, "Length of the games of each strategy against itself", "plies", "share of games", series);
    }

    private static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static String number(String format, double value) {
        return String.format(Locale.ROOT, format, value);
    }
}
