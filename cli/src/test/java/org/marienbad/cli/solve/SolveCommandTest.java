package org.marienbad.cli.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.cli.Cli;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class SolveCommandTest {
    @TempDir
    private Path directory;

    private static JsonNode json(String... arguments) throws Exception {
        List<String> all = new ArrayList<>(List.of("solve"));
        all.addAll(List.of(arguments));
        all.add("--json");
        Cli.Result result = Cli.run(all.toArray(String[]::new));
        assertEquals(0, result.status(), result.err());
        return new ObjectMapper().readTree(result.out());
    }

    /**
     * All start positions of up to four heaps of up to seven are positions of 7-7-7-7. In each the exclusive or agrees
     * with retrograde analysis. So it does in misère, and with every limit, of which the slow tests try the others.
     */
    @ParameterizedTest
    @CsvSource({"off, 0", "on, 0", "off, 3"})
    void retrogradeAnalysisAndTheNimSumAgreeOnAllPositions(String misere, int limit) throws Exception {
        requireAgreement("7-7-7-7", misere, limit, 8000);
    }

    @ParameterizedTest
    @CsvSource({
        "off, 1", "off, 2", "off, 3", "off, 4",
        "on, 1", "on, 2", "on, 3", "on, 4",
    })
    void theyAgreeWithEveryLimitOnAllPositionsOfSmallerHeaps(String misere, int limit) throws Exception {
        requireAgreement("4-4-4-4", misere, limit, limit == 1 ? 600 : 1200);
    }

    static void requireAgreement(String heaps, String misere, int limit, int least) throws Exception {
        JsonNode answer =
                json("--game", "nim", "-o", "heaps=" + heaps, "-o", "misere=" + misere, "-o", "limit=" + limit);
        assertEquals("nim-sum", answer.get("solver").asText());
        JsonNode agreement = answer.get("agreement");
        assertEquals("retrograde", agreement.get("with").asText());
        assertTrue(agreement.get("disagreement").isNull(), agreement::toString);
        // Every position that is not over, with either seat to move; one at a time the seat follows from the heaps.
        int positions = agreement.get("positions").asInt();
        assertTrue(positions > least, agreement::toString);
    }

    @Test
    void theAnswerIsPrintedWithTheBestPlayAndWhatItTook() {
        Cli.Result result =
                Cli.run("solve", "kalaha", "-o", "pits=3", "-o", "stones=2", "--solver", "retrograde", "--check", "0");
        assertEquals(0, result.status(), result.err());
        List<String> lines = result.outLines();
        assertTrue(lines.contains("South wins in 8 plies."), result.out());
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("Best play: b ")), result.out());
        assertTrue(result.out().contains("positions/s"), result.out());
        assertTrue(result.out().contains("MiB of tables"), result.out());
        assertEquals(
                3, lines.stream().filter(line -> line.matches("  [abc]  .*")).count());
    }

    @Test
    void theSolverOfKalahaAgreesWithRetrogradeAnalysis() throws Exception {
        JsonNode answer = json("kalaha", "-o", "pits=2", "-o", "stones=2");
        assertEquals("kalaha", answer.get("solver").asText());
        assertEquals("margin", answer.get("measure").asText());
        assertEquals(-2, answer.get("low").asInt());
        assertTrue(answer.get("agreement").get("disagreement").isNull(), answer::toString);
    }

    @Test
    void proofNumberSearchAgreesWithRetrogradeAnalysis() throws Exception {
        JsonNode answer = json("nim", "-o", "heaps=2-3-4", "--solver", "df-pn", "--set", "hash=1");
        assertEquals("df-pn", answer.get("solver").asText());
        assertEquals(1, answer.get("low").asInt());
        assertEquals(9, answer.get("lines").size());
        assertEquals("retrograde", answer.get("agreement").get("with").asText());
        assertTrue(answer.get("agreement").get("disagreement").isNull(), answer::toString);
        assertTrue(answer.get("agreement").get("positions").asInt() > 50, answer::toString);
    }

    @Test
    void openQuestionsOfProofNumberSearchHaveNumbers() {
        Cli.Result result = Cli.run("solve", "kalaha", "--solver", "df-pn", "--set", "hash=1", "--millis", "1");
        assertEquals(2, result.status());
        assertTrue(result.out().contains("Not proven: the 1 ms are over"), result.out());
        assertTrue(result.out().contains("has proof number"), result.out());
    }

    @Test
    void gamesTooLargeAreLeftWithAnEstimate() {
        Cli.Result result = Cli.run("solve", "kalaha", "--solver", "retrograde", "--limit", "5000");
        assertEquals(2, result.status());
        assertTrue(result.out().contains("Not proven: it has more than 5,000 positions, the limit"), result.out());
        assertTrue(result.out().contains("positions, perhaps far more; keeping those"), result.out());
    }

    @Test
    void theTreeOfTwoHeapsOfTwoIsDrawn() throws Exception {
        Path file = directory.resolve("tree.svg");
        Cli.Result result = Cli.run("solve", "nim", "-o", "heaps=2-2", "--tree", file.toString());
        assertEquals(0, result.status(), result.err());
        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(Files.readString(file))));
        NodeList boxes = document.getElementsByTagName("g");
        assertEquals(33, boxes.getLength(), "positions of the tree of the thesis");
        assertEquals(32, document.getElementsByTagName("line").getLength());
        List<String> texts = texts(document);
        assertEquals(1, texts.stream().filter("⟨2;2⟩"::equals).count());
        assertTrue(texts.contains("−1 · 4"), "lost for the starter, in four plies");
        assertEquals(14, texts.stream().filter("⟨0;0⟩"::equals).count(), "ends of the game");
        assertEquals(4, bold(document), "plies of best play");
        assertNothingOverlaps(boxes);
    }

    private static List<String> texts(Document document) {
        NodeList nodes = document.getElementsByTagName("text");
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            texts.add(nodes.item(i).getTextContent());
        }
        return texts;
    }

    private static long bold(Document document) {
        NodeList lines = document.getElementsByTagName("line");
        int bold = 0;
        for (int i = 0; i < lines.getLength(); i++) {
            bold += ((Element) lines.item(i)).getAttribute("stroke-width").equals("3") ? 1 : 0;
        }
        return bold;
    }

    private static void assertNothingOverlaps(NodeList boxes) {
        List<double[]> seen = new ArrayList<>();
        for (int i = 0; i < boxes.getLength(); i++) {
            Element rect = (Element)
                    ((Element) boxes.item(i)).getElementsByTagName("rect").item(0);
            double[] box = {number(rect, "x"), number(rect, "y"), number(rect, "width"), number(rect, "height")};
            for (double[] other : seen) {
                boolean apart = box[0] + box[2] <= other[0]
                        || other[0] + other[2] <= box[0]
                        || box[1] + box[3] <= other[1]
                        || other[1] + other[3] <= box[1];
                assertTrue(apart, "two boxes overlap");
            }
            seen.add(box);
        }
    }

    private static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }

    @Test
    void aTreeThatNobodyCanReadIsRefused() {
        Path file = directory.resolve("tree.svg");
        Cli.Result result = Cli.run("solve", "nim", "--tree", file.toString());
        assertEquals(2, result.status());
        assertTrue(result.err().contains("the tree has more than 1000 nodes"), result.err());
        assertFalse(Files.exists(file));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nim --seats 3 | no solver can solve this game; ",
                "nim --solver nimsum | unknown solver 'nimsum' (did you mean 'nim-sum'?); there are:",
                "nim --set a=1 | unknown setting of nim-sum 'a'; there are: none",
                "nim --goal much | --goal much is not allowed; allowed: outcome|value|actions",
                "nim --limit 0 | --limit 0 is not allowed; allowed: a whole number from 1 to",
                "nim --check -1 | --check -1 is not allowed",
                "poker --tree kuhn.svg | --tree draws games in which nothing is hidden",
                "poker --set algorithm=minus | setting 'algorithm' of cfr",
                "nim --position {\"heaps\":[0,0,0,0],\"actor\":0} | the game is over in this position; there is"
                        + " nothing to solve",
            })
    void unsolvableInputIsSaidInOneLine(String arguments, String expected) {
        Cli.Result result = Cli.run(("solve " + arguments).split(" "));
        assertEquals(2, result.status());
        assertEquals(1, result.errLines().size(), result.err());
        assertTrue(result.err().startsWith("marienbad: " + expected), result.err());
    }

    /** Kuhn poker is worth −1/18 to the first player, and a king always calls. */
    @Test
    void aGameWithHiddenCardsGetsMixedStrategiesAndTheirExploitability() throws Exception {
        JsonNode answer = json("poker", "--set", "precision=0.0005");
        assertEquals("cfr", answer.get("solver").asText());
        assertTrue(answer.get("low").asDouble() <= -1.0 / 18
                && -1.0 / 18 <= answer.get("high").asDouble());
        assertEquals(12, answer.get("strategies").size());
        for (JsonNode strategy : answer.get("strategies")) {
            if (strategy.get("situation").asText().equals("cards ? K, betting b, paid 2 1")) {
                assertEquals(1, strategy.get("probabilities").get("b").asDouble(), 0.01);
            }
        }
        assertEquals(2, answer.get("exploitability").size());
        Cli.Result text = Cli.run("solve", "poker", "--set", "precision=0.0005");
        assertEquals(0, text.status(), text.err());
        assertTrue(text.out().contains("loses a payoff of 0.05"), text.out());
        assertTrue(text.out().contains("Exploitability 0.000"), text.out());
        assertTrue(text.out().contains("cards ? K, betting b, paid 2 1"), text.out());
    }

    @Test
    void aHiddenGameThatIsTooLargeIsToldItsSize() {
        Cli.Result result = Cli.run("solve", "poker", "-o", "variant=leduc", "--limit", "100");
        assertEquals(2, result.status());
        String words = String.join(" ", result.outLines());
        assertTrue(words.contains("Not proven: its tree has more than 100 nodes, the limit"), words);
        assertTrue(words.contains("the whole tree has about"), words);
    }
}
