package org.marienbad.lab;

import static org.marienbad.request.Entry.Kind.SETTINGS;
import static org.marienbad.request.Entry.Kind.TEXT;
import static org.marienbad.request.Entry.Kind.TEXTS;
import static org.marienbad.request.Entry.Kind.WHOLE;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.plugin.PlayerCatalogue;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.space.Axis;
import org.marienbad.lab.space.SettingSpace;
import org.marienbad.lab.statistics.Sprt;
import org.marienbad.lab.tuning.Optimizer;
import org.marienbad.request.Entry;
import org.marienbad.request.SourcedJson;

/**
 * The entries of a plan in which settings of a player are varied, as they were given: those of {@link PlanEntries} but for
 * who meets whom, and in an object of their own {@code player}, {@code over}, {@code against} and what only one kind of
 * plan has. Immutable. What is wrong is said as by {@link PlanEntries}.
 */
public final class VariedEntries {
    /** Whose settings are varied. */
    public static final Entry PLAYER = new Entry(
            "player",
            TEXT,
            "-p, --player PLAYER",
            "The player with the settings that stay, for example mcts(iterations=200).");

    private static final Entry OVER = new Entry(
            "over",
            SETTINGS,
            "--over KEY=VALUES",
            "A setting that is varied: a list such as playout=random,sensible; a range such as c=0.1..3, c=0.1..3:7"
                    + " (7 values) or c=0.1..3:7:log (or linear; ranges over more than a factor of 20 are logarithmic"
                    + " anyway); or playout= for all values. Repeatable.");
    private static final Entry AGAINST = new Entry(
            "against",
            TEXTS,
            "--against PLAYER",
            "An opponent. Repeatable. Default: the player itself without what is varied.");

    /** What the settings are varied for. */
    public enum Kind {
        /** To measure the strength at many points. */
        SWEEP(
                "sweep",
                new Entry(
                        "sample",
                        WHOLE,
                        "--sample N",
                        "Play N random points instead of every combination; ranges then give any value between their"
                                + " ends. The seed decides which.")),
        /** To find the best point. */
        TUNING(
                "tune",
                new Entry(
                        "method",
                        TEXT,
                        "--method spsa|ntbea",
                        "spsa: simultaneous perturbation, for ranges of numbers; ntbea: n-tuple bandit evolution, for"
                                + " lists as well, tries the values of ranges. Default: spsa where all settings have"
                                + " ranges."),
                new Entry(
                        "batch",
                        WHOLE,
                        "--batch N",
                        "Games of a step, for every point measured in it and every opponent. Default: 16."),
                new Entry(
                        "test",
                        TEXT,
                        "--test sprt(E0,E1)",
                        "The test at the end: are the settings found better by E1 rather than by E0 Elo? Default:"
                                + " sprt(0,20)."),
                new Entry(
                        "testGames",
                        WHOLE,
                        "--test-games N",
                        "Games of the test, at most; they are not counted in --games. Default: 4000."));

        private final String entry;
        private final List<Entry> entries;

        Kind(String entry, Entry... own) {
            this.entry = entry;
            entries = Stream.concat(Stream.of(PLAYER, OVER, AGAINST), Stream.of(own))
                    .toList();
        }

        /** The entries of its object. */
        public List<Entry> entries() {
            return entries;
        }
    }

    /** Entries of a tournament that are made of what is varied. */
    static final List<String> MADE = List.of("entrants", "schedule", "pairs", "selfPlay");

    /** The entries of a plan that may stand beside those that are varied. */
    public static List<Entry> plan() {
        return PlanTable.entries().stream()
                .filter(entry -> !MADE.contains(entry.name()))
                .toList();
    }

    private final PlanEntries plan;
    private final Map<String, SourcedJson> varied;

    private VariedEntries(PlanEntries plan, Map<String, SourcedJson> varied) {
        this.plan = plan;
        this.varied = varied;
    }

    /** No entries: what is missing is said to be missing from {@code source}. */
    public static VariedEntries none(String source) {
        return new VariedEntries(PlanEntries.none(source), Map.of());
    }

    /** Reads the JSON object of a plan; see {@link PlanEntries#read(String, String, Reach)}. */
    public static VariedEntries read(Kind kind, String source, String json, Reach trusted) {
        SourcedJson root = SourcedJson.read(source, json, trusted);
        Map<String, SourcedJson> entries = new LinkedHashMap<>(root.object("entry", List.of()));
        SourcedJson varied = entries.remove(kind.entry);
        for (String made : MADE) {
            if (entries.containsKey(made)) {
                throw entries.get(made).wrong("a " + kind.entry + " makes '" + made + "' by itself; leave it out");
            }
        }
        return new VariedEntries(
                PlanEntries.of(source, root, entries),
                varied == null
                        ? Map.of()
                        : varied.object(
                                "entry of a " + kind.entry,
                                kind.entries.stream().map(Entry::name).toList()));
    }

    /** These entries with one of the plan given again; see {@link PlanEntries#with}. */
    public VariedEntries with(String name, Object plain, String where) {
        return new VariedEntries(plan.with(name, plain, where), varied);
    }

    /** These entries with one of the varied given again by this machine's user; settings of {@code over} are added. */
    public VariedEntries withVaried(String name, Object plain, String where) {
        Map<String, SourcedJson> more = new LinkedHashMap<>(varied);
        SourcedJson given = SourcedJson.of(plain, where);
        if (name.equals("over") && varied.containsKey(name)) {
            Map<String, SourcedJson> over = new LinkedHashMap<>(varied.get(name).object("setting", List.of()));
            over.putAll(given.object("setting", List.of()));
            given = new SourcedJson(over, where, Reach.LOCAL);
        }
        more.put(name, given);
        return new VariedEntries(plan, more);
    }

    public boolean hasSeed() {
        return plan.has("seed");
    }

    /** These entries with the seed of {@code others} if they have none. */
    public VariedEntries withMissingSeed(VariedEntries others) {
        return hasSeed() ? this : new VariedEntries(plan.withMissing("seed", others.plan), varied);
    }

    /** How many games to play at the same time, if that was given. */
    public OptionalInt threads() {
        return plan.threads();
    }

    /** The sweep that these entries describe, every player, setting and option checked. */
    public Sweep sweep(GameCatalogue games, PlayerCatalogue players) {
        SettingSpace space = space(players);
        Optional<Integer> sample =
                Optional.ofNullable(varied.get("sample")).map(count -> (int) count.whole(1, Sweep.MOST_POINTS));
        return varied.getOrDefault("over", varied.get("player"))
                .checked(() -> Sweep.of(space, sample, against(players), plan, games, players));
    }

    /** The tuning that these entries describe, every player, setting and option checked. */
    public Tuning tuning(GameCatalogue games, PlayerCatalogue players) {
        SettingSpace space = space(players);
        if (space.size() < 2) {
            throw varied.get("over")
                    .wrong(
                            "one value of each setting leaves nothing to choose from; allowed: several values, or a range");
        }
        boolean ranges = space.axes().stream().allMatch(Axis::isRange);
        SourcedJson method = varied.getOrDefault("method", SourcedJson.of(ranges ? "spsa" : "ntbea", plan.source()));
        Optional<Optimizer.Method> wanted = Stream.of(Optimizer.Method.values())
                .filter(one -> PlanEntries.word(one).equals(method.value()))
                .findFirst();
        SourcedJson test = varied.getOrDefault("test", SourcedJson.of(Tuning.DEFAULT_TEST, plan.source()));
        Tuning.Effort effort = new Tuning.Effort(
                wanted.orElseThrow(() -> method.refused("spsa (ranges of numbers), ntbea (lists and ranges)")),
                varied.getOrDefault("batch", SourcedJson.of(Tuning.DEFAULT_BATCH, ""))
                        .whole(1, 1_000_000),
                test.checked(() -> Sprt.parse(test.text("a test such as \"sprt(0,20)\""))),
                varied.getOrDefault("testGames", SourcedJson.of(Tuning.DEFAULT_TEST_GAMES, ""))
                        .whole(1, 1_000_000_000));
        SourcedJson culprit = Stream.of("method", "over", "player")
                .map(varied::get)
                .filter(entry -> entry != null)
                .findFirst()
                .orElseThrow();
        return culprit.checked(
                () -> new Tuning(space, against(players), effort, new Tuning.Games(plan, games, players)));
    }

    private List<PlayerSpec> against(PlayerCatalogue players) {
        return varied.containsKey("against")
                ? varied.get("against").list().stream()
                        .map(one -> PlanEntries.player(one, players))
                        .toList()
                : List.of();
    }

    private SettingSpace space(PlayerCatalogue players) {
        SourcedJson player = varied.get("player");
        if (player == null) {
            throw new IllegalArgumentException(
                    plan.source() + ": no player is given whose settings are varied, such as \"mcts(iterations=200)\"");
        }
        PlayerSpec base = PlanEntries.player(player, players);
        SourcedJson given = varied.getOrDefault("over", SourcedJson.of(Map.of(), plan.source()));
        Map<String, Object> over = new LinkedHashMap<>();
        given.object("setting", List.of()).forEach((key, values) -> {
            over.put(key, values.plain());
            values.checked(() -> SettingSpace.of(base, Map.of(key, values.plain()), players));
        });
        return given.checked(() -> SettingSpace.of(base, over, players));
    }
}
