package org.marienbad.lab;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.plugin.PlayerCatalogue;
import org.marienbad.framework.setting.Names;
import org.marienbad.framework.setting.Reach;
import org.marienbad.request.SourcedJson;

/**
 * A plan of one tournament, or of several that differ in some entries: {@code tournaments} lists entries that take the
 * place of those that all have, and {@code grid} lists values of entries, all combinations of which are played. The
 * order is that of the list, and in each of its members that of the grid, whose last entry changes first. Immutable.
 * What is wrong is said as by {@link PlanEntries}.
 */
public final class PlanSet {
    /** More would be a mistake. */
    public static final int MOST_TOURNAMENTS = 1000;

    private static final long MOST_GAMES = 1_000_000_000_000L;
    private static final int MOST_PAIRINGS = 200_000;
    private static final int LONGEST_NAME = 80;
    private static final int LONGEST_FOLDER = 60;
    private static final String OPTION = "options.";
    private static final String SEED = "seed";
    /** What tournaments of one plan may differ in. */
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

    private final PlanEntries common;
    /** Empty if this is the plan of one tournament. */
    private final List<Variant> variants;

    private PlanSet(PlanEntries common, List<Variant> variants) {
        this.common = common;
        this.variants = variants;
    }

    /** The plan of one tournament. */
    public static PlanSet of(PlanEntries entries) {
        return new PlanSet(entries, List.of());
    }

    /** Reads the JSON object of a plan; see {@link PlanEntries#read(String, String, Reach)}. */
    public static PlanSet read(String source, String json, Reach trusted) {
        SourcedJson root = SourcedJson.read(source, json, trusted);
        Map<String, SourcedJson> entries = new LinkedHashMap<>(root.object("entry", List.of()));
        SourcedJson list = entries.remove("tournaments");
        SourcedJson grid = entries.remove("grid");
        PlanEntries common = PlanEntries.of(source, root, entries);
        if (list == null && grid == null) {
            return of(common);
        }
        List<Variant> variants = list == null ? List.of(new Variant("", Map.of())) : listed(list);
        return new PlanSet(common, grid == null ? variants : combined(variants, grid));
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

    /** What is not said by a name: the game, and the options. */
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
                ? String.join("-", value.list().stream().map(PlanSet::shown).toList())
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

    /** Whether this is the plan of one tournament, which {@link #single} has. */
    public boolean isSingle() {
        return variants.isEmpty();
    }

    /** The entries of a plan of one tournament. */
    public PlanEntries single() {
        if (!isSingle()) {
            throw new IllegalStateException("a plan of " + variants.size() + " tournaments");
        }
        return common;
    }

    /**
     * These plans with one entry of all tournaments given again; see {@link PlanEntries#with}.
     *
     * @throws IllegalArgumentException if it is an entry in which the tournaments differ
     */
    public PlanSet with(String name, Object plain, String where) {
        PlanEntries changed = common.with(name, plain, where);
        for (Variant variant : variants) {
            SourcedJson varied = variant.entries().get(name);
            boolean options = name.equals("options") && varied != null && plain instanceof Map;
            if (varied != null
                    && (!options
                            || ((Map<?, ?>) plain)
                                    .keySet().stream().anyMatch(varied.object("option", List.of())::containsKey))) {
                throw new IllegalArgumentException(where + ": the tournaments of this plan differ in '" + name + "' ("
                        + varied.where() + "); it can only be changed there");
            }
        }
        return new PlanSet(changed, variants);
    }

    /** Whether every tournament has a seed. */
    public boolean hasSeed() {
        return common.has(SEED)
                || !variants.isEmpty()
                        && variants.stream()
                                .allMatch(variant -> variant.entries().containsKey(SEED));
    }

    /** The plan with {@code seed} for the tournaments that have none. */
    public PlanSet withMissingSeed(long seed) {
        return hasSeed() ? this : new PlanSet(common.with(SEED, seed, "the seed drawn"), variants);
    }

    /** The plan with the seed of {@code others}, or of the first of them, for the tournaments that have none. */
    public PlanSet withMissingSeed(PlanSet others) {
        PlanEntries donor = others.isSingle()
                ? others.common
                : others.common.overriddenBy(others.variants.get(0).entries());
        return hasSeed() ? this : new PlanSet(common.withMissing(SEED, donor), variants);
    }

    /** How many games to play at the same time, if that was given. */
    public OptionalInt threads() {
        return common.threads();
    }

    /** The tournaments, every player and option checked. */
    public List<Member> members(GameCatalogue games, PlayerCatalogue players) {
        if (isSingle()) {
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
