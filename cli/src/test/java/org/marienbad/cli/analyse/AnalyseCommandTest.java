package org.marienbad.cli.analyse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
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
    void whatCannotBeAnalysedIsSaidInOneLine(String arguments, String expected) {
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
