package org.marienbad.cli.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.file.LineReader;
import org.marienbad.framework.plugin.Plugins;

/** Several requests in a line: one line with their answers, in their order. */
class BatchTest {
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

    private static JsonNode ask(String line) throws JsonProcessingException {
        String answer = engine.answer(line);
        EngineSchema.requireExchange(line, answer);
        return MAPPER.readTree(answer);
    }

    @Test
    void answersComeInTheOrderOfTheRequestsAndErrorsTakeTheirPlaces() throws JsonProcessingException {
        JsonNode answers = ask("[{\"id\":1,\"do\":\"perft\",\"game\":\"kalaha\",\"depth\":5},7,"
                + "{\"id\":2,\"do\":\"perft\",\"game\":\"nim\",\"depth\":1},{\"id\":3,\"do\":\"perf\"},"
                + "{\"id\":4,\"do\":\"hello\"},[]]");
        assertEquals(6, answers.size());
        assertEquals(4685, answers.get(0).get("nodes").intValue());
        assertTrue(answers.get(1).get("error").asText().startsWith("a request is a JSON object"));
        assertEquals(16, answers.get(2).get("nodes").intValue());
        assertEquals(3, answers.get(3).get("id").intValue());
        assertTrue(answers.get(3).get("error").asText().startsWith("unknown do 'perf'"));
        assertEquals(
                "{\"id\":4,\"error\":\"'hello' is not allowed in a batch; allowed: alone in its line\"}",
                answers.get(4).toString());
        assertTrue(answers.get(5).get("error").asText().startsWith("a request is a JSON object"));
        assertEquals("[]", engine.answer("[]"));
    }

    @Test
    void aBatchHasAGreatestLengthAndItsErrorsNeedNoStack() throws JsonProcessingException {
        String longest = IntStream.range(0, Batch.MOST).mapToObj(i -> "0").collect(Collectors.joining(",", "[", "]"));
        assertEquals(Batch.MOST, ask(longest).size());
        assertEquals(
                "{\"id\":null,\"error\":\"a batch of 1001 requests is too long; allowed: at most 1000\"}",
                ask(longest.replace("]", ",0]")).toString());
    }

    /** All in one line, and the input ends behind it: nothing is lost. */
    @Test
    void aBatchOpensASessionAndGoesOnInIt() throws IOException, InterruptedException {
        String batch = "[{\"id\":1,\"do\":\"open\",\"session\":\"a\",\"game\":\"nim\"},"
                + "{\"id\":2,\"do\":\"ply\",\"session\":\"a\",\"ply\":\"1:1\"},"
                + "{\"id\":3,\"do\":\"choose\",\"session\":\"a\",\"player\":\"minimax\",\"budget\":{\"depth\":3}},"
                + "{\"id\":4,\"do\":\"position\",\"game\":\"kalaha\"},"
                + "{\"id\":5,\"do\":\"close\",\"session\":\"a\"}]";
        String one = "{\"id\":6,\"do\":\"perft\",\"game\":\"nim\",\"depth\":1}";
        List<String> answers = Collections.synchronizedList(new ArrayList<>());
        engine.serve(new LineReader(new StringReader("{\"do\":\"hello\"}\n" + batch + "\n" + one)), answers::add);
        assertEquals(3, answers.size());
        String line = answers.get(answers.get(1).startsWith("[") ? 1 : 2);
        EngineSchema.requireExchange(batch, line);
        JsonNode all = MAPPER.readTree(line);
        assertEquals("[1, 2, 3, 4, 5]", all.findValues("id").toString());
        assertEquals(1, all.get(1).get("actor").intValue());
        assertTrue(all.get(2).get("ply").isTextual());
        assertTrue(all.get(4).get("closed").booleanValue());
    }
}
