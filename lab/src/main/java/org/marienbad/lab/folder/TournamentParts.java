package org.marienbad.lab.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.file.LockFile;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.plan.PlanEntries;
import org.marienbad.lab.report.RunInfo;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.run.TournamentRun;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;

/** The parts of a tournament in its folder, to be merged there into what one run would have written. */
public final class TournamentParts {
    private final Path folder;
    private final TournamentRun run;
    private final PartFiles parts;
    private final boolean timed;
    private final List<Path> withoutCode;

    /**
     * The plan of the parts in {@code folder}.
     *
     * @throws IllegalArgumentException if there are none
     */
    public static PlanEntries plan(Path folder, Reach trusted) throws IOException {
        Path first = parts(folder).first();
        return PlanEntries.read(first + " (the plan)", Journal.plan(first), trusted);
    }

    private static PartFiles parts(Path folder) throws IOException {
        return PartFiles.in(folder, TournamentFolder.games(folder).getFileName().toString());
    }

    /**
     * @throws IllegalArgumentException naming the missing parts, or one of another plan or code, or if the folder has
     *     games already
     */
    public TournamentParts(Path folder, Tournament tournament, Catalogue<PlayerProvider> players) throws IOException {
        this.folder = folder;
        run = new TournamentRun(tournament, players);
        timed = !tournament.timed(players).isEmpty();
        parts = parts(folder);
        withoutCode = parts.require(run);
        if (TournamentFolder.begun(folder)) {
            throw new IllegalArgumentException(
                    TournamentFolder.games(folder) + " exists already; remove it to merge the parts again");
        }
        // A stopping rule may have decided before they come: that is known only when the games are read.
        String missing = tournament.options().stop().isPresent() ? "" : parts.missing();
        if (!missing.isEmpty()) {
            throw new IllegalArgumentException("missing are parts " + missing);
        }
    }

    /** The files of parts that do not say which code played them: an older version wrote them. */
    public List<Path> withoutCode() {
        return withoutCode;
    }

    /** Into how many parts the tournament was divided. */
    public int count() {
        return parts.count();
    }

    /** How many games the parts hold, those after the decision of a stopping rule included. */
    public long games() throws IOException {
        return parts.games();
    }

    /**
     * Writes all or nothing. Of one use.
     *
     * @param version of the application, for those who read the files
     * @param counted told of each game
     * @throws IllegalArgumentException if a part is missing after all, or broken
     * @throws java.io.UncheckedIOException if the files cannot be written
     */
    public Results merge(String version, Locale locale, Consumer<GameResult> counted) throws IOException {
        Path merging = folder.resolve("merging");
        LockFile lock = LockFile.tryLock(TournamentFolder.games(folder))
                .orElseThrow(() -> new IllegalArgumentException(folder + " is being written by another process"));
        try {
            remove(merging);
            Results results = write(merging, version, locale, counted);
            publish(merging);
            return results;
        } finally {
            remove(merging);
            lock.close();
        }
    }

    private Results write(Path target, String version, Locale locale, Consumer<GameResult> counted) throws IOException {
        try (TournamentFolder files = new TournamentFolder(target, run, version)) {
            files.play(parts, (game, result) -> counted.accept(game));
            if (!run.finished()) {
                throw new IllegalArgumentException("interrupted: nothing was written");
            }
            files.report(new RunInfo(version, timed, files.code()), locale);
            return files.results();
        }
    }

    /** The games come last: whoever sees them sees all. */
    private void publish(Path merging) throws IOException {
        Path games = TournamentFolder.games(merging);
        try (Stream<Path> written = Files.walk(merging)) {
            List<Path> files = written.filter(Files::isRegularFile)
                    .sorted(Comparator.comparing(games::equals))
                    .toList();
            for (Path file : files) {
                Path target = folder.resolve(merging.relativize(file));
                Files.createDirectories(target.getParent());
                AtomicFiles.move(file, target);
            }
        }
    }

    private static void remove(Path directory) throws IOException {
        if (Files.isDirectory(directory)) {
            try (Stream<Path> files = Files.walk(directory)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
