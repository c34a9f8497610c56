package org.marienbad.store;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A room of a server as it is in the database.
 *
 * @param id known to the public
 * @param settings JSON of the server's own
 * @param isOpen whether strangers may find it and sit down
 * @param deadline when somebody has to look at its game, in milliseconds since 1970; empty if nobody has to
 * @param owner empty where no process has the room, or the one that had it has ended
 */
public record StoredRoom(
        String id,
        String settings,
        boolean isOpen,
        OptionalLong deadline,
        List<RoomToken> tokens,
        Optional<RoomOwner> owner,
        StoredGame game) {
    public StoredRoom {
        tokens = List.copyOf(tokens);
    }

    /** Whether the process that asked may write its game. */
    public boolean isOwn() {
        return owner.isPresent() && owner.get().isSelf();
    }
}
