package org.marienbad.cli.tournament;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.Columns;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.cli.console.Version;
import org.marienbad.framework.match.Processors;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.plugin.PlayerCatalogue;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.text.TextFiles;
import org.marienbad.lab.Sweep;
import org.marienbad.lab.SweepEntries;
import org.marienbad.lab.SweepResults;
import org.marienbad.lab.live.SweepFolder;
import org.marienbad.lab.live.TournamentFolder;
import org.marienbad.lab.report.RunInfo;
import org.marienbad.lab.report.SweepTables;
import org.marienbad.lab.statistics.Interval;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "sweep",
        header = "Vary settings of a player and measure its strength at every point.",
        description =
                "Every combination of the values (or a random sample) meets the same opponents with the same seeds"
                        + " and openings. Results go to a directory: sweep.html with response curves and heat maps, sweep.csv,"
                        + " sweep.json, and the files of a tournament.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "The same plan gives the same games, whatever the number of threads, if no player is limited in",
            "time. Ctrl-C ends it with what is finished; --resume continues. See docs/lab.md.",
            "",
            "Examples:",
            "  marienbad sweep kalaha --player 'mcts(iterations=100)' --over c=0.1..3:7 --over playout=random,sensible \\",
            "      --against 'minimax(depth=4)' --games 200 --opening 4 --seed 1 --output sweep",
            "  marienbad sweep nim --player 'mcts(iterations=50)' --over c=0.01..5 --over solver= --sample 20",
            "  marienbad sweep plan.json",
            "  marienbad sweep --resume --output sweep"
        })
public final class SweepCommand implements Callable<Integer> {
    private static final int MOST_LINES = 10;

    @Mixin
    private VariedFlags flags;

    @Option(
            names = "--sample",
            paramLabel = "N",
            description = "Play N random points instead of every combination; ranges then give any value between"
                    + " their ends. The seed decides which.")
    private Integer sample;

    @Option(names = "--output", paramLabel = "DIR", description = "Where the results go. Default: sweep-results.")
    private Path output = Path.of("sweep-results");

    @Option(names = "--resume", description = "Resume the sweep in the output directory.")
    private boolean resume;

    @Option(names = "--json", description = "Print the results as JSON.")
    private boolean json;

    private final GameCatalogue games;
    private final PlayerCatalogue players;
    private final Terminal terminal;
    private final Locale locale;
    private final Reach trusted;

    @Inject
    SweepCommand(GameCatalogue games, PlayerCatalogue players, Terminal terminal, Locale locale, Reach trusted) {
        this.games = games;
        this.players = players;
        this.terminal = terminal;
        this.locale = locale;
        this.trusted = trusted;
    }

    @Override
    public Integer call() {
        boolean begun = begun();
        if (begun && !resume) {
            throw new BadInput(TournamentFolder.games(output)
                    + " exists already; --resume goes on with it, --output DIR keeps new results elsewhere");
        }
        SweepEntries entries = BadInput.wrap("the plan", () -> entries(begun));
        Sweep sweep = BadInput.wrap("the plan", () -> entries.sweep(games, players));
        int threads = BadInput.wrap("the plan", entries::threads).orElse(Processors.count());
        try (TournamentPlayer player = new TournamentPlayer(players, terminal, locale, threads, Optional.empty())) {
            play(player, sweep, begun);
        } catch (IOException unwritable) {
            throw UserFiles.unwritable(output, unwritable);
        }
        return ExitStatus.SUCCESS;
    }

    private boolean begun() {
        try {
            return TournamentFolder.begun(output);
        } catch (IOException unreadable) {
            throw UserFiles.unreadable(output, unreadable);
        }
    }

    private SweepEntries entries(boolean begun) {
        SweepEntries entries = SweepEntries.none("the sweep");
        Optional<Path> file = flags.file();
        try {
            if (file.isPresent()) {
                entries = SweepEntries.read(file.get().toString(), TextFiles.read(file.get()), trusted);
            } else if (begun && flags.isEmpty()) {
                entries = SweepFolder.read(output, trusted)
                        .orElseThrow(() -> new BadInput(output + " has a tournament that is no sweep; marienbad"
                                + " tournament --resume goes on with it"));
            }
        } catch (IOException unreadable) {
            throw UserFiles.unreadable(file.orElse(output), unreadable);
        }
        SweepEntries[] given = {entries};
        flags.forEach(
                (name, plain, flag) -> given[0] = given[0].with(name, plain, flag),
                (name, plain, flag) -> given[0] = given[0].withSweep(name, plain, flag));
        if (sample != null) {
            given[0] = given[0].withSweep("sample", sample, "--sample");
        }
        return given[0].hasSeed()
                ? given[0]
                : given[0].with("seed", ThreadLocalRandom.current().nextLong(1_000_000_000L), "the seed drawn");
    }

    private void play(TournamentPlayer player, Sweep sweep, boolean begun) throws IOException {
        if (!begun) {
            SweepFolder.begin(output, sweep);
        }
        if (!json) {
            terminal.println(sweep.tournament().setup().provider().id() + ", "
                    + TournamentPlayer.counted(sweep.points().size(), "point") + ", "
                    + TournamentPlayer.counted(sweep.opponents().size(), "opponent") + ", "
                    + TournamentPlayer.counted(sweep.tournament().games(), "game") + ", seed "
                    + sweep.tournament().options().seed() + ", " + player.where());
        }
        TournamentPlayer.Played played = player.play(output, sweep.tournament(), "games");
        SweepResults found = new SweepResults(sweep, played.results());
        boolean timed = !sweep.tournament().timed(players).isEmpty();
        Path page = SweepFolder.report(output, found, new RunInfo(Version.number(), timed), locale);
        if (json) {
            terminal.printJson(SweepTables.plain(found));
        } else {
            lines(found).forEach(terminal::println);
            terminal.println(String.format(
                    Locale.ROOT, "%,.1f games/s with %s. Report: %s", played.gamesPerSecond(), player.where(), page));
        }
        if (!played.finished()) {
            terminal.warn("marienbad: interrupted after " + played.results().games() + " of "
                    + TournamentPlayer.counted(sweep.tournament().games(), "game") + "; marienbad sweep --resume"
                    + " --output " + output + " goes on");
        }
    }

    /** The points with the most points of games, the best first. */
    private static List<String> lines(SweepResults found) {
        Columns table = new Columns("", "rrrl");
        table.row("games", "points %", "95 % interval", "player");
        IntStream.range(0, found.sweep().points().size())
                .boxed()
                .filter(point -> found.at(point).games() > 0)
                .sorted((one, two) ->
                        Double.compare(found.at(two).points(), found.at(one).points()))
                .limit(MOST_LINES)
                .forEach(point -> {
                    SweepResults.Response response = found.at(point);
                    Interval interval = response.interval();
                    table.row(
                            response.games(),
                            String.format(Locale.ROOT, "%.1f", 100 * response.points()),
                            String.format(Locale.ROOT, "%.1f – %.1f", 100 * interval.low(), 100 * interval.high()),
                            found.sweep().tournament().entrants().get(point).player());
                });
        return table.lines(Integer.MAX_VALUE);
    }
}
