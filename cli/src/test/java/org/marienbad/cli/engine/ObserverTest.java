package org.marienbad.cli.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.plugin.Plugins;

/** An answer depends on who may see it: sealed bids of Minute Empire. */
class ObserverTest {
    private static final String GAME =
            "\"game\":\"minute-empire\",\"options\":{\"order\":\"bid\",\"neutralArmies\":" + "\"none\"},\"plies\":";

    private static Plugins plugins;
    private static Engine engine;
    /** The outcomes of chance before the first bid, each with a comma after it. */
    private static String dealt = "";

    @BeforeAll
    static void open() throws JsonProcessingException {
        plugins = Plugins.load();
        engine = new Engine(plugins.games(), plugins.players(), plugins.solvers(), new EngineOptions());
        JsonNode position = json(answer("position", "", ""));
        while (position.get("actor").intValue() < 0) {
            dealt += position.get("legal").get(0).get("ply") + ",";
            position = json(answer("position", "", ""));
        }
    }

    @AfterAll
    static void close() throws IOException {
        plugins.close();
    }

    private static String answer(String request, String plies, String more) {
        String line =
                "{\"do\":\"" + request + "\"," + GAME + "[" + (dealt + plies).replaceFirst(",$", "") + "]" + more + "}";
        String answer = engine.answer(line);
        EngineSchema.requireExchange(line, answer);
        return answer;
    }

    private static JsonNode json(String answer) throws JsonProcessingException {
        return new ObjectMapper().readTree(answer);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "position: ,\"words\":true,\"history\":true",
                "position: ,\"words\":true,\"history\":true,\"observer\":\"spectator\"",
                "position: ,\"words\":true,\"history\":true,\"observer\":1",
                "picture: ",
                "picture: ,\"observer\":1",
                "choose: ,\"player\":\"random\",\"seed\":3",
                "perft: ,\"depth\":1"
            })
    void twoWorldsThatDifferOnlyInASealedBidLookTheSame(String asked) throws JsonProcessingException {
        String request = asked.substring(0, asked.indexOf(':'));
        String more = asked.substring(asked.indexOf(':') + 2);
        String one = answer(request, "\"bid3\"", more).replaceAll("\"millis\":[0-9.]+", "");
        String other = answer(request, "\"bid6\"", more).replaceAll("\"millis\":[0-9.]+", "");
        assertFalse(one.contains("error"), one);
        assertEquals(one, other);
    }

    @Test
    void theOwnerAndTheRefereeSeeTheBid() throws JsonProcessingException {
        for (String observer : new String[] {"0", "\"referee\""}) {
            String more = ",\"history\":true,\"observer\":" + observer;
            assertNotEquals(answer("position", "\"bid3\"", more), answer("position", "\"bid6\"", more));
            JsonNode plies = json(answer("position", "\"bid3\"", more)).get("plies");
            assertEquals("bid3", plies.get(plies.size() - 1).get("ply").textValue());
        }
        JsonNode open = json(answer("position", "\"bid3\"", ",\"history\":true"));
        assertEquals(
                "?",
                open.get("plies").get(open.get("plies").size() - 1).get("ply").textValue());
        assertTrue(open.get("determinized").booleanValue());
        assertEquals("[]", open.get("legal").toString());
    }

    @Test
    void aPlyThatTheCallerDoesNotKnowIsGuessed() throws JsonProcessingException {
        assertEquals(answer("position", "\"bid3\"", ",\"observer\":1"), answer("position", "\"?\"", ",\"observer\":1"));
        JsonNode choice = json(answer("choose", "\"?\"", ",\"player\":\"mcts\",\"budget\":{\"iterations\":50}"));
        assertTrue(choice.get("ply").isTextual(), choice.toString());
        assertEquals(
                "'?' is not what observer 0 sees of any legal ply here",
                json(answer("position", "\"?\"", ",\"observer\":0"))
                        .get("error")
                        .textValue()
                        .replaceFirst("^field 'plies.[0-9]+.': ", ""));
    }

    @Test
    void onlyTheSeatToMoveChooses() throws JsonProcessingException {
        String answer = answer("choose", "\"bid3\"", ",\"player\":\"random\",\"observer\":0");
        assertEquals(
                "field 'observer': only the seat to move can choose; allowed: 1",
                json(answer).get("error").textValue());
    }
}
