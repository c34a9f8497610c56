package org.marienbad.server.room;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Optional;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.server.protocol.ServerJson;

/**
 * Tells everybody in a room that somebody else plays a seat from now on.
 *
 * @param player who plays it then, unless a person does
 */
record SeatChange(What what, int seat, Optional<PlayerSpec> player) {
    /** The change of a seat. */
    enum What {
        /** A person has sat down. */
        CLAIMED,
        /** The host has opened it to anybody with an invitation. */
        OPENED,
        /** The host has given it to a player. */
        PLAYER,
        /** A player stands in for its person, as the others have agreed. */
        STAND_IN,
        /** Its person plays again. */
        PERSON;

        /** Its word in messages, bundles and the store. */
        String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** The notice that {@link #write} has written. */
    static SeatChange read(JsonNode json) {
        return new SeatChange(
                What.valueOf(json.path("what").asText().toUpperCase(Locale.ROOT).replace('-', '_')),
                json.path("seat").asInt(),
                Optional.ofNullable(json.path("player").textValue()).map(PlayerSpec::parse));
    }

    ObjectNode write() {
        ObjectNode json = ServerJson.object().put("what", what.id()).put("seat", seat);
        player.ifPresent(spec -> json.put("player", spec.toString()));
        return json;
    }
}
