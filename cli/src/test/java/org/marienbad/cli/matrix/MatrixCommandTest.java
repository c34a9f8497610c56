package org.marienbad.cli.matrix;

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
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.cli.Cli;

class MatrixCommandTest {
    @TempDir
    private Path directory;

    private static String run(String... arguments) {
        Cli.Result result = Cli.run(arguments);
        assertEquals(0, result.status(), result.err());
        assertEquals("", result.err());
        result.outLines().forEach(line -> assertEquals(line.stripTrailing(), line));
        return result.out();
    }

    private static JsonNode json(String... arguments) throws IOException {
        return new ObjectMapper()
                .readTree(run(
                        Stream.concat(Stream.of(arguments), Stream.of("--json")).toArray(String[]::new)));
    }

    /** Example 1.2 of the thesis; the first number is no option although it may be negative. */
    @Test
    void aSaddlePointIsMarked() {
        String out = run("matrix", "-3 5 3 7 ; 5 6 4 5 ; 7 8 -1 6");
        assertTrue(out.contains("* Saddle point: row 2, column 3"), out);
        assertTrue(out.lines().anyMatch(line -> line.matches("  2 +5 +6 +4\\* +5")), out);
        assertTrue(out.contains("Value: 4\n"), out);
        assertTrue(out.contains("No strategy is dominated.") || out.contains("Dominated:"), out);
    }

    @Test
    void anInputWithoutEndIsRefused() {
        Cli.Result result = Cli.runWithInput("1 ".repeat(9_000_000), "matrix", "-");
        assertEquals(2, result.status());
        assertEquals(
                "marienbad: cannot read - (it is longer than 16 MB)",
                result.err().strip());
    }

    /** Example 1.3 of the thesis. */
    @Test
    void withoutASaddlePointThePlayersMix() {
        String out = run("matrix", "1", "3/2", "-1", "/", "0", "4", "2");
        assertTrue(out.contains("No saddle point: with pure strategies the row player can secure 0,"), out);
        assertTrue(out.contains("Value: 1/2 = 0.5\n"), out);
        assertTrue(out.lines().anyMatch(line -> line.matches("  1 +0.75 +3/4")), out);
        assertTrue(out.lines().anyMatch(line -> line.matches("  3 +0.25 +1/4")), out);
        assertTrue(out.lines().anyMatch(line -> line.matches("  1 +1 +3/2 +-1")), out);
    }

    /** Example 1.1 of the thesis: the saddle point is found though a row is dominated only weakly. */
    @Test
    void dominanceIsTold() {
        String out = run("matrix", "[[0,\u221240],[0,40]]");
        assertTrue(out.contains("  row 1 by row 2, weakly\n"), out);
        assertTrue(out.contains("removed: row 1, then column 2\n  left: row 2 and column 1\n"), out);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 1.5 -1 / 0 4 2",
                "1,3/2,-1;0,4,2;",
                "  1\t1.50 , -1 \n 0 4 2.0 # the second row",
                "# a comment\n1 3/2 -1\n# another\n0 4 2\n",
                "[[1, \"3/2\", -1], [0, 4, 2]]",
                "[\n [1, 1.5, -1],\n [0, 4, 2]\n]",
                "[1 3/2 -1; 0 4 2]",
                "{\"payoffs\": [[1, \"3/2\", -1], [0, 4.0, 2e0]]}"
            })
    void oneMatrixHasManyForms(String text) throws IOException {
        JsonNode json = json("matrix", text);
        assertEquals("1/2", json.get("exact").get("value").textValue());
        assertEquals(0.5, json.get("value").doubleValue());
        assertEquals("[0.75,0.0,0.25]", json.get("columnStrategy").toString());
        Path file = Files.writeString(directory.resolve("game.txt"), text);
        assertEquals(json, json("matrix", file.toString()));
        Cli.Result piped = Cli.runWithInput(text, "matrix", "--json");
        assertEquals(json, new ObjectMapper().readTree(piped.out()));
    }

    @Test
    void jsonTellsEverything() throws IOException {
        JsonNode json = json("matrix", "--rows", "up,down", "--columns", "left,right", "0 -40 ; 0 40");
        assertEquals("[\"up\",\"down\"]", json.get("rows").toString());
        assertEquals("[{\"row\":1,\"column\":0}]", json.get("saddlePoints").toString());
        assertEquals(0, json.get("maximin").doubleValue());
        assertEquals(0, json.get("minimax").doubleValue());
        assertEquals(
                "[{\"player\":\"row\",\"strategy\":0,\"by\":1,\"strict\":false}]",
                json.get("dominated").toString());
        assertEquals("[0]", json.get("withoutDominated").get("columns").toString());
        assertEquals("[0.0,1.0]", json.get("rowStrategy").toString());
        assertEquals("[\"0\",\"1\"]", json.get("exact").get("rowStrategy").toString());
    }

    @Test
    void namesStandForNumbers() throws IOException {
        String text = "{\"rows\": [\"rock\", \"paper\"], \"columns\": [\"a\", \"b\"], \"payoffs\": [[0, -1], [1, 0]]}";
        String out = run(
                "matrix", Files.writeString(directory.resolve("g.json"), text).toString());
        assertTrue(out.contains("* Saddle point: row paper, column b"), out);
        assertTrue(out.contains("row rock by row paper, strictly"), out);
        assertTrue(out.lines().anyMatch(line -> line.matches("  paper +1")), out);
    }

    @Test
    void twoMatricesHavePureEquilibria() throws IOException {
        List<String[]> forms = List.of(
                new String[] {"matrix", "--bimatrix", "-1 -10 ; 0 -8", "-1 0 ; -10 -8"},
                new String[] {"matrix", "--bimatrix", "-1 -10 ; 0 -8 | -1 0 ; -10 -8"},
                new String[] {
                    "matrix",
                    "--bimatrix",
                    "{\"payoffs\": [[-1, -10], [0, -8]], \"columnPayoffs\": [[-1, 0], [-10, -8]]}"
                },
                new String[] {
                    "matrix",
                    "--bimatrix",
                    Files.writeString(directory.resolve("two.txt"), "-1 -10\n0 -8\n\n-1 0\n-10 -8\n")
                            .toString()
                });
        for (String[] form : forms) {
            String out = run(form);
            assertTrue(out.contains("* Pure equilibrium: row 2, column 2"), out);
            assertTrue(out.contains("-8,-8*"), out);
            assertTrue(out.contains("row 1 by row 2, strictly"), out);
            assertTrue(out.contains("left: row 2 and column 2"), out);
            assertEquals(
                    "[{\"row\":1,\"column\":1}]",
                    json(form).get("pureEquilibria").toString());
        }
        String none = run("matrix", "--bimatrix", "1 -1 ; -1 1", "-1 1 ; 1 -1");
        assertTrue(none.contains("No pure equilibrium"), none);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "1 x ; 3 4#row 1, column 2: 'x' is not a number; allowed: whole numbers, decimals and fractions",
                "1 2 ; 3 4/0#row 2, column 2: '4/0' divides by zero",
                "1 2 ; 3#row 2 has 1 number, but row 1 has 2 numbers; all rows must be equally long",
                "1,,2#row 1, column 2: a number is missing",
                "1 2 ;; 3 4#row 2, column 1: a number is missing",
                "[[1,2],[3,4]#the brackets do not match",
                "1 2 | 3 4#2 matrices are given; allowed: one, or two with --bimatrix",
                "1e999#row 1, column 1: '1e999'",
                "nothing.json#cannot read nothing.json (no such file or directory)",
                "{\"payofs\": [[1]]}#unknown key 'payofs' (did you mean 'payoffs'?)",
                "{\"rows\": [\"a\"]}#the key \"payoffs\" is missing",
                "{\"payoffs\": [1]}#payoffs holds '1'; allowed: an array of rows",
                "{\"payoffs\": [[1], [null]]}#payoffs, row 2, column 1: 'null' is not a number",
                "{\"payoffs\": [[1]#the matrix is not a JSON object (line 1, column",
                "--jason#unknown option '--jason' (did you mean '--json'?)",
                "''#there is no matrix; for example: 1 3/2 -1 ; 0 4 2"
            })
    void badInputIsOneLine(String text, String message) {
        Cli.Result result = Cli.run("matrix", text);
        assertEquals(2, result.status(), result.out());
        assertEquals(1, result.errLines().size(), result.err());
        assertTrue(result.err().startsWith("marienbad: ") && result.err().contains(message), result.err());
        assertEquals("", result.out());
    }

    @Test
    void otherBadInputIsOneLineToo() {
        for (String[] line : List.of(
                new String[] {"matrix", "--rows", "a", "1 2 ; 3 4"},
                new String[] {"matrix", "--bimatrix", "1 2 ; 3 4"},
                new String[] {"matrix", "--bimatrix", "1 2 ; 3 4", "1 2"},
                new String[] {"matrix", "1 ".repeat(201)},
                new String[] {"matrix", directory.toString()},
                new String[] {"matrix"})) {
            Cli.Result result = Cli.run(line);
            assertEquals(2, result.status(), result.out());
            assertEquals(1, result.errLines().size(), result.err());
        }
        assertTrue(Cli.run("matrix", "--rows", "a", "1 2 ; 3 4").err().contains("1 names of rows are given (a)"));
    }

    @Test
    void helpTeaches() {
        String help = run("matrix", "--help");
        assertTrue(help.contains("saddle point") && help.contains("marienbad matrix 1 3/2 -1 / 0 4 2"), help);
        help.lines().forEach(line -> assertTrue(line.length() <= 100, line));
    }
}
