package org.marienbad.cli.tournament;

import com.google.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.GamesBar;
import org.marienbad.cli.console.ShutdownHook;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.cli.console.Version;
import org.marienbad.cli.option.Candidates;
import org.marienbad.framework.match.Processors;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.plugin.PlayerCatalogue;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.Results;
import org.marienbad.lab.SweepResults;
import org.marienbad.lab.Tuning;
import org.marienbad.lab.TuningRun;
import org.marienbad.lab.VariedEntries;
import org.marienbad.lab.live.TuningFolder;
import org.marienbad.lab.report.RunInfo;
import org.marienbad.lab.report.TuningReport;
import org.marienbad.lab.statistics.Sprt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "tune",
        header = "Find good settings of a player, and test whether they are better.",
        description = "Plays many small tournaments, each a step of an optimiser (SPSA or NTBEA), then the player with"
                + " the settings found against the player as it was, until it is decided whether it is better. Results go"
                + " to a directory: tuning.html, tuning.json, tuning.jsonl with every step, and test/ with the tournament"
                + " of the test.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "The effort is counted in games, so that the same plan finds the same, whatever the number of threads,",
            "if no player is limited in time. Ctrl-C ends it with what is finished; --resume continues.",
            "See docs/lab.md.",
            "",
            "Examples:",
            "  marienbad tune kalaha --player 'mcts(iterations=100)' --over c=0.05..3 --games 4000 --opening 4 --seed 1",
            "  marienbad tune nim --player 'mcts(iterations=50)' --over c=0.01..5:9 --over playout=random,sensible \\",
            "      --method ntbea --against 'minimax(depth=3)' --games 2000 --opening 2 --output tuned",
            "  marienbad tune --resume --output tuned"
        })
public final class TuneCommand implements Callable<Integer> {
    @Mixin
    private VariedFlags flags;

    @Option(names = "--output", paramLabel = "DIR", description = "Where the results go. Default: tuning-results.")
    private Path output = Path.of("tuning-results");

    @Option(names = "--resume", description = "Resume the tuning in the output directory.")
    private boolean resume;

    @Option(names = "--json", description = "Print the results as JSON.")
    private boolean json;

    private final GameCatalogue games;
    private final PlayerCatalogue players;
    private final Terminal terminal;
    private final Locale locale;
    private final Reach trusted;
    /** Counted down when everything is written, so that the process may end. */
    private final CountDownLatch written = new CountDownLatch(1);

    @Inject
    TuneCommand(
            GameCatalogue games,
            PlayerCatalogue players,
            Terminal terminal,
            Locale locale,
            Reach trusted,
            Candidates candidates) {
        this.games = games;
        flags = new VariedFlags(VariedEntries.Kind.TUNING, games, candidates);
        this.players = players;
        this.terminal = terminal;
        this.locale = locale;
        this.trusted = trusted;
    }

    @Override
    public Integer call() {
        boolean begun = begun();
        if (begun && !resume) {
            throw TournamentPlayer.existsAlready(TuningFolder.steps(output));
        }
        VariedEntries entries =
                BadInput.wrap("the plan", () -> flags.plan(output, resume, begun, this::before, trusted));
        Tuning tuning = BadInput.wrap("the plan", () -> entries.tuning(games, players));
        int threads = BadInput.wrap("the plan", entries::threads).orElse(Processors.count());
        try (TuningFolder folder = folder(tuning)) {
            play(folder, threads);
        } catch (IOException unwritable) {
            throw UserFiles.unwritable(output, unwritable);
        } catch (UncheckedIOException unwritable) {
            throw UserFiles.unwritable(output, unwritable.getCause());
        } finally {
            written.countDown();
        }
        return ExitStatus.SUCCESS;
    }

    private boolean begun() {
        try {
            return TuningFolder.begun(output);
        } catch (IOException unreadable) {
            throw UserFiles.unreadable(output, unreadable);
        }
    }

    /** The plan of what is in the output directory. */
    private VariedEntries before() {
        try {
            return TuningFolder.plan(output, trusted);
        } catch (IOException unreadable) {
            throw UserFiles.unreadable(output, unreadable);
        }
    }

    private TuningFolder folder(Tuning tuning) {
        return BadInput.wrap(TuningFolder.steps(output).toString(), () -> {
            try {
                return new TuningFolder(output, tuning, players, Version.number());
            } catch (IOException unusable) {
                throw UserFiles.unwritable(output, unusable);
            }
        });
    }

    private void play(TuningFolder folder, int threads) throws IOException {
        TuningRun run = folder.run();
        Tuning tuning = run.tuning();
        boolean timed = !tuning.pattern().timed(players).isEmpty();
        say(tuning, threads, timed, folder.before());
        long all = tuning.steps() * tuning.stepGames();
        try (GamesBar bar = new GamesBar(terminal, folder.before(), all)) {
            ShutdownHook.during(
                    () -> folder.play(threads, progress(bar, tuning)), () -> interrupt(run), ShutdownHook.SUMMARY);
        }
        RunInfo info = new RunInfo(Version.number(), timed);
        if (!run.finished()) {
            folder.report(folder.findings(Optional.empty()), info, locale);
            terminal.warn("marienbad: interrupted after " + run.steps().size() + " of " + tuning.steps()
                    + " steps; marienbad tune --resume --output " + output + " goes on");
            return;
        }
        boolean changed = !tuning.space().at(run.best()).equals(tuning.space().player());
        if (!changed) {
            finish(folder, Optional.empty(), info);
            return;
        }
        try (TournamentPlayer player = new TournamentPlayer(players, terminal, locale, threads, Optional.empty())) {
            TournamentPlayer.Played played = player.play(TuningFolder.test(output), tuning.test(run.best()), "test");
            finish(folder, Optional.of(played.results()), info);
            if (!played.finished()) {
                terminal.warn("marienbad: interrupted in the test after "
                        + played.results().games() + " games; marienbad tune --resume --output " + output + " goes on");
            }
        }
    }

    private TuningRun.Listener progress(GamesBar bar, Tuning tuning) {
        return new TuningRun.Listener() {
            @Override
            public void played() {
                bar.step(1);
            }

            @Override
            public void stepped(TuningRun.Step step, Map<String, String> best) {
                bar.label("best " + tuning.space().at(best));
            }
        };
    }

    private void finish(TuningFolder folder, Optional<Results> tested, RunInfo info) throws IOException {
        TuningReport.TuningFindings found = folder.findings(tested);
        Path page = folder.report(found, info, locale);
        if (json) {
            terminal.printJson(TuningReport.plain(found));
            return;
        }
        terminal.println("Found:  " + found.tuned());
        found.result().ifPresent(result -> terminal.println(verdict(found, result)));
        terminal.println("Report: " + page);
    }

    private static String verdict(TuningReport.TuningFindings found, SweepResults.Response result) {
        String test = String.format(
                Locale.ROOT,
                "%.1f %% of the points against the player as it was (95 %% interval %.1f – %.1f %%, %d games, %s)",
                100 * result.points(),
                100 * result.interval().low(),
                100 * result.interval().high(),
                result.games(),
                found.tuning().effort().test());
        return switch (found.decision().orElse(Sprt.Decision.CONTINUE)) {
            case H1 ->
                "Better: " + test
                        + String.format(
                                Locale.ROOT,
                                "; said of %.0f %% of those that are no better, so play it again with another seed",
                                100 * found.tuning().effort().test().alpha());
            case H0 -> "Not better: " + test;
            case CONTINUE -> "Undecided: " + test + "; --test-games N allows more games in a new directory";
        };
    }

    private void say(Tuning tuning, int threads, boolean timed, long before) {
        if (timed) {
            terminal.warn("marienbad: warning: a player has a time limit, so what is found depends on this machine;"
                    + " players with --iterations or --depth do not");
        }
        if (!json) {
            terminal.println(tuning.pattern().setup().provider().id() + ", "
                    + tuning.effort().method().name() + ", " + TournamentPlayer.counted(tuning.steps(), "step") + " of "
                    + TournamentPlayer.counted(tuning.stepGames(), "game") + ", seed "
                    + tuning.pattern().options().seed() + ", " + TournamentPlayer.counted(threads, "thread")
                    + (before > 0 ? "; " + TournamentPlayer.counted(before, "game") + " played before" : ""));
        }
    }

    /** Somebody ends the process: it waits until what is finished is written. */
    private void interrupt(TuningRun run) {
        run.stop();
        try {
            written.await(1, TimeUnit.MINUTES);
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
    }
}
