package org.marienbad.server.room;

import java.util.OptionalLong;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.text.Text;

/** Who asks for something in a room, and what that needs. Confined to the room's executor. */
final class RoomRights {
    private final Room room;

    RoomRights(Room room) {
        this.room = room;
    }

    /** Who asks, by the token. */
    Caller caller(Visitor visitor, String token) {
        String hash = Tokens.hash(token);
        Caller caller = new Caller(visitor, Caller.Role.STRANGER, -1);
        if (Tokens.isSame(hash, room.state().watch())) {
            caller = new Caller(visitor, Caller.Role.WATCHER, -1);
        }
        for (int seat = 0; seat < room.state().seats().size(); seat++) {
            if (Tokens.isSame(hash, room.state().seat(seat).token())) {
                caller = new Caller(visitor, Caller.Role.SEAT, seat);
            } else if (Tokens.isSame(hash, room.state().seat(seat).invitation())) {
                caller = new Caller(visitor, Caller.Role.INVITED, seat);
            }
        }
        if (caller.role() == Caller.Role.STRANGER && !token.isEmpty() && !visitor.isHost()) {
            throw RoomVerbs.refused(Refusal.Reason.FORBIDDEN, "refused.token");
        }
        return caller;
    }

    /**
     * Whether not even the host may change the seat of a computer: it has a seat itself, and the game hidden information.
     */
    boolean doComputersStay() {
        return !room.game().isOver()
                && room.game().setup().game().info().has(GameInfo.Trait.HIDDEN_INFORMATION)
                && room.state().seats().stream().anyMatch(RoomSeat::isHosts);
    }

    /** Requires that {@code caller} may watch. */
    void requireSight(Caller caller) {
        boolean mayWatch = caller.role() == Caller.Role.SEAT || caller.role() == Caller.Role.WATCHER;
        if (!mayWatch && !room.state().isListed() && !caller.isHost()) {
            throw RoomVerbs.refused(Refusal.Reason.FORBIDDEN, "refused.watch");
        }
    }

    int requireSeat(Caller caller) {
        if (caller.role() != Caller.Role.SEAT) {
            throw RoomVerbs.refused(Refusal.Reason.FORBIDDEN, "refused.seat");
        }
        return caller.seat();
    }

    void requireRunning() {
        if (room.game().isOver()) {
            throw conflict("refused.over");
        }
    }

    void requireOver() {
        if (!room.game().isOver()) {
            throw RoomVerbs.refused(Refusal.Reason.ILLEGAL, "refused.running");
        }
    }

    /** What was given is of the present position. */
    void requireVersion(OptionalLong given) {
        if (given.isPresent()
                && (given.getAsLong() < room.telling().positionVersion() || given.getAsLong() > room.version())) {
            throw conflict("refused.version");
        }
    }

    Refusal conflict(String words, Object... arguments) {
        return new Refusal(Refusal.Reason.CONFLICT, Text.of(words, arguments), room.version());
    }
}
