package org.marienbad.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Seats count from 1 for people, who write commands and plans, and from 0 for programs, who read and write JSON. */
class SeatNumbersTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    /** Fields whose values are seats, wherever they stand. */
    private static final Set<String> SEATS =
            Set.of("seat", "starter", "actor", "actors", "mover", "observer", "observers", "owner", "winner", "loser");

    @TempDir
    private Path directory;

    private static Cli.Result run(String line) {
        return Cli.run(line.split(" "));
    }

    private static JsonNode read(String json) {
        try {
            return JSON.readTree(json);
        } catch (IOException malformed) {
            throw new AssertionError(json, malformed);
        }
    }

    private static JsonNode first(Path lines) throws IOException {
        return read(Files.readAllLines(lines).get(0));
    }

    @Test
    void theSchemaOfTheEngineSaysOfEveryFieldThatSeatsCountFrom0() throws IOException {
        JsonNode schema = JSON.readTree(Path.of("../docs/engine.schema.json").toFile());
        int found = 0;
        for (JsonNode properties : schema.findValues("properties")) {
            for (String name : SEATS) {
                if (properties.has(name)) {
                    found++;
                    JsonNode field = properties.get(name);
                    JsonNode type = field.has("items") ? field.get("items") : field;
                    JsonNode meant = type.has("$ref")
                            ? schema.at(type.get("$ref").asText().substring(1))
                            : type;
                    assertTrue(
                            meant.path("description").asText().contains("counted from 0"), () -> name + ": " + field);
                }
            }
        }
        assertTrue(found > 15, "fields with seats: " + found);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"play", "match", "tournament", "sweep", "tune", "analyse", "solve", "rules", "picture", "convert"
            })
    void theHelpOfEveryFlagThatTakesASeatSaysThatTheyCountFrom1(String command) {
        String help = Cli.run(command, "--help").out();
        for (String flag : List.of("--seat=", "--as=", "--starter=")) {
            int at = help.lastIndexOf(flag);
            if (at >= 0) {
                String words = help.substring(at, Math.min(help.length(), at + 250));
                assertTrue(words.contains("(1, 2, …)") || words.startsWith(flag + "1|2|…"), words);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "picture nim --output no-such.svg --seat 0 | 1 to 2",
                "picture nim --output no-such.svg --seat 3 | 1 to 2",
                "match nim --starter 0 -p random -p random | 1 to 2",
                "match nim --starter 3 -p random -p random | 1 to 2",
                "tournament nim --starter 3 -p random -p a=random --output no-such | 1 to 2"
            })
    void peopleCountSeatsFrom1(String line, String allowed) {
        Cli.Result result = run(line);
        assertEquals(2, result.status());
        assertTrue(result.err().contains("allowed: ") && result.err().contains(allowed), result.err());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"do\":\"position\",\"game\":\"nim\",\"starter\":2} | from 0 to 1",
                "{\"do\":\"position\",\"game\":\"nim\",\"observer\":2} | from 0 to 1",
                "{\"do\":\"position\",\"game\":\"nim\",\"starter\":1,\"observer\":0} | \"actor\":1"
            })
    void programsCountSeatsFrom0(String request, String answer) {
        String out = Cli.runWithInput(request + "\n", "engine").out();
        assertTrue(out.contains(answer), out);
    }

    @Test
    void seat2OfPeopleIsSeat1OfPrograms() throws IOException {
        Path games = directory.resolve("games.jsonl");
        Cli.Result match =
                run("match nim --starter 2 -p random -p random --games 2 --seed 1 --json --records " + games);
        assertEquals(0, match.status(), match.err());
        assertEquals(1, read(match.out()).get("starter").asInt());
        assertEquals(1, first(games).get("starter").asInt());
        Path results = directory.resolve("results");
        Cli.Result tournament =
                run("tournament nim --starter 2 -p random -p a=random --games 2 --seed 1 --output " + results);
        assertEquals(0, tournament.status(), tournament.err());
        assertEquals(
                2,
                JSON.readTree(results.resolve("plan.json").toFile())
                        .get("starter")
                        .asInt());
        List<String> lines = Files.readAllLines(results.resolve("games.jsonl"));
        assertEquals(1, read(lines.get(lines.size() - 1)).get("starter").asInt());
        assertEquals(
                "2", Files.readAllLines(results.resolve("games.csv")).get(1).split(",")[2]);
        String table = Files.readString(results.resolve("seats.csv"));
        assertTrue(table.lines().skip(1).allMatch(row -> row.matches(".*,[12],.*")), table);
    }
}
