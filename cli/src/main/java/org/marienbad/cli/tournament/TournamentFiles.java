package org.marienbad.cli.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.cli.console.Version;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.GameResult;
import org.marienbad.lab.PlanEntries;
import org.marienbad.lab.PlanJson;
import org.marienbad.lab.Results;
import org.marienbad.lab.ResultsFile;
import org.marienbad.lab.Tournament;
import org.marienbad.lab.TournamentRun;
import org.marienbad.lab.report.CsvTables;
import org.marienbad.lab.report.GamesTable;
import org.marienbad.lab.report.HtmlReport;
import org.marienbad.lab.report.RunInfo;

/** The directory of a tournament: its plan, its games, its report. What cannot be read or written is bad input. */
final class TournamentFiles implements AutoCloseable {
    private final Path directory;
    private final ResultsFile games;
    private final GamesTable table;

    /** Which of the files holds the games. */
    static Path games(Path directory) {
        return directory.resolve("games.jsonl");
    }

    /** Whether there are games, so that they can be gone on with. */
    static boolean begun(Path directory) {
        try {
            return ResultsFile.begun(games(directory));
        } catch (IOException unreadable) {
            throw UserFiles.unreadable(games(directory), unreadable);
        }
    }

    /** The plan of the games that are there. */
    static PlanEntries plan(Path directory, Reach trusted) {
        Path games = games(directory);
        return BadInput.wrap(games.toString(), () -> {
            try {
                return PlanEntries.read(games + " (the plan)", ResultsFile.plan(games), trusted);
            } catch (IOException unreadable) {
                throw UserFiles.unreadable(games, unreadable);
            }
        });
    }

    /**
     * Opens the files, new ones if there are no games yet; else those that are there are counted.
     *
     * @param run not yet in play
     * @param results gets the games that are there already
     */
    TournamentFiles(Path directory, Tournament tournament, TournamentRun run, Results results) {
        this.directory = directory;
        Path path = games(directory);
        try {
            Files.createDirectories(directory);
            // Nothing else is touched before the games are known to be ours: of this plan, and of no other process.
            List<GameResult> before = new ArrayList<>();
            games = begun(directory)
                    ? resume(path, tournament, run, before)
                    : ResultsFile.create(path, tournament, Version.number());
            UserFiles.write(directory.resolve("plan.json"), PlanJson.pretty(tournament));
            table = new GamesTable(tournament, Files.newBufferedWriter(directory.resolve("games.csv")));
            for (GameResult game : before) {
                results.add(game);
                table.add(game);
            }
        } catch (IOException unwritable) {
            throw UserFiles.unwritable(directory, unwritable);
        }
    }

    private ResultsFile resume(Path path, Tournament tournament, TournamentRun run, List<GameResult> counted) {
        return BadInput.wrap(path.toString(), () -> {
            try {
                return ResultsFile.resume(path, tournament, run, counted::add);
            } catch (IOException unreadable) {
                throw UserFiles.unreadable(path, unreadable);
            }
        });
    }

    void add(GameResult game) {
        write(() -> {
            games.add(game);
            table.add(game);
        });
    }

    /** Keeps games that were finished before others that were not: only those who go on with the file need them. */
    void addEarly(List<GameResult> early) {
        write(() -> {
            for (GameResult game : early) {
                games.add(game);
            }
        });
    }

    void flush() {
        write(() -> {
            games.flush();
            table.flush();
        });
    }

    /** Writes what people and programs want to know. Returns the page for people. */
    Path report(Results results, RunInfo circumstances, Locale locale) {
        Path page = directory.resolve("report.html");
        UserFiles.write(page, HtmlReport.html(results, circumstances, locale));
        UserFiles.write(directory.resolve("standings.csv"), CsvTables.standings(results));
        UserFiles.write(directory.resolve("seats.csv"), CsvTables.seats(results));
        UserFiles.write(directory.resolve("pairings.csv"), CsvTables.pairings(results));
        return page;
    }

    @Override
    public void close() {
        write(() -> {
            games.close();
            table.close();
        });
    }

    @FunctionalInterface
    private interface Writing {
        void run() throws IOException;
    }

    private void write(Writing writing) {
        try {
            writing.run();
        } catch (IOException unwritable) {
            throw UserFiles.unwritable(directory, unwritable);
        }
    }
}
