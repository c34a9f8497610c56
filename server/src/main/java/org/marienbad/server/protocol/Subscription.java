package org.marienbad.server.protocol;

/** A subscription to the events of a room, until it is closed. May be used by any thread. */
public interface Subscription extends AutoCloseable {
    /** Tells everything again, the position in full: for a subscriber that has missed a message. */
    void refresh();

    /** Nothing is told any more; does nothing the second time. */
    @Override
    void close();
}
