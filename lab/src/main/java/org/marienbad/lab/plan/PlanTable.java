package org.marienbad.lab.plan;

import static org.marienbad.request.Entry.Kind.DECIMAL;
import static org.marienbad.request.Entry.Kind.OBJECT;
import static org.marienbad.request.Entry.Kind.SWITCH;
import static org.marienbad.request.Entry.Kind.TEXT;
import static org.marienbad.request.Entry.Kind.TEXTS;
import static org.marienbad.request.Entry.Kind.WHOLE;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.lab.statistics.Sprt;
import org.marienbad.lab.tournament.Entrant;
import org.marienbad.lab.tournament.OpeningSet;
import org.marienbad.lab.tournament.Tournament;
import org.marienbad.request.Entry;
import org.marienbad.request.GameEntries;
import org.marienbad.request.GameRequest;
import org.marienbad.request.SourcedJson;

/**
 * The entries of a tournament's plan, in the order in which to show them. A new entry is a new row, which
 * says what it is called, how it is read and how it is written. The hashes of plans depend on the order.
 */
public final class PlanTable {
    /** Who takes part. */
    public static final Entry ENTRANTS = new Entry(
            "entrants",
            TEXTS,
            "-p, --player [NAME=]PLAYER",
            "An entrant: name(key=value,…), for example mcts(iterations=20000), with an optional NAME= before it."
                    + " Repeatable. `marienbad players` lists them.");

    /** How many games every pairing plays if nothing says how many. */
    public static final int DEFAULT_GAMES = 100;

    /** How many games every pairing plays. */
    public static final Entry GAMES =
            new Entry("games", WHOLE, "--games N", "How many games, of every pairing. Default: " + DEFAULT_GAMES + ".");

    /** How many decisions at the start are made at random. */
    public static final Entry OPENING = new Entry(
            "opening",
            WHOLE,
            "--opening N",
            "The first N decisions are made at random, the same ones in all orders of the seats. Players"
                    + " that always choose the same need it. Default: 0.");

    /** The limit of a decision in CPU time. */
    public static final Entry CPU_MILLIS = new Entry(
            "cpuMillis",
            WHOLE,
            "--cpu-millis N",
            "Milliseconds of CPU time per decision, for all players, which must be of one thread.");

    /** How many games are played at the same time, which no result depends on. */
    public static final Entry THREADS =
            new Entry("threads", WHOLE, "--threads N", "Games at the same time. Default: one per core.");

    private static final long MOST_GAMES = 1_000_000_000_000L;
    private static final long MOST_MILLIS = 1_000_000_000;
    private static final String DECISIONS = "decisions";

    /** The purpose of an entry. */
    private record Context(GameSetup setup, Catalogue<PlayerProvider> players) {}

    /** How an entry changes how games are played. */
    @FunctionalInterface
    private interface Reader {
        Tournament.Options read(Tournament.Options options, SourcedJson given, Context context);
    }

    /** @param writer its value in a complete plan; null where it is not written */
    private record Row(Entry entry, Reader reader, Function<Tournament, Object> writer) {}

    private static final List<Row> ROWS = List.of(
            other(GameEntries.GAME, plan -> plan.setup().provider().id()),
            other(GameEntries.SEATS, plan -> plan.setup().seats()),
            other(GameEntries.OPTIONS, plan -> plan.setup().options().toMap()),
            other(GameEntries.STARTER, plan -> GameRequest.plain(plan.setup().starter())),
            other(
                    ENTRANTS,
                    plan -> plan.entrants().stream().map(PlanTable::plain).toList()),
            other(
                    new Entry(
                            "schedule",
                            TEXT,
                            "--schedule round-robin|gauntlet|pairs",
                            "round-robin: every combination of entrants; gauntlet: the first with every combination of"
                                    + " the others; pairs: those given by --pair. Default: round-robin, or pairs if there"
                                    + " are some."),
                    plan -> PlanEntries.word(plan.schedule().kind())),
            other(
                    new Entry(
                            "pairs",
                            TEXTS,
                            "--pair A,B",
                            "Names of entrants that play each other, as many as the game has seats. Repeatable."),
                    PlanTable::pairs),
            other(
                    new Entry("selfPlay", SWITCH, "--self-play", "Every entrant also plays against itself."),
                    plan -> onlyTrue(plan.schedule().selfPlay())),
            other(
                    new Entry(
                            "seating",
                            TEXT,
                            "--seating permuted|rotated|fixed",
                            "permuted: every order of the seats with the same seed; rotated: everybody moves on by one;"
                                    + " fixed. Default: permuted."),
                    plan -> PlanEntries.word(plan.schedule().seating())),
            new Row(
                    GAMES,
                    (options, given, context) -> options.games(given.whole(1, MOST_GAMES)),
                    plan -> plan.options().games()),
            new Row(
                    OPENING,
                    (options, given, context) -> options.opening((int) given.whole(0, 1000)),
                    plan -> plan.options().opening()),
            new Row(
                    new Entry(
                            "openings",
                            TEXT,
                            "--openings FILE",
                            "Games begin with the openings of this file, plies or a position in each line, in turns; each"
                                    + " is played in every order of the seats."),
                    (options, given, context) -> options.openings(OpeningEntries.read(given, context.setup())),
                    plan -> plan.options().openings().map(OpeningSet::plain).orElse(null)),
            other(GameEntries.SEED, plan -> plan.options().seed()),
            other(GameEntries.ITERATIONS, plan -> below(plan.options().budget().iterations(), Long.MAX_VALUE)),
            other(GameEntries.DEPTH, plan -> below(plan.options().budget().depth(), Integer.MAX_VALUE)),
            other(
                    GameEntries.MILLIS,
                    plan -> plan.options().budget().isTimed()
                            ? plan.options().budget().nanos() / 1_000_000
                            : null),
            new Row(
                    CPU_MILLIS,
                    (options, given, context) -> options.cpuTime(Duration.ofMillis(given.whole(1, MOST_MILLIS))),
                    plan -> plan.options().cpuTime().map(Duration::toMillis).orElse(null)),
            new Row(
                    new Entry(
                            "patience",
                            DECIMAL,
                            "--patience S",
                            "A player that takes longer than S seconds for a decision forfeits the game. Default: 600;"
                                    + " where --millis is given, five seconds more than that."),
                    (options, given, context) ->
                            options.patience(Duration.ofNanos((long) (given.decimal(0.001, 1_000_000) * 1e9))),
                    plan -> plan.options().patience().equals(Match.DEFAULT_PATIENCE)
                            ? null
                            : plan.options().patience().toNanos() / 1e9),
            other(
                    GameEntries.CLOCK,
                    plan -> plan.options().clock().isUnlimited()
                            ? null
                            : plan.options().clock().toString()),
            new Row(
                    new Entry(
                            "stop",
                            TEXT,
                            "--stop sprt(E0,E1)",
                            "A pairing ends when it is decided whether its first entrant is better by E1 rather than by"
                                    + " E0 Elo (sequential probability ratio test)."),
                    (options, given, context) -> options.stop(
                            given.checked(() -> Sprt.parse(given.text("a stopping rule such as \"sprt(0,10)\"")))),
                    plan -> plan.options().stop().map(Sprt::toString).orElse(null)),
            new Row(
                    new Entry(
                            "oracle",
                            TEXT,
                            "--oracle PLAYER",
                            "A player that proves what positions are worth: choices are judged by it."),
                    PlanTable::oracle,
                    plan -> plan.options().oracle().map(PlayerSpec::toString).orElse(null)),
            new Row(
                    new Entry("plies", SWITCH, "--plies", "Keep the plies of every game in the results."),
                    (options, given, context) -> given.flag() ? options.keepingPlies() : options,
                    plan -> onlyTrue(plan.options().plies())),
            new Row(
                    new Entry(
                            "shards",
                            WHOLE,
                            "--shards N",
                            "Write self-play data for learning as well, N games in each file: plies, and what players tell"
                                    + " of every decision."),
                    (options, given, context) -> options.shards((int) given.whole(1, 100_000)),
                    plan -> plan.options().shards().isPresent()
                            ? plan.options().shards().getAsInt()
                            : null),
            new Row(
                    new Entry(
                            "log",
                            TEXT,
                            "--log " + DECISIONS,
                            "Write every decision as well, with value, visits, depth and time: decisions.jsonl and"
                                    + " decisions.csv."),
                    PlanTable::log,
                    plan -> plan.options().log() ? DECISIONS : null),
            other(THREADS, plan -> null),
            other(
                    new Entry(
                            "code",
                            OBJECT,
                            "",
                            "The code that played the games; other code is warned of. Written into plan.json."),
                    plan -> null));

    private PlanTable() {}

    /** An entry that others read, as it does not say how games are played, or not in plans alone. */
    private static Row other(Entry entry, Function<Tournament, Object> writer) {
        return new Row(entry, (options, given, context) -> options, writer);
    }

    /** All entries, in order. */
    public static List<Entry> entries() {
        return ROWS.stream().map(Row::entry).toList();
    }

    /** How games are played by {@code given}, entries of a plan. */
    static Tournament.Options options(
            Map<String, SourcedJson> given, GameSetup setup, Catalogue<PlayerProvider> players) {
        GameRequest request = new GameRequest(given, "");
        Context context = new Context(setup, players);
        Tournament.Options options = Tournament.Options.of(
                        DEFAULT_GAMES, request.seed().orElse(0))
                .budget(request.budget())
                .clock(request.clock());
        for (Row row : ROWS) {
            SourcedJson value = given.get(row.entry().name());
            if (value != null) {
                options = row.reader().read(options, value, context);
            }
        }
        return options;
    }

    /** The complete plan in plain values. */
    static Map<String, Object> plain(Tournament tournament) {
        Map<String, Object> plan = new LinkedHashMap<>();
        ROWS.forEach(row -> {
            Object value = row.writer().apply(tournament);
            if (value != null) {
                plan.put(row.entry().name(), value);
            }
        });
        return plan;
    }

    private static Map<String, Object> plain(Entrant entrant) {
        Map<String, Object> plain = new LinkedHashMap<>();
        plain.put("name", entrant.name());
        plain.put("player", entrant.player().toString());
        return plain;
    }

    private static Object pairs(Tournament plan) {
        List<String> names = plan.entrants().stream().map(Entrant::name).toList();
        List<List<String>> pairs = plan.schedule().pairs().stream()
                .map(pair -> pair.stream().map(names::get).toList())
                .toList();
        return pairs.isEmpty() ? null : pairs;
    }

    private static Object onlyTrue(boolean value) {
        return value ? true : null;
    }

    private static Object below(long limit, long unlimited) {
        return limit == unlimited ? null : limit;
    }

    private static Tournament.Options oracle(Tournament.Options options, SourcedJson given, Context context) {
        PlayerSpec judge = PlanEntries.player(given, context.players());
        given.checked(() -> judge.check(context.players(), context.setup().game()));
        return options.oracle(judge);
    }

    private static Tournament.Options log(Tournament.Options options, SourcedJson given, Context context) {
        if (!DECISIONS.equals(given.value())) {
            throw given.refused("\"" + DECISIONS + "\"");
        }
        return options.logging();
    }
}
