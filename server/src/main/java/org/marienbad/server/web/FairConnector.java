package org.marienbad.server.web;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.eclipse.jetty.http.HttpParser;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.ssl.SslConnection;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.internal.HttpConnection;

/**
 * Takes so many connections of one address at a time, and closes further ones: one visitor must not use up the share of
 * all. Those of proxies come from many visitors. A request has a deadline for its headers, which bytes that trickle in
 * do not put off.
 */
final class FairConnector extends ServerConnector {
    private final Addresses.Networks proxies;
    private final int most;
    private final LongSupplier nanoTime;
    private final Map<EndPoint, Taken> taken = new ConcurrentHashMap<>();
    private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();

    private record Taken(String address, boolean counted, long nanos) {}

    /** @param most connections of one address */
    FairConnector(
            Server server, Addresses.Networks proxies, int most, LongSupplier nanoTime, ConnectionFactory... layers) {
        super(server, 1, 1, layers);
        this.proxies = proxies;
        this.most = most;
        this.nanoTime = nanoTime;
    }

    @Override
    protected void onEndPointOpened(EndPoint connection) {
        super.onEndPointOpened(connection);
        if (!(connection.getRemoteSocketAddress() instanceof InetSocketAddress peer)) {
            return;
        }
        String address = Addresses.key(peer.getAddress());
        boolean counted = !proxies.contains(peer.getAddress());
        taken.put(connection, new Taken(address, counted, nanoTime.getAsLong()));
        if (counted && byAddress.merge(address, 1, Integer::sum) > most) {
            connection.close();
        }
    }

    @Override
    protected void onEndPointClosed(EndPoint connection) {
        super.onEndPointClosed(connection);
        Taken known = taken.remove(connection);
        if (known != null && known.counted()) {
            byAddress.computeIfPresent(known.address(), (same, count) -> count == 1 ? null : count - 1);
        }
    }

    /**
     * Closes the connections whose headers take longer than {@code longest}. The time of the first request runs from the
     * beginning of the connection, that of later ones from their first byte.
     *
     * @param closed told of the address of each
     */
    void closeLate(Duration longest, Consumer<String> closed) {
        long now = nanoTime.getAsLong();
        taken.forEach((connection, known) -> {
            if (isWaitedFor(connection, known, now - longest.toNanos())) {
                closed.accept(known.address());
                connection.close();
            }
        });
    }

    /** Whether the headers that are being read should have come by {@code now} if they began by {@code start}. */
    private static boolean isWaitedFor(EndPoint connection, Taken known, long start) {
        Connection layer = connection.getConnection();
        if (layer instanceof SslConnection ssl) {
            layer = ssl.getSslEndPoint().getConnection();
        }
        if (!(layer instanceof HttpConnection http)) { // a socket, for which there are limits of its own
            return false;
        }
        if (http.getMessagesIn() == 0) {
            return known.nanos() - start < 0;
        }
        HttpParser parser = http.getParser();
        long begun = parser.getBeginNanoTime();
        return begun != 0 && !parser.isStart() && parser.inHeaderState() && begun - start < 0;
    }
}
