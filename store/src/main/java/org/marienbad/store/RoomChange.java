package org.marienbad.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The changes of a room besides its game. Missing values stay as they are; a new room begins closed. */
public final class RoomChange {
    private final List<RoomToken> added = new ArrayList<>();
    private final List<RoomToken> removed = new ArrayList<>();
    private Optional<String> settings = Optional.empty();
    private Optional<Boolean> open = Optional.empty();
    private Optional<OptionalLong> deadline = Optional.empty();

    /** JSON of the server's own. */
    public RoomChange settings(String json) {
        settings = Optional.of(json);
        return this;
    }

    /** Whether strangers may find the room and sit down. */
    public RoomChange open(boolean is) {
        open = Optional.of(is);
        return this;
    }

    /** When somebody has to look at the game, in milliseconds since 1970; empty if nobody has to. */
    public RoomChange deadline(OptionalLong at) {
        deadline = Optional.of(at);
        return this;
    }

    public RoomChange add(RoomToken token) {
        added.add(token);
        return this;
    }

    /** Does nothing where there is no such token. */
    public RoomChange remove(RoomToken token) {
        removed.add(token);
        return this;
    }

    public boolean isEmpty() {
        return added.isEmpty() && removed.isEmpty() && settings.isEmpty() && open.isEmpty() && deadline.isEmpty();
    }

    List<RoomToken> added() {
        return added;
    }

    List<RoomToken> removed() {
        return removed;
    }

    Optional<String> settings() {
        return settings;
    }

    Optional<Boolean> open() {
        return open;
    }

    Optional<OptionalLong> deadline() {
        return deadline;
    }
}
