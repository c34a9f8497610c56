package org.marienbad.server.web;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.websocket.api.ExtensionConfig;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;
import org.marienbad.server.serving.Rooms;

/** All open sockets: how many there may be, whether they still live, and their end. Thread-safe. */
final class Sockets {
    /** After so many seconds, and not all in the same one, sockets come again when a server was restarted. */
    private static final int RETRY_SECONDS = 3;

    private static final String PACKING = "permessage-deflate";
    /** Neither side packs a message by the contents of earlier ones, so that no packer belongs to a socket (RFC 7692, 7.1.1). */
    private static final String PACKING_ALONE = PACKING + ";server_no_context_takeover;client_no_context_takeover";

    private final Rooms rooms;
    private final WebSettings settings;
    private final LongSupplier nanoTime;
    private final EventLog log;
    private final Metrics metrics;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final AtomicInteger admitted = new AtomicInteger();
    private final ConcurrentMap<String, Integer> byAddress = new ConcurrentHashMap<>();
    private volatile boolean closing;

    Sockets(Rooms rooms, WebSettings settings, LongSupplier nanoTime, EventLog log, Metrics metrics) {
        this.rooms = rooms;
        this.settings = settings;
        this.nanoTime = nanoTime;
        this.log = log;
        this.metrics = metrics;
    }

    /** Counts a socket, or a request that waits, from {@code address}; false if there are too many. */
    boolean admit(String address) {
        if (closing || admitted.incrementAndGet() > settings.limits().sockets()) {
            admitted.decrementAndGet();
            return false;
        }
        boolean[] fits = new boolean[1];
        byAddress.compute(address, (same, count) -> {
            int known = count == null ? 0 : count;
            fits[0] = known < settings.limits().socketsPerAddress();
            return fits[0] ? Integer.valueOf(known + 1) : count;
        });
        if (!fits[0]) {
            admitted.decrementAndGet();
        }
        return fits[0];
    }

    /** Takes back one {@link #admit}. */
    void leave(String address) {
        admitted.decrementAndGet();
        byAddress.computeIfPresent(address, (same, count) -> count == 1 ? null : count - 1);
    }

    /** Makes a socket of {@code exchange}, which asks to watch {@code room}. */
    void open(Exchange exchange, String room, ServerWebSocketContainer container) {
        String address = exchange.origin().address();
        if (!admit(address)) {
            exchange.refuseTooMany("web.sockets");
            return;
        }
        Socket socket = new Socket(this, exchange, room);
        boolean[] made = new boolean[1];
        boolean upgraded = false;
        try {
            upgraded = container.upgrade(
                    (request, response, callback) -> {
                        response.setExtensions(packing(request.getExtensions()));
                        made[0] = true;
                        open.add(socket); // before it opens, as a client that hangs up at once never does
                        return socket;
                    },
                    exchange.request(),
                    exchange.response(),
                    exchange.callback());
        } catch (HttpException.RuntimeException malformed) { // such as a handshake without a key
            closed(socket, address);
        } finally {
            if (!made[0]) {
                leave(address);
            }
        }
        if (!upgraded) {
            exchange.refuse(426, "malformed", exchange.word("web.upgrade"));
        }
    }

    /** The one extension that we take of those that were offered, or none. */
    private static List<ExtensionConfig> packing(List<ExtensionConfig> offered) {
        return offered.stream()
                .filter(each -> each.getName().equals(PACKING)
                        && !each.getParameterKeys().contains("server_max_window_bits")) // Java cannot pack so
                .findFirst()
                .map(each -> List.of(ExtensionConfig.parse(PACKING_ALONE)))
                .orElse(List.of());
    }

    void opened(Socket socket) {
        if (!open.contains(socket)) { // it was given up meanwhile
            socket.cutOff();
        } else if (closing) {
            socket.bye(goodbye(), StatusCode.SERVICE_RESTART);
        }
    }

    /** May come several times. */
    void closed(Socket socket, String address) {
        if (open.remove(socket)) {
            leave(address);
        }
    }

    /** Asks all whether they are still there; browsers answer by themselves. */
    void ping() {
        open.forEach(Socket::ping);
    }

    /** Closes the sockets that have not answered, have not said who they are, or do not read. */
    void check() {
        for (Socket socket : open) {
            String fault = socket.fault(settings.limits());
            if (!fault.isEmpty()) {
                log.closed(socket.address(), fault);
                metrics.cutOff(fault);
                socket.cutOff();
            }
        }
    }

    /** Tells all sockets that the server ends, and closes them; done when all are closed. */
    CompletableFuture<Void> close() {
        closing = true;
        List<Socket> all = List.copyOf(open);
        all.forEach(socket -> socket.bye(goodbye(), StatusCode.SERVICE_RESTART));
        return CompletableFuture.allOf(all.stream().map(Socket::ended).toArray(CompletableFuture[]::new))
                .orTimeout(RETRY_SECONDS, TimeUnit.SECONDS);
    }

    private static byte[] goodbye() {
        return ("{\"type\":\"gone\",\"retry\":" + RETRY_SECONDS + "}").getBytes(StandardCharsets.UTF_8);
    }

    int size() {
        return open.size();
    }

    Rooms rooms() {
        return rooms;
    }

    WebSettings settings() {
        return settings;
    }

    long nanoTime() {
        return nanoTime.getAsLong();
    }

    LongSupplier clock() {
        return nanoTime;
    }
}
