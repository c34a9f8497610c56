package org.marienbad.cli.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.marienbad.cli.Cli;

class BenchCommandTest {
    @Test
    void optionsOfTheGameHold() throws IOException {
        Cli.Result result = Cli.run("bench", "nim", "-o", "heaps=1-2", "--seconds", "0.1", "--json");
        assertEquals(0, result.status(), result.err());
        JsonNode json = new ObjectMapper().readTree(result.out());
        assertEquals("1-2", json.get("options").get("heaps").textValue());
        double plies = json.get("games").get(0).get("pliesPerPlayout").doubleValue();
        assertTrue(plies >= 2 && plies <= 3, "a game of 1-2 has 2 or 3 plies, not " + plies);
        assertTrue(Cli.run("bench", "-o", "heaps=1-2").err().startsWith("marienbad: --option is one of a single game"));
    }

    @Test
    void everyFigureIsMeasuredAndPlayoutsAllocateNothing() throws IOException {
        Cli.Result result = Cli.run("bench", "--game", "nim", "--seconds", "0.1", "--json");
        assertEquals(0, result.status(), result.err());
        JsonNode json = new ObjectMapper().readTree(result.out());
        JsonNode nim = json.get("games").get(0);
        assertEquals("nim", nim.get("game").textValue());
        assertEquals(0, nim.get("bytesPerPlayout").doubleValue(), 0.01);
        assertTrue(nim.get("playoutsPerSecond").doubleValue() > 0);
        assertTrue(nim.get("mctsIterationsPerSecond").doubleValue() > 0);
        assertTrue(nim.get("minimaxNodesPerSecond").doubleValue() > 0);
        double plies = nim.get("pliesPerPlayout").doubleValue();
        assertTrue(plies > 4 && plies < 16, "a game of 1-3-5-7 has 4 to 16 plies, not " + plies);
        assertTrue(json.get("machine").get("cores").textValue().matches("\\d+"));
    }
}
