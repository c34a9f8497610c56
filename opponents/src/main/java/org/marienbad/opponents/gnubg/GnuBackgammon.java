package org.marienbad.opponents.gnubg;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.marienbad.opponents.process.ChildProgram;
import org.marienbad.opponents.process.InstalledProgram;
import org.marienbad.opponents.process.ProgramFault;

/**
 * GNU Backgammon as a process that is asked about positions, given by its position IDs. Equities are those of the seat on
 * roll, in points. Used by one thread at a time; {@link #close} may be called by any.
 */
public final class GnuBackgammon implements AutoCloseable {
    private static final String PROGRAM = "gnubg";
    private static final String SCRIPT = "gnubg.py";
    /** For an answer: two plies take far less, but machines may be busy. */
    private static final long PATIENCE_NANOS = 120_000_000_000L;

    /**
     * The conditions of a position's worth, besides the men.
     *
     * @param plies how far it looks ahead, 0 to 2
     * @param cubeful whether the equities consider the cube
     * @param jacoby whether gammons count only after a double
     */
    record Terms(int plies, boolean cubeful, boolean jacoby, Cube cube, Match match) {
        /** Money play for points without a cube. */
        static Terms points(int plies) {
            return new Terms(plies, false, false, new Cube(1, -1), new Match(0, 0, 0, false));
        }
    }

    /**
     * The doubling cube.
     *
     * @param owner 1 for the seat on roll, 0 for the other one, −1 for nobody
     */
    record Cube(int number, int owner) {}

    /** A match to so many points, 0 for none, and the score. */
    record Match(int points, int onRoll, int other, boolean crawford) {}

    /**
     * The decisions on the cube: whether the seat on roll should double, and whether the other one should then take.
     */
    record CubeAdvice(boolean isDouble, boolean isTake) {}

    /** A play: the position after it, the other seat on roll, and its equity for the seat that plays. */
    public record Play(String after, double equity) {}

    private final ChildProgram program;

    private GnuBackgammon(Path executable) {
        Path folder = workFolder();
        try {
            program = new ChildProgram(
                    List.of(executable.toString(), "--tty", "--quiet", "--no-rc", "--python=" + folder.resolve(SCRIPT)),
                    // It keeps settings in its home, and must not touch those of people.
                    Map.of("HOME", folder.toString()),
                    line -> line.startsWith("{"),
                    () -> delete(folder));
        } catch (ProgramFault unable) {
            delete(folder);
            throw unable;
        }
    }

    /** Whether it is installed. */
    public static boolean isInstalled() {
        return InstalledProgram.find(PROGRAM).isPresent();
    }

    /**
     * Starts it.
     *
     * @throws ProgramFault if it is not installed or cannot be started
     */
    public static GnuBackgammon start() {
        return new GnuBackgammon(InstalledProgram.find(PROGRAM)
                .orElseThrow(() -> new ProgramFault(
                        "GNU Backgammon is not installed; on Debian it is in the package gnubg", false)));
    }

    private static Path workFolder() {
        try (InputStream script = GnuBackgammon.class.getResourceAsStream(SCRIPT)) {
            Path folder = Files.createTempDirectory("marienbad-gnubg");
            Files.copy(script, folder.resolve(SCRIPT));
            return folder;
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    /** All plays of a roll at the start of a turn of money play without a cube, the best first. */
    public List<Play> plays(String board, int high, int low, int plies) {
        ObjectNode request = request("plays", Terms.points(plies)).put("board", board);
        request.putArray("dice").add(high).add(low);
        List<Play> plays = new ArrayList<>();
        for (JsonNode play : ask(request, () -> false).path("plays")) {
            plays.add(new Play(play.path(0).asText(), play.path(1).asDouble()));
        }
        return plays;
    }

    /** The position after the best play of a roll. */
    String play(String board, int high, int low, Terms terms, BooleanSupplier cancelled) {
        ObjectNode request = request("play", terms).put("board", board);
        request.putArray("dice").add(high).add(low);
        return ask(request, cancelled).path("after").asText();
    }

    CubeAdvice cube(String board, Terms terms, BooleanSupplier cancelled) {
        ObjectNode answer = ask(request("cube", terms).put("board", board), cancelled);
        return new CubeAdvice(
                answer.path("double").asBoolean(), answer.path("take").asBoolean());
    }

    /** The equity of each position for the seat on roll there. */
    double[] values(List<String> boards, Terms terms, BooleanSupplier cancelled) {
        ObjectNode request = request("values", terms);
        boards.forEach(request.putArray("boards")::add);
        JsonNode values = ask(request, cancelled).path("values");
        double[] equities = new double[boards.size()];
        Arrays.setAll(equities, i -> values.path(i).asDouble());
        return equities;
    }

    private static ObjectNode request(String task, Terms terms) {
        ObjectNode request = JsonNodeFactory.instance
                .objectNode()
                .put("do", task)
                .put("plies", terms.plies())
                .put("cubeful", terms.cubeful() ? 1 : 0)
                .put("jacoby", terms.jacoby())
                .put("crawford", terms.match().crawford() ? 1 : 0);
        request.putArray("cube").add(terms.cube().number()).add(terms.cube().owner());
        request.putArray("match")
                .add(terms.match().points())
                .add(terms.match().other())
                .add(terms.match().onRoll());
        return request;
    }

    private ObjectNode ask(ObjectNode request, BooleanSupplier cancelled) {
        ObjectNode answer = program.ask(request, PATIENCE_NANOS, cancelled, id -> {});
        if (answer.has("error")) {
            throw new ProgramFault(
                    "GNU Backgammon answered an error: " + answer.path("error").asText(), false);
        }
        return answer;
    }

    @Override
    public void close() {
        program.close();
    }

    private static void delete(Path folder) {
        try (Stream<Path> inside = Files.walk(folder)) {
            inside.sorted((a, b) -> b.compareTo(a))
                    .forEach(path -> path.toFile().delete());
        } catch (IOException | UncheckedIOException gone) {
            // The system removes the rest of the folder for temporary files.
        }
    }
}
