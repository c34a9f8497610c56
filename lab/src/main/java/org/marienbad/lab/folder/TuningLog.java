package org.marienbad.lab.folder;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.lab.results.SweepResults;
import org.marienbad.lab.run.TuningRun;

/**
 * The steps of a tuning in a {@link Journal}: its whole state, for the same steps bring the optimizer to the same state.
 * A step is written at once when it is over; one that breaks off is played again.
 */
public final class TuningLog implements AutoCloseable {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final Journal journal;

    private TuningLog(Journal journal) {
        this.journal = journal;
    }

    /**
     * Opens the file, a new one if there is none; {@code run} is told the steps that are there.
     *
     * @param version of the application, for those who read the file
     * @throws IllegalArgumentException if it is of another plan, broken in the middle, or in use, or if other code
     *     played its steps and some are left
     */
    public static TuningLog open(Path path, TuningRun run, String version) throws IOException {
        Journal.Owner owner = new Journal.Owner("tuning", run.tuning().plain(), Optional.empty(), run.code());
        Journal journal = Journal.open(path, owner, version, line -> {
            run.resume(step(line));
            return true;
        });
        try {
            if (!run.finished()) {
                journal.requireSameCode(run.code());
            }
        } catch (IllegalArgumentException otherCode) {
            journal.close();
            throw otherCode;
        }
        return new TuningLog(journal);
    }

    private static TuningRun.Step step(String line) {
        try {
            JsonNode json = MAPPER.readTree(line);
            List<Map<String, String>> points = new ArrayList<>();
            for (JsonNode one : json.required("points")) {
                Map<String, String> point = new LinkedHashMap<>();
                one.properties()
                        .forEach(value ->
                                point.put(value.getKey(), value.getValue().textValue()));
                points.add(point);
            }
            List<SweepResults.Response> measured = new ArrayList<>();
            for (int i = 0; i < json.required("games").size(); i++) {
                long games = json.get("games").get(i).longValue();
                measured.add(new SweepResults.Response(
                        games, json.required("made").required(i).doubleValue() / games));
            }
            return new TuningRun.Step(json.required("step").longValue(), points, measured);
        } catch (IOException notJson) {
            throw new IllegalArgumentException(
                    String.valueOf(notJson.getMessage()).lines().findFirst().orElse("unreadable"), notJson);
        }
    }

    /** Adds a step. */
    public void add(TuningRun.Step step) throws IOException {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("step", step.number());
        line.put("points", step.points());
        line.put(
                "games",
                step.measured().stream().map(SweepResults.Response::games).toList());
        // Points are multiples of a half: exact for every share.
        line.put(
                "made",
                step.measured().stream()
                        .map(one -> Math.rint(2 * one.points() * one.games()) / 2)
                        .toList());
        journal.writer().write(MAPPER.writeValueAsString(line) + "\n");
        journal.flush();
    }

    @Override
    public void close() throws IOException {
        journal.close();
    }
}
