package org.marienbad.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.marienbad.store.StoredRoom;

/**
 * The answers and events of a game, on a JDK and in the worker: rooms with the same seeds get the same requests.
 */
class SameMessagesTest extends PageInBrowser {
    private static final int MOST_PLIES = 60;
    /** Some number that chooses among the legal actions. */
    private static final int STRIDE = 7919;

    private static final List<String> SEARCHES = List.of("mcts(iterations=200)", "minimax(depth=2)");
    /** Each with the games whose highest level plays by a trained model. */
    private static final List<String> WITH_MODELS = List.of("kalaha", "oware", "reversi");

    private static final int PLY = 5;
    private static final int STEPS = 20;
    private static final List<String> LANGUAGES = List.of("en", "cs");
    /** Two changes of a room are told at once or one by one. */
    private static final String ROOM = "\"type\":\"room\"";

    /** Requests go on at once, or after as many events as were told on the JDK. */
    private static final String ASK_ALL = """
            const [rooms, isPlayed] = [JSON.parse(arguments[0]), arguments[1]];
            const told = [];
            for (const room of rooms) {
                const events = room.tokens.map(() => []);
                const answers = [];
                let check;
                const heard = new Promise((resolve) => {
                    setTimeout(resolve, 60000);
                    check = () => events.every((list, seat) =>
                        list.filter((event) => event.type !== 'room').length >= room.counts[seat]) && resolve();
                });
                for (const [seat, token] of room.tokens.entries()) {
                    await new Promise((first) => house.subscribe(room.id, token, seat % 2 ? 'cs' : 'en', (event) => {
                        events[seat].push(event);
                        first();
                        check();
                    }));
                }
                if (!isPlayed) {
                    await heard;
                }
                for (const [verb, token, body] of room.requests) {
                    let answer;
                    do {
                        answer = JSON.parse(await (await house.ask(verb, room.id, token, 'en', JSON.parse(body))).text());
                    } while ('total' in answer || 'landmarks' in answer && !answer.over); // a search may be told while it goes on
                    answers.push(answer);
                }
                await heard;
                told.push({events, answers});
            }
            done(JSON.stringify(told));
            """;

    /** A room: who may ask there, what they asked, and what they were told. */
    private record Known(String game, String id, List<String> tokens, List<List<String>> events) {}

    /** Who takes a seat of a game. */
    private interface Seating {
        void seat(String game, int seat, ObjectNode who);
    }

    @Test
    void personsAreToldTheSame() throws IOException {
        compare(game -> true, (game, seat, who) -> who.put("kind", "person").put("name", "P" + seat), SEARCHES, true);
    }

    @Test
    void computersPlayTheSame() throws IOException {
        Seating levels = (game, seat, who) -> who.put("kind", "level").put("level", seat == 0 ? "medium" : "easy");
        compare(game -> true, levels, SEARCHES, false);
    }

    /** By depth: the time that the level itself has differs from run to run. */
    @Test
    void trainedModelsPlayTheSame() throws IOException {
        Seating models = (game, seat, who) -> {
            if (seat == 0) {
                who.put("kind", "player").put("spec", "minimax(depth=5,model=" + game + ")");
            } else {
                who.put("kind", "level").put("level", "easy");
            }
        };
        compare(
                WITH_MODELS::contains,
                models,
                List.of("minimax(depth=4,model=GAME)", "mcts(iterations=50,model=GAME)"),
                false);
    }

    private static void compare(Predicate<String> games, Seating seating, List<String> searches, boolean isPlayed)
            throws IOException {
        Map<String, StoredRoom> stored = new HashMap<>();
        List<Known> rooms = make(games, seating, stored);
        JdkHouse jdk = new JdkHouse(List.copyOf(stored.values()), (id, room) -> {});
        ArrayNode script = MAPPER.createArrayNode();
        ArrayNode answers = MAPPER.createArrayNode();
        for (Known room : rooms) {
            for (int seat = 0; seat < room.tokens().size(); seat++) {
                room.events()
                        .add(jdk.subscribe(
                                LANGUAGES.get(seat % 2), room.tokens().get(seat), room.id()));
            }
            ArrayNode requests = script.addArray();
            if (isPlayed) {
                play(jdk, room, requests, answers.addArray());
            } else {
                jdk.run(() -> room.events().stream().allMatch(SameMessagesTest::isOver));
                explain(jdk, room, searches, requests, answers.addArray());
            }
        }
        JsonNode told = worker(rooms, stored, script, isPlayed);
        List<String> differing = new ArrayList<>();
        for (int number = 0; number < rooms.size(); number++) {
            Known room = rooms.get(number);
            JsonNode there = told.get(number);
            ArrayNode events = MAPPER.createArrayNode();
            for (List<String> heard : room.events()) {
                ArrayNode list = events.addArray();
                for (String event : heard) {
                    list.add(MAPPER.readTree(event));
                }
            }
            note(room.game() + " events", withoutRooms(events), withoutRooms(there.get("events")), differing);
            note(room.game() + " answers", answers.get(number), there.get("answers"), differing);
        }
        assertEquals(List.of(), differing);
    }

    private static void note(String title, JsonNode expected, JsonNode answer, List<String> differing) {
        String difference = Difference.first(title, expected, answer);
        if (!difference.isEmpty()) {
            differing.add(difference);
        }
    }

    private static JsonNode withoutRooms(JsonNode events) {
        ArrayNode left = MAPPER.createArrayNode();
        for (JsonNode heard : events) {
            ArrayNode list = left.addArray();
            heard.forEach(event -> {
                if (list.isEmpty() || !event.path("type").asText().equals("room")) {
                    list.add(event);
                }
            });
        }
        return left;
    }

    private static boolean isOver(List<String> events) {
        return events.stream().anyMatch(event -> event.contains("\"over\":true"));
    }

    /** New rooms of some games, all of them with the same seed, before the first ply. */
    private static List<Known> make(Predicate<String> games, Seating seating, Map<String, StoredRoom> stored)
            throws IOException {
        Map<String, StoredRoom> first = new HashMap<>();
        JdkHouse maker = new JdkHouse(List.of(), (id, room) -> room.ifPresent(kept -> first.putIfAbsent(id, kept)));
        List<Known> rooms = new ArrayList<>();
        for (JsonNode game : MAPPER.readTree(maker.ask("en", "catalogue", "{}")).path("games")) {
            if (!games.test(game.path("id").asText())) {
                continue;
            }
            ObjectNode body =
                    MAPPER.createObjectNode().put("game", game.path("id").asText());
            ArrayNode seats = body.putArray("seats");
            for (int seat = 0; seat < game.path("seats").asInt(); seat++) {
                seating.seat(game.path("id").asText(), seat, seats.addObject());
            }
            JsonNode made = MAPPER.readTree(maker.ask("en", "create", body.toString()));
            List<String> tokens = new ArrayList<>();
            made.path("tokens").forEach(token -> {
                if (token.isTextual()) {
                    tokens.add(token.asText());
                }
            });
            tokens.add(made.path("watch").asText());
            String id = made.path("id").asText();
            rooms.add(new Known(body.path("game").asText(), id, tokens, new ArrayList<>()));
            ObjectNode kept = (ObjectNode) MAPPER.readTree(KeptRoom.write(first.get(id)));
            kept.put("head", kept.path("head").asText().replaceFirst("\"seed\":\\s*(\"?)-?\\d+", "\"seed\":$11"));
            stored.put(id, KeptRoom.read(kept.toString()));
        }
        return rooms;
    }

    private static void play(JdkHouse jdk, Known room, ArrayNode requests, ArrayNode answers) throws IOException {
        boolean over = false;
        for (int ply = 0; ply < MOST_PLIES && !over; ply++) {
            over = true;
            for (int seat = 0; seat < room.tokens().size() && over; seat++) {
                String token = room.tokens().get(seat);
                JsonNode view = ask(jdk, room, token, "view", "{}", requests, answers);
                JsonNode legal = view.path("legal");
                if (!legal.isEmpty()) {
                    over = false;
                    ObjectNode chosen = MAPPER.createObjectNode();
                    chosen.set("version", view.get("version"));
                    chosen.set("code", legal.get(ply * STRIDE % legal.size()).get("code"));
                    ask(jdk, room, token, "play", chosen.toString(), requests, answers);
                }
            }
        }
        for (String token : room.tokens()) {
            ask(jdk, room, token, "position", "{}", requests, answers);
            ask(jdk, room, token, "record", "{}", requests, answers);
        }
    }

    /** How searches decide at some position of the game. */
    private static void explain(JdkHouse jdk, Known room, List<String> searches, ArrayNode requests, ArrayNode answers)
            throws IOException {
        for (String player : searches) {
            ObjectNode body =
                    MAPPER.createObjectNode().put("ply", PLY).put("first", 1).put("steps", STEPS);
            body.putArray("players").add(player.replace("GAME", room.game()));
            ask(jdk, room, room.tokens().get(0), "explain", body.toString(), requests, answers);
        }
    }

    /** Asks again as long as the answer says how far it is. */
    private static JsonNode ask(
            JdkHouse jdk, Known room, String token, String verb, String body, ArrayNode requests, ArrayNode answers)
            throws IOException {
        requests.addArray().add(verb).add(token).add(body);
        JsonNode answer;
        do {
            answer = MAPPER.readTree(jdk.ask("en", token, room.id(), verb, body));
        } while (answer.has("total"));
        answers.add(answer);
        return answer;
    }

    /** Lets the worker have the rooms, asks the same there, and tells the same number of events, or what came in time. */
    private static JsonNode worker(
            List<Known> rooms, Map<String, StoredRoom> stored, ArrayNode script, boolean isPlayed) throws IOException {
        ObjectNode kept = MAPPER.createObjectNode();
        stored.forEach((id, room) -> kept.put(id, KeptRoom.write(room)));
        browser.get(address());
        await("[data-game=kalaha]");
        browser.executeAsyncScript(
                "const done = arguments[1]; const request = indexedDB.open('marienbad');"
                        + "request.onsuccess = () => { const work = request.result.transaction('rooms', 'readwrite');"
                        + " Object.entries(JSON.parse(arguments[0])).forEach(([id, json]) => work.objectStore('rooms').put(json, id));"
                        + " work.oncomplete = () => { request.result.close(); done(); }; };",
                kept.toString());
        browser.navigate().refresh();
        await("[data-game=kalaha]");
        ArrayNode asked = MAPPER.createArrayNode();
        for (int number = 0; number < rooms.size(); number++) {
            Known room = rooms.get(number);
            ObjectNode one = asked.addObject().put("id", room.id());
            room.tokens().forEach(one.withArray("tokens")::add);
            room.events()
                    .forEach(heard -> one.withArray("counts")
                            .add(heard.stream()
                                    .filter(event -> !event.contains(ROOM))
                                    .count()));
            one.set("requests", script.get(number));
        }
        return MAPPER.readTree(String.valueOf(house(ASK_ALL, asked.toString(), isPlayed)));
    }
}
