package org.marienbad.lab.plan;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Names;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.tournament.CodeVersion;
import org.marienbad.lab.tournament.Tournament;
import org.marienbad.request.SourcedJson;

/**
 * The plan of an experiment, as it was given. The plan of a tournament may be a series. Its {@code tournaments} lists
 * entries that replace the common ones. Its {@code grid} lists values of entries, of which every combination is played.
 * The order is that of the list, and in each of its members that of the grid, whose last entry changes first. The plan
 * of a sweep or a tuning has an object with the settings that are varied. Immutable. Mistakes are refused as by {@link
 * PlanEntries}.
 */
public final class ExperimentPlan {
    /** More would be a mistake. */
    public static final int MOST_TOURNAMENTS = 1000;

    private static final long MOST_GAMES = 1_000_000_000_000L;
    private static final int MOST_PAIRINGS = 200_000;
    private static final int LONGEST_NAME = 80;
    private static final int LONGEST_FOLDER = 60;
    private static final String OPTION = "options.";
    private static final String SEED = "seed";
    /** The entries in which tournaments of one plan may differ. */
    private static final List<String> VARIED = PlanEntries.NAMES.stream()
            .filter(name -> !name.equals("threads") && !name.equals("code"))
            .toList();

    /**
     * One of the tournaments of a plan.
     *
     * @param name for people; no other of the plan has it
     * @param folder where it is kept, beneath the folder of the plan: letters, digits and {@code - _ . = +} only
     */
    public record Member(String name, String folder, Tournament tournament) {}

    /** Entries that take the place of others. */
    private record Variant(String name, Map<String, SourcedJson> entries) {}

    private final ExperimentKind kind;
    private final PlanEntries common;
    /** Empty unless this is the plan of a series. */
    private final List<Variant> variants;

    private final VariedEntries varied;

    private ExperimentPlan(ExperimentKind kind, PlanEntries common, List<Variant> variants, VariedEntries varied) {
        this.kind = kind;
        this.common = common;
        this.variants = variants;
        this.varied = varied;
    }

    private ExperimentPlan with(PlanEntries changed) {
        return new ExperimentPlan(kind, changed, variants, varied);
    }

    /** No entries: what is missing is said to be missing from {@code source}. */
    public static ExperimentPlan none(ExperimentKind kind, String source) {
        return new ExperimentPlan(kind, PlanEntries.none(source), List.of(), VariedEntries.none());
    }

    /** The plan of one tournament. */
    public static ExperimentPlan of(PlanEntries entries) {
        return none(ExperimentKind.TOURNAMENT, "").with(entries);
    }

    /**
     * Reads the JSON object of a plan of {@code kind}; see {@link PlanEntries#read(String, String, Reach)}.
     *
     * @throws IllegalArgumentException also if it is a plan of another kind
     */
    public static ExperimentPlan read(ExperimentKind kind, String source, String json, Reach trusted) {
        SourcedJson root = SourcedJson.read(source, json, trusted);
        Map<String, SourcedJson> entries = new LinkedHashMap<>(root.object("entry", List.of()));
        kind(entries).filter(other -> other != kind).ifPresent(other -> {
            throw entries.getOrDefault(
                            other.command(), who(entries).map(entries::get).orElse(root))
                    .wrong("this is the plan of a " + other.noun() + ", which `marienbad " + other.command()
                            + "` plays");
        });
        if (kind == ExperimentKind.TOURNAMENT) {
            SourcedJson list = entries.remove("tournaments");
            SourcedJson grid = entries.remove("grid");
            List<Variant> variants = list == null ? List.of(new Variant("", Map.of())) : listed(list);
            ExperimentPlan one = of(PlanEntries.of(source, root, entries));
            return list == null && grid == null
                    ? one
                    : new ExperimentPlan(
                            kind, one.common, grid == null ? variants : combined(variants, grid), one.varied);
        }
        SourcedJson varied = entries.remove(kind.command());
        who(entries).ifPresent(made -> {
            throw entries.get(made).wrong("a " + kind.noun() + " makes '" + made + "' by itself; leave it out");
        });
        return new ExperimentPlan(
                kind,
                PlanEntries.of(source, root, entries),
                List.of(),
                varied == null ? VariedEntries.none() : VariedEntries.of(kind, varied));
    }

    /** The only kind whose plans have such entries; empty if all kinds may. */
    private static Optional<ExperimentKind> kind(Map<String, SourcedJson> entries) {
        return Stream.of(ExperimentKind.SWEEP, ExperimentKind.TUNING)
                .filter(kind -> entries.containsKey(kind.command()))
                .findFirst()
                .or(() -> who(entries).map(entry -> ExperimentKind.TOURNAMENT));
    }

    /** The first entry that says who meets whom, which only a tournament has. */
    private static Optional<String> who(Map<String, SourcedJson> entries) {
        return Stream.concat(ExperimentKind.MADE.stream(), Stream.of("tournaments", "grid"))
                .filter(entries::containsKey)
                .findFirst();
    }

    private static List<Variant> listed(SourcedJson list) {
        List<String> known = Stream.concat(Stream.of("name"), VARIED.stream()).toList();
        List<Variant> variants = new ArrayList<>();
        for (SourcedJson one : list.list()) {
            SourcedJson renamed =
                    new SourcedJson(PlanEntries.renamed(one.object("entry", List.of())), one.where(), one.reach());
            Map<String, SourcedJson> entries = new LinkedHashMap<>(renamed.object("entry of a tournament", known));
            SourcedJson name = entries.remove("name");
            if (name != null && name.text("a name").length() > LONGEST_NAME) {
                throw name.refused("a name of at most " + LONGEST_NAME + " characters");
            }
            variants.add(new Variant(
                    name == null ? describe(entries) : name.text("a name").strip(), entries));
        }
        if (variants.isEmpty()) {
            throw list.wrong("no tournaments are listed; allowed: a list of objects with entries of a plan");
        }
        requireFew(variants.size(), list);
        return variants;
    }

    /** The unnamed parts: the game, and the options. */
    private static String describe(Map<String, SourcedJson> entries) {
        List<String> words = new ArrayList<>();
        if (entries.containsKey("game")) {
            words.add(String.valueOf(entries.get("game").value()));
        }
        if (entries.containsKey("options")) {
            entries.get("options")
                    .object("option", List.of())
                    .forEach((key, value) -> words.add(key + "=" + shown(value)));
        }
        return String.join(" ", words);
    }

    private static String shown(SourcedJson value) {
        return value.value() instanceof List
                ? String.join(
                        "-", value.list().stream().map(ExperimentPlan::shown).toList())
                : String.valueOf(value.value());
    }

    private static void requireFew(long count, SourcedJson where) {
        if (count > MOST_TOURNAMENTS) {
            throw where.wrong("this makes " + count + " tournaments; allowed: at most " + MOST_TOURNAMENTS);
        }
    }

    private static List<Variant> combined(List<Variant> variants, SourcedJson grid) {
        List<Variant> all = variants;
        for (Map.Entry<String, SourcedJson> axis :
                grid.object("entry", List.of()).entrySet()) {
            String key = axis.getKey();
            if (!key.startsWith(OPTION) && !VARIED.contains(key)) {
                throw axis.getValue()
                        .wrong(Names.unknown("entry of a grid", key, VARIED)
                                + ", and options.KEY for an option of the game");
            }
            List<SourcedJson> values = axis.getValue().list();
            if (values.isEmpty()) {
                throw axis.getValue().wrong("no values are given; allowed: a list of values of '" + key + "'");
            }
            requireFew((long) all.size() * values.size(), axis.getValue());
            List<Variant> longer = new ArrayList<>();
            for (Variant variant : all) {
                for (int i = 0; i < values.size(); i++) {
                    longer.add(with(variant, key, values.get(i), i));
                }
            }
            all = longer;
        }
        return all;
    }

    private static Variant with(Variant variant, String key, SourcedJson value, int number) {
        Map<String, SourcedJson> entries = new LinkedHashMap<>(variant.entries());
        boolean option = key.startsWith(OPTION);
        String name = option ? "options" : key;
        String inner = option ? key.substring(OPTION.length()) : "";
        boolean there = entries.containsKey(name)
                && (!option || entries.get(name).object("option", List.of()).containsKey(inner));
        if (there) {
            throw value.wrong("'" + key + "' is given by the list of tournaments already");
        }
        if (option) {
            Map<String, SourcedJson> options = entries.containsKey(name)
                    ? new LinkedHashMap<>(entries.get(name).object("option", List.of()))
                    : new LinkedHashMap<>();
            options.put(inner, value);
            entries.put(name, new SourcedJson(options, value.where(), value.reach()));
        } else {
            entries.put(name, value);
        }
        boolean plain = !(value.value() instanceof Map) && (option || !(value.value() instanceof List));
        String word = key.equals("game")
                ? shown(value)
                : (option ? inner : key) + "=" + (plain ? shown(value) : "#" + (number + 1));
        return new Variant(variant.name().isEmpty() ? word : variant.name() + " " + word, entries);
    }

    /** Which command plays it. */
    public ExperimentKind kind() {
        return kind;
    }

    /** Whether this is the plan of several tournaments. */
    public boolean isSeries() {
        return !variants.isEmpty();
    }

    /** The code that the plan was written with, if it says so. */
    public Optional<CodeVersion> code() {
        return common.code();
    }

    /**
     * This plan with an entry given again by this machine's user; options and settings that are varied are added. In a
     * series it is an entry of all tournaments.
     *
     * @throws IllegalArgumentException if it is an entry in which the tournaments differ
     */
    public ExperimentPlan with(String name, Object plain, String where) {
        if (kind.varied().stream().anyMatch(entry -> entry.name().equals(name))) {
            return new ExperimentPlan(kind, common, variants, varied.with(name, plain, where));
        }
        PlanEntries changed = common.with(name, plain, where);
        for (Variant variant : variants) {
            SourcedJson differing = variant.entries().get(name);
            boolean options = name.equals("options") && differing != null && plain instanceof Map;
            if (differing != null
                    && (!options
                            || ((Map<?, ?>) plain)
                                    .keySet().stream().anyMatch(differing.object("option", List.of())::containsKey))) {
                throw new IllegalArgumentException(where + ": the tournaments of this plan differ in '" + name + "' ("
                        + differing.where() + "); it can only be changed there");
            }
        }
        return with(changed);
    }

    /** Whether every tournament has a seed. */
    public boolean hasSeed() {
        return common.has(SEED)
                || !variants.isEmpty()
                        && variants.stream()
                                .allMatch(variant -> variant.entries().containsKey(SEED));
    }

    /** The plan with {@code seed} for the tournaments that have none. */
    public ExperimentPlan withMissingSeed(long seed) {
        return hasSeed() ? this : with(common.with(SEED, seed, "the seed drawn"));
    }

    /** The plan with the seed of {@code others}, or of the first of them, for the tournaments that have none. */
    public ExperimentPlan withMissingSeed(ExperimentPlan others) {
        PlanEntries donor = others.isSeries()
                ? others.common.overriddenBy(others.variants.get(0).entries())
                : others.common;
        return hasSeed() ? this : with(common.withMissing(SEED, donor));
    }

    /** How many games to play at the same time, if that was given. */
    public OptionalInt threads() {
        return common.threads();
    }

    /** The sweep that is planned, every player, setting and option checked. */
    public Sweep sweep(Catalogue<GameProvider> games, Catalogue<PlayerProvider> players) {
        return varied.sweep(common, games, players);
    }

    /** The tuning that is planned, every player, setting and option checked. */
    public Tuning tuning(Catalogue<GameProvider> games, Catalogue<PlayerProvider> players) {
        return varied.tuning(common, games, players);
    }

    /** The tournaments that are planned, every player and option checked: one, or those of the series. */
    public List<Member> members(Catalogue<GameProvider> games, Catalogue<PlayerProvider> players) {
        if (!isSeries()) {
            return List.of(new Member("", "", common.tournament(games, players)));
        }
        List<Member> members = new ArrayList<>();
        Set<String> names = new HashSet<>();
        double total = 0;
        long pairings = 0;
        int digits = String.valueOf(variants.size()).length();
        for (Variant variant : variants) {
            Tournament tournament = common.overriddenBy(variant.entries()).tournament(games, players);
            total += tournament.games();
            pairings += tournament.pairings().size();
            if (total > MOST_GAMES || pairings > MOST_PAIRINGS) {
                throw new IllegalArgumentException("the tournaments of this plan have more than "
                        + (total > MOST_GAMES ? MOST_GAMES + " games" : MOST_PAIRINGS + " pairings") + " in all");
            }
            String name =
                    variant.name().isEmpty() ? tournament.setup().provider().id() : variant.name();
            String unique = free(name.substring(0, Math.min(LONGEST_NAME, name.length())), names);
            names.add(unique);
            String number =
                    "0".repeat(digits - String.valueOf(members.size() + 1).length()) + (members.size() + 1);
            members.add(new Member(unique, number + "-" + slug(unique), tournament));
        }
        return members;
    }

    private static String free(String name, Set<String> taken) {
        String free = name;
        for (int copy = 2; taken.contains(free); copy++) {
            String number = " #" + copy;
            free = name.substring(0, Math.min(LONGEST_NAME - number.length(), name.length())) + number;
        }
        return free;
    }

    private static String slug(String name) {
        String safe = name.replaceAll("[^A-Za-z0-9._=+-]+", "-");
        return safe.substring(0, Math.min(LONGEST_FOLDER, safe.length()));
    }
}
