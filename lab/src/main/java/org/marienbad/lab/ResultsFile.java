package org.marienbad.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedInputStream;
import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.marienbad.framework.file.LockFile;
import org.marienbad.framework.text.TextFiles;

/**
 * The games of a tournament in a file of JSON lines. The first line is the plan with its hash; each further line is a
 * game, in the order of their numbers. After an interruption there may be a gap: games that were finished before
 * earlier ones stand at the end. A truncated last line is ignored.
 */
public final class ResultsFile implements AutoCloseable {
    private static final int FORMAT = 1;
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final LockFile lock;
    private final Path path;
    private final Optional<CodeVersion> code;
    private final ResultLines lines;
    private final Writer writer;

    private ResultsFile(
            LockFile lock, Path path, FileChannel channel, Tournament tournament, Optional<CodeVersion> code) {
        this.lock = lock;
        this.path = path;
        this.code = code;
        this.lines = new ResultLines(tournament);
        this.writer = new BufferedWriter(
                new OutputStreamWriter(Channels.newOutputStream(channel), StandardCharsets.UTF_8), 1 << 16);
    }

    /** Whether {@code path} has a plan; an empty file has none: the process ended before it wrote one. */
    public static boolean begun(Path path) throws IOException {
        return Files.exists(path) && Files.size(path) > 0;
    }

    /**
     * A new file.
     *
     * @param run whose games it will have
     * @param version of the application, for those who read the file
     * @throws IOException if it cannot be written, or has been begun already
     */
    public static ResultsFile create(Path path, TournamentRun run, String version) throws IOException {
        Tournament tournament = run.tournament();
        LockFile lock = lock(path);
        try {
            if (begun(path)) {
                throw new FileAlreadyExistsException(path.toString());
            }
            FileChannel channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            CodeVersion code = run.code();
            ResultsFile file = new ResultsFile(lock, path, channel, tournament, Optional.of(code));
            Map<String, Object> header = new LinkedHashMap<>();
            header.put("format", FORMAT);
            header.put("version", version);
            header.put("hash", PlanJson.hash(tournament));
            header.put("code", code.plain());
            run.part().ifPresent(part -> header.put("part", part.toString()));
            header.put("plan", PlanJson.plain(tournament));
            file.writer.write(MAPPER.writeValueAsString(header) + "\n");
            file.flush();
            return file;
        } catch (IOException | RuntimeException failure) {
            lock.close();
            throw failure;
        }
    }

    /**
     * The plan of which {@code path} holds the games, as JSON.
     *
     * @throws IllegalArgumentException if it is no such file
     */
    public static String plan(Path path) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
            return header(path, readLine(in)).required("plan").toString();
        }
    }

    /** The code that played the games of {@code path}, if it says so: older versions did not. */
    static Optional<CodeVersion> code(Path path) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
            return Optional.ofNullable(header(path, readLine(in)).get("code"))
                    .map(code -> CodeVersion.of(MAPPER.convertValue(code, new TypeReference<>() {})));
        }
    }

    /**
     * The game number {@code index} of {@code tournament}, if {@code path} has it; the file may be growing.
     *
     * @throws IllegalArgumentException if the line of that game is broken
     */
    public static Optional<GameResult> find(Path path, Tournament tournament, long index) throws IOException {
        String begin = ResultLines.begin(index);
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path), 1 << 16)) {
            for (byte[] line = readLine(in); line != null; line = readLine(in)) {
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
            readLine(in); // the plan
            for (long read = 0; read < count; read++) {
                byte[] line = readLine(in);
                if (line == null) {
                    throw new IllegalArgumentException(path + " has " + read + " games instead of " + count);
                }
                consumer.accept(lines.read(new String(line, StandardCharsets.UTF_8)));
            }
        }
    }

    /**
     * Opens a file to append to it.
     *
     * @param run gets the games that are in the file; not yet in play
     * @param counted called for each game that counts at once; the others are reported when the run plays
     * @throws IllegalArgumentException if the file is of another tournament, or broken in the middle
     */
    public static ResultsFile resume(Path path, TournamentRun run, Consumer<GameResult> counted) throws IOException {
        LockFile lock = lock(path);
        try {
            FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE);
            try {
                ResultsFile file = new ResultsFile(lock, path, channel, run.tournament(), code(path));
                channel.position(file.read(run, counted));
                channel.truncate(channel.position());
                return file;
            } catch (IOException | RuntimeException broken) {
                channel.close();
                throw broken;
            }
        } catch (IOException | RuntimeException broken) {
            lock.close();
            throw broken;
        }
    }

    private static LockFile lock(Path path) throws IOException {
        return LockFile.tryLock(path)
                .orElseThrow(() -> new IllegalArgumentException(path + " is being written by another tournament"));
    }

    private static JsonNode header(Path path, byte[] line) {
        try {
            JsonNode header = line == null ? null : MAPPER.readTree(line);
            if (header != null && header.path("format").asInt() == FORMAT && header.has("hash") && header.has("plan")) {
                return header;
            }
        } catch (IOException notJson) {
            // said below
        }
        throw new IllegalArgumentException(
                path + " line 1: not the plan of a tournament; this is no results file of this version");
    }

    /** Returns the offset at which to append. */
    private long read(TournamentRun run, Consumer<GameResult> counted) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path), 1 << 16)) {
            byte[] line = readLine(in);
            JsonNode header = header(path, line);
            requireSamePlan(path, header, run.tournament());
            requireSamePart(path, header, run.part());
            long end = line.length + 1L;
            for (long number = 2; (line = readLine(in)) != null; number++) {
                try {
                    GameResult game = lines.read(new String(line, StandardCharsets.UTF_8));
                    if (run.resume(game)) {
                        counted.accept(game);
                        end += line.length + 1;
                    }
                } catch (IllegalArgumentException wrong) {
                    throw new IllegalArgumentException(path + " line " + number + ": " + wrong.getMessage(), wrong);
                }
            }
            return end;
        }
    }

    /** @throws IllegalArgumentException if {@code path} does not hold {@code part} of the tournament */
    static void requireSame(Path path, Tournament tournament, Part part) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
            JsonNode header = header(path, readLine(in));
            requireSamePlan(path, header, tournament);
            requireSamePart(path, header, Optional.of(part));
        }
    }

    private static void requireSamePart(Path path, JsonNode header, Optional<Part> part) {
        String there = header.path("part").asText("all");
        String wanted = part.map(Part::toString).orElse("all");
        if (!there.equals(wanted)) {
            throw new IllegalArgumentException(
                    path + " holds another part of the games: " + there + ", wanted is " + wanted);
        }
    }

    private static void requireSamePlan(Path path, JsonNode header, Tournament tournament)
            throws JsonProcessingException {
        if (header.get("hash").asText().equals(PlanJson.hash(tournament))) {
            return;
        }
        JsonNode now = MAPPER.readTree(MAPPER.writeValueAsString(PlanJson.plain(tournament)));
        Map<String, JsonNode> former = MAPPER.convertValue(header.get("plan"), new TypeReference<>() {});
        Map<String, JsonNode> plan = PlanEntries.renamed(former);
        for (String name : PlanEntries.NAMES) {
            JsonNode before = plan.get(name);
            if (before == null ? now.has(name) : !before.equals(now.get(name))) {
                throw new IllegalArgumentException(path + " holds the games of another plan: '" + name + "' was "
                        + (before == null ? "not given" : before) + ", now it is "
                        + (now.has(name) ? now.get(name) : "not given"));
            }
        }
        if (plan.keySet().equals(former.keySet())) {
            throw new IllegalArgumentException(path + " holds the games of another plan");
        }
    }

    /** The bytes up to the next end of line; null at the end, also if the last line has no end. */
    static byte[] readLine(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream(256);
        for (int next = in.read(); next >= 0; next = in.read()) {
            if (next == '\n') {
                return line.toByteArray();
            }
            line.write(next);
            if (line.size() > TextFiles.MAX_BYTES) {
                throw new IllegalArgumentException("a line is longer than any of a results file");
            }
        }
        return null;
    }

    /** The code that played the games; empty if an older version did. */
    public Optional<CodeVersion> code() {
        return code;
    }

    /**
     * Requires that more games are played by the code of those that are there.
     *
     * @throws IllegalArgumentException naming both
     */
    public void requireSameCode(CodeVersion here) {
        code.ifPresent(known -> known.requireSame(here, path + " was played"));
    }

    public void add(GameResult game) throws IOException {
        lines.write(game, writer);
    }

    /** Writes buffered games to the file, so that they outlive this process. */
    public void flush() throws IOException {
        writer.flush();
    }

    @Override
    public void close() throws IOException {
        try {
            writer.close();
        } finally {
            lock.close();
        }
    }
}
