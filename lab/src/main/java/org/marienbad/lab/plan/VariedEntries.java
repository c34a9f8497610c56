package org.marienbad.lab.plan;

import static org.marienbad.request.Entry.Kind.SETTINGS;
import static org.marienbad.request.Entry.Kind.TEXT;
import static org.marienbad.request.Entry.Kind.TEXTS;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.space.Axis;
import org.marienbad.lab.space.SettingSpace;
import org.marienbad.lab.statistics.Sprt;
import org.marienbad.lab.tuning.Optimizer;
import org.marienbad.request.Entry;
import org.marienbad.request.SourcedJson;

/** The entries of a plan that say which settings of a player are varied, and against whom. Immutable. */
final class VariedEntries {
    /** Whose settings are varied. */
    static final Entry PLAYER = new Entry(
            "player",
            TEXT,
            "-p, --player PLAYER",
            "The player with the settings that stay, for example mcts(iterations=200).");

    static final Entry OVER = new Entry(
            "over",
            SETTINGS,
            "--over KEY=VALUES",
            "A setting that is varied: a list such as playout=random,sensible; a range such as c=0.1..3, c=0.1..3:7"
                    + " (7 values) or c=0.1..3:7:log (or linear; ranges over more than a factor of 20 are logarithmic"
                    + " anyway); or playout= for all values. Repeatable.");
    static final Entry AGAINST = new Entry(
            "against",
            TEXTS,
            "--against PLAYER",
            "An opponent. Repeatable. Default: the player itself without what is varied.");

    private final Map<String, SourcedJson> varied;

    private VariedEntries(Map<String, SourcedJson> varied) {
        this.varied = varied;
    }

    /** Nothing is varied. */
    static VariedEntries none() {
        return new VariedEntries(Map.of());
    }

    /** The entries of the object {@code given}, in a plan of {@code kind}. */
    static VariedEntries of(ExperimentKind kind, SourcedJson given) {
        return new VariedEntries(given.object(
                "entry of a " + kind.command(),
                kind.varied().stream().map(Entry::name).toList()));
    }

    /** These entries with one given again by this machine's user; settings of {@code over} are added. */
    VariedEntries with(String name, Object plain, String where) {
        Map<String, SourcedJson> more = new LinkedHashMap<>(varied);
        SourcedJson given = SourcedJson.of(plain, where);
        if (name.equals(OVER.name()) && varied.containsKey(name)) {
            Map<String, SourcedJson> over = new LinkedHashMap<>(varied.get(name).object("setting", List.of()));
            over.putAll(given.object("setting", List.of()));
            given = new SourcedJson(over, where, Reach.LOCAL);
        }
        more.put(name, given);
        return new VariedEntries(more);
    }

    /** The sweep that these entries describe, every player, setting and option checked. */
    Sweep sweep(PlanEntries plan, Catalogue<GameProvider> games, Catalogue<PlayerProvider> players) {
        SettingSpace space = space(plan, players);
        Optional<Integer> sample =
                Optional.ofNullable(varied.get("sample")).map(count -> (int) count.whole(1, Sweep.MOST_POINTS));
        return varied.getOrDefault("over", varied.get("player"))
                .checked(() -> Sweep.of(space, sample, against(players), plan, games, players));
    }

    /** The tuning that these entries describe, every player, setting and option checked. */
    Tuning tuning(PlanEntries plan, Catalogue<GameProvider> games, Catalogue<PlayerProvider> players) {
        SettingSpace space = space(plan, players);
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

    private List<PlayerSpec> against(Catalogue<PlayerProvider> players) {
        return varied.containsKey("against")
                ? varied.get("against").list().stream()
                        .map(one -> PlanEntries.player(one, players))
                        .toList()
                : List.of();
    }

    private SettingSpace space(PlanEntries plan, Catalogue<PlayerProvider> players) {
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
