package org.marienbad.cli.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.cli.Cli;

class ExplainCommandTest {
    private static final Pattern DATA =
            Pattern.compile("<script type=\"application/json\" id=\"data\">(.*?)</script>", Pattern.DOTALL);

    @TempDir
    Path folder;

    private static String run(String... words) {
        Cli.Result result = Cli.run(words);
        assertEquals(0, result.status(), result.err());
        return result.out();
    }

    private JsonNode page(String name, String... words) throws IOException {
        String[] all = Arrays.copyOf(words, words.length + 2);
        all[words.length] = "--output";
        all[words.length + 1] = folder.resolve(name).toString();
        run(all);
        Matcher data = DATA.matcher(Files.readString(folder.resolve(name)));
        assertTrue(data.find());
        return new ObjectMapper().readTree(data.group(1));
    }

    @Test
    void printsEachStepWithItsNumbers() {
        String text = run("explain", "nim", "-o", "heaps=2-1", "-p", "minimax(depth=3)");
        assertTrue(text.contains("Minimax begins."), text);
        assertTrue(text.contains("−1 ≤ 0.9"), text);
        assertTrue(text.endsWith("It plays “Take 1 from heap 1”.\n"), text);
    }

    @Test
    void showsTheStepsAskedForWithTheirOwnNumbers() {
        String text =
                run("explain", "nim", "-o", "heaps=2-1", "-p", "minimax(depth=3)", "--first", "44", "--steps", "1");
        assertTrue(text.contains("\n   44  “Take 1 from heap 2”: Cut: "), text);
        assertFalse(text.contains("\n   45 "), text);
    }

    @Test
    void writesAPageOfTwoSearches() throws IOException {
        JsonNode data = page(
                "both.html",
                "explain",
                "kalaha",
                "-p",
                "minimax(depth=2)",
                "-p",
                "mcts",
                "--iterations",
                "20",
                "--steps",
                "80");
        assertEquals(2, data.get("searches").size());
        for (JsonNode search : data.get("searches")) {
            assertTrue(search.get("steps").size() <= 80);
            for (JsonNode step : search.get("steps")) {
                assertTrue(step.get("tree").asText().contains("class=\"present\""), step.toString());
                JsonNode question = step.path("question");
                assertTrue(question.isMissingNode()
                        || question.get("answer").asInt()
                                < question.get("choices").size());
            }
            assertTrue(search.get("boards").get("0").asText().startsWith("<svg"));
        }
        assertTrue(data.get("searches").get(0).get("landmarks").get("CUT").size() > 0);
        assertTrue(data.get("searches").get(1).get("landmarks").get("ROUND").size() > 0);
    }

    @Test
    void asksWhatTheNextStepAnswers() throws IOException {
        JsonNode steps = page("nim.html", "explain", "nim", "-o", "heaps=2-1", "-p", "minimax(depth=3)")
                .get("searches")
                .get(0)
                .get("steps");
        int cuts = 0;
        for (JsonNode step : steps) {
            if (step.path("question").path("choices").toString().equals("[\"Yes\",\"No\"]")) {
                boolean isCut = step.get("sentence").asText().startsWith("Cut");
                assertEquals(isCut ? 0 : 1, step.get("question").get("answer").asInt(), step.toString());
                cuts += isCut ? 1 : 0;
            }
        }
        assertTrue(cuts > 0);
    }

    @Test
    void drawsOneStep() throws IOException {
        Path svg = folder.resolve("step.svg");
        run("explain", "kalaha", "-p", "minimax(depth=2)", "--first", "20", "--output", svg.toString());
        String drawn = Files.readString(svg);
        assertTrue(drawn.startsWith("<svg class=\"search\" role=\"img\""), drawn);
        assertTrue(drawn.contains("data-node=\"0\""), drawn);
    }

    /** A page about a hand must not tell another hand, whatever it really is. */
    @Test
    void tellsNothingThatTheSeatDoesNotKnow() throws IOException {
        String[] words = {"explain", "poker", "--plies", "*J *Q", "-p", "mcts", "--iterations", "30", "--seed", "3"};
        JsonNode one = page("one.html", words);
        words[3] = "*J *K";
        JsonNode other = page("other.html", words);
        assertEquals(one, other);
        words[3] = "*Q *K";
        assertNotEquals(one, page("third.html", words));
    }

    /** The values of the solved boards of two pits: the first player wins by two, and loses by two. */
    @ParameterizedTest
    @CsvSource({"1, 4, 2", "2, 8, -2"})
    void searchesTheWholeTreesOfTheSmallestBoards(int stones, int all, int margin) {
        for (String capture : new String[] {"on", "off"}) {
            String text = run(
                    "explain",
                    "kalaha",
                    "-o",
                    "pits=2",
                    "-o",
                    "stones=" + stones,
                    "-o",
                    "emptyCapture=" + capture,
                    "-o",
                    "payoff=margin",
                    "-p",
                    "minimax(hash=0)",
                    "--steps",
                    "1000");
            Matcher best = Pattern.compile("is the best action so far, with the value (−?[0-9.]+)[.]\n")
                    .matcher(text);
            double value = Double.NaN;
            while (best.find()) {
                value = Double.parseDouble(best.group(1).replace('−', '-'));
            }
            assertEquals(margin, value * all, 1e-9);
            assertTrue(text.contains("It plays "), text);
        }
    }

    @Test
    void tellsALesson() {
        String text = run("explain", "--lesson", "alpha-beta");
        assertTrue(text.startsWith("Alpha-beta and the order of moves\n"), text);
        assertTrue(text.contains("\n   93  c2: Cut: here the opponent can hold it to 0"), text);
        assertTrue(text.contains("\nAnswer: No."), text);
        assertTrue(run("explain", "--lessons").contains("hidden-cards: "));
    }

    @Test
    void writesALessonOfAFileAsOnePage() throws IOException {
        Path file = folder.resolve("mine.txt");
        Files.writeString(
                file,
                "# Mine\n\n"
                        + "Of heaps.\n\n"
                        + "# One\n\n"
                        + "@ game nim heaps=2-1\n"
                        + "@ player minimax(depth=3)\n"
                        + "@ show cut 20-21\n"
                        + "Text.\n\n"
                        + "? Why?\n\n"
                        + "! So.\n\n"
                        + "# Two\n\n"
                        + "@ show end\n"
                        + "End.\n\n"
                        + "# Three\n\n"
                        + "@ player mcts(iterations=9)\n"
                        + "Tree.\n");
        JsonNode data = page("mine.html", "explain", "--lesson", file.toString());
        assertEquals(3, data.get("pages").size());
        assertEquals(2, data.get("searches").size());
        assertEquals(
                "[[\" \",\"Text.\"],[\"?\",\"Why?\"],[\"!\",\"So.\"]]",
                data.get("pages").get(0).get("texts").toString());
        assertEquals(0, data.get("pages").get(1).get("searches").asInt());
        int cut = data.get("pages").get(0).get("steps").get(0).asInt();
        JsonNode steps = data.get("searches").get(0).get(0).get("steps");
        assertTrue(steps.get(cut).get("sentence").asText().startsWith("Cut: "));
        assertEquals(
                steps.size() - 1, data.get("pages").get(1).get("steps").get(0).asInt());
    }

    /** Nimbers by retrograde analysis are those of the theory: heaps in binary, added without carry. */
    @Test
    void retrogradeAnalysisHasTheNimbersOfTheTheory() {
        int[] heaps = {1, 3, 5};
        String text = run("solve", "nim", "-o", "heaps=1-3-5", "--solver", "retrograde", "--check", "0");
        assertTrue(text.contains("nimber 7."), text);
        Matcher move = Pattern.compile("(\\d):(\\d) .*nimber (\\d)").matcher(text);
        int moves = 0;
        while (move.find()) {
            int[] left = heaps.clone();
            left[Integer.parseInt(move.group(1)) - 1] -= Integer.parseInt(move.group(2));
            assertEquals(left[0] ^ left[1] ^ left[2], Integer.parseInt(move.group(3)), move.group());
            moves++;
        }
        assertEquals(9, moves);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        nim -p random | player random does not tell the steps of its search
        nim --steps 0 | --steps 0 is not allowed; allowed: 1 to 10000
        nim --first 0 | --first 0 is not allowed; allowed: 1 and more
        nim --output a.txt | --output a.txt is not allowed; allowed: a name ending in .html or .svg
        --lesson chess | --lesson chess is not allowed; allowed: game-trees, alpha-beta, deepening, monte-carlo, chance, hidden-cards, or a file that ends in .txt
        nim --lesson chance | a lesson names its games itself; leave out nim
        --lessons --lesson chance | --lessons stands alone, --lesson alone or with --output FILE.html
        nim -p minimax -p mcts | --player is given 2 times; only a page compares two players
        """)
    void refusesInOneSentence(String words, String message) {
        Cli.Result result = Cli.run(("explain " + words).split(" "));
        assertNotEquals(0, result.status());
        assertEquals("marienbad: " + message + "\n", result.err());
    }
}
