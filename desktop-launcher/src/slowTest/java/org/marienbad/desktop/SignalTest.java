package org.marienbad.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The installed command obeys Ctrl-C or the system in the middle of long work, and keeps everything that is finished.
 */
class SignalTest {
    private static final Path INSTALLED = Path.of(System.getProperty("marienbad.command"));
    private static final ObjectMapper JSON = new ObjectMapper();
    /** Nobody waits longer; a summary is limited to less. */
    private static final Duration PROMPT = Duration.ofSeconds(30);
    /** A process that has worked so long is beyond its start. */
    private static final Duration AT_WORK = Duration.ofSeconds(3);

    private enum Signal {
        INT(130),
        TERM(143);

        private final int status;

        Signal(int status) {
            this.status = status;
        }
    }

    @TempDir
    private Path directory;

    private Path out;
    private Path err;

    @BeforeEach
    void onlyWhereThereAreSignals() {
        assumeFalse(System.getProperty("os.name").startsWith("Windows"), "Windows has no signals");
        out = directory.resolve("out");
        err = directory.resolve("err");
    }

    private Process start(String javaOptions, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(INSTALLED.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().keySet().removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY"));
        builder.environment().put("JAVA_OPTS", javaOptions + " -Dmarienbad.data=" + directory.resolve("data"));
        return builder.start();
    }

    private String told() throws IOException {
        return Files.readString(out, StandardCharsets.UTF_8);
    }

    private static boolean isAtWork(ProcessHandle process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO).compareTo(AT_WORK) > 0;
    }

    private void await(Process process, String what, BooleanSupplier condition) throws Exception {
        while (!condition.getAsBoolean()) {
            assertFalse(
                    process.waitFor(20, TimeUnit.MILLISECONDS),
                    () -> "ended before " + what + " with status " + process.exitValue() + ": " + err());
        }
    }

    private String err() {
        try {
            return Files.readString(err, StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            return unreadable.toString();
        }
    }

    /** Sends {@code signal}, and says how long the process went on. */
    private void end(Process process, Signal signal, String what) throws Exception {
        long start = System.nanoTime();
        new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid()))
                .start()
                .waitFor();
        try {
            assertTrue(process.waitFor(PROMPT.toSeconds(), TimeUnit.SECONDS), "it does not end");
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        System.out.printf("%s ended %.2f s after SIG%s%n", what, (System.nanoTime() - start) / 1e9, signal);
        assertEquals(signal.status, process.exitValue(), err());
        assertFalse(err().contains("\tat "), err());
    }

    private static void assertWholeLines(Path file) throws IOException {
        String text = Files.readString(file);
        assertTrue(text.endsWith("\n"), "the last line is broken off");
        for (String line : text.lines().toList()) {
            assertTrue(JSON.readTree(line).isObject(), line);
        }
    }

    private static boolean holdsLines(Path file, int least) {
        try {
            return Files.exists(file) && Files.readAllLines(file).size() >= least;
        } catch (IOException halfACharacter) {
            return false;
        }
    }

    @ParameterizedTest
    @EnumSource
    void aStoppedMatchPrintsItsResultsAndKeepsWholeGames(Signal signal) throws Exception {
        Path records = directory.resolve("games.jsonl");
        Path part = directory.resolve("games.jsonl.part");
        Process process = start(
                "",
                "match",
                "kalaha",
                "-p",
                "random",
                "-p",
                "random",
                "--games",
                "100000000",
                "--records",
                "" + records);
        await(process, "games are recorded", () -> holdsLines(part, 100));
        end(process, signal, "match");
        assertTrue(err().contains("interrupted after "), err());
        assertFalse(Files.exists(records), "it is not finished");
        assertWholeLines(part);
    }

    @ParameterizedTest
    @EnumSource
    void aTournamentLeavesWholeGamesAndAReport(Signal signal) throws Exception {
        Path results = directory.resolve("results");
        Process process = start(
                "",
                "tournament",
                "--game",
                "kalaha",
                "-p",
                "random",
                "-p",
                "minimax(depth=2)",
                "--games",
                "100000000",
                "--seed",
                "1",
                "--output",
                results.toString());
        await(process, "games are kept", () -> holdsLines(results.resolve("games.jsonl"), 100));
        end(process, signal, "tournament");
        assertWholeLines(results.resolve("games.jsonl"));
        assertTrue(Files.readString(results.resolve("games.csv")).endsWith("\n"));
        assertTrue(JSON.readTree(results.resolve("plan.json").toFile()).isObject());
        assertTrue(Files.readString(results.resolve("report.html")).strip().endsWith("</html>"));
    }

    @ParameterizedTest
    @EnumSource
    void aStoppedProofKeepsItsResults(Signal signal) throws Exception {
        Path checkpoint = directory.resolve("proof");
        Path journal = directory.resolve("proof.log");
        Process process = start("", "solve", "kalaha", "-o", "stones=6", "--checkpoint", checkpoint.toString());
        await(process, "the proof begins", () -> holdsLines(journal, 1));
        await(process, "something is proven", () -> isAtWork(process.toHandle()));
        end(process, signal, "solve");
        assertTrue(told().contains("The same command goes on from " + checkpoint), told());
        assertTrue(Files.size(checkpoint) > 0);
    }

    @ParameterizedTest
    @EnumSource
    void aGameBetweenAisKeepsItsRecord(Signal signal) throws Exception {
        Path save = directory.resolve("game.json");
        Process process = start(
                "", "play", "kalaha", "-p", "random", "-p", "mcts(iterations=2000000000)", "--save", save.toString());
        await(process, "somebody thinks", () -> isAtWork(process.toHandle()));
        end(process, signal, "play");
        assertTrue(JSON.readTree(save.toFile()).isObject());
    }

    @ParameterizedTest
    @EnumSource
    void anEngineThatThinksEnds(Signal signal) throws Exception {
        Process process = start("", "engine");
        Writer requests = process.outputWriter(StandardCharsets.UTF_8);
        requests.write("{\"id\":1,\"do\":\"choose\",\"game\":\"kalaha\",\"player\":\"mcts(iterations=2000000000)\"}\n");
        requests.flush();
        await(process, "it thinks", () -> isAtWork(process.toHandle()));
        end(process, signal, "engine");
        assertTrue(told().isEmpty() || told().endsWith("\n"), told());
    }

    @ParameterizedTest
    @CsvSource({
        "INT,  analyse kalaha -p mcts(iterations=2000000000)",
        "TERM, analyse kalaha -p mcts(iterations=2000000000)",
        "INT,  bench --seconds 600",
        "TERM, bench --seconds 600",
    })
    void longWorkEnds(Signal signal, String line) throws Exception {
        Process process = start("", line.split(" "));
        await(process, "it works", () -> isAtWork(process.toHandle()));
        end(process, signal, line);
    }

    @ParameterizedTest
    @EnumSource
    void anAnnotationOfAGameEnds(Signal signal) throws Exception {
        Path game = directory.resolve("game.json");
        Process played = start("", "play", "kalaha", "-p", "random", "-p", "random", "--save", game.toString());
        assertTrue(played.waitFor(1, TimeUnit.MINUTES));
        Process process = start("", "analyse", game.toString(), "-p", "mcts(iterations=2000000000)");
        await(process, "it works", () -> isAtWork(process.toHandle()));
        end(process, signal, "analyse FILE");
        assertTrue(JSON.readTree(game.toFile()).isObject());
    }

    @ParameterizedTest
    @EnumSource
    void aCheckTakesItsChildAlong(Signal signal) throws Exception {
        Process process = start("-Dmarienbad.test.hang=apply", "check", System.getProperty("marienbad.testPlugin"));
        await(
                process,
                "the child works",
                () -> process.descendants()
                        .findAny()
                        .filter(SignalTest::isAtWork)
                        .isPresent());
        List<ProcessHandle> children = process.descendants().toList();
        end(process, signal, "check");
        for (ProcessHandle child : children) {
            child.onExit().get(PROMPT.toSeconds(), TimeUnit.SECONDS);
        }
    }
}
