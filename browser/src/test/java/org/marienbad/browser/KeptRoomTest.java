package org.marienbad.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Services;
import org.marienbad.store.StoredRoom;

/** A house, run by the test in place of a browser. */
class KeptRoomTest {
    private final ObjectMapper mapper = new ObjectMapper();
    private final Deque<Runnable> turns = new ArrayDeque<>();
    private final Map<String, StoredRoom> kept = new HashMap<>();
    private final BrowserHouse house = house(List.of());

    private BrowserHouse house(List<StoredRoom> rooms) {
        EventLoop.Timer timer = (millis, task) -> {
            if (millis == 0) {
                turns.add(task);
            }
        };
        return new BrowserHouse(
                new EventLoop(timer),
                new TextGames().plugins(Services.NONE),
                rooms,
                (id, room) -> room.ifPresentOrElse(made -> kept.put(id, made), () -> kept.remove(id)));
    }

    private void run() {
        for (Runnable turn = turns.poll(); turn != null; turn = turns.poll()) {
            turn.run();
        }
    }

    private String ask(BrowserHouse asked, String room, String verb, String body) {
        List<String> answers = new ArrayList<>();
        asked.ask("cs", "", room, verb, body, (status, json) -> answers.add(status + " " + json));
        run();
        assertEquals(1, answers.size(), verb);
        return answers.get(0);
    }

    @Test
    void aGameOfComputersIsPlayedToItsEndAndKept() throws Exception {
        String seats = "[{\"kind\":\"level\",\"level\":\"easy\"},{\"kind\":\"level\",\"level\":\"easy\"}]";
        String made = ask(house, "", "create", "{\"game\":\"nim\",\"seats\":" + seats + "}");
        assertTrue(made.startsWith("200 "), made);
        String id = mapper.readTree(made.substring(4)).path("id").asText();
        ask(house, id, "position", "{}"); // from then on it is played
        String end = ask(house, id, "position", "{}");
        assertTrue(end.contains("\"over\":true"), end);
        StoredRoom room = kept.get(id);
        String written = KeptRoom.write(room);
        assertEquals(written, KeptRoom.write(KeptRoom.read(written)));
        assertEquals(room.game().plies(), KeptRoom.read(written).game().plies());
        BrowserHouse next = house(List.of(KeptRoom.read(written)));
        assertEquals(
                mapper.readTree(end.substring(4)).path("position").path("plies"),
                mapper.readTree(ask(next, id, "position", "{}").substring(4))
                        .path("position")
                        .path("plies"));
    }

    @Test
    void theNewestFinishedGamesAndAllUnfinishedOnesAreKept() throws Exception {
        String computers = "[{\"kind\":\"level\",\"level\":\"easy\"},{\"kind\":\"level\",\"level\":\"easy\"}]";
        String id = mapper.readTree(ask(house, "", "create", "{\"game\":\"nim\",\"seats\":" + computers + "}")
                        .substring(4))
                .path("id")
                .asText();
        ask(house, id, "position", "{}");
        ObjectNode over = (ObjectNode) mapper.readTree(KeptRoom.write(kept.get(id)));
        String running =
                ask(house, "", "create", "{\"game\":\"nim\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"open\"}]}");
        StoredRoom unfinished =
                kept.get(mapper.readTree(running.substring(4)).path("id").asText());
        List<StoredRoom> rooms = new ArrayList<>(List.of(unfinished));
        for (int number = 0; number < 103; number++) {
            over.put("id", "over" + number).put("updated", 1_000L + number);
            rooms.add(KeptRoom.read(over.toString()));
        }
        rooms.forEach(room -> kept.put(room.id(), room));
        kept.remove(id);
        house(rooms);
        assertEquals(101, kept.size());
        assertTrue(kept.containsKey(unfinished.id()));
        assertFalse(kept.containsKey("over2"));
        assertTrue(kept.containsKey("over3"));
    }

    @Test
    void refusalsAreWordsInTheLanguageOfTheVisitor() {
        assertTrue(ask(house, "", "create", "{\"game\":\"chess\"}").startsWith("404 {\"error\":\""));
        assertTrue(ask(house, "nowhere", "position", "{}").startsWith("404 "));
        assertThrows(IllegalArgumentException.class, () -> KeptRoom.read("no room"));
    }
}
