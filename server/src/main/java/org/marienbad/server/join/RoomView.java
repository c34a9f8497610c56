package org.marienbad.server.join;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.match.GameClock;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.text.Text;
import org.marienbad.request.GameRequest;

/**
 * A room as a seat may know it: the answer of the server's verb {@code view}. Immutable.
 *
 * @param json the whole answer
 * @param plies the seat's view of each ply, and how the server writes it
 */
record RoomView(JsonNode json, List<WrittenPly> plies) {
    private static final TypeReference<Map<String, Object>> PLAIN = new TypeReference<>() {};
    private static final int CHANCE_OR_OVER = -2;

    /** The view of a ply, and its notation. */
    record WrittenPly(Seen seen, String notation) {}

    /** @throws IllegalArgumentException if that is no such answer */
    static RoomView of(JsonNode json) {
        List<WrittenPly> plies = new ArrayList<>();
        for (JsonNode ply : json.path("plies").path("list")) {
            int code = ply.path("code").asInt(Seen.UNKNOWN);
            int actor = ply.path("actor").asInt();
            String notation = ply.path("ply").asText();
            Seen seen = code >= 0
                    ? Seen.action(actor, code)
                    : new Seen(
                            actor,
                            Seen.UNKNOWN,
                            notation.startsWith(Seen.NOTHING) ? notation : Seen.NOTHING,
                            Text.EMPTY);
            plies.add(new WrittenPly(seen, notation));
        }
        if (!json.path("setup").isObject()
                || plies.size() != json.path("length").asInt(-1)) {
            throw new IllegalArgumentException("the server's answer is not what this version of Marienbad knows");
        }
        return new RoomView(json, List.copyOf(plies));
    }

    long version() {
        return json.path("version").asLong();
    }

    /** The seat of the asker; negative for a spectator. */
    int seat() {
        return json.path("seat").asInt(-1);
    }

    /** Who is to move: a seat, or negative. */
    int actor() {
        return json.path("actor").asInt(CHANCE_OR_OVER);
    }

    boolean isOver() {
        return json.path("over").asBoolean();
    }

    /** One payoff a seat, once the game is over. */
    double[] payoffs() {
        JsonNode payoffs = json.path("payoffs");
        return IntStream.range(0, payoffs.size())
                .mapToDouble(seat -> payoffs.get(seat).asDouble())
                .toArray();
    }

    /** The public part of the room: the message {@code room}. */
    JsonNode room() {
        return json.path("room");
    }

    /** The room of the rematch; empty if there is none. */
    Optional<String> next() {
        return Optional.ofNullable(room().path("next").textValue());
    }

    /** Who sits at {@code seat}, for people. */
    String name(int seat) {
        JsonNode who = room().path("seats").path(seat);
        String name = who.path("name").asText();
        return (name.isEmpty() ? who.path("title").asText() : name).replaceAll("\\p{Cntrl}", " ");
    }

    /** @throws IllegalArgumentException if the game is not installed here, or has no such options */
    GameSetup setup(Catalogue<GameProvider> games) {
        JsonNode setup = json.path("setup");
        Map<String, Object> options = RoomApi.JSON.convertValue(setup.path("options"), PLAIN);
        GameSetup game = GameRequest.of(
                        setup.path("game").asText(),
                        setup.path("seats").asInt(),
                        options == null ? Map.of() : options,
                        Reach.ANYWHERE)
                .setup(games)
                .starting(setup.path("starter").asInt());
        return setup.has("position") ? game.from(RoomApi.JSON.convertValue(setup.path("position"), PLAIN)) : game;
    }

    /** The position with guesses for everything that the seat cannot know; empty if the game has no such form. */
    Optional<Map<String, Object>> position() {
        JsonNode position = json.path("position");
        return position.isObject() ? Optional.of(RoomApi.JSON.convertValue(position, PLAIN)) : Optional.empty();
    }

    /** The reading of the clock; empty if time is unlimited. */
    Optional<GameClock.Reading> clock() {
        JsonNode left = json.path("clock").path("left");
        if (!left.isArray()) {
            return Optional.empty();
        }
        List<Duration> remaining = new ArrayList<>();
        left.forEach(millis -> remaining.add(Duration.ofMillis(Math.max(0, millis.asLong()))));
        return Optional.of(new GameClock.Reading(remaining, Instant.now()));
    }

    /** Whether the same was played in both, and the same is to be done. */
    boolean isSamePosition(RoomView other) {
        return plies.equals(other.plies) && isOver() == other.isOver() && actor() == other.actor();
    }
}
