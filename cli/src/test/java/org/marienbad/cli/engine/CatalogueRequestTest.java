package org.marienbad.cli.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.setting.Settings;

/** Requests for games, players, rules, motions and solutions. */
class CatalogueRequestTest {
    private static Plugins plugins;
    private static EngineDialogue engine;

    @BeforeAll
    static void open() throws InterruptedException, JsonProcessingException {
        plugins = Plugins.load();
        List<GameProvider> games = new ArrayList<>(plugins.games().all());
        games.add(new GameProvider() {
            @Override
            public String id() {
                return "broken";
            }

            @Override
            public Game create(int seats, Settings options) {
                throw new IllegalStateException("no board");
            }
        });
        engine = new EngineDialogue(plugins, games, plugins.players().all());
    }

    @AfterAll
    static void close() throws IOException {
        engine.close();
        plugins.close();
    }

    @Test
    void allGamesAreListedAndABrokenOneCostsItsEntryOnly() throws InterruptedException, JsonProcessingException {
        JsonNode games = engine.good("{\"do\":\"games\"}").get("games");
        assertEquals(plugins.games().all().size() + 1, games.size());
        List<String> failed = new ArrayList<>();
        games.forEach(game -> {
            if (game.has("error")) {
                failed.add(game.get("id").asText());
            } else {
                assertFalse(game.get("name").asText().isEmpty());
            }
        });
        assertEquals(List.of("broken"), failed);
    }

    @Test
    void oneGameIsDescribedAsItIsAskedFor() throws InterruptedException, JsonProcessingException {
        JsonNode game = engine.good("{\"do\":\"games\",\"game\":\"nim\",\"seats\":3,\"options\":{\"heaps\":[2,2]}}")
                .get("games")
                .get(0);
        assertEquals("nim", game.get("id").asText());
        assertEquals(3, game.at("/facts/seats").intValue());
        assertEquals(4, game.at("/facts/plies").intValue());
        assertEquals(3, game.at("/facts/seatNames").size());
        assertEquals("heaps", game.at("/options/0/key").asText());
    }

    @Test
    void playersSayWhetherTheyPlayTheGame() throws InterruptedException, JsonProcessingException {
        assertFalse(engine.good("{\"do\":\"players\"}").at("/players/0").has("unsupportedReason"));
        for (JsonNode player :
                engine.good("{\"do\":\"players\",\"game\":\"nim\",\"seats\":3}").get("players")) {
            boolean plays = player.get("unsupportedReason").isNull();
            String id = player.get("id").asText();
            if (id.equals("random") || id.equals("minimax")) {
                assertEquals(id.equals("random"), plays, player.toString());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"nim", "kalaha", "minute-empire"})
    void rulesHaveSectionsWithWords(String game) throws InterruptedException, JsonProcessingException {
        JsonNode rules = engine.good("{\"do\":\"rules\",\"game\":\"" + game + "\"}");
        assertTrue(rules.get("sections").size() > 0);
        rules.findValues("text").forEach(text -> assertFalse(text.asText().isEmpty()));
    }

    @Test
    void motionsAreThoseOfTheLastPlyOrOfAnother() throws InterruptedException, JsonProcessingException {
        String kalaha = "{\"do\":\"motions\",\"game\":\"kalaha\"";
        JsonNode last = engine.good(kalaha + ",\"plies\":[\"c\"]}").get("motions");
        assertTrue(last.size() >= 4, last.toString());
        assertEquals(last, engine.good(kalaha + ",\"ply\":\"c\"}").get("motions"));
        assertEquals("no ply has been played; give one in field 'ply'", engine.error(kalaha + "}"));
        engine.good("{\"do\":\"open\",\"session\":\"m\",\"game\":\"kalaha\"}");
        engine.good("{\"do\":\"motions\",\"session\":\"m\",\"ply\":\"c\"}");
        assertEquals(
                "[]",
                engine.good("{\"do\":\"position\",\"session\":\"m\",\"history\":true}")
                        .get("plies")
                        .toString());
    }

    @Test
    void aSolverProvesAPosition() throws InterruptedException, JsonProcessingException {
        JsonNode solved = engine.good(
                "{\"do\":\"solve\",\"game\":\"nim\",\"options\":{\"heaps\":[1,2]},\"plies\":[\"2:1\"],\"millis\":60000}");
        assertEquals(1, solved.get("seat").intValue());
        assertTrue(solved.get("unfinished").isNull(), solved.toString());
        assertEquals(-1.0, solved.get("high").doubleValue());
        assertEquals(0, solved.get("nimber").intValue());
        assertEquals(2, solved.get("lines").size());
        JsonNode outcome = engine.good("{\"do\":\"solve\",\"game\":\"kalaha\",\"options\":{\"pits\":3,\"stones\":2},"
                + "\"goal\":\"outcome\",\"solver\":\"df-pn\",\"memory\":64}");
        assertEquals("df-pn", outcome.get("solver").asText());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\u0001',
            value = {
                "{\"do\":\"rules\"} | no game is named; allowed: ",
                "{\"do\":\"games\",\"seats\":3} | field 'game' is missing; allowed: the id of a game, or no field of one",
                "{\"do\":\"games\",\"game\":\"nimm\"} | unknown game 'nimm' (did you mean 'nim'?)",
                "{\"do\":\"games\",\"plies\":[]} | unknown field 'plies'",
                "{\"do\":\"games\",\"game\":\"broken\"} | failed: java.lang.IllegalStateException: no board",
                "{\"do\":\"solve\",\"game\":\"nim\",\"goal\":\"all\"} | field 'goal': \"all\" is not allowed; allowed:"
                        + " outcome, value or actions",
                "{\"do\":\"solve\",\"game\":\"nim\",\"solver\":\"x\"} | unknown solver 'x'",
                "{\"do\":\"solve\",\"game\":\"nim\",\"seats\":3} | no solver can solve this game",
                "{\"do\":\"solve\",\"game\":\"nim\",\"memory\":900000} | solver ",
                "{\"do\":\"solve\",\"game\":\"kalaha\",\"options\":{\"pits\":3,\"stones\":2},"
                        + "\"settings\":{\"checkpoint\":\"/tmp/x\"}} | setting 'checkpoint' of kalaha",
                "{\"do\":\"solve\",\"game\":\"nim\",\"options\":{\"heaps\":[1]},\"plies\":[\"1:1\"]} | the game is over",
            })
    void badInputIsAnError(String request, String message) throws InterruptedException, JsonProcessingException {
        String said = engine.error(request);
        assertTrue(said.startsWith(message), said);
    }

    /** The schema is strict: what the engine refuses for its form does not fit it either. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"do\":\"perf\",\"game\":\"nim\"}",
                "{\"game\":\"nim\"}",
                "{\"do\":\"position\"}",
                "{\"do\":\"position\",\"game\":\"nim\",\"plys\":[]}",
                "{\"do\":\"position\",\"game\":\"nim\",\"session\":\"a\"}",
                "{\"do\":\"position\",\"game\":\"nim\",\"plies\":[1]}",
                "{\"do\":\"perft\",\"game\":\"nim\"}",
                "{\"do\":\"choose\",\"game\":\"nim\",\"player\":{}}",
                "{\"do\":\"choose\",\"game\":\"nim\",\"budget\":{\"nodes\":1}}",
                "{\"do\":\"choose\",\"game\":\"nim\",\"seed\":\"a\"}",
                "{\"do\":\"open\",\"session\":\"a\"}",
                "{\"do\":\"ply\",\"session\":\"a\"}",
                "{\"do\":\"step\",\"states\":[0]}",
                "[{\"do\":\"hello\"}]"
            })
    void refusedRequestsDoNotFitTheSchema(String request) throws InterruptedException, JsonProcessingException {
        JsonNode answer = engine.ask(request);
        assertTrue(answer.has("error") || answer.path(0).has("error"), answer.toString());
        assertFalse(EngineSchema.misfits("request", new ObjectMapper().readTree(request))
                .isEmpty());
    }

    @Test
    void anAnswerWithAFieldThatIsNotDescribedDoesNotFitTheSchema()
            throws InterruptedException, JsonProcessingException {
        ObjectNode answer = (ObjectNode) engine.good("{\"do\":\"position\",\"game\":\"nim\"}");
        answer.put("colour", "red");
        assertFalse(EngineSchema.misfits("answer", answer).isEmpty());
    }
}
