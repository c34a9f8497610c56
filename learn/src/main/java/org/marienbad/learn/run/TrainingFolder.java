package org.marienbad.learn.run;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.file.LockFile;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.text.Text;
import org.marienbad.learn.text.RefusedException;

/**
 * The files of one training while it goes on: its plan, its last checkpoint, its curve. Every file is replaced as a
 * whole.
 */
final class TrainingFolder {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String CPU_SECONDS = "cpuSeconds";

    private final Path folder;

    TrainingFolder(Path folder) {
        this.folder = folder;
    }

    Path path() {
        return folder;
    }

    private Path planFile() {
        return folder.resolve("plan.json");
    }

    private Path curveFile() {
        return folder.resolve("training.jsonl");
    }

    /** The last checkpoint; need not exist. */
    Path state() {
        return folder.resolve("state.bin");
    }

    /** @throws IllegalArgumentException in a sentence, if the training that it holds goes on in this or another process */
    LockFile lock(String name) throws IOException {
        return LockFile.tryLock(state())
                .orElseThrow(() -> new RefusedException(Text.of("training.elsewhere", name, folder)));
    }

    Path report() {
        return folder.resolve("report.html");
    }

    /** The model that was made last, whether it was installed or not. */
    Path model() {
        return folder.resolve("last.model");
    }

    /** Whether a training was begun here. */
    boolean isBegun() {
        return Files.exists(planFile());
    }

    /** Whether the training that was begun here has come to its end. */
    boolean isFinished() {
        return Files.exists(model());
    }

    void clear() throws IOException {
        Files.createDirectories(folder);
        for (Path file : List.of(model(), state(), curveFile(), report(), planFile())) {
            Files.deleteIfExists(file);
        }
    }

    /** @param cpuSeconds that were spent by the last checkpoint */
    void write(TrainingPlan plan, double cpuSeconds) throws IOException {
        Map<String, Object> plain = plan.plain();
        plain.put(CPU_SECONDS, cpuSeconds);
        Files.createDirectories(folder);
        AtomicFiles.write(planFile(), MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(plain) + "\n");
    }

    double cpuSeconds() throws IOException {
        return MAPPER.readTree(planFile().toFile()).path(CPU_SECONDS).asDouble();
    }

    /** @throws IllegalArgumentException in a sentence, if it cannot be used */
    TrainingPlan plan(Catalogue<GameProvider> games) throws IOException {
        try {
            Map<String, Object> plain =
                    MAPPER.readValue(Files.readString(planFile()), new TypeReference<Map<String, Object>>() {});
            return TrainingPlan.read(plain, games);
        } catch (JsonProcessingException | ClassCastException | NullPointerException broken) {
            throw new RefusedException(Text.of("training.broken", planFile()), broken);
        }
    }

    void write(List<CurvePoint> curve) throws IOException {
        AtomicFiles.write(
                curveFile(),
                String.join("", lines(curve).stream().map(line -> line + "\n").toList()));
    }

    /** A line of JSON for every point, as models keep them. */
    static List<String> lines(List<CurvePoint> curve) {
        return curve.stream().map(CurvePoint::line).toList();
    }

    /** The points measured so far, up to {@code games}. */
    List<CurvePoint> curve(long games) throws IOException {
        Optional<Path> file = Optional.of(curveFile()).filter(Files::exists);
        return file.isEmpty()
                ? List.of()
                : CurvePoint.read(Files.readAllLines(file.get())).stream()
                        .filter(point -> point.games() <= games)
                        .toList();
    }
}
