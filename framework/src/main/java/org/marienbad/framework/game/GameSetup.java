package org.marienbad.framework.game;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Settings;

/** A game to be played: its number of seats and options, the first mover, and the first position. Immutable. */
public final class GameSetup {
    /** Starter drawn by lot, from the seed of the match. */
    public static final int BY_LOT = -1;

    /** The most legal actions that a game may declare, since every player allocates a buffer for them. */
    public static final int MAX_LEGAL_ACTIONS = 1 << 24;

    private final GameProvider provider;
    private final Game game;
    private final Settings options;
    private final int starter;
    /** Null for the start of the game. */
    private final Map<String, Object> position;

    private GameSetup(GameProvider provider, Game game, Settings options, int starter, Map<String, Object> position) {
        this.provider = provider;
        this.game = game;
        this.options = options;
        this.starter = starter;
        this.position = position;
    }

    /** The game with its least number of seats, default options and seat 0 to start. */
    public static GameSetup of(GameProvider provider) {
        return of(provider, provider.minSeats(), Map.of(), 0);
    }

    /** As {@link #of(GameProvider, int, Map, int, Reach)}, with options that were given anywhere. */
    public static GameSetup of(GameProvider provider, int seats, Map<String, ?> options, int starter) {
        return of(provider, seats, options, starter, Reach.ANYWHERE);
    }

    /**
     * A game to be played.
     *
     * @param options by key, text or plain JSON values; options left out keep their default value
     * @param starter a seat, or {@link #BY_LOT}
     * @param reach where the options were given
     * @throws IllegalArgumentException naming what the game does not allow, and what it does
     */
    public static GameSetup of(GameProvider provider, int seats, Map<String, ?> options, int starter, Reach reach) {
        String id = provider.id();
        if (seats < provider.minSeats() || seats > provider.maxSeats()) {
            throw new IllegalArgumentException(id + " cannot be played by " + seats + " seats; allowed: "
                    + (provider.minSeats() == provider.maxSeats()
                            ? String.valueOf(provider.minSeats())
                            : provider.minSeats() + " to " + provider.maxSeats()));
        }
        Settings settings = Settings.of("option", id, provider.options(), options, reach);
        Game game = judged(id, seats, provider.create(seats, settings));
        return of(provider, game, settings).starting(starter);
    }

    /** A game that {@code provider} made with these options before, from seat 0. */
    public static GameSetup of(GameProvider provider, Game game, Settings options) {
        return new GameSetup(provider, game, options, 0, null);
    }

    /**
     * The same game, begun by another seat.
     *
     * @param seat a seat, or {@link #BY_LOT}
     * @throws IllegalArgumentException if there is no such seat, or another always starts
     */
    public GameSetup starting(int seat) {
        if (seat < BY_LOT || seat >= seats()) {
            throw new IllegalArgumentException("starter " + seat + " is not a seat; allowed: 0 to " + (seats() - 1));
        }
        if (seat != 0 && !game.info().has(GameInfo.Trait.ANY_STARTER)) {
            throw new IllegalArgumentException("in " + provider.id() + " the first seat always starts");
        }
        return seat == starter ? this : new GameSetup(provider, game, options, seat, position);
    }

    /** Refuses a game with impossible declarations before anybody allocates buffers for its actions. */
    private static Game judged(String id, int seats, Game game) {
        GameInfo info = game == null ? null : game.info();
        String problem = null;
        if (info == null) {
            problem = game == null ? "it gave nothing (null)" : "its game says nothing of itself (info is null)";
        } else if (info.seats() != seats) {
            problem = "its game has " + info.seats() + " seats instead of " + seats;
        } else if (info.maxLegalActions() > MAX_LEGAL_ACTIONS) {
            problem = "its game declares " + info.maxLegalActions() + " legal actions; allowed: at most "
                    + MAX_LEGAL_ACTIONS;
        }
        if (problem != null) {
            throw new PluginFault("game " + id + " failed in create: " + problem, null);
        }
        return game;
    }

    public GameProvider provider() {
        return provider;
    }

    public Game game() {
        return game;
    }

    public int seats() {
        return game.info().seats();
    }

    public Settings options() {
        return options;
    }

    public int starter() {
        return starter;
    }

    /** The setup to analyse this game in, by {@link GameAdvice#analysisOptions}. */
    public GameSetup forAnalysis() {
        Map<String, String> others = game.advice().analysisOptions();
        if (others.isEmpty()) {
            return this;
        }
        Map<String, Object> all = new LinkedHashMap<>(options.changed());
        all.putAll(others);
        GameSetup other = of(provider, seats(), all, starter, Reach.LOCAL);
        return position == null ? other : other.from(position);
    }

    /** The setup in which a coach teaches this game, by {@link GameProvider#lesson}. */
    public GameSetup forLesson() {
        Map<String, String> others = provider.lesson();
        return others.isEmpty() ? drawn(0) : of(provider, provider.minSeats(), others, 0, Reach.LOCAL);
    }

    /**
     * The same game, begun in a position that is set up; {@link #starter} stays, whoever is to move in it.
     *
     * @param start as {@link Game#position} writes it
     * @throws IllegalArgumentException if it is no position of this game
     */
    public GameSetup from(Map<String, Object> start) {
        game.stateOf(start);
        return new GameSetup(provider, game, options, starter, start);
    }

    /** The position that was set up for the start; empty for the game's own. */
    public Optional<Map<String, Object>> position() {
        return Optional.ofNullable(position);
    }

    /** The same game with a known starter: the one set, or the one that the lot of {@code seed} falls on. */
    public GameSetup drawn(long seed) {
        if (starter != BY_LOT) {
            return this;
        }
        int drawn = Playout.index(seats(), Seeds.stream(seed, "starter", 0));
        return new GameSetup(provider, game, options, drawn, position);
    }

    /**
     * The start of the game.
     *
     * @throws IllegalStateException if the starter is still to be drawn
     */
    public State newState() {
        if (starter == BY_LOT) {
            throw new IllegalStateException("the starter is not drawn yet");
        }
        if (position != null) {
            return game.stateOf(position);
        }
        return starter == 0 ? game.newInitialState() : game.newInitialState(starter);
    }
}
