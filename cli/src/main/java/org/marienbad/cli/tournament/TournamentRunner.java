package org.marienbad.cli.tournament;

import com.google.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.GamesBar;
import org.marienbad.cli.console.ShutdownHook;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.cli.console.Version;
import org.marienbad.framework.match.Processors;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.plugin.PlayerCatalogue;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.Entrant;
import org.marienbad.lab.PlanEntries;
import org.marienbad.lab.Results;
import org.marienbad.lab.Tournament;
import org.marienbad.lab.TournamentRun;
import org.marienbad.lab.live.TournamentFolder;
import org.marienbad.lab.report.RunInfo;

/** Plays the tournament that flags ask for and keeps it in a folder. Of one use. */
public final class TournamentRunner {
    private final GameCatalogue games;
    private final PlayerCatalogue players;
    private final Terminal terminal;
    private final Locale locale;
    private final Reach trusted;
    /** Counted down when everything is written, so that the process may end. */
    private final CountDownLatch written = new CountDownLatch(1);

    private TournamentFlags flags;
    private Path output;

    @Inject
    TournamentRunner(GameCatalogue games, PlayerCatalogue players, Terminal terminal, Locale locale, Reach trusted) {
        this.trusted = trusted;
        this.games = games;
        this.players = players;
        this.terminal = terminal;
        this.locale = locale;
    }

    /** Returns the exit status. */
    public int run(TournamentFlags given) {
        flags = given;
        output = flags.output();
        PlanEntries entries = BadInput.wrap("the plan", () -> flags.entries(PlanEntries.none("the plan"), trusted));
        boolean begun = begun();
        if (begun && !flags.resume()) {
            throw new BadInput(TournamentFolder.games(output)
                    + " exists already; --resume goes on with it, --output DIR keeps new results elsewhere");
        }
        if (begun) {
            PlanEntries before = planBefore();
            entries = flags.isEmpty() ? flags.entries(before, trusted) : entries.withMissing("seed", before);
        } else if (!entries.has("seed")) {
            entries = entries.with("seed", ThreadLocalRandom.current().nextLong(1_000_000_000L), "the seed drawn");
        }
        PlanEntries plan = entries;
        Tournament tournament = BadInput.wrap("the plan", () -> plan.tournament(games, players));
        int threads = BadInput.wrap("the plan", plan::threads).orElse(Processors.count());
        try {
            play(tournament, threads);
        } finally {
            written.countDown();
        }
        return ExitStatus.SUCCESS;
    }

    private boolean begun() {
        try {
            return TournamentFolder.begun(output);
        } catch (IOException unreadable) {
            throw UserFiles.unreadable(TournamentFolder.games(output), unreadable);
        }
    }

    private PlanEntries planBefore() {
        return BadInput.wrap(TournamentFolder.games(output).toString(), () -> {
            try {
                return TournamentFolder.plan(output, trusted);
            } catch (IOException unreadable) {
                throw UserFiles.unreadable(TournamentFolder.games(output), unreadable);
            }
        });
    }

    private void play(Tournament tournament, int threads) {
        TournamentRun run = BadInput.wrap("a player", () -> new TournamentRun(tournament, players));
        try (TournamentFolder folder = folder(tournament, run)) {
            play(run, folder, threads);
        } catch (IOException unwritable) {
            throw UserFiles.unwritable(output, unwritable);
        } catch (UncheckedIOException unwritable) {
            throw UserFiles.unwritable(output, unwritable.getCause());
        }
    }

    private TournamentFolder folder(Tournament tournament, TournamentRun run) {
        return BadInput.wrap(TournamentFolder.games(output).toString(), () -> {
            try {
                return new TournamentFolder(output, tournament, run, Version.number());
            } catch (IOException unusable) {
                throw UserFiles.unwritable(output, unusable);
            }
        });
    }

    private void play(TournamentRun run, TournamentFolder folder, int threads) throws IOException {
        Results results = folder.results();
        Tournament tournament = results.tournament();
        List<String> timed =
                tournament.timed(players).stream().map(Entrant::name).toList();
        long start = System.nanoTime();
        say(tournament, threads, folder.before(), timed);
        try (GamesBar bar = new GamesBar(terminal, folder.before(), tournament.games())) {
            ShutdownHook.during(
                    () -> folder.play(threads, (game, result) -> bar.step(1)),
                    () -> interrupt(run),
                    ShutdownHook.SUMMARY);
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        Path page = folder.report(new RunInfo(Version.number(), !timed.isEmpty()), locale);
        TournamentSummary summary = new TournamentSummary(results);
        if (flags.json()) {
            terminal.printJson(summary.json());
        } else {
            summary.lines().forEach(terminal::println);
            terminal.println(String.format(
                    Locale.ROOT,
                    "%,.1f games/s with %s. Report: %s",
                    (results.games() - folder.before()) / seconds,
                    counted(threads, "thread"),
                    page));
        }
        if (!run.finished()) {
            terminal.warn("marienbad: interrupted after " + results.games() + " of "
                    + counted(tournament.games(), "game") + "; --resume --output " + output + " goes on");
        }
    }

    /** Somebody ends the process: it waits until what is finished is written. */
    private void interrupt(TournamentRun run) {
        run.stop();
        try {
            written.await(1, TimeUnit.MINUTES);
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
    }

    private void say(Tournament tournament, int threads, long before, List<String> timed) {
        if (!timed.isEmpty()) {
            terminal.warn("marienbad: warning: " + String.join(", ", timed)
                    + (timed.size() == 1 ? " has a time limit" : " have time limits")
                    + ", so the games depend on this machine; those with --iterations or --depth do not");
        }
        if (!flags.json()) {
            terminal.println(tournament.setup().provider().id() + ", "
                    + counted(tournament.entrants().size(), "entrant") + ", "
                    + counted(tournament.pairings().size(), "pairing") + ", " + counted(tournament.games(), "game")
                    + ", seed " + tournament.options().seed() + ", " + counted(threads, "thread")
                    + (before > 0 ? "; " + before + " were played before" : ""));
        }
    }

    private static String counted(long count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }
}
