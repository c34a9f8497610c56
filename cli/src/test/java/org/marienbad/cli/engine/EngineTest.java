package org.marienbad.cli.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.plugin.Plugins;

class EngineTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static Plugins plugins;
    private static Engine engine;

    @BeforeAll
    static void open() {
        plugins = Plugins.load();
        engine = new Engine(plugins.games(), plugins.players(), plugins.solvers(), new EngineOptions());
    }

    @AfterAll
    static void close() throws IOException {
        plugins.close();
    }

    private static JsonNode ask(String request) throws JsonProcessingException {
        String answer = engine.answer(request);
        assertFalse(answer.contains("\n"), "an answer is one line");
        EngineSchema.requireExchange(request, answer);
        return MAPPER.readTree(answer);
    }

    /** The answer, which is not an error. */
    private static JsonNode good(String request) throws JsonProcessingException {
        JsonNode answer = ask(request);
        assertFalse(answer.has("error"), answer.toString());
        return answer;
    }

    @Test
    void thePositionOfTheDocumentation() throws JsonProcessingException {
        JsonNode answer = good("{\"id\":\"7\",\"do\":\"position\",\"game\":\"kalaha\",\"seats\":2,"
                + "\"options\":{\"stones\":4,\"emptyCapture\":\"off\"},\"plies\":[\"c\",\"a\"]}");
        String text = answer.get("text").textValue();
        ((ObjectNode) answer).remove("text");
        assertEquals("""
                {"id":"7","actor":1,"legal":[{"code":0,"ply":"F"},{"code":1,"ply":"E"},{"code":2,"ply":"D"},\
                {"code":3,"ply":"C"},{"code":4,"ply":"B"},{"code":5,"ply":"A"}],"scores":[1,0],"payoffs":null,\
                "position":{"pits":[[0,5,1,6,6,5],[4,4,4,4,4,4]],"stores":[1,0],"actor":1}}""", answer.toString());
        assertTrue(text.contains("North to move"), text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"7", "\"x\"", "null", "true", "1.50", "123456789012345678901234567890", "{\"a\":[1,null]}"})
    void theIdComesBackAsItWas(String id) throws JsonProcessingException {
        assertTrue(engine.answer("{\"do\":\"position\",\"game\":\"nim\",\"id\":" + id + "}")
                .startsWith("{\"id\":" + id + ",\"actor\""));
        assertTrue(engine.answer("{\"id\":" + id + "}").startsWith("{\"id\":" + id + ",\"error\""));
    }

    @Test
    void aPositionGoesInAsItCameOutAndPliesFollowIt() throws JsonProcessingException {
        JsonNode first = good("{\"do\":\"apply\",\"game\":\"kalaha\",\"plies\":[\"c\"],\"ply\":\"a\"}");
        JsonNode second = good("{\"do\":\"position\",\"game\":\"kalaha\",\"position\":" + first.get("position") + "}");
        assertEquals(first, second);
        JsonNode both = good("{\"do\":\"position\",\"game\":\"kalaha\",\"plies\":[\"F\"],\"position\":"
                + first.get("position") + "}");
        JsonNode plies = good("{\"do\":\"position\",\"game\":\"kalaha\",\"plies\":[\"c\",\"a\",\"F\"]}");
        assertEquals(plies, both);
    }

    @Test
    void theEndOfTheGameHasPayoffsAndNothingLegal() throws JsonProcessingException {
        JsonNode answer = good("{\"do\":\"position\",\"game\":\"nim\",\"options\":{\"heaps\":[1,1]},"
                + "\"plies\":[\"1:1\",\"2:1\"]}");
        assertEquals(-2, answer.get("actor").intValue());
        assertEquals("[]", answer.get("legal").toString());
        assertEquals("[-1.0,1.0]", answer.get("payoffs").toString());
    }

    @Test
    void theStarterIsASeat() throws JsonProcessingException {
        assertEquals(
                1,
                good("{\"do\":\"position\",\"game\":\"nim\",\"starter\":1}")
                        .get("actor")
                        .intValue());
    }

    @ParameterizedTest
    @CsvSource({"on, 6, 23169", "off, 6, 23233"})
    void perftCountsAsPublished(String emptyCapture, int depth, long nodes) throws JsonProcessingException {
        JsonNode answer = good("{\"do\":\"perft\",\"game\":\"kalaha\",\"options\":{\"emptyCapture\":\"" + emptyCapture
                + "\"},\"depth\":" + depth + "}");
        assertEquals(nodes, answer.get("nodes").longValue());
        assertEquals(depth, answer.get("byDepth").size());
        assertEquals(
                1,
                good("{\"do\":\"perft\",\"game\":\"nim\",\"depth\":0}")
                        .get("nodes")
                        .intValue());
    }

    @Test
    void aPerftThatTakesTooLongIsGivenUp() {
        String answer = engine.answer("{\"id\":1,\"do\":\"perft\",\"game\":\"kalaha\",\"depth\":60,\"millis\":20}");
        assertEquals(
                "{\"id\":1,\"error\":\"perft was not done in time; ask for less 'depth' or allow more 'millis'\"}",
                answer);
    }

    @Test
    void perftTellsGamesThatEndedEarlierBesideTheLeaves() throws JsonProcessingException {
        JsonNode answer = good("{\"do\":\"perft\",\"game\":\"nim\",\"options\":{\"heaps\":\"1-2\"},\"depth\":3}");
        assertEquals("[3,5,3]", answer.get("byDepth").toString());
        assertEquals(2, answer.get("over").intValue());
    }

    @Test
    void perftCountsTurnsWhereAsked() throws JsonProcessingException {
        String request = "{\"do\":\"perft\",\"game\":\"kalaha\",\"depth\":1,\"turns\":%s}";
        assertEquals("[6]", good(String.format(request, false)).get("byDepth").toString());
        int turns = good(String.format(request, true)).get("nodes").intValue();
        assertTrue(turns > 6, "a seed in the own store gives another ply of the same turn: " + turns);
    }

    @Test
    void aPlayerChoosesTheWinningPlyAndTellsItsLines() throws JsonProcessingException {
        String request = "{\"do\":\"choose\",\"game\":\"nim\",\"plies\":[\"1:1\"],\"player\":\"minimax\","
                + "\"budget\":{\"depth\":20},\"seed\":3}";
        JsonNode answer = good(request);
        assertTrue(Set.of("2:1", "3:1", "4:1").contains(answer.get("ply").textValue()), answer.toString());
        JsonNode best = answer.get("lines").get(0);
        assertEquals(answer.get("ply"), best.get("ply"));
        assertEquals("[-1.0,1.0]", best.get("value").toString());
        assertTrue(best.get("exact").booleanValue());
        assertTrue(best.get("visits").longValue() > 0);
        assertTrue(answer.get("iterations").longValue() > 0);
    }

    @Test
    void theSameSeedChoosesTheSame() throws JsonProcessingException {
        String request =
                "{\"do\":\"choose\",\"game\":\"kalaha\",\"player\":{\"player\":\"mcts\",\"settings\":{\"c\":1}},"
                        + "\"budget\":{\"iterations\":200},\"seed\":%d}";
        JsonNode first = good(request.formatted(1));
        JsonNode again = good(request.formatted(1));
        assertEquals(first.get("lines"), again.get("lines"));
        assertEquals(200, first.get("iterations").intValue());
        assertEquals("mcts(c=1)", first.get("player").textValue());
    }

    @Test
    void withoutAPlayerTheOpponentOfPeopleChooses() throws JsonProcessingException {
        JsonNode answer = good("{\"do\":\"choose\",\"game\":\"nim\",\"budget\":{\"iterations\":50}}");
        assertEquals("computer", answer.get("player").textValue());
    }

    @Test
    void aPlayerMayBeAskedByAClock() throws IOException {
        JsonNode answer = good("{\"do\":\"choose\",\"game\":\"nim\",\"player\":\"mcts\",\"budget\":{\"iterations\":50,"
                + "\"clock\":{\"remaining\":[600000,1000],\"increment\":500,\"pliesToGo\":3}}}");
        assertEquals(50, answer.get("iterations").intValue());
    }

    @Test
    void pictureTellsWhereToClick() throws JsonProcessingException {
        JsonNode answer = good("{\"do\":\"picture\",\"game\":\"kalaha\",\"observer\":1}");
        assertTrue(answer.get("picture").get("width").doubleValue() > 0);
        JsonNode spot = answer.get("picture").get("spots").get(0);
        assertTrue(spot.get("shape").get("type").isTextual());
        assertEquals(6, answer.get("clicks").size());
        assertTrue(answer.get("clicks").get(0).get("spots").size() > 0);
    }

    @Test
    void wordsOnlyIfAskedFor() throws JsonProcessingException {
        JsonNode answer = good("{\"do\":\"position\",\"game\":\"kalaha\",\"words\":true}");
        assertEquals("[\"South\",\"North\"]", answer.get("seatNames").toString());
        assertTrue(answer.get("legal").get(0).get("words").textValue().length() > 1);
    }

    /** Lines beyond the limits of the parser ended the engine: such an error has no place in the line. */
    @ParameterizedTest
    @ValueSource(strings = {"digits", "nesting", "name", "text", "value of an unknown field"})
    void aLineBeyondALimitIsAnErrorAndTheEngineGoesOn(String limit) throws JsonProcessingException {
        String request = switch (limit) {
            case "digits" -> "{\"id\":7,\"do\":\"position\",\"game\":\"nim\",\"seats\":" + "1".repeat(1001) + "}";
            case "nesting" -> "[".repeat(1001) + "]".repeat(1001);
            case "name" -> "{\"id\":7,\"" + "x".repeat(60_000) + "\":1}";
            case "text" -> "{\"id\":\"" + "x".repeat(21_000_000) + "\"}";
            default -> "{\"id\":7,\"x\":" + "[".repeat(2000) + "]".repeat(2000) + "}";
        };
        JsonNode answer = ask(request);
        assertTrue(answer.get("error").textValue().startsWith("not JSON: "), answer.toString());
        assertFalse(answer.get("error").textValue().contains("`"), "names a method of the parser: " + answer);
        good("{\"do\":\"position\",\"game\":\"nim\"}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\u0001',
            value = {
                "{\"do\":\"perf\",\"game\":\"nim\"} | unknown do 'perf' (did you mean 'perft'?); there are: position,",
                "{\"game\":\"nim\"} | field 'do' is missing; allowed: one of position, apply, choose, perft, picture",
                "{\"do\":\"position\"} | no game is named; allowed: ",
                "{\"do\":\"position\",\"game\":\"go\"} | unknown game 'go'; there are:",
                "{\"do\":\"position\",\"game\":\"nim\",\"plys\":[]} | unknown field 'plys' (did you mean 'plies'?);"
                        + " there",
                "{\"do\":\"position\",\"game\":\"nim\",\"depth\":1} | unknown field 'depth'",
                "{\"do\":\"position\",\"game\":\"nim\",\"plies\":\"1:1\"} | field 'plies': \"1:1\" is not allowed",
                "{\"do\":\"position\",\"game\":\"nim\",\"plies\":[1]} | field 'plies': [1] is not allowed; allowed: a"
                        + " list",
                "{\"do\":\"position\",\"game\":\"nim\",\"plies\":[\"9:9\"]} | field 'plies[0]': '9:9' is not legal;"
                        + " legal:",
                "{\"do\":\"position\",\"game\":\"nim\",\"seats\":9} | nim cannot be played by 9 seats; allowed: 2 to 6",
                "{\"do\":\"position\",\"game\":\"nim\",\"seats\":2.5} | field 'seats': 2.5 is not allowed",
                "{\"do\":\"position\",\"game\":\"nim\",\"seats\":1e99} | field 'seats'",
                "{\"do\":\"position\",\"game\":\"nim\",\"starter\":2} | field 'starter': 2 is not allowed; allowed: a"
                        + " whole",
                "{\"do\":\"position\",\"game\":\"nim\",\"options\":[]} | field 'options': [] is not allowed; allowed:"
                        + " an",
                "{\"do\":\"position\",\"game\":\"nim\",\"options\":{\"heap\":1}} | unknown option of nim 'heap'",
                "{\"do\":\"position\",\"game\":\"nim\",\"options\":{\"limit\":null}} | option 'limit' of nim: 'null'",
                "{\"do\":\"position\",\"game\":\"kalaha\",\"options\":{\"stones\":18446744073709551620}} | option"
                        + " 'stones'",
                "{\"do\":\"position\",\"game\":\"kalaha\",\"position\":{\"pits\":1}} | position",
                "{\"do\":\"apply\",\"game\":\"nim\"} | field 'ply' is missing",
                "{\"do\":\"apply\",\"game\":\"nim\",\"ply\":\"x\"} | field 'ply': 'x' is not legal; legal: 1:1",
                "{\"do\":\"perft\",\"game\":\"nim\"} | field 'depth' is missing; allowed: a whole number from 0 to 16",
                "{\"do\":\"perft\",\"game\":\"nim\",\"depth\":-1} | field 'depth': -1 is not allowed",
                "{\"do\":\"choose\",\"game\":\"nim\",\"player\":{}} | field 'player.player' is missing; allowed: one of"
                        + " cfr, computer,",
                "{\"do\":\"choose\",\"game\":\"nim\",\"player\":\"mtcs\"} | unknown player 'mtcs' (did you mean"
                        + " 'mcts'?)",
                "{\"do\":\"choose\",\"game\":\"nim\",\"player\":\"mcts(c=99)\"} | setting 'c' of mcts: '99' is not"
                        + " allowed",
                "{\"do\":\"choose\",\"game\":\"nim\",\"seats\":3,\"player\":\"minimax\"} | player 'minimax' cannot"
                        + " play",
                "{\"do\":\"choose\",\"game\":\"nim\",\"player\":\"mcts\",\"budget\":{\"nodes\":1}} | unknown field"
                        + " 'budget.nodes'; there are: iterations, depth, millis, cpuMillis, clock",
                "{\"do\":\"choose\",\"game\":\"nim\",\"player\":\"mcts\",\"budget\":{\"cpuMillis\":0}} | field"
                        + " 'budget.cpuMillis': 0 is not allowed; allowed: a whole number from 1 to 1000000000000",
                "{\"do\":\"choose\",\"game\":\"nim\",\"player\":\"mcts(threads=2)\",\"budget\":{\"cpuMillis\":5}} | CPU"
                        + " time is counted for one thread of this process, but mcts(threads=2) decides elsewhere as well",
                "{\"do\":\"choose\",\"game\":\"nim\",\"budget\":{\"clock\":{\"remaining\":[5]}}} | field"
                        + " 'budget.clock.remaining': [5] is not allowed; allowed: a list of 2 numbers of milliseconds, one a seat",
                "{\"do\":\"choose\",\"game\":\"nim\",\"budget\":{\"clock\":{\"remaining\":[5,-1]}}} | field"
                        + " 'budget.clock.remaining': [5,-1]",
                "{\"do\":\"choose\",\"game\":\"nim\",\"budget\":{\"clock\":{\"remaining\":[5,5],\"pliesToGo\":0}}} | field"
                        + " 'budget.clock.pliesToGo': 0",
                "{\"do\":\"choose\",\"game\":\"nim\",\"player\":\"mcts\",\"budget\":{\"depth\":0}} | field"
                        + " 'budget.depth': 0",
                "{\"do\":\"choose\",\"game\":\"nim\",\"player\":\"mcts\",\"seed\":\"a\"} | field 'seed': \"a\" is not",
                "{\"do\":\"choose\",\"game\":\"nim\",\"options\":{\"heaps\":[1]},\"plies\":[\"1:1\"],\"player\":\"mcts\"}"
                        + " | the game is over; there is nothing to choose",
                "{\"do\":\"picture\",\"game\":\"nim\",\"observer\":2} | field 'observer': 2 is not allowed",
                "1 | a request is a JSON object",
                "nonsense | not JSON at column",
                "{\"do\":\"position\" | not JSON at column 17: the line breaks off",
                "{\"id\":1,\"id\":2} | not JSON at column",
                "{} {} | not JSON at column 4: something follows the first request",
                "{\"do\":\"open\"} | 'open' needs protocol 2; ask for 'hello' first",
                "{\"do\":\"cancel\"} | 'cancel' needs protocol 2; ask for 'hello' first",
            })
    void badInputIsAnErrorThatSaysWhatIsAllowed(String request, String message) throws JsonProcessingException {
        JsonNode answer = ask(request);
        assertTrue(answer.has("id"), answer.toString());
        assertTrue(answer.get("error").textValue().startsWith(message), answer.toString());
        assertEquals(2, answer.size());
        good("{\"do\":\"position\",\"game\":\"nim\"}");
    }
}
