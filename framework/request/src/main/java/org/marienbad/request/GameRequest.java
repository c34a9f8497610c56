package org.marienbad.request;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.TimeControl;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Settings;

/**
 * The game that somebody asks for: which, for how many seats, with which options, and who starts, each with the place where
 * it was given. Immutable. People count seats from 1, so the entry {@code starter} does.
 */
public final class GameRequest {
    /** The entries that say which game is meant. */
    public static final List<String> NAMES = Stream.of(
                    GameEntries.GAME, GameEntries.SEATS, GameEntries.OPTIONS, GameEntries.STARTER)
            .map(Entry::name)
            .toList();

    private static final long MOST_ITERATIONS = 1_000_000_000_000L;
    private static final long MOST_MILLIS = 1_000_000_000;

    /** The starter drawn by lot, as it is given. */
    private static final String LOT = "lot";

    /** A game that refuses options together names the first of them. */
    private static final Pattern NAMED_OPTION = Pattern.compile("option '([^']+)'.*");

    private final Map<String, SourcedJson> entries;
    private final String source;

    /**
     * A request of these entries; those not among {@link #NAMES} are not looked at.
     *
     * @param source the place from which the game is missing, if it is
     */
    public GameRequest(Map<String, SourcedJson> entries, String source) {
        this.entries = Map.copyOf(entries);
        this.source = source;
    }

    /** The request of a program, which chooses the starter by {@link GameSetup#starting}, as programs count seats from 0. */
    public static GameRequest of(String game, int seats, Map<String, ?> options, Reach reach) {
        return of(Map.of("game", game, "seats", seats, "options", options), reach);
    }

    /**
     * A request whose refusals need no place.
     *
     * @param plain entries in plain values, as people give them
     * @param reach of the options that they may give
     */
    public static GameRequest of(Map<String, ?> plain, Reach reach) {
        return new GameRequest(SourcedJson.of(plain, "", reach).object("entry", List.of()), "");
    }

    /** {@code starter}, a seat from 0 or {@link GameSetup#BY_LOT}, as people give it. */
    public static Object plain(int starter) {
        return starter == GameSetup.BY_LOT ? LOT : (Object) (starter + 1);
    }

    /**
     * The game asked for.
     *
     * @throws RequestFault if there is no such game, or it does not allow that
     */
    public GameSetup setup(Catalogue<GameProvider> games, SetupCache setups) {
        SourcedJson game = entries.get("game");
        if (game == null) {
            throw missing(source, games);
        }
        GameProvider provider = game.checked(() -> games.get(game.text("the id of a game")));
        Map<String, Object> options = options(provider);
        int seats = entries.containsKey("seats")
                ? (int) entries.get("seats").whole(Integer.MIN_VALUE, Integer.MAX_VALUE)
                : provider.minSeats();
        boolean seated = seats >= provider.minSeats() && seats <= provider.maxSeats();
        String culprit = Stream.of(seated ? "options" : "seats", "seats", "game")
                .filter(entries::containsKey)
                .findFirst()
                .orElseThrow();
        GameSetup setup = checked(entries.get(culprit), () -> setups.of(provider, seats, options));
        SourcedJson starter = entries.get("starter");
        return starter == null ? setup : starter.checked(() -> setup.starting(starter(starter, setup.seats())));
    }

    /** The same, of a request whose rules nobody shares. */
    public GameSetup setup(Catalogue<GameProvider> games) {
        return setup(games, new SetupCache());
    }

    /** The seed asked for; empty for a new one. */
    public OptionalLong seed() {
        return entries.containsKey("seed")
                ? OptionalLong.of(entries.get("seed").whole(Long.MIN_VALUE, Long.MAX_VALUE))
                : OptionalLong.empty();
    }

    /** The limits of every decision asked for, over and above the players' own. */
    public Budget budget() {
        Budget budget = Budget.UNLIMITED;
        if (entries.containsKey("iterations")) {
            budget = budget.and(Budget.ofIterations(entries.get("iterations").whole(1, MOST_ITERATIONS)));
        }
        if (entries.containsKey("depth")) {
            budget = budget.and(Budget.ofDepth((int) entries.get("depth").whole(1, Integer.MAX_VALUE - 1)));
        }
        if (entries.containsKey("millis")) {
            budget = budget.and(Budget.ofMillis(entries.get("millis").whole(1, MOST_MILLIS)));
        }
        return budget;
    }

    /** The clock asked for, {@link TimeControl#UNLIMITED} if there is none. */
    public TimeControl clock() {
        SourcedJson clock = entries.getOrDefault("clock", SourcedJson.of(TimeControl.UNLIMITED.toString(), ""));
        return clock.checked(() -> TimeControl.parse(clock.text(TimeControl.FORMS)));
    }

    /** The refusal of a request at {@code where} that names no game. */
    public static RequestFault missing(String where, Catalogue<GameProvider> games) {
        return new RequestFault(where, "no game is named; allowed: " + String.join(", ", games.ids()));
    }

    private Map<String, SourcedJson> options() {
        return entries.containsKey("options") ? entries.get("options").object("option", List.of()) : Map.of();
    }

    /** Each option by itself, since each may be given elsewhere; whether they go together is for the game to say. */
    private Map<String, Object> options(GameProvider provider) {
        Map<String, Object> plain = new LinkedHashMap<>();
        options().forEach((key, value) -> {
            plain.put(key, value.plain());
            checked(
                    value,
                    () -> Settings.of(
                            "option",
                            provider.id(),
                            provider.options(),
                            Collections.singletonMap(key, value.plain()),
                            value.reach()));
        });
        return plain;
    }

    /** The result of {@code call}; its refusal is said to be of the option that it names, or else of {@code culprit}. */
    private <T> T checked(SourcedJson culprit, Supplier<T> call) {
        try {
            return call.get();
        } catch (IllegalArgumentException refused) {
            Matcher named = NAMED_OPTION.matcher(String.valueOf(refused.getMessage()));
            String option = named.matches() ? named.group(1) : "";
            String where = options().getOrDefault(option, culprit).where();
            throw new RequestFault(where, refused.getMessage(), option, refused);
        }
    }

    private static int starter(SourcedJson given, int seats) {
        String text = String.valueOf(given.value()).strip();
        if (text.equals(LOT)) {
            return GameSetup.BY_LOT;
        }
        if (!text.matches("[1-9]\\d{0,3}") || Integer.parseInt(text) > seats) {
            throw given.wrong("starter " + given.shown() + " is not a seat; allowed: 1 to " + seats + ", or " + LOT);
        }
        return Integer.parseInt(text) - 1;
    }
}
