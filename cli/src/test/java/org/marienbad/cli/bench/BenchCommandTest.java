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
