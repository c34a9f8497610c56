package org.marienbad.server.room;

/**
 * Somebody who asks for something in a room, and what the token allows.
 *
 * @param seat of the token; −1 if it is of none
 */
record Caller(Visitor visitor, Role role, int seat) {
    /** What a token allows. */
    enum Role {
        /** To play at a seat. */
        SEAT,
        /** To claim a seat. */
        INVITED,
        /** To watch. */
        WATCHER,
        /** Nothing but what everybody may do. */
        STRANGER
    }

    boolean isHost() {
        return visitor.isHost();
    }
}
