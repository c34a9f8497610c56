package org.marienbad.cli.tournament;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
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
import org.marienbad.lab.Sweep;
import org.marienbad.lab.SweepResults;
import org.marienbad.lab.VariedEntries;
import org.marienbad.lab.live.SweepFolder;
import org.marienbad.lab.live.TournamentFolder;
import org.marienbad.lab.report.RunInfo;
import org.marienbad.lab.report.SweepTables;
import org.marienbad.lab.statistics.Interval;

/** Plays the sweep that flags ask for and keeps it in a folder. Of one use. */
public final class SweepRunner {
    private static final int MOST_LINES = 10;

    private final GameCatalogue games;
    private final PlayerCatalogue players;
    private final Terminal terminal;
    private final Locale locale;
    private final Reach trusted;

    private SweepFlags flags;
    private Path output;

    @Inject
    SweepRunner(GameCatalogue games, PlayerCatalogue players, Terminal terminal, Locale locale, Reach trusted) {
        this.games = games;
        this.players = players;
        this.terminal = terminal;
        this.locale = locale;
        this.trusted = trusted;
    }

    /** Plays in threads of this process. Returns the exit status. */
    int run(SweepFlags given) {
        return run(given, Optional.empty());
    }

    /** Plays at {@code venue}, which is asked for once the plan is known to be good. Returns the exit status. */
    public int run(SweepFlags given, Supplier<Venue> venue) {
        return run(given, Optional.of(venue));
    }

    private int run(SweepFlags given, Optional<Supplier<Venue>> elsewhere) {
        flags = given;
        output = flags.output();
        boolean begun = begun();
        if (begun && !flags.resume()) {
            throw TournamentPlayer.existsAlready(TournamentFolder.games(output));
        }
        VariedEntries entries = BadInput.wrap(
                "the plan", () -> flags.varied().plan(output, flags.resume(), begun, this::before, trusted));
        Sweep sweep = BadInput.wrap("the plan", () -> entries.sweep(games, players));
        int threads = BadInput.wrap("the plan", entries::threads).orElse(Processors.count());
        try (TournamentPlayer player = new TournamentPlayer(players, terminal, locale, threads, elsewhere)) {
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

    /** The plan of the sweep in the output directory. */
    private VariedEntries before() {
        try {
            return SweepFolder.read(output, trusted)
                    .orElseThrow(() -> new BadInput(output
                            + " has a tournament that is no sweep; marienbad tournament --resume goes on with it"));
        } catch (IOException unreadable) {
            throw UserFiles.unreadable(output, unreadable);
        }
    }

    private void play(TournamentPlayer player, Sweep sweep, boolean begun) throws IOException {
        player.open();
        if (!begun) {
            SweepFolder.begin(output, sweep);
        }
        if (!flags.json()) {
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
        if (flags.json()) {
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
