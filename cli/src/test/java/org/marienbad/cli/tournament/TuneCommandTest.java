package org.marienbad.cli.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.marienbad.cli.Cli;

class TuneCommandTest extends ResultsDirectory {
    private static final String[] PLAN = {
        "nim",
        "--player",
        "mcts(iterations=10)",
        "--over",
        "c=0.1..10",
        "--games",
        "64",
        "--batch",
        "8",
        "--opening",
        "2",
        "--seed",
        "1",
        "--test-games",
        "20"
    };

    private Cli.Result tune(String... arguments) {
        return run("tune", arguments);
    }

    @Test
    void settingsAreFoundTestedReportedAndResumed() throws IOException {
        Cli.Result result = tune(PLAN);
        assertEquals(0, result.status(), result.err());
        assertEquals("", result.err());
        assertTrue(result.outLines().get(0).startsWith("nim, SPSA, 4 steps of 16 games, seed 1, "), result.out());
        assertTrue(result.out().contains("Found:  mcts(iterations=10,c="), result.out());
        assertTrue(result.out().contains(" of the points against the player as it was (95 % interval "), result.out());
        assertEquals(5, read("tuning.jsonl").lines().count());
        assertEquals(
                21,
                Files.readAllLines(output.resolve("test").resolve("games.jsonl"))
                        .size());
        String json = read("tuning.json");
        JsonNode found = new ObjectMapper().readTree(json);
        assertEquals(20, found.at("/test/games").intValue());
        assertEquals("CONTINUE", found.at("/test/decision").textValue());
        assertEquals(2, tune(PLAN).status(), "not without --resume");
        Path log = output.resolve("tuning.jsonl");
        Files.writeString(
                log, Files.readString(log).substring(0, Files.readString(log).length() - 30));
        Files.delete(output.resolve("tuning.json"));
        Cli.Result resumed = tune("--resume", "--threads", "1");
        assertEquals(0, resumed.status(), resumed.err());
        assertTrue(resumed.outLines().get(0).endsWith("48 games played before"), resumed.out());
        assertEquals(json, read("tuning.json"));
        Cli.Result other = tune("--resume", "nim", "--player", "mcts", "--over", "c=0.1..10", "--seed", "1");
        assertEquals(2, other.status());
        assertTrue(other.err().contains("holds the games of another plan: '"), other.err());
    }

    @Test
    void theSameCommandResumesWithTheSeedDrawnBefore() throws IOException {
        String[] unseeded = Stream.of(PLAN)
                .filter(word -> !word.equals("--seed") && !word.equals("1"))
                .toArray(String[]::new);
        assertEquals(0, tune(unseeded).status());
        String found = read("tuning.json");
        Cli.Result resumed =
                tune(Stream.concat(Stream.of(unseeded), Stream.of("--resume")).toArray(String[]::new));
        assertEquals(0, resumed.status(), resumed.err());
        assertEquals(found, read("tuning.json"));
    }

    @Test
    void badInputIsOneLineAndNothingIsWritten() {
        Cli.Result few = tune("nim", "--player", "mcts", "--over", "c=0.1..10", "--games", "10");
        assertEquals(2, few.status());
        assertTrue(
                few.err().contains("10 games are less than one step of 32; allowed: more games, or a smaller batch"),
                few.err());
        Cli.Result method = tune("nim", "--player", "mcts", "--over", "playout=", "--method", "spsa");
        assertTrue(method.err().contains("--method: SPSA needs ranges of numbers"), method.err());
        Cli.Result games = tune("nim", "--player", "mcts", "--over", "c=0.1..10", "--games", "-5");
        assertTrue(games.err().startsWith("marienbad: --games: '-5' is not allowed"), games.err());
        for (String command : List.of("tune", "sweep", "tournament")) {
            Cli.Result nothing = Cli.run(command, "--resume", "--output", output.toString());
            assertEquals(2, nothing.status());
            assertTrue(nothing.err().contains("out has no "), nothing.err());
            assertTrue(nothing.err().contains(" to go on with; --output DIR names another place"), nothing.err());
        }
        Cli.Result seats = tune("nim", "--seats", "3", "--player", "mcts", "--over", "c=0.1..10");
        assertEquals(2, seats.status());
        assertTrue(
                seats.err().contains("tuning ends with a test, which needs a game of two seats; this one has 3"),
                seats.err());
        assertTrue(Files.notExists(output));
    }
}
