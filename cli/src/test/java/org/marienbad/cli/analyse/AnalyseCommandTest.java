package org.marienbad.cli.analyse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.cli.Cli;

class AnalyseCommandTest {
    @TempDir
    private Path directory;

    @Test
    void thePositionAndTheLinesAreInTheNotationOfTheGame() {
        Cli.Result result =
                Cli.run("analyse", "kalaha", "--plies", "c f", "-p", "mcts", "--iterations", "300", "--seed", "1");
        assertEquals(0, result.status(), result.err());
        assertTrue(result.out().contains("North to move"), result.out());
        for (String pit : "A B C D E F".split(" ")) {
            assertTrue(result.outLines().stream().anyMatch(line -> line.startsWith("  " + pit + " ")), result.out());
        }
        assertTrue(result.out().contains("300 iterations"), result.out());
    }

    @Test
    void theWinningMovesOfNimAreFoundFromAPositionInAFile() throws IOException {
        Path file = Files.writeString(directory.resolve("p.json"), "{\"heaps\":[0,3,5,6],\"actor\":0}");
        Cli.Result result = Cli.run(
                "analyse",
                "nim",
                "--position",
                file.toString(),
                "--plies",
                "2:2",
                "-p",
                "minimax",
                "--depth",
                "20",
                "--json");
        assertEquals(0, result.status(), result.err());
        JsonNode answer = new ObjectMapper().readTree(result.out());
        assertEquals("4:2", answer.get("ply").asText(), "the one winning reply of the theory");
        assertEquals(1.0, answer.get("lines").get(0).get("value").get(1).asDouble());
        assertTrue(answer.get("lines").get(0).get("exact").asBoolean());
    }

    /** An interruption prints the results so far, whether or not the program that thinks still answers. */
    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC}) // elsewhere a process cannot be asked to end
    void anInterruptedAnalysisPrintsItsResultsSoFar() throws IOException, InterruptedException {
        Path record = Files.writeString(
                directory.resolve("nim3.json"),
                "{\"format\":1,\"game\":\"nim\",\"seats\":3,\"options\":{\"heaps\":[2,3]},\"starter\":0,\"seed\":1,"
                        + "\"players\":[\"person\",\"person\",\"person\"],\"plies\":[\"2:3\",\"1:1\",\"1:1\"],"
                        + "\"payoffs\":[-0.5,-0.5,1.0]}");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Path arguments = Files.writeString(
                directory.resolve("java"),
                "-XX:TieredStopAtLevel=1 -cp \"" + System.getProperty("java.class.path") + "\"");
        Path events = Files.createDirectory(directory.resolve("events"));
        String program = "'" + java + "' '@" + arguments + "' " + WaitingProgram.class.getName() + " '" + events + "'";
        Process process = new ProcessBuilder(
                        java,
                        "@" + arguments,
                        "org.marienbad.cli.Main",
                        "analyse",
                        record.toString(),
                        "--lang",
                        "en",
                        "-p",
                        "exec(command=\"" + program + "\")",
                        "--millis",
                        "10000000")
                .redirectOutput(directory.resolve("out").toFile())
                .redirectError(directory.resolve("err").toFile())
                .start();
        try (WatchService changes = directory.getFileSystem().newWatchService()) {
            events.register(changes, StandardWatchEventKinds.ENTRY_CREATE);
            while (process.isAlive() && !Files.exists(events.resolve("thinking"))) {
                WatchKey key = changes.poll(1, TimeUnit.SECONDS);
                if (key != null) {
                    key.pollEvents();
                    key.reset();
                }
            }
            process.destroy();
            process.waitFor();
        } finally {
            process.destroyForcibly();
        }
        String out = Files.readString(directory.resolve("out"));
        assertTrue(Files.exists(events.resolve("thinking")), Files.readString(directory.resolve("err")));
        assertTrue(out.lines().toList().get(2).matches("3\\.  1:1 +Player 3 expects: .*"), out);
        assertTrue(out.lines().toList().get(1).matches("2\\.  1:1 +Player 2 expects: .*"), out);
        assertEquals("1.  2:3", out.lines().toList().get(0).strip());
        assertTrue(out.contains("Player 1: no ply"), out);
    }

    @Test
    void sameSeedSameAnalysis() {
        String[] line = {"analyse", "nim", "-p", "mcts(iterations=500)", "--seed", "7", "--json"};
        assertEquals(withoutTime(Cli.run(line).out()), withoutTime(Cli.run(line).out()));
    }

    private static String withoutTime(String json) {
        return json.replaceAll("\"millis\".*", "");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--plies 'c g' | --plies, number 2: ",
                "--position {\"heaps\":1 | --position is not a JSON object (line 1, column ",
                "--position {\"pits\":[]} | --position: ",
                "--position nowhere.json | --position nowhere.json is neither JSON ({…}) nor a file that can be read",
                "-p person | a person cannot analyse",
                "-p mcts -p minimax | --player is given 2 times; one player analyses",
            })
    void unusableInputIsSaidInOneLine(String arguments, String expected) {
        String[] parts = ("analyse kalaha " + arguments).replace("'c g'", "c_g").split(" ");
        for (int i = 0; i < parts.length; i++) {
            parts[i] = parts[i].replace('_', ' ');
        }
        Cli.Result result = Cli.run(parts);
        assertEquals(2, result.status());
        assertEquals(1, result.errLines().size(), result.err());
        assertTrue(result.err().startsWith("marienbad: " + expected), result.err());
    }

    @Test
    void aFinishedGameIsRefused() {
        Cli.Result result = Cli.run("analyse", "nim", "--position", "{\"heaps\":[0,0,0,0],\"actor\":0}");
        assertEquals(2, result.status());
        assertTrue(result.err().contains("the game is over in this position"), result.err());
    }
}
