package org.marienbad.lab.folder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.plan.PlanEntries;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.report.CsvTables;
import org.marienbad.lab.report.DecisionLog;
import org.marienbad.lab.report.GamesTable;
import org.marienbad.lab.report.HtmlReport;
import org.marienbad.lab.report.RunInfo;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.run.GameExecutor;
import org.marienbad.lab.run.TournamentRun;
import org.marienbad.lab.shard.SelfPlayShards;
import org.marienbad.lab.tournament.CodeVersion;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;

/**
 * A tournament and the folder that keeps its plan, its games and its report. The folder is the checkpoint: whoever opens
 * it again goes on with the first game that it has not. Confined to one thread.
 */
public final class TournamentFolder implements AutoCloseable {
    private final Path folder;
    private final TournamentRun run;
    private final Results results;
    private final ResultsFile games;
    /** Null where it could not be opened. */
    private GamesTable table;

    private Optional<DecisionLog> decisions = Optional.empty();
    private final long before;

    /** Which file of {@code folder} holds the games. */
    public static Path games(Path folder) {
        return folder.resolve("games.jsonl");
    }

    /** The page for people. */
    public static Path page(Path folder) {
        return folder.resolve("report.html");
    }

    /** The folder of the self-play data, if the plan asks for them. */
    public static Path shards(Path folder) {
        return folder.resolve("shards");
    }

    /** Whether there are games, so that they can be gone on with. */
    public static boolean begun(Path folder) throws IOException {
        return Journal.begun(games(folder));
    }

    /**
     * The plan of the games in {@code folder}.
     *
     * @throws IllegalArgumentException if its games have none
     */
    public static PlanEntries plan(Path folder, Reach trusted) throws IOException {
        Path games = games(folder);
        return PlanEntries.read(games + " (the plan)", Journal.plan(games), trusted);
    }

    /**
     * Opens the files, new ones if there are no games yet; else those that are there are counted.
     *
     * @param run not yet in play
     * @param version of the application, for those who read the files
     * @throws IllegalArgumentException if the games are of another tournament, broken, or being written by somebody else
     */
    public TournamentFolder(Path folder, TournamentRun run, String version) throws IOException {
        this(folder, run, version, game -> {});
    }

    /** The same, telling {@code counted} of the games that are there. */
    public TournamentFolder(Path folder, TournamentRun run, String version, Consumer<GameResult> counted)
            throws IOException {
        Tournament tournament = run.tournament();
        this.folder = folder;
        this.run = run;
        results = new Results(tournament);
        Files.createDirectories(folder);
        // Nothing else is touched before the games are known to be ours: of this plan, and of no other process.
        long[] known = {0};
        games = ResultsFile.open(games(folder), run, version, game -> known[0]++);
        try {
            AtomicFiles.write(
                    folder.resolve("plan.json"),
                    PlanJson.pretty(tournament, games.journal().code()));
            table = new GamesTable(tournament, Files.newBufferedWriter(folder.resolve("games.csv")));
            decisions =
                    tournament.options().log() ? Optional.of(DecisionLog.create(folder, tournament)) : Optional.empty();
            ResultsFile.forEach(games(folder), tournament, known[0], game -> {
                count(game);
                counted.accept(game);
            });
        } catch (IOException | RuntimeException failure) {
            close(); // and with it the lock
            throw failure;
        }
        before = results.games();
    }

    /** The results of the games so far. */
    public Results results() {
        return results;
    }

    /** The code that played the games; empty if an older version did. */
    public Optional<CodeVersion> code() {
        return games.journal().code();
    }

    /**
     * Requires that the games that are left are played by the code of those that are there.
     *
     * @throws IllegalArgumentException naming both
     */
    public void requireSameCode() {
        if (!run.finished()) {
            games.journal().requireSameCode(run.code());
        }
    }

    /** How many games were there when the folder was opened. */
    public long before() {
        return before;
    }

    /** Plays the rest in {@code threads} threads; see {@link #play(GameExecutor, TournamentRun.Listener)}. */
    public void play(int threads, TournamentRun.Listener listener) {
        keep(run.play(threads, keeping(listener)));
    }

    /**
     * Lets {@code executor} play what is left, until all is done or the run is stopped, and keeps each game.
     *
     * @param listener called after a game is counted
     * @throws UncheckedIOException if the files cannot be written
     */
    public void play(GameExecutor executor, TournamentRun.Listener listener) {
        keep(run.play(executor, keeping(listener)));
    }

    private TournamentRun.Listener keeping(TournamentRun.Listener listener) {
        return new TournamentRun.Listener() {
            @Override
            public void played(GameResult game, Optional<MatchResult> result) {
                write(() -> games.add(game));
                count(game);
                listener.played(game, result);
            }

            @Override
            public void waiting() {
                write(TournamentFolder.this::flush);
                listener.waiting();
            }
        };
    }

    /** Writes games that are not counted yet, for those who go on with the file. */
    private void keep(List<GameResult> early) {
        write(() -> {
            for (GameResult game : early) {
                games.add(game);
            }
            games.flushAll();
            flush();
        });
    }

    private void count(GameResult game) {
        results.add(game);
        write(() -> {
            table.add(game);
            if (decisions.isPresent()) {
                decisions.get().add(game);
            }
        });
    }

    private void flush() throws IOException {
        games.flush();
        table.flush();
        if (decisions.isPresent()) {
            decisions.get().flush();
        }
    }

    /** Writes the report and the data files of the games so far. Returns the page for people. */
    public Path report(RunInfo circumstances, Locale locale) throws IOException {
        Path page = page(folder);
        AtomicFiles.write(page, HtmlReport.html(results, circumstances, locale));
        AtomicFiles.write(folder.resolve("standings.csv"), CsvTables.standings(results));
        AtomicFiles.write(folder.resolve("seats.csv"), CsvTables.seats(results));
        AtomicFiles.write(folder.resolve("pairings.csv"), CsvTables.pairings(results));
        if (results.tournament().options().shards().isPresent()) {
            flush();
            SelfPlayShards.write(
                    shards(folder), results.tournament(), games(folder), results.games(), circumstances.version());
        }
        return page;
    }

    @Override
    public void close() throws IOException {
        try {
            games.close();
        } finally {
            try {
                if (table != null) {
                    table.close();
                }
            } finally {
                if (decisions.isPresent()) {
                    decisions.get().close();
                }
            }
        }
    }

    @FunctionalInterface
    private interface Writing {
        void run() throws IOException;
    }

    private static void write(Writing writing) {
        try {
            writing.run();
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
