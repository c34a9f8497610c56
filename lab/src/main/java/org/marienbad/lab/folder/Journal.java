package org.marienbad.lab.folder;

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
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.file.LockFile;
import org.marienbad.framework.file.TextFiles;
import org.marienbad.lab.plan.PlanEntries;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.run.Part;
import org.marienbad.lab.tournament.CodeVersion;

/**
 * The progress of an experiment in a file of JSON lines. The first line is the plan with its hash and the code that plays
 * it. A last line that breaks off is dropped when the file is opened again. One process at a time has it open.
 */
public final class Journal implements AutoCloseable {
    private static final int FORMAT = 1;
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /**
     * The experiment that a file belongs to.
     *
     * @param noun for people: "tournament"
     * @param plan in plain values
     * @param part the share of the games that the file has; empty for all
     */
    record Owner(String noun, Map<String, Object> plan, Optional<Part> part, CodeVersion code) {}

    /** Takes the lines after the first. */
    @FunctionalInterface
    interface Lines {
        /**
         * Takes the line {@code text}.
         *
         * @return whether it stays; once one does not, the file ends there, and the others are set aside until they are
         *     written again
         * @throws IllegalArgumentException if it is broken
         */
        boolean take(String text);
    }

    private final LockFile lock;
    private final Path path;
    private final Optional<CodeVersion> code;
    private final Writer writer;

    private Journal(LockFile lock, Path path, Optional<CodeVersion> code, FileChannel channel) {
        this.lock = lock;
        this.path = path;
        this.code = code;
        writer = new BufferedWriter(
                new OutputStreamWriter(Channels.newOutputStream(channel), StandardCharsets.UTF_8), 1 << 16);
    }

    /** Whether {@code path} has a plan; an empty file has none: the process ended before it wrote one. */
    public static boolean begun(Path path) throws IOException {
        return Files.exists(path) && Files.size(path) > 0;
    }

    /**
     * The plan of which {@code path} holds the results, as JSON.
     *
     * @throws IllegalArgumentException if it is no such file
     */
    public static String plan(Path path) throws IOException {
        return header(path).required("plan").toString();
    }

    /** The code that played the entries of {@code path}, if it says so: older versions did not. */
    static Optional<CodeVersion> code(Path path) throws IOException {
        return code(header(path));
    }

    private static Optional<CodeVersion> code(JsonNode header) {
        return Optional.ofNullable(header.get("code"))
                .map(code -> CodeVersion.of(MAPPER.convertValue(code, new TypeReference<>() {})));
    }

    private static JsonNode header(Path path) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
            return header(path, readLine(in));
        }
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
                path + " line 1: not the plan of an experiment; this is no results file of this version");
    }

    /** @throws IllegalArgumentException if {@code path} holds the results of another plan, or another part of them */
    static void requireSame(Path path, Owner owner) throws IOException {
        requireSame(path, header(path), owner);
    }

    private static void requireSame(Path path, JsonNode header, Owner owner) throws JsonProcessingException {
        requireSameEntries(path, header, owner);
        String there = header.path("part").asText("all");
        String wanted = owner.part().map(Part::toString).orElse("all");
        if (!there.equals(wanted)) {
            throw new IllegalArgumentException(
                    path + " holds another part of the games: " + there + ", wanted is " + wanted);
        }
    }

    private static void requireSameEntries(Path path, JsonNode header, Owner owner) throws JsonProcessingException {
        String problem = path + " holds the games of another plan";
        JsonNode now = MAPPER.readTree(MAPPER.writeValueAsString(owner.plan()));
        Map<String, JsonNode> former = MAPPER.convertValue(header.get("plan"), new TypeReference<>() {});
        Map<String, JsonNode> before = PlanEntries.renamed(former);
        Set<String> names = new LinkedHashSet<>(PlanEntries.NAMES);
        now.fieldNames().forEachRemaining(names::add);
        for (String name : names) {
            JsonNode there = before.get(name);
            if (there == null ? now.has(name) : !there.equals(now.get(name))) {
                throw new IllegalArgumentException(
                        problem + ": '" + name + "' was " + (there == null ? "not given" : there) + ", now it is "
                                + (now.has(name) ? now.get(name) : "not given"));
            }
        }
        boolean sameHash = header.get("hash").asText().equals(PlanJson.hash(owner.plan()));
        if (!sameHash && before.keySet().equals(former.keySet())) {
            throw new IllegalArgumentException(problem);
        }
    }

    /**
     * Opens {@code path}, a new file if it has not been begun.
     *
     * @param version of the application, for those who read the file
     * @param lines takes the lines that are there; nothing is written before the file is known to be the owner's
     * @throws IllegalArgumentException if the file is of another plan, broken in the middle, or open in another process
     */
    static Journal open(Path path, Owner owner, String version, Lines lines) throws IOException {
        LockFile lock = LockFile.tryLock(path)
                .orElseThrow(() -> new IllegalArgumentException(path + " is being written by another " + owner.noun()));
        FileChannel channel = null;
        try {
            boolean begun = begun(path);
            Optional<CodeVersion> code = Optional.of(owner.code());
            long end = 0;
            if (begun) {
                JsonNode header = header(path);
                requireSame(path, header, owner);
                code = code(header);
                restore(path);
                end = read(path, lines);
            }
            channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            channel.position(end).truncate(end);
            Journal journal = new Journal(lock, path, code, channel);
            if (!begun) {
                journal.writer.write(MAPPER.writeValueAsString(header(owner, version)) + "\n");
                journal.flush();
            }
            return journal;
        } catch (IOException | RuntimeException failure) {
            if (channel != null) {
                channel.close();
            }
            lock.close();
            throw failure;
        }
    }

    /** The file of the lines that are set aside while their games wait for their turn. */
    private static Path aside(Path path) {
        return path.resolveSibling(path.getFileName() + ".ahead");
    }

    /** Appends to {@code path} the lines set aside that a process which was killed had not written again. */
    private static void restore(Path path) throws IOException {
        Path aside = aside(path);
        if (!Files.exists(aside)) {
            return;
        }
        Map<String, String> missing = new LinkedHashMap<>();
        try (Stream<String> lines = Files.lines(aside)) {
            lines.forEach(line -> missing.put(key(line), line));
        }
        long end = 0;
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path), 1 << 16)) {
            for (byte[] line = readLine(in); line != null; line = readLine(in)) {
                missing.remove(key(new String(line, StandardCharsets.UTF_8)));
                end += line.length + 1;
            }
        }
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
            channel.truncate(end);
        }
        StringBuilder back = new StringBuilder();
        missing.values().forEach(line -> back.append(line).append('\n'));
        Files.writeString(path, back, StandardOpenOption.APPEND);
        Files.delete(aside);
    }

    /** A line begins with the number of its game. */
    private static String key(String line) {
        return line.substring(0, Math.max(0, line.indexOf(',')));
    }

    private static Map<String, Object> header(Owner owner, String version) {
        Map<String, Object> header = new LinkedHashMap<>();
        header.put("format", FORMAT);
        header.put("version", version);
        header.put("hash", PlanJson.hash(owner.plan()));
        header.put("code", owner.code().plain());
        owner.part().ifPresent(part -> header.put("part", part.toString()));
        header.put("plan", owner.plan());
        return header;
    }

    /** Returns the offset at which to append; sets the lines aside that do not stay. */
    private static long read(Path path, Lines lines) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path), 1 << 16)) {
            List<String> left = new ArrayList<>();
            byte[] line = readLine(in);
            long end = line.length + 1L;
            for (long number = 2; (line = readLine(in)) != null; number++) {
                try {
                    String text = new String(line, StandardCharsets.UTF_8);
                    if (lines.take(text)) {
                        end += line.length + 1;
                    } else {
                        left.add(text);
                    }
                } catch (IllegalArgumentException wrong) {
                    throw new IllegalArgumentException(path + " line " + number + ": " + wrong.getMessage(), wrong);
                }
            }
            if (!left.isEmpty()) {
                AtomicFiles.write(aside(path), String.join("\n", left) + "\n");
            }
            return end;
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

    /** The code that played what the file held when it was opened; empty if an older version did. */
    public Optional<CodeVersion> code() {
        return code;
    }

    /**
     * Requires {@code here} to be the code that played the entries.
     *
     * @throws IllegalArgumentException naming both
     */
    public void requireSameCode(CodeVersion here) {
        code.ifPresent(known -> known.requireSame(here, path + " was played"));
    }

    /** Takes further lines; they outlive this process once they are {@linkplain #flush flushed}. */
    Writer writer() {
        return writer;
    }

    void flush() throws IOException {
        writer.flush();
    }

    /** Writes buffered lines, among which are those that did not stay when the file was opened. */
    void flushAll() throws IOException {
        flush();
        Files.deleteIfExists(aside(path));
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
