package org.marienbad.server.serving;

import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.Subscriber;
import org.marienbad.server.protocol.Subscription;
import org.marienbad.server.protocol.Visitor;
import org.marienbad.server.room.Audience;

/** A subscriber's place in a room, which it may leave before it has got it. Thread-safe. */
final class RoomSubscription implements Subscription {
    private final Rooms rooms;
    private final Visitor visitor;
    private final String token;
    private final String id;
    private final Subscriber subscriber;
    private ServedRoom room;
    private Audience.Member member;
    private boolean closed;

    RoomSubscription(Rooms rooms, Visitor visitor, String token, String id, Subscriber subscriber) {
        this.rooms = rooms;
        this.visitor = visitor;
        this.token = token;
        this.id = id;
        this.subscriber = subscriber;
    }

    void enter() {
        ServedRoom entered = rooms.room(id);
        entered.subscribe(
                visitor,
                token,
                subscriber,
                joined -> joined(entered, joined),
                refused -> subscriber.refused(refusal(refused)),
                this::enterAgain);
    }

    /** The room has been left meanwhile. */
    private void enterAgain() {
        try {
            enter();
        } catch (Refusal refusal) {
            subscriber.refused(refusal);
        }
    }

    private static Refusal refusal(Throwable failure) {
        return failure instanceof Refusal refusal ? refusal : Refusal.of(Refusal.Reason.BUSY, "refused.bug");
    }

    private synchronized void joined(ServedRoom entered, Audience.Member joined) {
        room = entered;
        member = joined;
        rooms.subscribed(1);
        if (closed) {
            leave();
        }
    }

    private void leave() {
        rooms.subscribed(-1);
        room.unsubscribe(member);
    }

    @Override
    public synchronized void refresh() {
        if (member != null && !closed) {
            room.refresh(member);
        }
    }

    @Override
    public synchronized void close() {
        if (!closed && member != null) {
            leave();
        }
        closed = true;
    }
}
