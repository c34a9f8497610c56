package org.marienbad.server.web;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongSupplier;
import org.marienbad.server.protocol.Message;

/**
 * The messages that wait for one socket. Nobody who puts a message in ever waits. If more than a few are there, all are
 * dropped. Once the socket has read the one being sent, the newest state is asked for instead. So a slow reader always
 * comes to the newest state, and costs a bounded memory. Thread-safe.
 */
final class Outbox {
    /** The socket: sends one message after the other. */
    interface Line {
        /** Sends without waiting, and runs {@code sent} when the message is on its way; never if that fails. */
        void send(byte[] json, Runnable sent);

        /** Has the room tell the newest state, as to a new socket. */
        void askForNewest();
    }

    private final Line line;
    private final int most;
    private final LongSupplier nanoTime;

    private final Deque<byte[]> waiting = new ArrayDeque<>();
    private boolean sending;
    private long sendingSince;
    /** Whether messages were dropped that the newest state is to replace. */
    private boolean behind;
    /** Whether the newest state was asked for, and has not begun to come. */
    private boolean asked;
    /** The work after the last message; nothing is taken in any more if it is there. */
    private Runnable last;

    Outbox(Line line, int most, LongSupplier nanoTime) {
        this.line = line;
        this.most = most;
        this.nanoTime = nanoTime;
    }

    /** Puts in the messages of a room. */
    void put(Message message) {
        put(message.json(), message.isFirst());
    }

    /** Puts in an answer of the socket itself. */
    void put(byte[] json) {
        put(json, false);
    }

    private void put(byte[] json, boolean begins) {
        synchronized (this) {
            asked &= !begins;
            if (behind || asked || last != null) {
                return;
            }
            if (waiting.size() == most) {
                waiting.clear();
                behind = true;
                return;
            }
            waiting.add(json);
        }
        send();
    }

    /** Sends {@code json} after the waiting messages, then does {@code end}; takes nothing in any more. */
    void close(byte[] json, Runnable end) {
        synchronized (this) {
            if (last != null) {
                return;
            }
            last = end;
            behind = false;
            asked = false;
            waiting.add(json);
        }
        send();
    }

    /** Since when the socket has not read its messages, in nanoseconds; 0 if it has. */
    synchronized long lagNanos() {
        return sending ? nanoTime.getAsLong() - sendingSince : 0;
    }

    private void send() {
        byte[] next;
        Runnable end = null;
        synchronized (this) {
            if (sending) {
                return;
            }
            next = waiting.poll();
            if (next != null) {
                sending = true;
                sendingSince = nanoTime.getAsLong();
            } else if (behind) {
                behind = false;
                asked = true;
            } else if (last != null) {
                end = last;
                last = () -> {};
            } else {
                return;
            }
        }
        if (next != null) {
            line.send(next, this::sent);
        } else if (end != null) {
            end.run();
        } else {
            line.askForNewest();
        }
    }

    private void sent() {
        synchronized (this) {
            sending = false;
        }
        send();
    }
}
