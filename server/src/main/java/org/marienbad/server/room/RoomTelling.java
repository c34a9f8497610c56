package org.marienbad.server.room;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.text.Text;
import org.marienbad.play.BoardSides;
import org.marienbad.server.house.GameWords;
import org.marienbad.server.house.House;
import org.marienbad.server.protocol.ServerJson;
import org.marienbad.server.protocol.ServerWords;

/** Tells the audience of a room the changes since it was told last. Confined to the room's executor. */
public final class RoomTelling {
    private final House house;
    private final String id;
    private final RoomKeeping keeping;
    private final RoomState state;
    private final RoomGame game;
    private final Audience audience;

    /** The version since which the position is as it is. */
    private long positionVersion;

    private int toldNode = -1;
    private boolean toldOver;
    private int toldThinking;
    private List<Object> toldPresence = List.of();
    /** The seat whose side is at the bottom of the board, −1 if none is; not known before it is asked for. */
    private Optional<Integer> lower = Optional.empty();

    /** The room was read, and nothing of its game told to {@code audience}. */
    RoomTelling(House house, String id, RoomKeeping keeping, RoomGame game, Audience audience) {
        this.house = house;
        this.id = id;
        this.keeping = keeping;
        this.state = keeping.state();
        this.game = game;
        this.audience = audience;
        positionVersion = keeping.version();
        audience.watch(new Stage());
    }

    /** The audience was told of what was read {@code before}; the {@code same} position, or another. */
    void replace(RoomTelling before, boolean same) {
        toldThinking = before.toldThinking;
        toldOver = before.toldOver;
        if (same) {
            positionVersion = before.positionVersion;
            toldNode = game.tree().node();
        }
    }

    /** Whether the game is not as it was told last. */
    boolean hasMoved() {
        return game.tree().node() != toldNode || game.tree().isOver() != toldOver;
    }

    /** Something is to be told if somebody has been away for too long, or spectators have come. */
    public void touchPresence() {
        if (!presence().equals(toldPresence)) {
            state.touch();
        }
    }

    /** Who is here, as far as everybody is told. */
    private List<Object> presence() {
        List<Object> presence = new ArrayList<>();
        state.seats().forEach(seat -> presence.add(seat.isConnected(house)));
        presence.add(audience.spectators());
        return presence;
    }

    /** Tells everybody the changes. */
    void tell() {
        if (hasMoved()) {
            positionVersion = keeping.version();
            if (game.tree().isOver() && !toldOver) {
                audience.changedFrom(0); // hidden plies are told now
                state.touch();
            }
            audience.tellPosition(positionVersion);
        } else if (game.thinking() != toldThinking) {
            audience.tell(
                    member -> "",
                    any -> ServerJson.object()
                            .put("type", "thinking")
                            .put("version", positionVersion)
                            .put("seat", game.thinking()));
        }
        toldNode = game.tree().node();
        toldOver = game.tree().isOver();
        toldThinking = game.thinking();
        if (state.takeTouched()) {
            toldPresence = presence();
            audience.tell(RoomTelling::reader, this::json);
        }
    }

    /** Tells {@code member} everything. */
    public void show(Audience.Member member) {
        audience.tellAll(member, json(reader(member)));
        if (game.running() >= 0) {
            ObjectNode clock = ServerJson.object().put("type", "clock").put("version", positionVersion);
            clock.set("clock", clock());
            audience.tell(member, clock);
        }
    }

    /** Everybody is told to come again after {@code retry}. */
    public void dismiss(Text reason, Duration retry) {
        audience.tell(
                member -> "",
                any -> ServerJson.object()
                        .put("type", "gone")
                        .put("version", keeping.version())
                        .put("retry", retry.toSeconds()));
        audience.close(locale -> ServerWords.of(locale).get(reason));
    }

    private static RoomJson.Reader reader(Audience.Member member) {
        return new RoomJson.Reader(
                member.seat(), member.group().locale(), member.visitor().isHost());
    }

    /** The room as {@code reader} reads it. */
    ObjectNode json(RoomJson.Reader reader) {
        ObjectNode json = ServerJson.object()
                .put("type", "room")
                .put("version", keeping.version())
                .put("id", id);
        json.put("clock", game.control().toString());
        json.put("listed", state.isListed()).put("spectators", audience.spectators());
        json.put("hints", state.allowsHints()).put("takebacks", state.allowsTakebacks());
        json.put("paused", state.isPaused() && !game.tree().isOver());
        json.put("turned", isTurned(reader.seat()));
        json.put("computersStay", state.doComputersStay(game.view(RoomGame.SPECTATOR)));
        MatchView view = game.view(RoomGame.SPECTATOR);
        return RoomJson.write(json, state, view, reader, house.levels(), seat -> seat.isConnected(house));
    }

    /** Whether {@code seat} sees the board turned, so that its own side is at the bottom. */
    private boolean isTurned(int seat) {
        if (lower.isEmpty()) {
            try {
                lower = Optional.of(BoardSides.lower(game.setup()).orElse(RoomGame.SPECTATOR));
            } catch (PluginFault fault) {
                lower = Optional.of(RoomGame.SPECTATOR); // the board is shown as the game has it
            }
        }
        return seat >= 0 && lower.get() >= 0 && lower.get() != seat;
    }

    /** A position of the game as the person of {@code seat} reads it, −1 for a spectator. */
    WordedPosition worded(MatchView view, int seat, Locale locale) {
        return new WordedPosition(view, GameWords.of(game.setup().provider(), locale), isTurned(seat));
    }

    /** The clock as it is now; null if there is none. */
    ObjectNode clock() {
        if (game.control().isUnlimited()) {
            return null;
        }
        ObjectNode clock = ServerJson.object();
        ArrayNode left = clock.putArray("left");
        for (int seat = 0; seat < state.seats().size(); seat++) {
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

    /** The version in which the present position came up. */
    long positionVersion() {
        return positionVersion;
    }

    Audience audience() {
        return audience;
    }

    private final class Stage implements Audience.Stage {
        @Override
        public WordedPosition position(Audience.Group group) {
            return worded(game.view(group.seat()), group.seat(), group.locale());
        }

        @Override
        public int length() {
            return game.tree().length();
        }

        @Override
        public void addTime(ObjectNode position) {
            position.set("clock", clock());
            position.put("thinking", game.thinking());
        }
    }
}
