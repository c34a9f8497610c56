package org.marienbad.server.join;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.shared.DaemonThreads;

/**
 * The player's thread: it is told every new position, and its decisions are played at once. All methods are called by
 * one other thread.
 */
final class JoiningPlayer implements AutoCloseable {
    private static final long GRACE_SECONDS = 2;

    private final RemoteSeat seat;
    private final RoomApi api;
    private final String room;
    private final String token;
    private final Backoff backoff;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(DaemonThreads.named("player"));
    /** The last view; a decision about another position is not wanted any more. */
    private RoomView latest;

    private volatile boolean closed;

    private volatile Exception failure;

    JoiningPlayer(RemoteSeat seat, RoomApi api, String room, String token, Backoff backoff) {
        this.seat = seat;
        this.api = api;
        this.room = room;
        this.token = token;
        this.backoff = backoff;
    }

    /** The room is {@code view} now. */
    synchronized void follow(RoomView view) {
        boolean isNew = latest == null || !latest.isSamePosition(view);
        latest = view;
        if (isNew) {
            thread.execute(() -> guarded(view));
        }
    }

    private synchronized RoomView latest() {
        return latest;
    }

    private void guarded(RoomView view) {
        try {
            if (failure == null) {
                seat.tell(view);
                if (view.actor() == view.seat() && isWanted(view)) {
                    play(view, seat.decide(view, new Wanted(view)));
                }
            }
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        } catch (RoomApi.Refused | RuntimeException failed) {
            failure = failed;
        }
    }

    /** Of a decision about {@code view}. */
    private final class Wanted implements Monitor {
        private final RoomView view;

        Wanted(RoomView view) {
            this.view = view;
        }

        @Override
        public boolean cancelled() {
            return !isWanted(view);
        }

        @Override
        public boolean wantsValue() {
            return false;
        }
    }

    private boolean isWanted(RoomView view) {
        return !closed && latest().isSamePosition(view);
    }

    /** Plays until the server has accepted it, or something else has happened. */
    private void play(RoomView view, int action) throws RoomApi.Refused, InterruptedException {
        backoff.reset();
        while (isWanted(view)) {
            ObjectNode body = RoomApi.JSON
                    .createObjectNode()
                    .put("version", latest().version())
                    .put("code", action);
            try {
                JsonNode unused = RoomApi.result(api.post(room, "play", token, body));
                return;
            } catch (RoomApi.Refused refused) {
                if (!refused.isConflict()) {
                    throw refused;
                } else if (!isStillTo(view)) {
                    return;
                }
            } catch (IOException unreachable) {
                // The other thread tells the user. It may have been played all the same.
                TimeUnit.NANOSECONDS.sleep(backoff.next().toNanos());
                if (!isStillTo(view)) {
                    return;
                }
            }
        }
    }

    /** Whether the server still waits for the ply; it may know more than we have been told. */
    private boolean isStillTo(RoomView view) throws RoomApi.Refused, InterruptedException {
        try {
            RoomView now = RoomView.of(RoomApi.result(api.view(room, token, -1)));
            boolean same = now.isSamePosition(view);
            synchronized (this) {
                if (same && now.version() > latest.version()) {
                    latest = now;
                }
            }
            return same;
        } catch (IOException unreachable) {
            return true; // tried again
        }
    }

    /**
     * Throws the throwable of the player's thread, if any.
     *
     * @throws RoomApi.Refused if the server refused the player's action
     */
    void requireFine() throws RoomApi.Refused {
        Exception failed = failure;
        if (failed instanceof RoomApi.Refused refused) {
            throw refused;
        } else if (failed != null) {
            throw new IllegalArgumentException("the player failed: " + JoinClient.reason(failed), failed);
        }
    }

    /** Waits until the player has been told the end. */
    void finish() throws InterruptedException {
        thread.shutdown();
        boolean unused = thread.awaitTermination(GRACE_SECONDS, TimeUnit.SECONDS);
    }

    @Override
    public void close() {
        closed = true;
        thread.shutdown();
        try {
            boolean unused = thread.awaitTermination(GRACE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        }
        seat.close();
    }
}
