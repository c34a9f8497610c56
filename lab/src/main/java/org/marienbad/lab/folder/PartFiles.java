package org.marienbad.lab.folder;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.marienbad.framework.shared.DaemonThreads;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.lab.run.GameExecutor;
import org.marienbad.lab.run.Part;
import org.marienbad.lab.run.TournamentRun;
import org.marienbad.lab.tournament.CodeVersion;
import org.marienbad.lab.tournament.ResultLines;

/**
 * The parts of a tournament that were played by themselves. As an executor they bring the games that they hold. The
 * tournament treats them as any others, so the results are those of one run.
 */
public final class PartFiles implements GameExecutor {
    private static final int WINDOW = 4096;
    private static final int CHUNK = 256;
    private static final int MOST_NAMED = 20;

    /** By number, the file of each part. */
    private final Map<Integer, Path> files;

    private final int count;
    /** Of the tournament. */
    private long games;

    private PartFiles(Map<Integer, Path> files, int count) {
        this.files = files;
        this.count = count;
    }

    /**
     * The parts in the folder of a tournament.
     *
     * @param games name of the file of games in the folder of a part
     * @throws IllegalArgumentException if there are none, or parts of different sizes
     */
    public static PartFiles in(Path folder, String games) throws IOException {
        Map<Integer, Map<Integer, Path>> divisions = new TreeMap<>();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> folders = Files.list(folder)) {
                for (Path one : folders.filter(Part::isFolder).toList()) {
                    Part part = Part.ofFolder(one);
                    Path file = one.resolve(games);
                    if (Journal.begun(file)) {
                        divisions
                                .computeIfAbsent(part.count(), any -> new TreeMap<>())
                                .put(part.number(), file);
                    }
                }
            }
        }
        if (divisions.size() != 1) {
            throw new IllegalArgumentException(
                    divisions.isEmpty()
                            ? folder + " has no parts of a tournament"
                            : folder + " has parts of several divisions, into "
                                    + divisions.keySet().stream()
                                            .map(String::valueOf)
                                            .collect(Collectors.joining(" and "))
                                    + "; remove the folders of all but one");
        }
        int count = divisions.keySet().iterator().next();
        return new PartFiles(divisions.get(count), count);
    }

    /** Into how many parts the tournament was divided. */
    public int count() {
        return count;
    }

    /** A file of one of the parts: all have the same plan. */
    public Path first() {
        return files.values().iterator().next();
    }

    /**
     * Requires that all parts were played of the plan of {@code run}, and by the code of this process.
     *
     * @return the files that do not say which code played them
     * @throws IllegalArgumentException naming the file that is not
     */
    public List<Path> require(TournamentRun run) throws IOException {
        games = run.tournament().games();
        CodeVersion here = run.code();
        List<Path> unknown = new ArrayList<>();
        for (Map.Entry<Integer, Path> one : files.entrySet()) {
            ResultsFile.requireSame(one.getValue(), run, new Part(one.getKey(), count));
            Optional<CodeVersion> code = Journal.code(one.getValue());
            if (code.isPresent()) {
                code.get().requireSame(here, one.getValue() + " was played");
            } else {
                unknown.add(one.getValue());
            }
        }
        return unknown;
    }

    /** How many games the parts hold. */
    public long games() throws IOException {
        long held = 0;
        for (Path file : files.values()) {
            held += lines(file);
        }
        return held;
    }

    /** The parts that are missing or not complete, to be read by people: empty if none is. After {@link #require}. */
    public String missing() throws IOException {
        List<String> missing = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            Part part = new Part(number, count);
            long size = part.to(games) - part.from(games);
            if (!files.containsKey(number)) {
                missing.add(part.toString());
            } else {
                long there = lines(files.get(number));
                if (there < size) {
                    missing.add(part + " (has " + there + " of " + size + " games)");
                }
            }
        }
        int more = missing.size() - MOST_NAMED;
        return String.join(", ", missing.subList(0, Math.min(missing.size(), MOST_NAMED)))
                + (more > 0 ? " and " + more + " more" : "");
    }

    /** How many whole lines follow the first. */
    private static long lines(Path file) throws IOException {
        long ends = 0;
        byte[] buffer = new byte[1 << 16];
        try (InputStream in = Files.newInputStream(file)) {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                for (int i = 0; i < read; i++) {
                    ends += buffer[i] == '\n' ? 1 : 0;
                }
            }
        }
        return Math.max(0, ends - 1);
    }

    @Override
    public int window() {
        return WINDOW;
    }

    @Override
    public Work start(Board board) {
        Thread thread = DaemonThreads.start(
                "parts",
                () -> PluginGuard.run(
                        () -> bring(board),
                        failure -> board.failed(
                                failure instanceof RuntimeException told ? told : new IllegalStateException(failure))));
        return thread::interrupt;
    }

    private void bring(Board board) {
        try (Lines lines = new Lines()) {
            for (long[] wanted = board.take(CHUNK); wanted.length > 0; wanted = board.take(CHUNK)) {
                for (long index : wanted) {
                    lines.bring(index, board);
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Reads the lines of all parts, one after the other. */
    private final class Lines implements AutoCloseable {
        private Part part = new Part(1, count);
        private InputStream in;
        private long number;

        void bring(long index, Board board) throws IOException {
            while (index >= part.to(games)) {
                close();
                part = new Part(part.number() + 1, count);
            }
            Path file = files.get(part.number());
            if (file == null) {
                throw missing(index);
            }
            if (in == null) {
                in = new BufferedInputStream(Files.newInputStream(file), 1 << 16);
                Journal.readLine(in);
                number = 1;
            }
            String begin = ResultLines.begin(index);
            byte[] line;
            do {
                line = Journal.readLine(in);
                number++;
            } while (line != null && !new String(line, StandardCharsets.UTF_8).startsWith(begin));
            if (line == null) {
                throw missing(index);
            }
            try {
                board.report(new String(line, StandardCharsets.UTF_8));
            } catch (IllegalArgumentException broken) {
                throw new IllegalArgumentException(file + " line " + number + ": " + broken.getMessage(), broken);
            }
        }

        private IllegalArgumentException missing(long index) throws IOException {
            String missing = PartFiles.this.missing();
            return new IllegalArgumentException(
                    missing.isEmpty()
                            ? files.get(part.number()) + " has no game " + index
                                    + " in its place; remove its folder and play the part again"
                            : "missing are parts " + missing);
        }

        @Override
        public void close() throws IOException {
            if (in != null) {
                in.close();
                in = null;
            }
        }
    }
}
