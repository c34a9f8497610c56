package org.marienbad.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.plugin.PlayerCatalogue;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.space.SettingSpace;

/**
 * The entries of a plan of a sweep as they were given: those of {@link PlanEntries} but for who meets whom, and {@code
 * sweep} with {@code player}, {@code over}, {@code against} and {@code sample}. Immutable. What is wrong is said as by
 * {@link PlanEntries}.
 */
public final class SweepEntries {
    /** Entries of a tournament that a sweep makes by itself. */
    static final List<String> MADE = List.of("entrants", "schedule", "pairs", "selfPlay");

    private static final List<String> NAMES = List.of("player", "over", "against", "sample");

    private final PlanEntries plan;
    private final Map<String, SourcedJson> sweep;

    private SweepEntries(PlanEntries plan, Map<String, SourcedJson> sweep) {
        this.plan = plan;
        this.sweep = sweep;
    }

    /** No entries: what is missing is said to be missing from {@code source}. */
    public static SweepEntries none(String source) {
        return new SweepEntries(PlanEntries.none(source), Map.of());
    }

    /** Reads the JSON object of a plan; see {@link PlanEntries#read(String, String, Reach)}. */
    public static SweepEntries read(String source, String json, Reach trusted) {
        SourcedJson root = SourcedJson.read(source, json, trusted);
        Map<String, SourcedJson> entries = new LinkedHashMap<>(root.object("entry", List.of()));
        SourcedJson sweep = entries.remove("sweep");
        for (String made : MADE) {
            if (entries.containsKey(made)) {
                throw entries.get(made).wrong("a sweep makes '" + made + "' by itself; leave it out");
            }
        }
        return new SweepEntries(
                PlanEntries.of(source, root, entries),
                sweep == null ? Map.of() : sweep.object("entry of a sweep", NAMES));
    }

    /** These entries with one of the plan given again; see {@link PlanEntries#with}. */
    public SweepEntries with(String name, Object plain, String where) {
        return new SweepEntries(plan.with(name, plain, where), sweep);
    }

    /** These entries with one of {@code sweep} given again by this machine's user; settings of {@code over} are added. */
    public SweepEntries withSweep(String name, Object plain, String where) {
        Map<String, SourcedJson> more = new LinkedHashMap<>(sweep);
        SourcedJson given = SourcedJson.of(plain, where);
        if (name.equals("over") && sweep.containsKey(name)) {
            Map<String, SourcedJson> over = new LinkedHashMap<>(sweep.get(name).object("setting", List.of()));
            over.putAll(given.object("setting", List.of()));
            given = new SourcedJson(over, where, Reach.LOCAL);
        }
        more.put(name, given);
        return new SweepEntries(plan, more);
    }

    public boolean hasSeed() {
        return plan.has("seed");
    }

    /** How many games to play at the same time, if that was given. */
    public OptionalInt threads() {
        return plan.threads();
    }

    /** The sweep that these entries describe, every player, setting and option checked. */
    public Sweep sweep(GameCatalogue games, PlayerCatalogue players) {
        SourcedJson player = sweep.get("player");
        if (player == null) {
            throw new IllegalArgumentException(
                    plan.source() + ": no player is given whose settings are varied, such as \"mcts(iterations=200)\"");
        }
        PlayerSpec base = PlanEntries.player(player, players);
        SettingSpace space = space(base, players);
        List<PlayerSpec> against = new ArrayList<>();
        if (sweep.containsKey("against")) {
            sweep.get("against").list().forEach(one -> against.add(PlanEntries.player(one, players)));
        }
        Optional<Integer> sample =
                Optional.ofNullable(sweep.get("sample")).map(count -> (int) count.whole(1, Sweep.MOST_POINTS));
        SourcedJson culprit = sweep.getOrDefault("over", player);
        return PlanEntries.checked(culprit, () -> Sweep.of(space, sample, against, plan, games, players));
    }

    private SettingSpace space(PlayerSpec base, PlayerCatalogue players) {
        SourcedJson given = sweep.getOrDefault("over", SourcedJson.of(Map.of(), plan.source()));
        Map<String, Object> over = new LinkedHashMap<>();
        given.object("setting", List.of()).forEach((key, values) -> {
            over.put(key, values.plain());
            PlanEntries.checked(values, () -> SettingSpace.of(base, Map.of(key, values.plain()), players));
        });
        return PlanEntries.checked(given, () -> SettingSpace.of(base, over, players));
    }
}
