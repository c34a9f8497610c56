package org.marienbad.cli.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.cli.Cli;

/** Games in files: converted, and annotated. */
class PlayedGamesTest {
    private static final String SMALL = "; kalaha pits=3 stones=2\n1.b+\n2.c(2)\n3.A(1)\n";

    @TempDir
    private Path directory;

    private String file(String name, String text) throws IOException {
        return Files.writeString(directory.resolve(name), text).toString();
    }

    @Test
    void aNotationBecomesARecordAndARecordANotation() throws IOException {
        String notation = file("game.txt", SMALL);
        Path record = directory.resolve("game.json");
        Cli.Result there = Cli.run("convert", notation, "--to", "record", "--out", record.toString());
        assertEquals(0, there.status(), there.err());
        JsonNode json = new ObjectMapper().readTree(record.toFile());
        assertEquals(3, json.get("options").get("pits").asInt());
        assertEquals("A", json.get("plies").get(2).asText());
        Cli.Result back = Cli.run("convert", record.toString(), "--to", "notation");
        assertEquals(SMALL, back.out());
    }

    @Test
    void theOptionsMayBeGivenInsteadOfWritten() throws IOException {
        String plain = file("game.txt", SMALL.substring(SMALL.indexOf('\n') + 1));
        Cli.Result result = Cli.run("convert", plain, "--to", "notation", "-o", "pits=3", "-o", "stones=2");
        assertEquals(SMALL, result.out(), result.err());
        Cli.Result without = Cli.run("convert", plain, "--to", "notation");
        assertEquals(2, without.status());
        assertEquals(
                "marienbad: " + plain + ": line 1, column 4: expected '(0)', for the ply is 1.b(0); found '+'",
                without.err().strip());
    }

    @Test
    void filesAreNotOverwrittenAndMistakesAreToldInOneLine() throws IOException {
        String notation = file("game.txt", SMALL);
        assertProblem("exists already", "convert", notation, "--to", "record", "--out", notation);
        assertEquals(SMALL, Files.readString(Path.of(notation)));
        assertProblem(
                "cannot read " + directory.resolve("none"),
                "convert",
                directory.resolve("none") + "",
                "--to",
                "record");
        assertProblem(
                "line 2, column 1: expected 1., the number of the first ply; found the end",
                "convert",
                file("empty.txt", "\n"),
                "--to",
                "record");
        assertProblem("there is no notation for nim", "convert", notation, "--to", "record", "--game", "nim");
        assertProblem("record: not JSON", "convert", file("broken.json", "{\"format\":1,"), "--to", "notation");
        String nim = file(
                "nim.json",
                "{\"format\":1,\"game\":\"nim\",\"seats\":2,\"options\":{},\"starter\":0,\"seed\":1,"
                        + "\"players\":[\"person\",\"person\"],\"plies\":[\"1:1\"]}");
        assertProblem(
                "there is no notation for nim; there are notations for: kalaha", "convert", nim, "--to", "notation");
    }

    /** A game of Minute Empire after its first, sealed bid. */
    @Test
    void aRunningGameIsGivenToOthersAsTheySeeIt() throws IOException {
        String plies = Cli.runWithInput(
                        "{\"do\":\"position\",\"game\":\"minute-empire\",\"options\":{\"order\":\"bid\",\"neutralArmies\":\"none\"}}",
                        "engine")
                .out();
        StringBuilder dealt = new StringBuilder();
        while (new ObjectMapper().readTree(plies).get("actor").intValue() < 0) {
            dealt.append(new ObjectMapper().readTree(plies).get("legal").get(0).get("ply"))
                    .append(',');
            plies = Cli.runWithInput(
                            "{\"do\":\"position\",\"game\":\"minute-empire\",\"options\":{\"order\":\"bid\",\"neutralArmies\":\"none\"},\"plies\":["
                                    + dealt.substring(0, dealt.length() - 1) + "]}",
                            "engine")
                    .out();
        }
        String kept = file(
                "kept.json",
                "{\"format\":2,\"game\":\"minute-empire\",\"seats\":2,\"options\":{\"order\":\"bid\",\"neutralArmies\":\"none\"},\"starter\":0,"
                        + "\"seed\":4711,\"players\":[\"person\",\"person\"],\"plies\":[" + dealt + "\"bid6\"]}");
        for (String other : List.of("2", "spectator")) {
            String seen =
                    Cli.run("convert", kept, "--to", "record", "--as", other).out();
            assertTrue(seen.contains(",\"?\"],") && seen.contains("\"resumable\":false"), seen);
            assertFalse(seen.contains("bid6") || seen.contains("4711"), seen);
            String kind = other.equals("2") ? "seat 2" : other;
            String path = file(other + ".json", seen);
            assertProblem("such a game can be looked at, but not gone on with", "play", "--load", path);
            assertProblem("it tells only what " + kind + " saw of the game", "analyse", path);
            assertEquals(seen, Cli.run("convert", path, "--to", "record").out());
            assertEquals(
                    seen,
                    Cli.run("convert", path, "--to", "record", "--as", other).out());
            assertProblem(
                    "it tells only what " + kind + " saw of the game", "convert", path, "--to", "record", "--as", "1");
        }
        String own = Cli.run("convert", kept, "--to", "record", "--as", "1").out();
        assertTrue(own.contains("bid6") && !own.contains("4711"), own);
        assertProblem("such a game can be looked at, but not gone on with", "play", "--load", file("own.json", own));
        assertTrue(Cli.run("convert", kept, "--to", "record").out().contains("4711"));
        assertProblem("allowed: a seat from 1 to 2, or spectator", "convert", kept, "--to", "record", "--as", "3");
    }

    private static void assertProblem(String expected, String... arguments) {
        Cli.Result result = Cli.run(arguments);
        assertEquals(2, result.status());
        assertEquals(1, result.errLines().size(), result.err());
        assertTrue(result.err().contains(expected), result.err());
    }

    /** The position after each ply, marks, and the better ply, all proven by a table of the whole game. */
    @Test
    void aGameOfNimIsAnnotated() throws IOException {
        String record = file(
                "nim.json",
                "{\"format\":1,\"game\":\"nim\",\"seats\":2,\"options\":{},\"starter\":0,\"seed\":1,"
                        + "\"players\":[\"person\",\"person\"],\"plies\":[\"1:1\",\"2:2\",\"4:3\",\"4:2\"]}");
        Cli.Result result = Cli.run("analyse", record);
        assertEquals(0, result.status(), result.err());
        List<String> lines = result.outLines();
        assertEquals("1.  1:1     Player 1 loses, nimber 1", lines.get(0), result.out());
        assertEquals(
                "2.  2:2  ?  Player 2 loses, nimber 3; better 2:1: wins, nimber 0",
                lines.get(1),
                "2-5-7, 3-4-7, 3-5-6 win");
        assertEquals("3.  4:3  !  Player 1 wins, nimber 0", lines.get(2), "from 1-5-7 only 1-5-4 wins");
        assertEquals("4.  4:2     Player 2 loses, nimber 6", lines.get(3));
        assertTrue(lines.contains("Player 2: 2 plies, 2 of them proven; 0 only moves (!), 1 weak (?)."), result.out());
    }

    @Test
    void anAnnotatedNotationIsReadAgain() throws IOException {
        String notation = file("game.txt", SMALL);
        Cli.Result result = Cli.run("analyse", notation);
        assertEquals(0, result.status(), result.err());
        List<String> lines = result.outLines();
        assertEquals("1.b+ !", lines.get(1).substring(0, 6), result.out());
        assertTrue(lines.get(lines.size() - 1).startsWith("; North: 1 ply, 1 of them proven"), result.out());
        Cli.Result again = Cli.run("convert", file("again.txt", result.out()), "--to", "notation");
        assertEquals(lines.subList(0, 4), again.outLines(), again.err());
    }

    @Test
    void theAnnotationIsAlsoJson() throws IOException {
        Cli.Result result = Cli.run("analyse", file("game.txt", SMALL), "--json");
        JsonNode plies = new ObjectMapper().readTree(result.out());
        assertEquals(3, plies.size());
        assertEquals("!", plies.get(0).get("mark").asText());
        assertEquals("b", plies.get(0).get("ply").asText());
    }

    /** Three seats: no solver may try it, so the plies are estimated. */
    @Test
    void unprovenPliesAreEstimated() throws IOException {
        String record = file(
                "nim3.json",
                "{\"format\":1,\"game\":\"nim\",\"seats\":3,\"options\":{\"heaps\":[2,3]},\"starter\":0,\"seed\":1,"
                        + "\"players\":[\"person\",\"person\",\"person\"],\"plies\":[\"2:3\",\"1:1\",\"1:1\"],"
                        + "\"payoffs\":[-0.5,-0.5,1.0]}");
        Cli.Result result = Cli.run("analyse", record, "--iterations", "2000");
        assertEquals(0, result.status(), result.err());
        assertTrue(
                result.outLines().get(1).startsWith("2.  1:1  ?  Player 2 expects: 0% to win; better 1:2"),
                result.out());
    }
}
