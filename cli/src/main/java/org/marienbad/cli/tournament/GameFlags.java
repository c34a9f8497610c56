package org.marienbad.cli.tournament;

import java.util.OptionalInt;
import org.marienbad.cli.option.ClockOption;
import org.marienbad.cli.option.LimitOptions;
import org.marienbad.cli.option.SetupOptions;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How games of a plan are played; each takes the place of an entry. */
final class GameFlags {
    /** Takes an entry of a plan. */
    @FunctionalInterface
    interface Sink {
        void put(String entry, Object plain, String flag);
    }

    @Mixin
    private SetupOptions setup = new SetupOptions();

    @Option(names = "--games", paramLabel = "N", description = "Games that every pairing plays. Default: 100.")
    private Long games;

    @Option(
            names = "--opening",
            paramLabel = "N",
            description = "The first N decisions are made at random, the same ones in all orders of the seats. Players"
                    + " that always choose the same need it. Default: 0.")
    private Integer opening;

    @Option(
            names = "--openings",
            paramLabel = "FILE",
            description =
                    "Games begin with the openings of this file, plies or a position in each line, in turns; each is"
                            + " played in every order of the seats.")
    private String openings;

    @Mixin
    private LimitOptions limits = new LimitOptions();

    @Option(
            names = "--cpu-millis",
            paramLabel = "N",
            description = "Milliseconds of CPU time per decision, for all players, which must be of one thread.")
    private Long cpuMillis;

    @Mixin
    private ClockOption clock = new ClockOption();

    @Option(
            names = "--patience",
            paramLabel = "S",
            description = "A player that takes longer than S seconds for a decision forfeits the game. Default:"
                    + " 600; where --millis is given, five seconds more than that.")
    private Double patience;

    @Option(names = "--plies", description = "Keep the plies of every game in the results.")
    private boolean plies;

    @Option(
            names = "--shards",
            paramLabel = "N",
            description =
                    "Write self-play data for learning as well, N games in each file: plies, and what players tell"
                            + " of every decision.")
    private Integer shards;

    @Option(
            names = "--log",
            paramLabel = "decisions",
            description = "Write every decision as well, with value, visits, depth and time: decisions.jsonl and"
                    + " decisions.csv.")
    private String log;

    @Option(names = "--threads", paramLabel = "N", description = "Games at the same time. Default: one per core.")
    private Integer threads;

    String game() {
        return setup.game();
    }

    Long games() {
        return games;
    }

    OptionalInt threads() {
        return threads == null ? OptionalInt.empty() : OptionalInt.of(threads);
    }

    /** Gives {@code sink} every entry that is given. */
    void forEach(Sink sink) {
        put(sink, "game", setup.game(), "--game");
        put(sink, "seats", setup.seats(), "--seats");
        put(sink, "options", setup.options().isEmpty() ? null : setup.options(), "--option");
        put(sink, "starter", number(setup.starter()), "--starter");
        put(sink, "games", games, "--games");
        put(sink, "opening", opening, "--opening");
        put(sink, "openings", openings, "--openings");
        put(sink, "iterations", limits.iterations(), "--iterations");
        put(sink, "depth", limits.depth(), "--depth");
        put(sink, "millis", limits.millis(), "--millis");
        put(sink, "cpuMillis", cpuMillis, "--cpu-millis");
        put(sink, "clock", clock.given(), "--clock");
        put(sink, "patience", patience, "--patience");
        put(sink, "plies", plies ? true : null, "--plies");
        put(sink, "shards", shards, "--shards");
        put(sink, "log", log, "--log");
        put(sink, "seed", setup.seed(), "--seed");
        put(sink, "threads", threads, "--threads");
    }

    private static void put(Sink sink, String entry, Object plain, String flag) {
        if (plain != null) {
            sink.put(entry, plain, flag);
        }
    }

    /** A number where {@code text} is one; null where there is none. */
    private static Object number(String text) {
        try {
            return Integer.valueOf(text);
        } catch (NumberFormatException notANumber) {
            return text;
        }
    }
}
