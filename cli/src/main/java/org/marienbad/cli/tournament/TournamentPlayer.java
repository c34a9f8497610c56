package org.marienbad.cli.tournament;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.GamesBar;
import org.marienbad.cli.console.ShutdownHook;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.cli.console.Version;
import org.marienbad.framework.plugin.PlayerCatalogue;
import org.marienbad.lab.CodeVersion;
import org.marienbad.lab.Entrant;
import org.marienbad.lab.Part;
import org.marienbad.lab.Results;
import org.marienbad.lab.Tournament;
import org.marienbad.lab.TournamentRun;
import org.marienbad.lab.live.TournamentFolder;
import org.marienbad.lab.report.RunInfo;

/**
 * Plays tournaments in their directories, in view of a user who may end the process at any time: it then waits until
 * this is closed, so that what is finished is written.
 */
final class TournamentPlayer implements AutoCloseable {
    /**
     * A tournament that was played, or as much of it as there was time for.
     *
     * @param report the page for people, which a part does not have
     * @param finished whether no game is left to be played
     */
    record Played(Results results, Path report, double gamesPerSecond, boolean finished) {}

    private final PlayerCatalogue players;
    private final Terminal terminal;
    private final Locale locale;
    private final int threads;
    private final Optional<Supplier<Venue>> elsewhere;
    private final CountDownLatch written = new CountDownLatch(1);
    private Venue venue;
    private boolean announcing;
    private Optional<Part> part = Optional.empty();
    private Optional<CodeVersion> planned = Optional.empty();

    /** @param elsewhere where games are played; empty for {@code threads} threads of this process */
    TournamentPlayer(
            PlayerCatalogue players,
            Terminal terminal,
            Locale locale,
            int threads,
            Optional<Supplier<Venue>> elsewhere) {
        this.players = players;
        this.terminal = terminal;
        this.locale = locale;
        this.threads = threads;
        this.elsewhere = elsewhere;
    }

    /** Prints a line about each tournament before it is played. */
    void announcing() {
        announcing = true;
    }

    /** Plays only {@code share} of each tournament, and writes no report. */
    void only(Optional<Part> share) {
        part = share;
    }

    /** Warns if the games are not played by {@code code}. */
    void plannedFor(Optional<CodeVersion> code) {
        planned = code;
    }

    /** Everything is written: a process that is being ended waits no longer. */
    @Override
    public void close() {
        if (venue != null) {
            venue.close();
        }
        written.countDown();
    }

    /**
     * Makes sure that games can be played there. Before there is a folder: one without a game would have to be gone on
     * with.
     */
    void open() {
        if (venue == null && elsewhere.isPresent()) {
            venue = elsewhere.get().get();
        }
    }

    /** Where games are played, in a few words; known when that is open. */
    String where() {
        return venue == null ? counted(threads, "thread") : venue.words();
    }

    /**
     * Plays what is left of {@code tournament}, and writes its report.
     *
     * @param label what is being done, in the line of progress
     */
    Played play(Path output, Tournament tournament, String label) {
        TournamentRun run = BadInput.wrap("a player", () -> new TournamentRun(tournament, players, part));
        planned.filter(code -> !code.equals(run.code()))
                .ifPresent(
                        code -> terminal.warn("marienbad: warning: the plan is one of other code, so the games may be"
                                + " others: " + code + "; here " + run.code()));
        open();
        try (TournamentFolder folder = folder(output, run)) {
            requireSameCode(output, run, folder);
            return play(output, run, folder, label);
        } catch (IOException unwritable) {
            throw UserFiles.unwritable(output, unwritable);
        } catch (UncheckedIOException unwritable) {
            throw UserFiles.unwritable(output, unwritable.getCause());
        }
    }

    private void requireSameCode(Path output, TournamentRun run, TournamentFolder folder) {
        BadInput.wrap(TournamentFolder.games(output).toString(), () -> {
            folder.requireSameCode();
            return folder;
        });
        if (folder.code().isEmpty() && !run.finished()) {
            terminal.warn("marienbad: warning: " + TournamentFolder.games(output)
                    + " does not say which code played it; the other games are played by " + run.code());
        }
    }

    private static TournamentFolder folder(Path output, TournamentRun run) {
        return BadInput.wrap(TournamentFolder.games(output).toString(), () -> {
            try {
                return new TournamentFolder(output, run, Version.number());
            } catch (IOException unusable) {
                throw UserFiles.unwritable(output, unusable);
            }
        });
    }

    private Played play(Path output, TournamentRun run, TournamentFolder folder, String label) throws IOException {
        Results results = folder.results();
        Tournament tournament = results.tournament();
        List<String> timed =
                tournament.timed(players).stream().map(Entrant::name).toList();
        long start = System.nanoTime();
        say(tournament, folder.before(), timed);
        try (GamesBar bar = new GamesBar(terminal, label, folder.before(), run.games())) {
            ShutdownHook.during(
                    () -> play(folder, (game, result) -> bar.step(1)), () -> interrupt(run), ShutdownHook.SUMMARY);
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        Path page = part.isPresent()
                ? TournamentFolder.page(output)
                : folder.report(new RunInfo(Version.number(), !timed.isEmpty(), folder.code()), locale);
        return new Played(results, page, (results.games() - folder.before()) / seconds, run.finished());
    }

    private void play(TournamentFolder folder, TournamentRun.Listener listener) {
        if (venue == null) {
            folder.play(threads, listener);
        } else {
            folder.play(venue.executor(), listener);
        }
    }

    /** Nothing was begun in {@code output}, and nothing is given that could begin. */
    /** Results in {@code file} are not gone on with by themselves. */
    static BadInput existsAlready(Path file) {
        return new BadInput(
                file + " exists already; --resume goes on with it, --output DIR keeps new results elsewhere");
    }

    static BadInput nothingToResume(Path output, String what) {
        return new BadInput(output + " has no " + what + " to go on with; --output DIR names another place");
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

    private void say(Tournament tournament, long before, List<String> timed) {
        if (!timed.isEmpty()) {
            terminal.warn("marienbad: warning: " + String.join(", ", timed)
                    + (timed.size() == 1 ? " has a time limit" : " have time limits")
                    + ", so the games depend on this machine; those with --iterations or --depth do not");
        }
        if (announcing) {
            terminal.println(tournament.setup().provider().id() + ", "
                    + counted(tournament.entrants().size(), "entrant") + ", "
                    + counted(tournament.pairings().size(), "pairing") + ", " + counted(tournament.games(), "game")
                    + part.map(one -> ", part " + one).orElse("") + ", seed "
                    + tournament.options().seed() + ", " + where()
                    + (before > 0 ? "; " + before + " were played before" : ""));
        }
    }

    /** For example "1 game" or "2 games". */
    static String counted(long count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }
}
