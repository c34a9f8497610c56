package org.marienbad.store;

/**
 * Is told the actions of processes with rooms, this one or another. Must not block, and may be called by any thread. It
 * need not implement events that do not matter to it.
 */
public interface RoomListener {
    /**
     * Something of a room was written, or it has been taken over.
     *
     * @param version of the room's game
     */
    default void changed(String room, long version) {}

    default void deleted(String room) {}

    /** A process asks the owner of a room for it: see {@link RoomStore#request}. */
    default void wanted(String room) {}

    /** A room's owner has given it up. */
    default void released(String room) {}

    /** For a while nothing could be heard: anything may have happened. */
    default void missed() {}

    /** Ends when it is closed; a call under way may still end. */
    interface Listening extends AutoCloseable {
        @Override
        void close();
    }
}
