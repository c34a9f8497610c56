package org.marienbad.server.room;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.text.Text;

/** Tells the audience of a room what has changed since it was told last. Confined to the room's executor. */
final class RoomTelling {
    private final Room room;
    private final Audience audience = new Audience(new Stage());

    /** The version in which the position became what it is. */
    private long positionVersion;

    private int toldNode;
    private boolean toldOver;
    private int toldThinking;
    private boolean changed;
    private List<Object> toldPresence = List.of();

    RoomTelling(Room room) {
        this.room = room;
    }

    /** The room was loaded, and nothing of its game told. */
    void loaded() {
        positionVersion = room.version();
        toldNode = -1;
    }

    /** The game that was loaded is as told before, in {@code version}. */
    void same(long version) {
        positionVersion = version;
        toldNode = room.game().node();
        toldOver = room.game().isOver();
    }

    /** Something is to be told of the room. */
    void touch() {
        changed = true;
    }

    /** Whether the game is not as it was told last. */
    boolean hasMoved() {
        return room.game().node() != toldNode || room.game().isOver() != toldOver;
    }

    /** Something is to be told if somebody has been away for too long, or spectators have come. */
    void touchPresence() {
        if (!presence().equals(toldPresence)) {
            touch();
        }
    }

    /** Who is here, as far as everybody is told. */
    private List<Object> presence() {
        List<Object> presence = new ArrayList<>();
        room.state().seats().forEach(seat -> presence.add(room.isConnected(seat)));
        presence.add(audience.spectators());
        return presence;
    }

    /** Tells everybody what has changed. */
    void tell() {
        RoomGame game = room.game();
        if (hasMoved()) {
            positionVersion = room.version();
            if (game.isOver() && !toldOver) {
                audience.changedFrom(0); // what was hidden is told now
                touch();
            }
            audience.tellPosition(positionVersion);
        } else if (game.thinking() != toldThinking) {
            audience.tell(
                    member -> "",
                    any -> Json.object()
                            .put("type", "thinking")
                            .put("version", positionVersion)
                            .put("seat", game.thinking()));
        }
        toldNode = game.node();
        toldOver = game.isOver();
        toldThinking = game.thinking();
        if (changed) {
            changed = false;
            toldPresence = presence();
            audience.tell(RoomTelling::reader, this::json);
        }
    }

    /** Tells {@code member} everything. */
    void show(Audience.Member member) {
        audience.tellAll(member, json(reader(member)));
        if (room.game().running() >= 0) {
            ObjectNode clock = Json.object().put("type", "clock").put("version", positionVersion);
            clock.set("clock", clock());
            audience.tell(member, clock);
        }
    }

    /** Everybody is told to come again after {@code retry}. */
    void dismiss(Text reason, Duration retry) {
        audience.tell(
                member -> "",
                any -> Json.object()
                        .put("type", "gone")
                        .put("version", room.version())
                        .put("retry", retry.toSeconds()));
        audience.close(locale -> ServerWords.of(locale).get(reason));
    }

    private static RoomJson.Reader reader(Audience.Member member) {
        return new RoomJson.Reader(
                member.seat(), member.group().locale(), member.visitor().isHost());
    }

    /** The room as {@code reader} reads it. */
    ObjectNode json(RoomJson.Reader reader) {
        RoomState state = room.state();
        ObjectNode json =
                Json.object().put("type", "room").put("version", room.version()).put("id", room.id());
        json.put("clock", room.game().control().toString());
        json.put("listed", state.isListed()).put("spectators", audience.spectators());
        json.put("computersStay", room.rights().doComputersStay());
        MatchView view = room.game().view(RoomGame.SPECTATOR);
        return RoomJson.write(json, state, view, reader, room.house().levels(), room::isConnected);
    }

    /** The clock as it is now; null if there is none. */
    ObjectNode clock() {
        RoomGame game = room.game();
        if (game.control().isUnlimited()) {
            return null;
        }
        ObjectNode clock = Json.object();
        ArrayNode left = clock.putArray("left");
        for (int seat = 0; seat < room.state().seats().size(); seat++) {
            left.add(game.left(seat).toMillis());
        }
        clock.put("running", game.running());
        return clock.put("increment", game.control().increment().toMillis());
    }

    /** The position as {@code seat} may see it, −1 for a spectator. */
    ObjectNode position(int seat, Locale locale) {
        ObjectNode json = audience.position(new Audience.Group(seat, ServerWords.spoken(locale)));
        return json.put("version", positionVersion);
    }

    /** The version in which the position became what it is. */
    long positionVersion() {
        return positionVersion;
    }

    Audience audience() {
        return audience;
    }

    private final class Stage implements Audience.Stage {
        @Override
        public PositionJson position(Audience.Group group) {
            return new PositionJson(room.game().view(group.seat()), room.words(group.locale()));
        }

        @Override
        public int length() {
            return room.game().length();
        }

        @Override
        public void addTime(ObjectNode position) {
            position.set("clock", clock());
            position.put("thinking", room.game().thinking());
        }
    }
}
