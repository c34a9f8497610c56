package org.marienbad.cli.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.marienbad.cli.Cli;

class SweepCommandTest extends ResultsDirectory {
    private static final String[] PLAN = {
        "nim",
        "--player",
        "mcts",
        "--iterations",
        "20",
        "--over",
        "c=0.1..10:3",
        "--over",
        "playout=random,sensible",
        "--against",
        "greedy",
        "--games",
        "4",
        "--opening",
        "2",
        "--seed",
        "1"
    };

    private Cli.Result sweep(String... arguments) {
        return run("sweep", arguments);
    }

    @Test
    void everyPointIsPlayedReportedAndResumed() throws IOException {
        Cli.Result result = sweep(PLAN);
        assertEquals(0, result.status(), result.err());
        assertEquals("", result.err());
        assertTrue(result.outLines().get(0).startsWith("nim, 6 points, 1 opponent, 24 games, seed 1, "), result.out());
        assertTrue(result.out().contains("Report: " + output.resolve("sweep.html")), result.out());
        JsonNode json = new ObjectMapper().readTree(read("sweep.json"));
        assertEquals(6, json.get("points").size());
        assertEquals(8, json.at("/curves/c/1/games").intValue());
        assertEquals(7, read("sweep.csv").lines().count());
        String whole = read("sweep.json");
        Path games = output.resolve("games.jsonl");
        Files.writeString(games, Files.readString(games).substring(0, 3000));
        assertEquals(2, sweep(PLAN).status(), "not without --resume");
        assertTrue(Cli.run("tune", "--resume", "--output", output.toString())
                .err()
                .endsWith("has no tuning to go on with, but a sweep, with which `marienbad sweep --resume` goes on\n"));
        assertTrue(Cli.run("tournament", output.resolve("sweep-plan.json").toString())
                .err()
                .endsWith("this is the plan of a sweep, which `marienbad sweep` plays\n"));
        Cli.Result resumed = sweep("--resume", "--threads", "1");
        assertEquals(0, resumed.status(), resumed.err());
        assertEquals(whole, read("sweep.json"));
        Cli.Result other = sweep(Stream.concat(Stream.of(PLAN), Stream.of("--resume", "--over", "c=1..2"))
                .toArray(String[]::new));
        assertEquals(2, other.status());
        assertTrue(other.err().contains("another plan: "), other.err());
        assertEquals(whole, read("sweep.json"));
    }

    @Test
    void theSameCommandResumesWithTheSeedDrawnBefore() throws IOException {
        String[] unseeded = Stream.of(PLAN)
                .filter(word -> !word.equals("--seed") && !word.equals("1"))
                .toArray(String[]::new);
        assertEquals(0, sweep(unseeded).status());
        String found = read("sweep.json");
        Cli.Result resumed =
                sweep(Stream.concat(Stream.of(unseeded), Stream.of("--resume")).toArray(String[]::new));
        assertEquals(0, resumed.status(), resumed.err());
        assertEquals(found, read("sweep.json"));
    }

    @Test
    void theWrittenFileIsAPlan() throws IOException {
        assertEquals(0, sweep(PLAN).status());
        String whole = read("sweep.json");
        Path plan = output.resolve("sweep-plan.json");
        output = directory.resolve("again");
        Cli.Result result = sweep(plan.toString(), "--json");
        assertEquals(0, result.status(), result.err());
        assertEquals(whole, read("sweep.json"));
        assertEquals(new ObjectMapper().readTree(whole), new ObjectMapper().readTree(result.out()));
    }

    @Test
    void badInputIsOneLineAndNothingIsWritten() {
        Cli.Result unknown = sweep("nim", "--player", "mcts", "--over", "cc=1");
        assertEquals(2, unknown.status());
        assertTrue(
                unknown.err().startsWith("marienbad: --over cc=1: unknown setting of mcts 'cc' (did you mean 'c'?)"),
                unknown.err());
        Cli.Result form = sweep("nim", "--player", "mcts", "--over", "c");
        assertTrue(form.err().contains("--over c is not allowed; allowed: KEY=VALUES"), form.err());
        Cli.Result range = sweep("nim", "--player", "mcts", "--over", "c=3..1");
        assertTrue(range.err().contains("the range '3..1' of 'c' is not allowed"), range.err());
        Cli.Result nothing = sweep("nim", "--over", "c=1..2");
        assertTrue(nothing.err().contains("no player is given whose settings are varied"), nothing.err());
        assertTrue(Files.notExists(output));
    }
}
