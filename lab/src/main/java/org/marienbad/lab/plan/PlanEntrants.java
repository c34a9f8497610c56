package org.marienbad.lab.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.lab.space.SettingSpace;
import org.marienbad.lab.tournament.Entrant;
import org.marienbad.request.SourcedJson;

/** Reads who takes part: players, perhaps with names and with grids over their settings. */
final class PlanEntrants {
    static final String A_PLAYER = "a player such as \"mcts(iterations=2000)\", or {\"name\": …, \"player\": …}";

    /** More would make more pairings than any schedule may have. */
    private static final int MOST_POINTS = 1000;

    static final int LONGEST_NAME = 80;

    /** A name before a player, whose settings stand in parentheses. */
    private static final Pattern NAMED = Pattern.compile("([^()=]+)=\\s*([A-Za-z].*)", Pattern.DOTALL);

    /** An entrant, and where it was given. */
    record Placed(Entrant entrant, SourcedJson where) {}

    private final List<Placed> entrants = new ArrayList<>();
    private final Set<String> names = new LinkedHashSet<>();

    private PlanEntrants() {}

    /** The entrants of the list {@code given}, those of grids in its place; every name once. */
    static List<Placed> read(SourcedJson given, Catalogue<PlayerProvider> players) {
        PlanEntrants read = new PlanEntrants();
        given.list().forEach(one -> read.add(one, players));
        return read.entrants;
    }

    private static Map<String, SourcedJson> parts(SourcedJson one) {
        if (one.value() instanceof Map) {
            return one.object("entry of an entrant", List.of("name", "player", "grid"));
        }
        Matcher named = NAMED.matcher(String.valueOf(one.value()));
        return named.matches()
                ? Map.of(
                        "name",
                        one.with(named.group(1).strip()),
                        "player",
                        one.with(named.group(2).strip()))
                : Map.of("player", one);
    }

    /** The names of a pairing: a list, or text with commas, of which those within parentheses belong to a name. */
    static List<SourcedJson> names(SourcedJson pair) {
        if (!(pair.value() instanceof String text)) {
            return pair.list();
        }
        return Stream.of(text.split(",(?![^(]*\\))"))
                .map(name -> pair.with(name.strip()))
                .toList();
    }

    private void add(SourcedJson one, Catalogue<PlayerProvider> players) {
        Map<String, SourcedJson> parts = parts(one);
        if (!parts.containsKey("player")) {
            throw one.refused(A_PLAYER);
        }
        PlayerSpec player = PlanEntries.player(parts.get("player"), players);
        if (parts.containsKey("grid")) {
            addGrid(one, player, parts, players);
        } else if (parts.containsKey("name")) {
            add(parts.get("name"), name(parts.get("name")), player, one);
        } else {
            add(free(player.toString()), player, one);
        }
    }

    /** Adds the player once for every combination of the values of its settings, the last setting changing first. */
    private void addGrid(
            SourcedJson one, PlayerSpec player, Map<String, SourcedJson> parts, Catalogue<PlayerProvider> players) {
        SourcedJson grid = parts.get("grid");
        Map<String, Object> over = new LinkedHashMap<>();
        grid.object("setting", List.of()).forEach((key, values) -> {
            over.put(key, values.plain());
            values.checked(() -> SettingSpace.of(player, Map.of(key, values.plain()), players));
        });
        SettingSpace space = grid.checked(() -> SettingSpace.of(player, over, players));
        for (Map<String, String> point : grid.checked(() -> space.grid(MOST_POINTS))) {
            PlayerSpec at = space.at(point);
            if (parts.containsKey("name")) {
                add(parts.get("name"), name(parts.get("name")) + settings(point), at, one);
            } else {
                add(free(at.toString()), at, one);
            }
        }
    }

    private static String settings(Map<String, String> point) {
        return point.entrySet().stream()
                .map(value -> value.getKey() + "=" + value.getValue())
                .collect(Collectors.joining(",", "(", ")"));
    }

    private static String name(SourcedJson given) {
        String name = given.text("a name").strip();
        if (name.length() > LONGEST_NAME || name.chars().anyMatch(Character::isISOControl)) {
            throw given.refused("a name of at most " + LONGEST_NAME + " characters");
        }
        return name;
    }

    /** {@code name}, or with a number if somebody has it already. */
    private String free(String name) {
        String free = name;
        for (int copy = 2; names.contains(free); copy++) {
            free = name + " #" + copy;
        }
        return free;
    }

    private void add(SourcedJson given, String name, PlayerSpec player, SourcedJson where) {
        if (names.contains(name)) {
            throw given.wrong("another entrant is called '" + name + "' already");
        }
        add(name, player, where);
    }

    private void add(String name, PlayerSpec player, SourcedJson where) {
        names.add(name);
        entrants.add(new Placed(new Entrant(name, player), where));
    }
}
