package org.marienbad.lab.live;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.shared.DaemonThreads;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.lab.folder.ResultsFile;
import org.marienbad.lab.folder.TournamentFolder;
import org.marienbad.lab.report.RunInfo;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.results.Standings;
import org.marienbad.lab.run.TournamentRun;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;

/**
 * A tournament in a folder, played in the background, as a screen follows it. It can be stopped and resumed, and its
 * state can be read at any time without waiting. All methods may be called by any thread and return at once, but for
 * {@link #close}.
 */
public final class LiveTournament implements AutoCloseable {
    /** Those who follow are told that often at most. */
    private static final long TELL_NANOS = 250_000_000L;
    /** And that often at least, so that the time that is shown goes on. */
    private static final long TICK_NANOS = 1_000_000_000L;

    private static final int MOST_RECENT = 200;
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /** The activity of a tournament. */
    public enum Phase {
        /** The games of its folder are being read. */
        OPENING,
        RUNNING,
        /** It can be gone on with. */
        STOPPED,
        /** No game is left to be played. */
        FINISHED,
        /** It broke off; what was finished is kept, and it can be gone on with. */
        FAILED
    }

    /**
     * The state at one moment.
     *
     * @param standings empty before the first game
     * @param failure why it broke off, in one line; empty unless it did
     */
    public record Snapshot(Phase phase, Progress progress, Optional<Standings> standings, Optional<String> failure) {}

    /**
     * Who plays, and how.
     *
     * @param version of the application, for those who read the files
     * @param threads games at the same time
     * @param locale language of the report, asked for when it is written
     */
    public record Circumstances(
            Catalogue<PlayerProvider> players, String version, int threads, Supplier<Locale> locale) {}

    private final Path folder;
    private final Tournament tournament;
    private final Circumstances circumstances;
    private final Runnable changed;
    private final Duration patience;
    private final Boards boards;
    private final Deque<GameResult> recent = new ArrayDeque<>();
    private final ExecutorService worker = Executors.newSingleThreadExecutor(DaemonThreads.named("tournament"));
    private volatile Snapshot snapshot;
    private volatile boolean stopping;
    private volatile TournamentRun run;
    private volatile boolean reportWanted;
    private volatile CompletableFuture<Path> report = new CompletableFuture<>();
    /** Of the worker alone. */
    private long began;

    private long told;
    private boolean unread;

    /**
     * A tournament that does not play yet.
     *
     * @param changed called whenever there is a new {@link #snapshot}, by the thread that plays
     */
    public LiveTournament(Path folder, Tournament tournament, Circumstances circumstances, Runnable changed) {
        this(folder, tournament, circumstances, changed, PATIENCE);
    }

    /** @param patience how long it waits at its end */
    LiveTournament(
            Path folder, Tournament tournament, Circumstances circumstances, Runnable changed, Duration patience) {
        this.patience = patience;
        this.folder = folder;
        this.tournament = tournament;
        this.circumstances = circumstances;
        this.changed = changed;
        boards = new Boards(tournament);
        snapshot = new Snapshot(
                Phase.STOPPED,
                new Progress(0, tournament.games(), 0, Duration.ZERO),
                Optional.empty(),
                Optional.empty());
    }

    public Path folder() {
        return folder;
    }

    public Tournament tournament() {
        return tournament;
    }

    public Snapshot snapshot() {
        return snapshot;
    }

    /** The games that are being played. */
    public Boards boards() {
        return boards;
    }

    /** The games that were counted last, the last one first. */
    public List<GameResult> recent() {
        synchronized (recent) {
            List<GameResult> games = new ArrayList<>(recent);
            Collections.reverse(games);
            return games;
        }
    }

    /** Reads the games of the folder, without playing. */
    public void open() {
        begin(false);
    }

    /** Plays the rest. */
    public void start() {
        begin(true);
    }

    private void begin(boolean playing) {
        stopping = false;
        tell(Phase.OPENING, Optional.empty());
        worker.execute(() -> PluginGuard.run(() -> play(playing), this::failed));
    }

    /** Ends playing soon; finished games are kept, unfinished ones dropped. */
    public void stop() {
        stopping = true;
        TournamentRun playing = run;
        if (playing != null) {
            playing.stop();
        }
    }

    /**
     * Writes the report of the games so far.
     *
     * @return its page, when it is written
     */
    public CompletableFuture<Path> report() {
        CompletableFuture<Path> wanted = new CompletableFuture<>();
        // While games are played their thread writes it between two of them.
        synchronized (this) {
            wanted = reportWanted ? report : wanted;
            report = wanted;
            reportWanted = true;
        }
        if (!worker.isShutdown()) {
            worker.execute(() -> PluginGuard.run(this::reportStopped, this::notReported));
        }
        return wanted;
    }

    /**
     * The record of the game number {@code index}, when it is found or played again.
     *
     * @return completed exceptionally with an IllegalArgumentException of one line if there is no such game
     */
    public CompletableFuture<MatchRecord> record(long index) {
        CompletableFuture<MatchRecord> found = new CompletableFuture<>();
        DaemonThreads.start(
                "game reader", () -> PluginGuard.run(() -> found.complete(find(index)), found::completeExceptionally));
        return found;
    }

    private MatchRecord find(long index) {
        Optional<GameResult> game =
                recent().stream().filter(one -> one.fixture().index() == index).findFirst();
        try {
            if (game.isEmpty() && TournamentFolder.begun(folder)) {
                game = ResultsFile.find(TournamentFolder.games(folder), tournament, index);
            }
        } catch (IOException unreadable) {
            throw new IllegalArgumentException(
                    "cannot read " + folder + " (" + AtomicFiles.reason(unreadable) + ")", unreadable);
        }
        GameResult played = game.orElseThrow(() -> new IllegalArgumentException("game " + index
                + " has not been played; the last one of this tournament is " + (tournament.games() - 1)));
        return new TournamentRun(tournament, circumstances.players()).record(played);
    }

    /**
     * Stops and waits until all is written, but no longer than some seconds. A hanging player is left to itself, as
     * nothing but its game is lost.
     */
    @Override
    public void close() {
        stop();
        worker.shutdown();
        try {
            worker.awaitTermination(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether nothing is written any more after {@link #close}. */
    boolean isOver() {
        return worker.isTerminated();
    }

    private void play(boolean playing) {
        TournamentRun mine = new TournamentRun(tournament, circumstances.players());
        mine.watch(boards::begins);
        try (TournamentFolder files = open(mine)) {
            Results results = files.results();
            began = System.nanoTime();
            told = began;
            if (playing && !mine.finished()) {
                files.requireSameCode();
                run = mine;
                if (stopping) {
                    mine.stop();
                }
                tell(Phase.RUNNING, results, files.before());
                files.play(circumstances.threads(), new Counting(files));
                write(files);
            }
            tell(mine.finished() ? Phase.FINISHED : Phase.STOPPED, results, files.before());
        } catch (IOException unusable) {
            throw new UncheckedIOException(unusable);
        } finally {
            run = null;
            boards.clear();
        }
    }

    private TournamentFolder open(TournamentRun mine) throws IOException {
        synchronized (recent) {
            recent.clear();
        }
        return new TournamentFolder(folder, mine, circumstances.version(), this::remember);
    }

    private void remember(GameResult game) {
        synchronized (recent) {
            if (recent.size() == MOST_RECENT) {
                recent.removeFirst();
            }
            recent.addLast(game);
        }
    }

    /** Counts games, and tells of them now and then. In the thread of the tournament. */
    private final class Counting implements TournamentRun.Listener {
        private final TournamentFolder files;

        Counting(TournamentFolder files) {
            this.files = files;
        }

        @Override
        public void played(GameResult game, Optional<MatchResult> result) {
            remember(game);
            boards.counted(game);
            unread = true;
            tellIfDue();
        }

        @Override
        public void waiting() {
            tellIfDue();
        }

        private void tellIfDue() {
            if (reportWanted) {
                write(files);
            }
            long since = System.nanoTime() - told;
            if (since >= (unread ? TELL_NANOS : TICK_NANOS)) {
                tell(Phase.RUNNING, files.results(), files.before());
            }
        }
    }

    private void tell(Phase phase, Results results, long before) {
        told = System.nanoTime();
        unread = false;
        Duration elapsed = Duration.ofNanos(told - began);
        Progress progress = new Progress(results.games(), tournament.games(), before, elapsed);
        snapshot = new Snapshot(
                phase,
                progress,
                results.games() == 0 ? Optional.empty() : Optional.of(Standings.of(results)),
                Optional.empty());
        changed.run();
    }

    /** Nothing else is new. */
    private void tell(Phase phase, Optional<String> failure) {
        Snapshot before = snapshot;
        snapshot = new Snapshot(phase, before.progress(), before.standings(), failure);
        changed.run();
    }

    private void failed(Throwable failure) {
        tell(Phase.FAILED, Optional.of(reason(failure)));
    }

    /** The failure, in one line. */
    public static String reason(Throwable failure) {
        Throwable cause = failure;
        while (cause instanceof CompletionException && cause.getCause() != null) {
            cause = cause.getCause();
        }
        if (cause instanceof UncheckedIOException file) {
            String name = file.getCause() instanceof java.nio.file.FileSystemException at ? at.getFile() + " " : "";
            return name + "(" + AtomicFiles.reason(file.getCause()) + ")";
        }
        return String.valueOf(cause.getMessage() == null ? cause : cause.getMessage())
                .lines()
                .findFirst()
                .orElse("");
    }

    private void write(TournamentFolder files) {
        try {
            boolean timed = !tournament.timed(circumstances.players()).isEmpty();
            Path page = files.report(
                    new RunInfo(circumstances.version(), timed, files.code()),
                    circumstances.locale().get());
            taken().complete(page);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    /** The thread that waits for the report; nobody does from now on. */
    private synchronized CompletableFuture<Path> taken() {
        reportWanted = false;
        return report;
    }

    /** If the report is still to be written, no games are being played. */
    private void reportStopped() {
        if (!reportWanted) {
            return;
        }
        TournamentRun reader = new TournamentRun(tournament, circumstances.players());
        try (TournamentFolder files = new TournamentFolder(folder, reader, circumstances.version(), game -> {})) {
            write(files);
        } catch (IOException unusable) {
            throw new UncheckedIOException(unusable);
        }
    }

    private void notReported(Throwable failure) {
        taken().completeExceptionally(failure);
    }
}
