package org.marienbad.store;

import java.util.Objects;

/**
 * A key to a room, as it is kept: hashed, so that a reader of the database gets in nowhere.
 *
 * @param seat the seat that it is of; −1 for {@link Role#WATCH}
 * @param hash in text, at most 64 characters; one only in its room
 */
public record RoomToken(Role role, int seat, String hash) {
    /** The rights of a token. */
    public enum Role {
        /** To play at a seat. */
        SEAT,
        /** To claim a seat. */
        INVITATION,
        WATCH
    }

    public RoomToken {
        Objects.requireNonNull(role, "role");
        Objects.requireNonNull(hash, "hash");
    }
}
