package org.marienbad.lab.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Names;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.tournament.CodeVersion;
import org.marienbad.lab.tournament.Entrant;
import org.marienbad.lab.tournament.Schedule;
import org.marienbad.lab.tournament.Seating;
import org.marienbad.lab.tournament.Tournament;
import org.marienbad.request.Entry;
import org.marienbad.request.GameRequest;
import org.marienbad.request.RequestFault;
import org.marienbad.request.SourcedJson;

/**
 * The entries of a tournament's plan as they were given, in a JSON file or by flags that take their place. Immutable. A
 * mistake is an IllegalArgumentException of one line. It has the place (file, line and JSON path, or the flag), the
 * mistake and the allowed values.
 */
public final class PlanEntries {
    /** The names of all entries, in the order in which to show them. */
    public static final List<String> NAMES =
            PlanTable.entries().stream().map(Entry::name).toList();

    /** Entries that older versions wrote under another name; they are still read. */
    private static final Map<String, String> FORMER_NAMES = Map.of("truth", "oracle");

    private final Map<String, SourcedJson> entries;
    private final String source;

    private PlanEntries(Map<String, SourcedJson> entries, String source) {
        this.entries = entries;
        this.source = source;
    }

    /** No entries: what is missing is said to be missing from {@code source}. */
    public static PlanEntries none(String source) {
        return new PlanEntries(Map.of(), source);
    }

    /** As {@link #read(String, String, Reach)}, of a plan that anybody may have written. */
    public static PlanEntries read(String source, String json) {
        return read(source, json, Reach.ANYWHERE);
    }

    /**
     * Reads the JSON object of a plan.
     *
     * @param source its name, for messages
     * @param trusted reach of the settings that it may give: {@link Reach#ANYWHERE} unless the user says otherwise
     */
    public static PlanEntries read(String source, String json, Reach trusted) {
        SourcedJson root = SourcedJson.read(source, json, trusted);
        return of(source, root, root.object("entry", List.of()));
    }

    /** The part of the object {@code root} that is in {@code entries}. */
    static PlanEntries of(String source, SourcedJson root, Map<String, SourcedJson> entries) {
        SourcedJson renamed = new SourcedJson(renamed(entries), root.where(), root.reach());
        return new PlanEntries(renamed.object("entry", NAMES), source);
    }

    /** The entries of a plan under their present names. */
    public static <T> Map<String, T> renamed(Map<String, T> entries) {
        Map<String, T> renamed = new LinkedHashMap<>();
        entries.forEach((name, entry) -> {
            String today = FORMER_NAMES.getOrDefault(name, name);
            renamed.put(entries.containsKey(today) ? name : today, entry);
        });
        return renamed;
    }

    /**
     * These entries with one of them given again by this machine's user, in plain JSON values; entries of {@code
     * options} are added.
     *
     * @param where for messages: the name of the flag
     */
    public PlanEntries with(String name, Object plain, String where) {
        if (!NAMES.contains(name)) {
            throw new IllegalArgumentException(Names.unknown("entry", name, NAMES));
        }
        return overriddenBy(Map.of(name, SourcedJson.of(plain, where)));
    }

    /** These entries, and that of {@code others} called {@code name} if there is none here. */
    public PlanEntries withMissing(String name, PlanEntries others) {
        if (has(name) || !others.has(name)) {
            return this;
        }
        Map<String, SourcedJson> more = new LinkedHashMap<>(entries);
        more.put(name, others.entries.get(name));
        return new PlanEntries(more, source);
    }

    /** These entries, those of {@code others} in the place of those with the same names; options are added. */
    PlanEntries overriddenBy(Map<String, SourcedJson> others) {
        Map<String, SourcedJson> more = new LinkedHashMap<>(entries);
        others.forEach(
                (name, given) -> more.put(name, name.equals("options") ? options(more.get(name), given) : given));
        return new PlanEntries(more, source);
    }

    private static SourcedJson options(SourcedJson before, SourcedJson given) {
        if (before == null) {
            return given;
        }
        Map<String, SourcedJson> options = new LinkedHashMap<>(before.object("option", List.of()));
        options.putAll(given.object("option", List.of()));
        return new SourcedJson(options, given.where(), given.reach());
    }

    /** Whether the entry {@code name} was given. */
    public boolean has(String name) {
        return entries.containsKey(name);
    }

    /** How many games to play at the same time, if that was given. */
    public OptionalInt threads() {
        SourcedJson threads = entries.get("threads");
        return threads == null ? OptionalInt.empty() : OptionalInt.of((int) threads.whole(1, 1024));
    }

    /** The code that the plan was written with, if it says so. */
    public Optional<CodeVersion> code() {
        return Optional.ofNullable(entries.get("code")).map(given -> {
            Map<String, String> code = new LinkedHashMap<>();
            given.object("entry of code", CodeVersion.NAMES)
                    .forEach((name, value) -> code.put(name, value.text("a version")));
            return CodeVersion.of(code);
        });
    }

    /** The tournament that these entries describe, every player and option checked. */
    public Tournament tournament(Catalogue<GameProvider> games, Catalogue<PlayerProvider> players) {
        GameSetup setup = setup(games);
        List<PlanEntrants.Placed> placed = entrants(players);
        // Only now is it known which game they are to play.
        placed.forEach(one -> one.where().checked(() -> one.entrant().player().check(players, setup.game())));
        List<Entrant> entrants =
                placed.stream().map(PlanEntrants.Placed::entrant).toList();
        Tournament.Options options = options(setup, players);
        if (options.cpuTime().isPresent()) {
            entries.get("cpuMillis").checked(() -> {
                Match.requireCpuTime();
                return true;
            });
            placed.forEach(one -> one.where().checked(() -> {
                one.entrant().player().requireSingleThread(players);
                return true;
            }));
        }
        Schedule schedule = schedule(entrants);
        SourcedJson culprit = Stream.of("openings", "stop", "seating", "schedule", "pairs", "entrants")
                .map(entries::get)
                .filter(entry -> entry != null)
                .findFirst()
                .orElseThrow();
        return culprit.checked(() -> new Tournament(setup, entrants, schedule, options));
    }

    /** How games of {@code setup} are played by these entries. */
    public Tournament.Options options(GameSetup setup, Catalogue<PlayerProvider> players) {
        return PlanTable.options(entries, setup, players);
    }

    String source() {
        return source;
    }

    long seed() {
        return new GameRequest(entries, source).seed().orElse(0);
    }

    GameSetup setup(Catalogue<GameProvider> games) {
        return new GameRequest(entries, source).setup(games);
    }

    private List<PlanEntrants.Placed> entrants(Catalogue<PlayerProvider> players) {
        SourcedJson given = entries.get("entrants");
        if (given == null || given.list().isEmpty()) {
            throw new RequestFault(
                    given == null ? source : given.where(),
                    "no entrants are given; allowed: a list of players such as \"mcts(iterations=2000)\"");
        }
        return PlanEntrants.read(given, players);
    }

    static PlayerSpec player(SourcedJson given, Catalogue<PlayerProvider> players) {
        return given.checked(() -> {
            PlayerSpec spec = PlayerSpec.parse(given.text(PlanEntrants.A_PLAYER), given.reach());
            spec.settings(players);
            return spec;
        });
    }

    private Schedule schedule(List<Entrant> entrants) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        entrants.forEach(entrant -> numbers.put(entrant.name(), numbers.size()));
        List<List<Integer>> pairs = new ArrayList<>();
        SourcedJson given = entries.get("pairs");
        if (given != null) {
            for (SourcedJson pair : given.list()) {
                List<Integer> pairing = new ArrayList<>();
                for (SourcedJson name : PlanEntrants.names(pair)) {
                    String text = name.text("the name of an entrant");
                    if (!numbers.containsKey(text)) {
                        throw name.wrong(Names.unknown("entrant", text, numbers.keySet()));
                    }
                    pairing.add(numbers.get(text));
                }
                pairs.add(pairing);
            }
        }
        Schedule.Kind kind = one(
                "schedule", Schedule.Kind.values(), given == null ? Schedule.Kind.ROUND_ROBIN : Schedule.Kind.PAIRS);
        boolean selfPlay =
                entries.containsKey("selfPlay") && entries.get("selfPlay").flag();
        Seating seating = one("seating", Seating.values(), Seating.PERMUTED);
        SourcedJson culprit = given != null ? given : entries.getOrDefault("selfPlay", entries.get("entrants"));
        return culprit.checked(() -> new Schedule(kind, pairs, selfPlay, seating));
    }

    private <E extends Enum<E>> E one(String name, E[] values, E otherwise) {
        SourcedJson given = entries.get(name);
        if (given == null) {
            return otherwise;
        }
        for (E value : values) {
            if (word(value).equals(given.value())) {
                return value;
            }
        }
        throw given.refused("one of " + Stream.of(values).map(PlanEntries::word).collect(Collectors.joining(", ")));
    }

    /** How a constant is written in a plan. */
    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
