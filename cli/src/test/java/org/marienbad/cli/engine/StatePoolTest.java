package org.marienbad.cli.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.plugin.Plugins;

/** Positions that a session holds: spawn, step, free, vectors, and requests about one of them. */
class StatePoolTest {
    private static Plugins plugins;
    private EngineDialogue engine;

    @BeforeAll
    static void load() {
        plugins = Plugins.load();
    }

    @AfterAll
    static void unload() throws IOException {
        plugins.close();
    }

    @BeforeEach
    void open() throws InterruptedException, JsonProcessingException {
        engine = new EngineDialogue(plugins);
    }

    @AfterEach
    void close() {
        engine.close();
    }

    private JsonNode good(String fields) throws InterruptedException, JsonProcessingException {
        return engine.good("{\"session\":\"a\",\"do\":" + fields + "}");
    }

    private String error(String fields) throws InterruptedException, JsonProcessingException {
        return engine.error("{\"session\":\"a\",\"do\":" + fields + "}");
    }

    @Test
    void manyGamesGoOnInOneMessage() throws InterruptedException, JsonProcessingException {
        good("\"open\",\"game\":\"nim\",\"options\":{\"heaps\":[1,2]}");
        assertEquals(
                "{\"id\":null,\"session\":\"a\",\"states\":[0,1,2],\"actors\":[0,0,0],"
                        + "\"legal\":[[0,1,2],[0,1,2],[0,1,2]]}",
                good("\"spawn\",\"count\":3").toString());
        assertEquals(
                "{\"id\":null,\"session\":\"a\",\"actors\":[1,1],\"legal\":[[1,2],[0]]}",
                good("\"step\",\"states\":[2,0],\"actions\":[0,1]").toString());
        assertEquals(
                "{\"id\":null,\"session\":\"a\",\"actors\":[-2,1],\"legal\":[[],[0,1]],\"payoffs\":{\"0\":[-1.0,1.0]}}",
                good("\"step\",\"states\":[2,1],\"actions\":[1,2]").toString());
        assertEquals(
                "[0, 1]",
                good("\"position\",\"state\":1").get("legal").findValues("code").toString());
        assertEquals(
                "{\"heaps\":[1,2],\"actor\":0}",
                good("\"position\"").get("position").toString());
    }

    @Test
    void aCopyLeavesThePositionAsItWas() throws InterruptedException, JsonProcessingException {
        good("\"open\",\"game\":\"kalaha\"");
        good("\"spawn\"");
        JsonNode before = good("\"position\",\"state\":0");
        assertEquals(
                "[1,2]",
                good("\"step\",\"states\":[0,0],\"actions\":[0,5],\"copy\":true")
                        .get("states")
                        .toString());
        assertEquals(before, good("\"position\",\"state\":0"));
        assertNotEquals(
                good("\"position\",\"state\":1").get("position"),
                good("\"position\",\"state\":2").get("position"));
    }

    @Test
    void chanceHasWeights() throws InterruptedException, JsonProcessingException {
        good("\"open\",\"game\":\"poker\"");
        JsonNode dealt = good("\"spawn\"");
        assertEquals("{\"0\":[1.0,1.0,1.0]}", dealt.get("weights").toString());
        assertEquals("[-1]", dealt.get("actors").toString());
        assertFalse(good("\"step\",\"states\":[0],\"actions\":[2]").has("payoffs"));
    }

    @Test
    void nothingIsPlayedIfOneActionIsNotLegal() throws InterruptedException, JsonProcessingException {
        good("\"open\",\"game\":\"nim\",\"options\":{\"heaps\":[1,2]}");
        good("\"spawn\",\"count\":2");
        assertEquals(
                "field 'actions[1]': 3 is not legal; legal: 0 1 2",
                error("\"step\",\"states\":[0,1],\"actions\":[0,3]"));
        assertEquals(0, good("\"position\",\"state\":0").get("actor").intValue());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\u0001',
            value = {
                "\"step\",\"states\":[0],\"actions\":[] | field 'actions': 0 actions for 1 states; allowed: one for each",
                "\"step\",\"states\":[0,0],\"actions\":[0,0] | field 'states': a state is named twice",
                "\"step\",\"states\":[9],\"actions\":[0] | field 'states': state 9 is not held in this session",
                "\"position\",\"state\":9 | field 'state': state 9 is not held",
                "\"spawn\",\"count\":10001 | field 'count': 10001 is not allowed; allowed: a whole number from 1 to",
                "\"vectors\",\"states\":[0],\"observers\":[2] | field 'observers': [2] is not allowed",
                "\"step\",\"state\":0 | unknown field 'state'",
            })
    void badInputIsAnError(String fields, String message) throws InterruptedException, JsonProcessingException {
        good("\"open\",\"game\":\"nim\"");
        good("\"spawn\"");
        String said = error(fields);
        assertTrue(said.startsWith(message), said);
    }

    @Test
    void positionsAreBoundedInNumberAndFreed() throws InterruptedException, JsonProcessingException {
        good("\"open\",\"game\":\"nim\"");
        for (int i = 0; i < 10; i++) {
            good("\"spawn\",\"count\":10000");
        }
        assertTrue(error("\"spawn\"").startsWith("too many states are held; allowed: 100000 in all sessions"));
        String first = IntStream.range(0, 3).mapToObj(String::valueOf).collect(Collectors.joining(",", "[", "]"));
        assertEquals(3, good("\"free\",\"free\":" + first).get("freed").intValue());
        assertEquals(0, good("\"free\",\"free\":" + first).get("freed").intValue());
        good("\"spawn\",\"count\":2");
        assertEquals(
                "[100002,100003]",
                good("\"spawn\",\"count\":2,\"free\":[50]").get("states").toString());
        good("\"close\"");
        good("\"open\",\"game\":\"nim\"");
        good("\"spawn\",\"count\":10000");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"step\",\"states\":[0],\"actions\":[99],\"free\":[1]",
                "\"step\",\"states\":[1],\"actions\":[0],\"free\":[1]",
                "\"spawn\",\"count\":10001,\"free\":[1]",
            })
    void aRefusedRequestFreesNothing(String refused) throws InterruptedException, JsonProcessingException {
        good("\"open\",\"game\":\"nim\"");
        good("\"spawn\",\"count\":2");
        error(refused);
        assertEquals(0, good("\"position\",\"state\":1").get("actor").intValue());
    }

    @Test
    void freedPositionsMakeRoomForNewOnes() throws InterruptedException, JsonProcessingException {
        good("\"open\",\"game\":\"nim\"");
        for (int i = 0; i < 10; i++) {
            good("\"spawn\",\"count\":10000");
        }
        assertTrue(error("\"spawn\",\"count\":2,\"free\":[7]").startsWith("too many states are held"));
        good("\"position\",\"state\":7");
        good("\"step\",\"states\":[0],\"actions\":[0],\"copy\":true,\"free\":[7]");
        assertTrue(error("\"spawn\"").startsWith("too many states are held"));
    }

    @Test
    void vectorsOfAGameWithoutSecretsAreItsEncoding() throws InterruptedException, JsonProcessingException {
        good("\"open\",\"game\":\"nim\"");
        good("\"spawn\",\"count\":2");
        good("\"step\",\"states\":[1],\"actions\":[0]");
        JsonNode vectors =
                good("\"vectors\",\"states\":[0,1,0],\"observers\":[0,0,1]").get("vectors");
        assertEquals(32, vectors.get(0).asText().length());
        assertEquals(vectors.get(0), vectors.get(2));
        assertNotEquals(vectors.get(0), vectors.get(1));
        assertEquals(
                "{\"kind\":\"words\",\"length\":128}",
                engine.good("{\"do\":\"games\",\"game\":\"nim\"}")
                        .at("/games/0/facts/vector")
                        .toString());
    }

    @Test
    void vectorsOfHiddenInformationArePliesThatTheSeatSaw() throws InterruptedException, JsonProcessingException {
        good("\"open\",\"game\":\"poker\"");
        good("\"spawn\"");
        good("\"step\",\"states\":[0],\"actions\":[2]");
        good("\"step\",\"states\":[0],\"actions\":[0]");
        JsonNode vectors =
                good("\"vectors\",\"states\":[0,0],\"observers\":[0,1]").get("vectors");
        assertEquals("[[2,-1],[-1,0]]", vectors.toString());
        String seen =
                good("\"position\",\"state\":0,\"observer\":1,\"history\":true").toString();
        assertTrue(seen.contains("\"determinized\":true") && seen.contains("\"*?\""), seen);
    }

    @Test
    void aGameThatIsGuessedAtIsNotHeld() throws InterruptedException, JsonProcessingException {
        good("\"open\",\"game\":\"poker\",\"plies\":[\"*?\"],\"observer\":1");
        assertEquals("positions are held only of a game whose plies are all known", error("\"spawn\""));
    }
}
