package org.marienbad.server.serving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.marienbad.server.serving.TestHouse.GUEST;
import static org.marienbad.server.serving.TestHouse.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerWords;

/** How players decide, as people in a room may see it. */
class RoomLensTest {
    @TempDir
    Path directory;

    private TestHouse house;
    private String room;
    private String ann;
    private String watcher;

    @BeforeEach
    void open() {
        house = new TestHouse(directory);
    }

    @AfterEach
    void close() {
        house.close();
    }

    /** Ann against a computer. */
    private void seat(String game, boolean hints) {
        JsonNode made = house.ask(
                "",
                "",
                "create",
                json("{'game':'" + game + "','hints':" + hints
                        + ",'seats':[{'kind':'person'},{'kind':'level','level':'easy'}]}"));
        room = made.get("id").asText();
        ann = made.at("/tokens/0").asText();
        watcher = made.get("watch").asText();
    }

    private JsonNode ask(String token, String body) {
        return house.ask(token, room, "explain", json(body));
    }

    /** Asks until there is an answer. */
    private JsonNode answer(String token, String body) {
        JsonNode answer = ask(token, body);
        return answer.has("done") ? ask(token, body) : answer;
    }

    private String refused(String token, String body) {
        Refusal refusal = assertThrows(Refusal.class, () -> answer(token, body));
        return ServerWords.of(Locale.ENGLISH).get(refusal.words());
    }

    private void playFirst(String token) {
        JsonNode position = house.ask(token, room, "position", json("{}")).get("position");
        long version = house.rooms().room(room).room().version();
        house.ask(
                token,
                room,
                "play",
                json("{'version':" + version + ",'ply':'"
                        + position.at("/legal/0/ply").asText() + "'}"));
    }

    @Test
    void aSearchIsToldInPartsThatMakeTheWhole() {
        seat("kalaha", true);
        List<JsonNode> steps = new ArrayList<>();
        JsonNode part;
        do {
            part = answer(ann, "{'players':['minimax(depth=3)'],'steps':100,'from':" + steps.size() + "}");
            assertEquals(steps.size(), part.get("from").asInt());
            part.get("steps").forEach(steps::add);
        } while (steps.size() < part.get("size").asInt());
        assertEquals(100, steps.size());
        assertTrue(part.get("over").asBoolean());
        assertTrue(steps.get(0).get("sentence").asText().startsWith("Minimax begins."));
        assertTrue(steps.get(99).get("tree").asText().startsWith("<svg"));
        assertTrue(part.at("/words/run").asText().equals("Run"));
    }

    @Test
    void twoPlayersSearchThePositionLookedAt() {
        seat("kalaha", true);
        playFirst(ann);
        for (int search = 0; search < 2; search++) {
            JsonNode found = answer(
                    ann, "{'players':['minimax(depth=2)','mcts(iterations=20)'],'ply':0,'search':" + search + "}");
            assertEquals(
                    search == 0 ? "Minimax (depth=2)" : "Monte Carlo tree search (iterations=20)",
                    found.get("player").asText());
            assertFalse(found.at("/boards/0/primitives").isEmpty());
            assertTrue(found.at("/boards/0/inks/dark/background").isTextual(), "it is painted in any theme");
        }
    }

    @Test
    void thePlayersOfTheSeatsAreOfferedFirst() {
        seat("kalaha", true);
        JsonNode offered = answer(ann, "{}");
        assertEquals("computer(level=easy)", offered.at("/players/0/spec").asText());
        assertEquals("[1]", offered.get("live").toString());
        assertEquals(
                offered.get("players").size(),
                offered.get("players").findValuesAsText("spec").stream()
                        .distinct()
                        .count());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    {'players':['random']} | random does not tell the steps of its search.
                    {'players':['minimax(depth=1)'],'first':9999} | The search of minimax(depth=1) has only 34 steps.
                    {'players':['minimax','mcts','random']} | The entry 'players' must be a list that is not too long.
                    {'players':['minimax'],'steps':501} | The entry 'steps' must be from 1 to 500.
                    {'players':['nobody']} | unknown player 'nobody'
                    {'players':['minimax'],'line':['a']} | Only after the end of the game.
                    {'seat':0} | A person decides for this seat.
                    """)
    void whatCannotBeShownIsRefusedInOneSentence(String body, String words) {
        seat("kalaha", true);
        String said = refused(ann, body);
        assertTrue(said.startsWith(words), said);
    }

    @Test
    void nobodyIsHelpedWhereHintsAreSwitchedOffUntilTheEnd() {
        seat("kalaha", false);
        assertEquals("There are no hints in this game.", refused(ann, "{'players':['minimax']}"));
        assertEquals("Only somebody with a seat may do that.", refused(watcher, "{'players':['minimax']}"));
        playFirst(ann);
        house.ask(ann, room, "resign", json("{}"));
        JsonNode told = answer(watcher, "{'players':['minimax(depth=2)'],'ply':0}");
        assertTrue(told.get("size").asInt() > 10);
        JsonNode line = answer(watcher, "{'players':['minimax(depth=2)'],'ply':0,'line':['a']}");
        assertFalse(line.at("/boards/0").equals(told.at("/boards/0")));
    }

    @Test
    void whoWatchesComputersMaySeeHowTheyDecide() {
        JsonNode made = house.ask(
                TestHouse.HOST,
                "",
                "",
                "create",
                json("{'game':'kalaha','seats':[{'kind':'level','level':'easy'},{'kind':'level','level':'easy'}]}"));
        room = made.get("id").asText();
        JsonNode told = answer(made.get("watch").asText(), "{'players':['minimax(depth=2)'],'ply':0}");
        assertTrue(told.get("size").asInt() > 10);
    }

    @Test
    void onePositionIsSearchedAtATime() {
        seat("kalaha", true);
        CompletableFuture<JsonNode> first =
                house.begin(GUEST, ann, room, "explain", json("{'players':['minimax(depth=2)']}"));
        house.runTasks();
        int waiting = house.house().threads().waiting();
        CompletableFuture<JsonNode> second =
                house.begin(GUEST, ann, room, "explain", json("{'players':['minimax(depth=1)']}"));
        house.runTasks();
        assertTrue(first.join().has("done") && second.join().has("done"));
        assertEquals(waiting, house.house().threads().waiting(), "the second waits for the first");
        house.runAll();
        assertTrue(ask(ann, "{'players':['minimax(depth=2)']}").has("steps"));
        assertTrue(answer(ann, "{'players':['minimax(depth=1)']}").has("steps"));
    }

    @Test
    void aSearchEndsWhenNobodyAsksForItAnyMoreAndBeginsAnewForWhoComesBack() {
        seat("kalaha", true);
        String body = "{'players':['minimax(depth=4)'],'steps':100}";
        house.begin(GUEST, ann, room, "explain", json(body));
        house.runTasks();
        house.pass(Duration.ofSeconds(30)); // the search begins when she has left
        assertTrue(house.rooms().room(room).room().isAtRest());
        assertTrue(ask(ann, body).has("done"), "it begins anew");
        assertEquals(100, ask(ann, body).get("size").asInt());
    }

    @Test
    void theNextDecisionOfAComputerIsFollowed() {
        seat("kalaha", true);
        assertTrue(ask(ann, "{'seat':1,'anew':true}").has("done"));
        String mine = ann;
        while (!ask(ann, "{'seat':1}").has("steps")) {
            playFirst(mine);
        }
        JsonNode told = ask(ann, "{'seat':1}");
        assertTrue(told.get("over").asBoolean());
        assertTrue(told.get("result").asText().matches("It plays [A-F]\\."), told.get("result")::asText);
        assertTrue(ask(ann, "{'seat':1,'anew':true}").has("done"), "now the next one is meant");
    }

    @Test
    void theThoughtsOfAComputerThatKnowsHiddenThingsAreNotShown() {
        seat("poker", true);
        String hidden = "A player that thinks here knows hidden things, so you may not see its thoughts.";
        assertEquals(hidden, refused(ann, "{'seat':1}"));
        assertFalse(answer(ann, "{}").has("live"));
    }
}
