package org.marienbad.store;

/** Is told what is written of rooms. Must not block, and may be called by any thread. */
public interface RoomListener {
    /** The version of a room that was deleted. */
    long DELETED = Long.MAX_VALUE;

    /**
     * Something of a room was written by this process or another.
     *
     * @param version of the room's game, or {@link #DELETED}
     */
    void changed(String room, long version);

    /** Any room may have been changed: for a while nothing could be heard. */
    void missed();

    /** Ends when it is closed; what is being told then may still be told. */
    interface Listening extends AutoCloseable {
        @Override
        void close();
    }
}
