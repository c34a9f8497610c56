package org.marienbad.server.protocol;

/** Somebody who is told the events of a room. Called by one thread at a time; must not block. */
public interface Subscriber {
    /**
     * Something has happened. A subscriber that cannot tell it on must leave out all that follows until {@link
     * Subscription#refresh}.
     */
    void send(Message message);

    /** Nothing will be told, as the room is not there or may not be seen. */
    void refused(Refusal refusal);

    /** Nothing will be told any more: {@code reason} is one line for people. */
    void closed(String reason);
}
