package org.marienbad.lab.folder;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.run.Part;
import org.marienbad.lab.run.TournamentRun;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.ResultLines;
import org.marienbad.lab.tournament.Tournament;

/**
 * The games of a tournament in a {@link Journal}: a line each, in the order of their numbers. After an interruption there
 * may be a gap: games that were finished before earlier ones stand at the end.
 */
public final class ResultsFile implements AutoCloseable {
    private final Journal journal;
    private final ResultLines lines;

    private ResultsFile(Journal journal, ResultLines lines) {
        this.journal = journal;
        this.lines = lines;
    }

    private static Journal.Owner owner(TournamentRun run, Optional<Part> part) {
        return new Journal.Owner("tournament", PlanJson.plain(run.tournament()), part, run.code());
    }

    /**
     * Opens a file, a new one if it has not been begun, to append to it.
     *
     * @param run gets the games that are in the file; not yet in play
     * @param version of the application, for those who read the file
     * @param counted called for each game that counts at once; the others are reported when the run plays
     * @throws IllegalArgumentException if the file is of another tournament, broken in the middle, or open elsewhere
     */
    public static ResultsFile open(Path path, TournamentRun run, String version, Consumer<GameResult> counted)
            throws IOException {
        ResultLines lines = new ResultLines(run.tournament());
        return new ResultsFile(
                Journal.open(path, owner(run, run.part()), version, line -> {
                    GameResult game = lines.read(line);
                    boolean counts = run.resume(game);
                    if (counts) {
                        counted.accept(game);
                    }
                    return counts;
                }),
                lines);
    }

    /** @throws IllegalArgumentException if {@code path} does not hold the games of {@code run}, or another part of them */
    static void requireSame(Path path, TournamentRun run, Part part) throws IOException {
        Journal.requireSame(path, owner(run, Optional.of(part)));
    }

    /**
     * The game number {@code index} of {@code tournament}, if {@code path} has it; the file may be growing.
     *
     * @throws IllegalArgumentException if the line of that game is broken
     */
    public static Optional<GameResult> find(Path path, Tournament tournament, long index) throws IOException {
        String begin = ResultLines.begin(index);
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path), 1 << 16)) {
            for (byte[] line = Journal.readLine(in); line != null; line = Journal.readLine(in)) {
                String text = new String(line, StandardCharsets.UTF_8);
                if (text.startsWith(begin)) {
                    return Optional.of(new ResultLines(tournament).read(text));
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Goes through the first {@code count} games of {@code path}, which stand in the order of their numbers.
     *
     * @throws IllegalArgumentException if there are fewer, or one is broken
     */
    public static void forEach(Path path, Tournament tournament, long count, Consumer<GameResult> consumer)
            throws IOException {
        ResultLines lines = new ResultLines(tournament);
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path), 1 << 16)) {
            Journal.readLine(in); // the plan
            for (long read = 0; read < count; read++) {
                byte[] line = Journal.readLine(in);
                if (line == null) {
                    throw new IllegalArgumentException(path + " has " + read + " games instead of " + count);
                }
                consumer.accept(lines.read(new String(line, StandardCharsets.UTF_8)));
            }
        }
    }

    /** The file that keeps the games. */
    public Journal journal() {
        return journal;
    }

    public void add(GameResult game) throws IOException {
        lines.write(game, journal.writer());
    }

    /** Writes buffered games to the file, so that they outlive this process. */
    public void flush() throws IOException {
        journal.flush();
    }

    /** The same, once all games that were read ahead of their turn are written again. */
    public void flushAll() throws IOException {
        journal.flushAll();
    }

    @Override
    public void close() throws IOException {
        journal.close();
    }
}
