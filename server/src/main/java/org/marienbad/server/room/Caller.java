package org.marienbad.server.room;

import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.Visitor;

/**
 * Somebody who asks for something in a room, and what the token allows.
 *
 * @param number of the seat that the token is of, or an invitation to; −1 if it is neither
 */
public record Caller(Visitor visitor, Role role, int number) {
    /** The rights of a token. */
    public enum Role {
        /** To play at a seat. */
        SEAT,
        /** To claim a seat. */
        INVITED,
        /** To watch. */
        WATCHER,
        /** Nothing but the things that everybody may do. */
        STRANGER
    }

    /**
     * The seat for whose eyes every answer is made, and whose person is here: only its own token makes anybody that.
     * {@link RoomGame#SPECTATOR} for all others: the host, and who has an invitation that is not used yet.
     */
    public int seat() {
        return role == Role.SEAT ? number : RoomGame.SPECTATOR;
    }

    /** Whether {@link #number} is the seat that it may claim. */
    boolean isInvited() {
        return role == Role.INVITED;
    }

    public boolean isHost() {
        return visitor.isHost();
    }

    /** Requires that it has a seat, and gives it. */
    int requireSeat() {
        if (role != Role.SEAT) {
            throw Refusal.of(Refusal.Reason.FORBIDDEN, "refused.seat");
        }
        return number;
    }
}
