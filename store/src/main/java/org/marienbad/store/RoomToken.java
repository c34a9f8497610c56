package org.marienbad.store;

import java.util.Objects;

/**
 * What lets somebody into a room, as it is kept: hashed, so that whoever reads the database gets in nowhere.
 *
 * @param seat the seat that it is of; −1 for {@link Role#WATCH}
 * @param hash in text, at most 64 characters; one only in its room
 */
public record RoomToken(Role role, int seat, String hash) {
    /** What a token allows. */
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
