package org.marienbad.lab;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.file.LockFile;

/**
 * The steps of a tuning in a file of JSON lines: its whole state, for the same steps bring the optimiser to the same
 * state. The first line is the plan with its hash and the code that plays. A step is written at once when it is over; a
 * line that breaks off is dropped and its step is played again.
 */
public final class TuningLog implements AutoCloseable {
    private static final int FORMAT = 1;
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final LockFile lock;
    private final FileChannel channel;

    private TuningLog(LockFile lock, FileChannel channel) {
        this.lock = lock;
        this.channel = channel;
    }

    /**
     * Opens the file, a new one if there is none; {@code run} is told the steps that are there.
     *
     * @param version of the application, for those who read the file
     * @throws IllegalArgumentException if it is of another plan, broken in the middle, or being written by somebody else,
     *     or if steps are left and other code played those that are there
     */
    public static TuningLog open(Path path, TuningRun run, String version) throws IOException {
        LockFile lock = LockFile.tryLock(path)
                .orElseThrow(() -> new IllegalArgumentException(path + " is being written by another tuning"));
        FileChannel channel = null;
        boolean opened = false;
        try {
            String text = Files.exists(path) ? Files.readString(path) : "";
            int end = text.lastIndexOf('\n') + 1;
            // Nothing is written before the steps are known to be ours.
            List<String> lines = text.substring(0, end).lines().toList();
            read(path, lines, run);
            channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            channel.position(text.substring(0, end).getBytes(StandardCharsets.UTF_8).length);
            channel.truncate(channel.position());
            TuningLog log = new TuningLog(lock, channel);
            if (lines.isEmpty()) {
                log.write(header(run, version));
            }
            opened = true;
            return log;
        } finally {
            if (!opened) {
                if (channel != null) {
                    channel.close();
                }
                lock.close();
            }
        }
    }

    /** Whether {@code path} has a plan. */
    public static boolean begun(Path path) throws IOException {
        return Files.exists(path) && Files.size(path) > 0;
    }

    private static Map<String, Object> header(TuningRun run, String version) {
        Tuning tuning = run.tuning();
        Map<String, Object> header = new LinkedHashMap<>();
        header.put("format", FORMAT);
        header.put("version", version);
        header.put("hash", PlanJson.hash(tuning.plain()));
        header.put("code", run.code().plain());
        header.put("plan", tuning.plain());
        return header;
    }

    private static void read(Path path, List<String> lines, TuningRun run) {
        for (int number = 0; number < lines.size(); number++) {
            try {
                JsonNode json = MAPPER.readTree(lines.get(number));
                if (number == 0) {
                    requireSame(json, run.tuning());
                    if (lines.size() - 1 < run.tuning().steps()) {
                        requireSameCode(json, run.code());
                    }
                } else {
                    run.resume(step(json));
                }
            } catch (IOException | RuntimeException wrong) {
                String problem =
                        String.valueOf(wrong.getMessage()).lines().findFirst().orElse("unreadable");
                throw new IllegalArgumentException(path + " line " + (number + 1) + ": " + problem, wrong);
            }
        }
    }

    private static void requireSame(JsonNode header, Tuning tuning) {
        if (header.path("format").asInt() != FORMAT || !header.has("plan")) {
            throw new IllegalArgumentException("this is no plan of a tuning");
        }
        JsonNode plan = MAPPER.valueToTree(tuning.plain());
        for (Map.Entry<String, JsonNode> entry : header.get("plan").properties()) {
            requireSame(entry.getKey(), entry.getValue(), plan.path(entry.getKey()));
        }
        if (!PlanJson.hash(tuning.plain()).equals(header.path("hash").asText())) {
            throw new IllegalArgumentException("the steps are of another plan");
        }
    }

    private static void requireSameCode(JsonNode header, CodeVersion here) {
        // Older versions did not name it.
        if (header.has("code")) {
            CodeVersion.of(MAPPER.convertValue(header.get("code"), new TypeReference<>() {}))
                    .requireSame(here, "the steps were played");
        }
    }

    private static void requireSame(String name, JsonNode before, JsonNode now) {
        // Numbers that are equal may be of different types in memory.
        if (!before.toString().equals(now.toString())) {
            throw new IllegalArgumentException("the steps are of another plan: '" + name + "' was " + before
                    + ", now it is " + (now.isMissingNode() ? "not there" : now));
        }
    }

    private static TuningRun.Step step(JsonNode json) {
        List<Map<String, String>> points = new ArrayList<>();
        for (JsonNode one : json.required("points")) {
            Map<String, String> point = new LinkedHashMap<>();
            one.properties()
                    .forEach(value -> point.put(value.getKey(), value.getValue().textValue()));
            points.add(point);
        }
        List<SweepResults.Response> measured = new ArrayList<>();
        for (int i = 0; i < json.required("games").size(); i++) {
            long games = json.get("games").get(i).longValue();
            measured.add(new SweepResults.Response(
                    games, json.required("made").required(i).doubleValue() / games));
        }
        return new TuningRun.Step(json.required("step").longValue(), points, measured);
    }

    /** Adds a step. */
    public void add(TuningRun.Step step) throws IOException {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("step", step.number());
        line.put("points", step.points());
        line.put(
                "games",
                step.measured().stream().map(SweepResults.Response::games).toList());
        // Points are multiples of a half: exact, whatever the share.
        line.put(
                "made",
                step.measured().stream()
                        .map(one -> Math.rint(2 * one.points() * one.games()) / 2)
                        .toList());
        write(line);
    }

    private void write(Map<String, Object> line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap((MAPPER.writeValueAsString(line) + "\n").getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    @Override
    public void close() throws IOException {
        try {
            channel.close();
        } finally {
            lock.close();
        }
    }
}
