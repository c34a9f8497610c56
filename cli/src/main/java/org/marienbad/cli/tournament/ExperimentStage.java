package org.marienbad.cli.tournament;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.GamesBar;
import org.marienbad.cli.console.ShutdownHook;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.cli.console.Version;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.lab.folder.TournamentFolder;
import org.marienbad.lab.report.RunInfo;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.run.Part;
import org.marienbad.lab.run.TournamentRun;
import org.marienbad.lab.tournament.Entrant;
import org.marienbad.lab.tournament.Tournament;

/**
 * Plays an experiment in view of a user, who may end the process at any time. It then waits until this stage is closed,
 * so that every finished game is written.
 */
final class ExperimentStage implements AutoCloseable {
    /**
     * A tournament that was played, or as much of it as there was time for.
     *
     * @param info how it was played, for its report
     * @param finished whether no game is left to be played
     */
    record Played(Results results, RunInfo info, double gamesPerSecond, boolean finished) {}

    /** Opens a folder. */
    interface Opening<T> {
        T open() throws IOException;
    }

    private final ExperimentFlags flags;
    private final Catalogue<PlayerProvider> players;
    private final Terminal terminal;
    private final Locale locale;
    private final int threads;
    private final Optional<Supplier<Venue>> elsewhere;
    private final CountDownLatch written = new CountDownLatch(1);
    private Venue venue;

    /** @param elsewhere where games are played; empty for {@code threads} threads of this process */
    ExperimentStage(
            ExperimentFlags flags,
            Catalogue<PlayerProvider> players,
            Terminal terminal,
            Locale locale,
            int threads,
            Optional<Supplier<Venue>> elsewhere) {
        this.flags = flags;
        this.players = players;
        this.terminal = terminal;
        this.locale = locale;
        this.threads = threads;
        this.elsewhere = elsewhere;
    }

    /** Everything is written: a process that is being ended waits no longer. */
    @Override
    public void close() {
        if (venue != null) {
            venue.close();
        }
        written.countDown();
    }

    Catalogue<PlayerProvider> players() {
        return players;
    }

    Terminal terminal() {
        return terminal;
    }

    Locale locale() {
        return locale;
    }

    int threads() {
        return threads;
    }

    /** Whether results are printed as JSON, and nothing else is. */
    boolean json() {
        return flags.json();
    }

    /**
     * Opens the place of the games. Called before there is a folder, as one without a game would have to be resumed.
     */
    void open() {
        if (venue == null && elsewhere.isPresent()) {
            venue = elsewhere.get().get();
        }
    }

    /** A few words for the place of the games; known once the stage is open. */
    private String where() {
        return venue == null ? counted(threads, "thread") : venue.words();
    }

    /** For example "1 game" or "2 games". */
    static String counted(long count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }

    /** Prints {@code line}, unless results are printed as JSON. */
    void say(String line) {
        if (!json()) {
            terminal.println(line);
        }
    }

    /**
     * Announces the games to be played.
     *
     * @param what the number of games
     * @param pattern for the game, the seed and who plays
     * @param before how many games were played already
     */
    void announce(String what, Tournament pattern, long before) {
        say(pattern.setup().provider().id() + ", " + what + ", seed "
                + pattern.options().seed() + ", " + where()
                + (before > 0 ? "; " + counted(before, "game") + " played before" : ""));
    }

    /** Warns if the results of {@code tournament} depend on the machine. Returns whether it does. */
    boolean warnTimed(Tournament tournament) {
        List<String> timed =
                tournament.timed(players).stream().map(Entrant::name).toList();
        if (!timed.isEmpty()) {
            terminal.warn("marienbad: warning: " + String.join(", ", timed)
                    + (timed.size() == 1 ? " has a time limit" : " have time limits")
                    + ", so the games depend on this machine; those with --iterations or --depth do not");
        }
        return !timed.isEmpty();
    }

    /** Says where the report is, and how fast the games were. */
    void sayReport(Played played, Path page) {
        say(String.format(Locale.ROOT, "%,.1f games/s with %s. Report: %s", played.gamesPerSecond(), where(), page));
    }

    /** Says how to continue an experiment that was interrupted {@code when}. */
    void sayInterrupted(String when, Path output) {
        terminal.warn("marienbad: interrupted " + when + "; marienbad " + flags.command() + " --resume --output "
                + output + " goes on");
    }

    /**
     * Does {@code work} with a line of progress.
     *
     * @param label the present work; empty if that need not be said
     * @param before how many of {@code all} games were played already
     * @param stop ends the work soon, in another thread
     */
    void during(String label, long before, long all, Consumer<GamesBar> work, Runnable stop) {
        try (GamesBar bar = new GamesBar(terminal, label, before, all)) {
            ShutdownHook.during(() -> work.accept(bar), () -> interrupt(stop), ShutdownHook.SUMMARY);
        }
    }

    private void interrupt(Runnable stop) {
        stop.run();
        try {
            written.await(1, TimeUnit.MINUTES);
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
    }

    /** Plays the rest of {@code tournament}, and writes its report. */
    Played play(Path output, Tournament tournament, String label) throws IOException {
        TournamentRun run = run(tournament, Optional.empty());
        return play(output, run, label, folder -> {});
    }

    /** The games of {@code tournament} to be played, or of {@code part} of them. */
    TournamentRun run(Tournament tournament, Optional<Part> part) {
        return BadInput.wrap("a player", () -> new TournamentRun(tournament, players, part));
    }

    /**
     * Plays the rest of {@code run}, and writes the report unless it is a part.
     *
     * @param label the present work, in the line of progress
     * @param opened told of the folder before games are played
     */
    Played play(Path output, TournamentRun run, String label, Consumer<TournamentFolder> opened) throws IOException {
        open();
        try (TournamentFolder folder = folder(
                TournamentFolder.games(output), output, () -> new TournamentFolder(output, run, Version.number()))) {
            requireSameCode(output, run, folder);
            boolean timed = warnTimed(run.tournament());
            opened.accept(folder);
            long start = System.nanoTime();
            during(label, folder.before(), run.games(), bar -> play(folder, (game, result) -> bar.step(1)), run::stop);
            double seconds = (System.nanoTime() - start) / 1e9;
            RunInfo info = new RunInfo(Version.number(), timed, folder.code());
            if (run.part().isEmpty()) {
                folder.report(info, locale);
            }
            Results results = folder.results();
            return new Played(results, info, (results.games() - folder.before()) / seconds, run.finished());
        }
    }

    private void play(TournamentFolder folder, TournamentRun.Listener listener) {
        if (venue == null) {
            folder.play(threads, listener);
        } else {
            folder.play(venue.executor(), listener);
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

    /** The folder that {@code opening} opens in {@code output}, unless it refuses the contents of {@code file}. */
    static <T> T folder(Path file, Path output, Opening<T> opening) {
        return BadInput.wrap(file.toString(), () -> {
            try {
                return opening.open();
            } catch (IOException unusable) {
                throw UserFiles.unwritable(output, unusable);
            }
        });
    }
}
