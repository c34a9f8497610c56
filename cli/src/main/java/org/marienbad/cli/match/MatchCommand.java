package org.marienbad.cli.match;

import com.google.inject.Inject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.GamesBar;
import org.marienbad.cli.console.ShutdownHook;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.option.EntryFlags;
import org.marienbad.cli.option.GameOptions;
import org.marienbad.cli.option.Opponents;
import org.marienbad.cli.option.PlayerOptions;
import org.marienbad.cli.record.RecordFile;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.shared.Processors;
import org.marienbad.lab.plan.PlanEntries;
import org.marienbad.lab.plan.PlanTable;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.run.TournamentRun;
import org.marienbad.lab.tournament.Entrant;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Schedule;
import org.marienbad.lab.tournament.Seating;
import org.marienbad.lab.tournament.Tournament;
import org.marienbad.request.GameEntries;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "match",
        header = "Play many games between players and print who won how often.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "A game is won by the seat with the greatest payoff; a shared greatest payoff is a draw. The",
            "95 %% intervals of the share of games won are Wilson's (1927). The same seed gives the same",
            "games, whatever the number of threads, if no player is limited in time.",
            "",
            "Examples:",
            "  marienbad match nim -p random -p minimax --games 1000",
            "  marienbad match kalaha -p 'mcts(iterations=2000)' -p 'minimax(depth=6)' --seed 7",
            "  marienbad match kalaha -p 'minimax(depth=8)' -p 'minimax(depth=6)' --opening 4",
            "  marienbad match kalaha -p mcts -p minimax --clock 1+0.5 --games 20",
            "  marienbad match kalaha -o stones=3 -p mcts -p mcts --iterations 500 --records games.jsonl"
        })
public final class MatchCommand implements Callable<Integer> {
    @Mixin
    private GameOptions gameOptions;

    @Mixin
    private PlayerOptions playerOptions;

    @Mixin
    private EntryFlags flags = new EntryFlags(
            PlanTable.GAMES, PlanTable.OPENING, PlanTable.CPU_MILLIS, GameEntries.CLOCK, PlanTable.THREADS);

    @ArgGroup(exclusive = true)
    private Seats seats = new Seats();

    @Option(
            names = "--records",
            paramLabel = "FILE",
            description = "Write the games to this file, one JSON record per line, when all are played.")
    private Path records;

    @Option(
            names = "--resume",
            description =
                    "Go on with the match whose records are in FILE.part of --records FILE. Needs the same command"
                            + " line, --seed included.")
    private boolean resume;

    @Option(names = "--json", description = "Print the results as JSON.")
    private boolean json;

    /** Who sits where. */
    static final class Seats {
        @Option(
                names = "--rotate",
                description = "Players move on by one seat from game to game, so that each sits everywhere equally"
                        + " often. This is the default.")
        @SuppressWarnings("unused")
        private boolean rotate;

        @Option(names = "--fixed", description = "Player 1 always sits at seat 1, and so on.")
        private boolean fixed;
    }

    /** Whose decisions depend on time, so that it is recorded. */
    private final Map<PlayerSpec, Boolean> timed = new HashMap<>();

    /** Guarded by the results, as all that counts games is. */
    private boolean brokenOff;

    private final Catalogue<GameProvider> catalogue;
    private final Catalogue<PlayerProvider> players;
    private final Terminal terminal;

    @Inject
    MatchCommand(Catalogue<GameProvider> catalogue, Catalogue<PlayerProvider> players, Terminal terminal) {
        this.catalogue = catalogue;
        this.players = players;
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (resume && (records == null || !gameOptions.hasSeed())) {
            throw new BadInput("--resume goes on with the games of --records FILE and --seed N; give both");
        }
        GameProvider provider = gameOptions.provider(catalogue);
        List<PlayerSpec> specs = playerOptions.specs();
        GameSetup setup = gameOptions.setup(catalogue, provider, specs.size());
        PlanEntries entries =
                flags.over(PlanEntries.none("the match").with("seed", gameOptions.seed(), "--seed"), PlanEntries::with);
        Tournament.Options options = BadInput.wrap("the match", () -> entries.options(setup, players))
                .budget(playerOptions.budget());
        check(setup, specs, options);
        Results results = new Results(tournament(setup, specs, options));
        int threads = BadInput.wrap("the match", entries::threads).orElse(Processors.count());
        MatchSummary summary = new MatchSummary(results, threads);
        play(threads, results, summary);
        print(summary);
        if (records != null && !json) {
            terminal.println("Records: " + records);
        }
        return ExitStatus.SUCCESS;
    }

    private void print(MatchSummary summary) {
        if (json) {
            terminal.printJson(summary.json());
        } else {
            summary.lines(terminal.width()).forEach(terminal::println);
        }
    }

    private Tournament tournament(GameSetup setup, List<PlayerSpec> specs, Tournament.Options options) {
        List<Entrant> entrants = new ArrayList<>();
        for (PlayerSpec spec : specs) {
            entrants.add(new Entrant(String.valueOf(entrants.size() + 1), spec));
        }
        return new Tournament(
                setup,
                entrants,
                Schedule.single(setup.seats(), seats.fixed ? Seating.FIXED : Seating.ROTATED),
                options);
    }

    /** The results so far, if somebody ends the process before all games are played. */
    private void breakOff(Results results, MatchSummary summary) {
        synchronized (results) {
            brokenOff = true;
            if (terminal.watched()) {
                terminal.warn("");
            }
            terminal.warn("marienbad: interrupted after " + results.games() + " of "
                    + results.tournament().options().games() + " games"
                    + (records == null || results.games() == 0
                            ? ""
                            : "; their records are in " + RecordFile.partOf(records) + ", --seed " + gameOptions.seed()
                                    + " --resume goes on"));
            if (results.games() > 0) {
                summary.finish();
                print(summary);
            }
        }
    }

    private void check(GameSetup setup, List<PlayerSpec> specs, Tournament.Options options) {
        if (specs.size() != setup.seats()) {
            throw new BadInput(setup.provider().id() + " has " + setup.seats() + " seats, but --player is given "
                    + (specs.size() == 1 ? "once" : specs.size() + " times")
                    + "; give it once a seat, for example -p random");
        }
        if (specs.stream().anyMatch(Opponents::isPerson)) {
            throw new BadInput("a person cannot play in a match; use marienbad play");
        }
        for (PlayerSpec spec : specs) {
            BadInput.wrap("player " + spec.id(), () -> spec.check(players, setup.game()));
        }
        if (options.cpuTime().isPresent()) {
            BadInput.wrap(
                    "--cpu-millis",
                    () -> {
                        Match.requireCpuTime();
                        specs.forEach(spec -> spec.requireSingleThread(players));
                        return true;
                    },
                    "--cpu-millis: ");
        }
    }

    private void play(int threads, Results results, MatchSummary summary) {
        TournamentRun run = new TournamentRun(results.tournament(), players);
        EarlierGames earlier = new EarlierGames(run, results, records);
        try (RecordFile file = records == null
                        ? null
                        : resume ? RecordFile.resume(records, earlier::add) : new RecordFile(records);
                GamesBar bar = new GamesBar(
                        terminal, results.games(), results.tournament().games())) {
            ShutdownHook.during(
                    () -> run.play(threads, (game, match) -> {
                        keep(results, game, match.orElseThrow(), file);
                        bar.step(1);
                    }),
                    () -> breakOff(results, summary),
                    ShutdownHook.SUMMARY);
            summary.finish();
            if (file != null) {
                file.finish();
            }
        }
    }

    private void keep(Results results, GameResult game, MatchResult match, RecordFile file) {
        synchronized (results) {
            if (!brokenOff) {
                results.add(game);
                if (file != null) {
                    List<PlayerSpec> seated = game.fixture().entrants().stream()
                            .map(player ->
                                    results.tournament().entrants().get(player).player())
                            .toList();
                    MatchRecord record = MatchRecord.of(
                            match,
                            seated.stream().map(PlayerSpec::toString).toList(),
                            seat -> timed.computeIfAbsent(
                                    seated.get(seat),
                                    spec -> spec.isTimed(
                                            players,
                                            match.setup().game(),
                                            results.tournament().options().limits())));
                    file.add(record.withPlugins(players));
                }
            }
        }
    }
}
