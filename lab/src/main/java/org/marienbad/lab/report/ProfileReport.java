package org.marienbad.lab.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Svg;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.record.Plies;
import org.marienbad.framework.shared.SeatNames;
import org.marienbad.framework.text.Messages;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.profile.LevelProfile;
import org.marienbad.lab.profile.Profile;
import org.marienbad.lab.profile.SmallSizes;
import org.marienbad.lab.statistics.Histogram;
import org.marienbad.lab.statistics.Interval;
import org.marienbad.lab.statistics.Moments;
import org.marienbad.lab.statistics.Proportion;

/** The profile of a game as one page: each measure with its interval and its definition, curves, and games to look at. */
public final class ProfileReport extends HtmlPage {
    /** Shares of fewer games are said to be so. */
    private static final long FEW = 100;

    private static final int MOST_BARS = 40;

    private final Profile profile;
    private final GameSetup setup;
    private final RunInfo circumstances;
    private final List<SmallSizes.Solved> small;

    private ProfileReport(Profile profile, List<SmallSizes.Solved> small, RunInfo circumstances, Locale locale) {
        super(locale);
        this.profile = profile;
        this.small = small;
        this.circumstances = circumstances;
        setup = profile.tournament().setup();
    }

    /** The page in the language of {@code locale}, English or Czech. */
    public static String html(Profile profile, List<SmallSizes.Solved> small, RunInfo circumstances, Locale locale) {
        return new ProfileReport(profile, small, circumstances, locale).fill("profile");
    }

    /** The measures as plain values: by level and measure the mean and, of more than one game, the ends of its interval. */
    public static Map<String, Object> plain(Profile profile, List<SmallSizes.Solved> small) {
        Map<String, Object> levels = new LinkedHashMap<>();
        for (LevelProfile level : profile.levels()) {
            Map<String, Object> measures = new LinkedHashMap<>();
            measures.put("games", level.games());
            Arrays.stream(Measure.values())
                    .filter(measure -> measure.isKnown(level))
                    .forEach(measure -> {
                        Figure figure = measure.figure(level);
                        measures.put(
                                measure.key(),
                                figure.isSingle()
                                        ? List.of(figure.mean())
                                        : List.of(figure.mean(), figure.low(), figure.high()));
                    });
            levels.put(level.name(), measures);
        }
        List<Object> ladder = profile.steps().stream()
                .filter(step -> step.tally().games() > 0)
                .<Object>map(step -> Map.of(
                        "stronger", step.stronger(),
                        "weaker", step.weaker(),
                        "games", step.tally().games(),
                        "points", step.tally().points()))
                .toList();
        Map<String, Object> plain = new LinkedHashMap<>();
        plain.put("levels", levels);
        plain.put("ladder", ladder);
        plain.put("symmetries", profile.symmetries());
        plain.put(
                "solved",
                small.stream()
                        .map(one -> Map.of("options", one.options(), "winner", one.winner()))
                        .toList());
        return plain;
    }

    /** A mean with its 95 % interval; NaN where nothing is known. */
    private record Figure(double mean, double low, double high) {
        /** Whether one game alone tells nothing of the interval. */
        boolean isSingle() {
            return !Double.isFinite(low);
        }

        /** No measure is less than 0. */
        Figure upTo(double most) {
            return new Figure(mean, Math.max(0, low), Math.min(most, high));
        }

        static Figure of(Moments moments) {
            double reach = Interval.Z95 * moments.standardError();
            return new Figure(moments.mean(), moments.mean() - reach, moments.mean() + reach);
        }

        static Figure of(Proportion share) {
            return new Figure(
                    share.value(), share.interval().low(), share.interval().high());
        }
    }

    private enum Measure {
        LENGTH(1, level -> Figure.of(level.length())),
        CHOICES(2, level -> Figure.of(level.choices())),
        FORCED(-1, level -> Figure.of(level.forced())),
        STARTER(-1, level -> Figure.of(level.starterPoints())),
        DRAWS(-1, level -> Figure.of(level.draws())),
        DECIDED(-1, level -> Figure.of(level.decided())),
        CHANGES(2, level -> Figure.of(level.leadChanges())),
        COMEBACKS(-1, level -> Figure.of(level.comebacks())),
        DRAMA(3, level -> Figure.of(level.drama())),
        KILLER(3, level -> Figure.of(level.killer())),
        LUCK(-1, level -> Figure.of(level.luck()));

        /** Places after the point; −1 for a share in percent. */
        private final int places;

        private final Function<LevelProfile, Figure> of;

        Measure(int places, Function<LevelProfile, Figure> of) {
            this.places = places;
            this.of = of;
        }

        String key() {
            return name().toLowerCase(Locale.ROOT);
        }

        Figure figure(LevelProfile level) {
            return of.apply(level).upTo(places < 0 ? 1 : Double.MAX_VALUE);
        }

        boolean isKnown(LevelProfile level) {
            return level.games() > 0 && Double.isFinite(figure(level).mean());
        }
    }

    /** One measure, by level. */
    record Row(String name, String help, List<Shown> cells) {}

    record Shown(String mean, String interval) {}

    List<LevelProfile> levels() {
        return profile.levels();
    }

    List<Row> rows() {
        return Arrays.stream(Measure.values())
                .filter(measure -> levels().stream().anyMatch(measure::isKnown))
                .map(measure -> new Row(
                        words.get("profile." + measure.key()),
                        words.get("profile." + measure.key() + ".help"),
                        levels().stream().map(level -> shown(measure, level)).toList()))
                .toList();
    }

    private Shown shown(Measure measure, LevelProfile level) {
        if (!measure.isKnown(level)) {
            return new Shown("–", "");
        }
        Figure figure = measure.figure(level);
        return new Shown(
                written(measure, figure.mean()),
                figure.isSingle() ? "" : written(measure, figure.low()) + " – " + written(measure, figure.high()));
    }

    private String written(Measure measure, double value) {
        return measure.places < 0 ? numbers.percent(value) + " %" : numbers.decimal(value, measure.places);
    }

    @Override
    String title() {
        return words.get("profile.title", name(setup.provider()));
    }

    @Override
    String lead() {
        return words.get(
                "profile.lead",
                called(setup),
                setup.seats(),
                numbers.whole(levels().stream().mapToLong(LevelProfile::games).sum()
                        + profile.steps().stream()
                                .mapToLong(step -> step.tally().games())
                                .sum()),
                profile.tournament().options().opening());
    }

    @Override
    List<String> warnings() {
        List<String> warnings = new ArrayList<>();
        if (circumstances.timed()) {
            warnings.add(words.get("warning.timed"));
        }
        long least = levels().stream().mapToLong(LevelProfile::games).min().orElse(0);
        if (least < FEW) {
            warnings.add(words.get("profile.few", least));
        }
        return warnings;
    }

    String symmetry() {
        return words.get("profile.symmetries", profile.symmetries());
    }

    boolean hidden() {
        return setup.game().info().has(GameInfo.Trait.HIDDEN_INFORMATION);
    }

    @Override
    Map<String, Object> charts() {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put(
                "words",
                Map.of(
                        "points", words.get("profile.ahead"),
                        "games", words.get("games"),
                        "chart.plies", words.get("chart.plies"),
                        "chart.mean", words.get("chart.mean")));
        data.put(
                "lengths",
                levels().stream()
                        .filter(level -> level.games() > 0)
                        .map(level -> Map.of(
                                "name", level.name(), "mean", level.lengths().mean(), "bars", bars(level.lengths())))
                        .toList());
        data.put("curves", levels().stream().map(this::curve).toList());
        return data;
    }

    private static List<Object> bars(Histogram lengths) {
        return lengths.bars(MOST_BARS).stream()
                .<Object>map(bar -> List.of(bar.low(), bar.high(), bar.count()))
                .toList();
    }

    private Map<String, Object> curve(LevelProfile level) {
        List<Object> points = new ArrayList<>();
        for (int step = 0; step <= LevelProfile.STEPS && level.games() > 0; step++) {
            Figure lead = Figure.of(level.lead(step));
            double reach = Double.isFinite(lead.low()) ? lead.mean() - lead.low() : 0;
            points.add(Map.of(
                    "x", 100.0 * step / LevelProfile.STEPS,
                    "y", 100 * lead.mean(),
                    "low", 100 * (lead.mean() - reach),
                    "high", 100 * (lead.mean() + reach),
                    "games", level.games()));
        }
        return Map.of("name", words.get("profile.part"), "scale", "value", "line", true, "points", points);
    }

    List<Chart> places() {
        return IntStream.range(0, levels().size())
                .mapToObj(number -> new Chart(number, levels().get(number).name()))
                .toList();
    }

    /** One line of the ladder. */
    record Rung(String stronger, String weaker, long games, double points, Interval interval, double elo) {}

    List<Rung> ladder() {
        return profile.steps().stream()
                .filter(step -> step.tally().games() > 0)
                .map(step -> {
                    long games = step.tally().games();
                    double points = step.tally().points();
                    return new Rung(
                            step.stronger(),
                            step.weaker(),
                            games,
                            points,
                            Interval.ofMean(points, games),
                            SweepTables.elo(points));
                })
                .toList();
    }

    boolean laddered() {
        return !ladder().isEmpty();
    }

    /** A small size and who wins it. */
    record Size(String options, String winner) {}

    boolean solved() {
        return !small.isEmpty();
    }

    List<Size> sizes() {
        Messages own = setup.provider().messages(words.locale());
        return small.stream()
                .map(one -> new Size(
                        one.options(),
                        one.winner() < 0
                                ? words.get("profile.solved.draw")
                                : SeatNames.of(setup.game(), one.winner(), own)))
                .toList();
    }

    /** A game to look at. */
    record Shot(String caption, String plies, String svg) {}

    List<Shot> shots() {
        Messages own = setup.provider().messages(words.locale());
        Artwork artwork = Artwork.of(setup.provider());
        return profile.examples().stream()
                .map(example -> {
                    GameSetup drawn =
                            profile.tournament().drawn(example.result().fixture());
                    State end = drawn.newState();
                    example.result().plies().forEach(ply -> end.apply(Plies.read(drawn.game(), end, ply)));
                    Picture picture = drawn.game().view().picture(end, Observer.REFEREE);
                    String caption = own.get(picture.caption());
                    return new Shot(
                            words.get(
                                    "profile.example." + example.kind(),
                                    example.level(),
                                    numbers.whole(example.result().length()),
                                    example.result().fixture().index(),
                                    caption),
                            String.join(" ", example.result().plies()),
                            picture.spots().isEmpty() ? "" : Svg.paint(picture, artwork, own));
                })
                .toList();
    }

    String plan() {
        return PlanJson.pretty(profile.tournament());
    }

    String hash() {
        return words.get("sweep.hash", circumstances.version(), PlanJson.hash(profile.tournament()));
    }
}
