package org.marienbad.cli.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.marienbad.cli.Cli;

class ProfileCommandTest extends ResultsDirectory {
    private JsonNode measures() throws IOException {
        return new ObjectMapper().readTree(Files.readString(output.resolve("profile.json")));
    }

    @Test
    void aGameIsMeasuredAtItsLevels() throws IOException {
        Cli.Result result = run("profile", "kalaha", "-o", "pits=3", "--games", "4", "--seed", "3");
        assertEquals(0, result.status(), result.err());
        assertTrue(
                result.out().endsWith("Profile: " + output.resolve("profile.html") + "\n"),
                "the last line: " + result.out());
        assertTrue(Files.readString(output.resolve("profile.html")).contains("Kalaha"), "the page");
        for (String level : List.of("easy", "medium", "hard")) {
            assertEquals(4, measures().path("levels").path(level).path("games").asInt(), level);
        }
        assertEquals(2, measures().path("ladder").size());
    }

    @Test
    void partsGiveTheSameProfileAsTheWhole() throws IOException {
        String[] plan = {"nim", "-o", "heaps=1-2-3", "--games", "4", "--seed", "3"};
        assertEquals(0, run("profile", plan).status());
        JsonNode whole = measures();
        output = directory.resolve("parts");
        for (String part : List.of("1/2", "2/2")) {
            Cli.Result result = run(
                    "profile",
                    Stream.concat(Stream.of(plan), Stream.of("--part", part)).toArray(String[]::new));
            assertEquals(0, result.status(), result.err());
        }
        assertEquals(0, Cli.run("tournament", "merge", output.toString()).status());
        Cli.Result result = run("profile", "--resume");
        assertEquals(0, result.status(), result.err());
        assertEquals(whole, measures());
    }

    @Test
    void otherPlayersMeetThemselvesAndEachOther() throws IOException {
        Cli.Result result = run(
                "profile",
                "nim",
                "-o",
                "heaps=1-2",
                "-p",
                "one=random",
                "-p",
                "two=greedy",
                "--games",
                "2",
                "--seed",
                "3");
        assertEquals(0, result.status(), result.err());
        assertEquals(2, measures().path("levels").size());
        assertEquals(1, measures().path("ladder").size());
        assertEquals("two", measures().path("ladder").get(0).path("stronger").asText(), "the one named last");
    }

    @Test
    void theSmallestSizesAreSolvedWhateverSizeIsPlayed() throws IOException {
        Cli.Result result = run("profile", "kalaha", "-o", "pits=1", "-p", "random", "--games", "1", "--seed", "3");
        assertEquals(0, result.status(), result.err());
        assertEquals(9, measures().path("solved").size(), "one to three pits and stones");
        JsonNode length = measures().path("levels").path("random").path("length");
        assertEquals(1, length.size(), "one game tells nothing of an interval: " + length);
    }
}
