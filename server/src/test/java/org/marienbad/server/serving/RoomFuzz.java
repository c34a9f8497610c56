package org.marienbad.server.serving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.marienbad.server.serving.TestHouse.GUEST;
import static org.marienbad.server.serving.TestHouse.HOST;
import static org.marienbad.server.serving.TestHouse.PLUGINS;
import static org.marienbad.server.serving.TestHouse.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerJson;
import org.marienbad.server.protocol.ServerWords;
import org.marienbad.server.protocol.Tokens;

/** Random requests, sensible and not, by people with and without the right to them. */
final class RoomFuzz {
    private static final List<String> GAMES = List.of("nim", "kalaha", "poker", "liars-dice", "tricks", "reversi");
    private static final List<String> VERBS = List.of(
            "play",
            "play",
            "play",
            "play",
            "play",
            "play",
            "position",
            "view",
            "claim",
            "resign",
            "offer-draw",
            "ask-takeback",
            "answer",
            "answer",
            "answer",
            "rematch",
            "phrase",
            "leave",
            "name",
            "stand-in",
            "set-player",
            "record",
            "analysis",
            "nonsense");

    private static final int REQUESTS_A_ROOM = 60;

    private final SplittableRandom random;
    private final TestHouse house;
    private final List<KnownRoom> rooms = new ArrayList<>();
    private final List<TestHouse.Reader> readers = new ArrayList<>();
    private int plies;
    private int refused;

    RoomFuzz(Path directory, long seed) {
        random = new SplittableRandom(seed);
        house = new TestHouse(directory);
    }

    /** Makes {@code requests} requests and checks what comes of each; tells how many plies were played. */
    String run(int requests) {
        try (house) {
            for (int i = 0; i < requests; i++) {
                if (i % REQUESTS_A_ROOM == 0) {
                    open(i / REQUESTS_A_ROOM);
                }
                if (i % 1_000 == 999) {
                    house.rooms().sweep();
                }
                request();
            }
            for (KnownRoom room : rooms) {
                assertNotNull(house.ask(room.watch(), room.id(), "view", json("{}")), "the room still answers");
            }
            return plies + " plies, " + refused + " refusals";
        }
    }

    private void open(int number) {
        if (!rooms.isEmpty() && random.nextInt(5) == 0) {
            house.restart();
            readers.clear();
        }
        GameSetup setup = GameSetup.of(PLUGINS.games().get(GAMES.get(number % GAMES.size())));
        KnownRoom room = KnownRoom.keep(house, "fuzz" + number, setup, random.nextLong(), List.of());
        rooms.add(room);
        readers.add(house.watch(GUEST, room.watch(), room.id()));
    }

    private void request() {
        KnownRoom room = rooms.get(Math.max(0, rooms.size() - 1 - random.nextInt(3)));
        JsonNode before = house.ask(room.watch(), room.id(), "view", json("{}"));
        String asked = VERBS.get(random.nextInt(VERBS.size()));
        String verb = asked.equals("resign") && random.nextInt(10) > 0 ? "play" : asked; // games that are over are dull
        int mover = before.get("actor").asInt();
        int seat = mover >= 0 && random.nextInt(3) > 0
                ? mover
                : random.nextInt(room.tokens().size());
        String token = switch (random.nextInt(8)) {
            case 0 -> "";
            case 1 -> Tokens.make();
            case 2 -> room.watch();
            case 3 -> "é".repeat(random.nextInt(30));
            default -> room.tokens().get(seat);
        };
        boolean own = token.equals(room.tokens().get(seat));
        ObjectNode body = body(verb, before, own ? seat : -1, room);
        try {
            JsonNode answer = house.ask(random.nextInt(20) == 0 ? HOST : GUEST, token, room.id(), verb, body);
            assertNotNull(answer, verb);
            requireNoSecrets(answer.toString(), room);
            check(verb, own, seat, before, room);
        } catch (Refusal refusal) {
            refused++;
            assertNotEquals("refused.bug", refusal.words().key(), verb + " " + body);
            assertFalse(ServerWords.of(Locale.ENGLISH).get(refusal.words()).isBlank());
            JsonNode after = house.ask(room.watch(), room.id(), "view", json("{}"));
            assertEquals(
                    before.get("plies"),
                    after.get("plies"),
                    () -> verb + " was refused (" + refusal.words() + "), so nothing was played: " + after
                            + house.ask(room.watch(), room.id(), "record", json("{}")));
        }
    }

    private static void requireNoSecrets(String answer, KnownRoom room) {
        assertFalse(answer.contains("\"seed\""), answer);
        room.tokens().forEach(token -> assertFalse(answer.contains(token), "a token is told"));
        room.tokens().forEach(token -> assertFalse(answer.contains(Tokens.hash(token)), "a hash is told"));
    }

    /** Only the owner of the seat to move has played. */
    private void check(String verb, boolean own, int seat, JsonNode before, KnownRoom room) {
        JsonNode after = house.ask(room.watch(), room.id(), "view", json("{}"));
        int length = before.get("length").asInt();
        if (after.get("length").asInt() > length && verb.equals("play")) {
            plies++;
            assertTrue(own, "somebody without the seat's token has played");
            assertEquals(seat, after.at("/plies/list/" + length + "/actor").asInt());
        }
        if (verb.equals("resign")
                && !before.get("over").asBoolean()
                && after.get("over").asBoolean()) {
            assertTrue(own, "somebody without the seat's token has resigned");
            double lost = after.at("/payoffs/" + seat).asDouble();
            after.get("payoffs").forEach(payoff -> assertTrue(payoff.asDouble() >= lost));
        }
    }

    private ObjectNode body(String verb, JsonNode view, int seat, KnownRoom room) {
        ObjectNode body = ServerJson.object();
        long version = view.get("version").asLong();
        body.put("version", random.nextInt(6) == 0 ? version - random.nextInt(3) : version);
        switch (verb) {
            case "play" -> {
                JsonNode own = seat < 0 ? view : house.ask(room.tokens().get(seat), room.id(), "view", json("{}"));
                JsonNode legal = own.get("legal");
                body.put(
                        "version",
                        random.nextInt(6) == 0
                                ? version - 1
                                : own.get("version").asLong());
                if (random.nextInt(5) > 0 && !legal.isEmpty()) {
                    body.put(
                            "code",
                            legal.get(random.nextInt(legal.size())).get("code").asInt());
                } else if (random.nextBoolean()) {
                    body.put("code", random.nextInt(-5, 200));
                } else {
                    body.put("ply", "nothing");
                }
            }
            case "answer" -> {
                body.put(
                        "what",
                        List.of("draw", "takeback", "rematch", "stand-in", "?").get(random.nextInt(5)));
                body.put("yes", random.nextInt(3) > 0);
            }
            case "phrase" -> body.put("id", random.nextBoolean() ? "hello" : "\u0000");
            case "name" -> body.put("name", "n".repeat(random.nextInt(60)));
            case "stand-in" ->
                body.put("seat", random.nextInt(-1, 4)).put("level", random.nextBoolean() ? "easy" : "?");
            case "set-player" ->
                body.put("seat", random.nextInt(3)).put("spec", random.nextBoolean() ? "random" : "((");
            case "record" -> body.put("format", List.of("json", "text", "?").get(random.nextInt(3)));
            case "position" -> body.put("at", random.nextInt(-1, 20));
            default -> body.put("wait", "x".repeat(random.nextInt(3)));
        }
        if (random.nextInt(30) == 0) {
            body.putArray("version");
        }
        return body;
    }
}
