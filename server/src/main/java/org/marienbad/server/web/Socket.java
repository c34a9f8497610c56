package org.marienbad.server.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.marienbad.framework.text.Messages;
import org.marienbad.server.protocol.Message;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerWords;
import org.marienbad.server.protocol.Subscriber;
import org.marienbad.server.protocol.Subscription;
import org.marienbad.server.protocol.Visitor;

/**
 * A socket through which somebody is told the events of a room. Its first message says who that is: {@code
 * {"token":"…","language":"cs"}}, with {@code "host"} for the host; after that it may only send {@code {"ping":7}}.
 *
 * <p>Public for Jetty alone, which calls it by method handles.
 */
public final class Socket implements Session.Listener {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    /** A page sends one every few seconds; an answer to a ping, an empty one and part of a message is one, too. */
    private static final WebLimits.Rate FRAMES = new WebLimits.Rate(100, 5);

    private final Sockets sockets;
    private final RequestOrigin origin;
    private final Locale locale;
    private final String room;
    private final Outbox outbox;
    private final TokenBuckets frames;
    private final CompletableFuture<Void> ended = new CompletableFuture<>();

    private volatile Session session;
    private volatile long heard;
    private volatile boolean greeted;
    /** Why nothing is read from it any more; empty while something is. */
    private volatile String givenUp = "";
    /** The parts so far of a message in several frames. */
    private final StringBuilder text = new StringBuilder(0);

    /** Guarded by this. */
    private Subscription subscription;

    Socket(Sockets sockets, Exchange exchange, String room) {
        this.sockets = sockets;
        this.room = room;
        origin = exchange.origin();
        locale = exchange.locale();
        frames = new TokenBuckets(FRAMES, sockets.clock());
        heard = sockets.nanoTime();
        outbox = new Outbox(new Lines(), sockets.settings().limits().queue(), sockets.clock());
    }

    /** How messages leave this socket. */
    private final class Lines implements Outbox.Line {
        @Override
        public void send(byte[] json, Runnable sent) {
            session.sendText(new String(json, StandardCharsets.UTF_8), Callback.from(sent, failure -> cutOff()));
        }

        @Override
        public void askForNewest() {
            synchronized (Socket.this) {
                if (subscription != null) {
                    subscription.refresh();
                }
            }
        }
    }

    /** Messages of the room go through. */
    private final class Reader implements Subscriber {
        private final Messages words;
        private volatile byte[] gone;

        Reader(Messages words) {
            this.words = words;
        }

        @Override
        public void send(Message message) {
            if (message.type().equals("gone")) {
                gone = message.json();
            } else {
                outbox.put(message);
            }
        }

        @Override
        public void refused(Refusal refusal) {
            refuse(refusal.reason().status(), refusal.reason().id(), words.get(refusal.words()));
        }

        @Override
        public void closed(String reason) {
            byte[] last = gone == null
                    ? bytes(MAPPER.createObjectNode().put("type", "gone").put("error", reason))
                    : gone;
            bye(last, gone == null ? StatusCode.NORMAL : StatusCode.SERVICE_RESTART);
        }
    }

    String address() {
        return origin.address();
    }

    @Override
    public void onWebSocketOpen(Session opened) {
        session = opened;
        sockets.opened(this);
        opened.demand();
    }

    @Override
    public void onWebSocketPartialText(String part, boolean last) {
        if (!isWelcome()) {
            return;
        }
        text.append(part);
        if (text.length() > sockets.settings().limits().message()) {
            giveUp(StatusCode.MESSAGE_TOO_LARGE, "too long");
            return;
        }
        if (last) {
            String whole = text.toString();
            text.setLength(0);
            take(whole);
        }
        session.demand();
    }

    /** Counts a frame; false if nothing more is read, as there were too many. */
    private boolean isWelcome() {
        heard = sockets.nanoTime();
        if (frames.take("")) {
            return true;
        }
        giveUp(StatusCode.POLICY_VIOLATION, "too many frames");
        return false;
    }

    /** Says why, and reads nothing more, not even an answer; the next {@link Sockets#check} closes the connection. */
    private void giveUp(int status, String reason) {
        givenUp = reason;
        session.close(status, reason, Callback.NOOP);
    }

    private void take(String whole) {
        JsonNode message;
        try {
            message = MAPPER.readTree(whole);
        } catch (JsonProcessingException malformed) {
            refuse(400, "malformed", Exchange.words(locale).get("web.json"));
            return;
        }
        if (!greeted) {
            greeted = true;
            greet(message);
        } else if (message.size() == 1 && message.path("ping").isIntegralNumber()) {
            outbox.put(("{\"type\":\"pong\",\"ping\":" + message.get("ping") + "}").getBytes(StandardCharsets.UTF_8));
        } else {
            refuse(400, "malformed", Exchange.words(locale).get("web.message"));
        }
    }

    @Override
    public void onWebSocketPartialBinary(ByteBuffer payload, boolean last, Callback callback) {
        callback.succeed();
        if (isWelcome()) {
            refuse(400, "malformed", Exchange.words(locale).get("web.message"));
            session.demand();
        }
    }

    @Override
    public void onWebSocketPing(ByteBuffer payload) {
        if (isWelcome()) {
            session.sendPong(payload, Callback.NOOP);
            session.demand();
        }
    }

    @Override
    public void onWebSocketPong(ByteBuffer payload) {
        if (isWelcome()) {
            session.demand();
        }
    }

    private void greet(JsonNode message) {
        String language = message.path("language").asText();
        Locale spoken = language.isEmpty() ? locale : ServerWords.spoken(Locale.forLanguageTag(language));
        boolean isHost =
                Api.isHost(sockets.settings(), origin, message.path("host").asText());
        Reader reader = new Reader(ServerWords.of(spoken));
        try {
            Subscription made = sockets.rooms()
                    .subscribe(
                            new Visitor(origin.address(), isHost, spoken),
                            message.path("token").asText(),
                            room,
                            reader);
            synchronized (this) {
                subscription = made;
            }
            if (ended.isDone()) {
                unsubscribe();
            }
        } catch (Refusal refusal) {
            reader.refused(refusal);
        }
    }

    private void refuse(int status, String reason, String line) {
        ObjectNode refusal = MAPPER.createObjectNode();
        refusal.put("type", "refused")
                .put("status", status)
                .put("reason", reason)
                .put("error", line);
        bye(bytes(refusal), StatusCode.POLICY_VIOLATION);
    }

    private static byte[] bytes(ObjectNode message) {
        try {
            return MAPPER.writeValueAsBytes(message);
        } catch (JsonProcessingException ownTreesCanBeWritten) {
            throw new IllegalStateException(ownTreesCanBeWritten);
        }
    }

    /** Why this socket should be closed; empty if it should not. */
    String fault(WebLimits limits) {
        if (!givenUp.isEmpty()) {
            return givenUp;
        }
        long silent = sockets.nanoTime() - heard;
        if (!greeted && silent > limits.greeting().toNanos()) {
            return "silent at first";
        } else if (silent > limits.silence().toNanos()) {
            return "silent";
        }
        return outbox.lagNanos() > limits.slow().toNanos() ? "slow" : "";
    }

    void ping() {
        Session opened = session;
        if (opened != null) {
            opened.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
        }
    }

    /** Sends {@code json} after the waiting messages, then closes. */
    void bye(byte[] json, int status) {
        if (session == null) {
            cutOff();
        } else {
            outbox.close(json, () -> session.close(status, null, Callback.from(() -> {}, failure -> cutOff())));
        }
    }

    /** Done when the socket is closed. */
    CompletableFuture<Void> ended() {
        return ended;
    }

    void cutOff() {
        Session opened = session;
        if (opened != null) {
            opened.disconnect();
        }
        end();
    }

    @Override
    public void onWebSocketError(Throwable cause) {
        end();
    }

    @Override
    public void onWebSocketClose(int status, String reason, Callback callback) {
        callback.succeed();
        end();
    }

    private void end() {
        ended.complete(null);
        sockets.closed(this, origin.address());
        unsubscribe();
    }

    private synchronized void unsubscribe() {
        if (subscription != null) {
            subscription.close();
            subscription = null;
        }
    }
}
