package org.marienbad.server.web;

import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/**
 * Takes so many connections of one address at a time, and closes those that are more: one visitor must not use up what there
 * is for all. Those of proxies come from many visitors.
 */
final class FairConnector extends ServerConnector {
    private final Addresses.Networks proxies;
    private final int most;
    private final Map<EndPoint, String> taken = new ConcurrentHashMap<>();
    private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();

    /** @param most connections of one address */
    FairConnector(Server server, Addresses.Networks proxies, int most, ConnectionFactory... layers) {
        super(server, 1, 1, layers);
        this.proxies = proxies;
        this.most = most;
    }

    @Override
    protected void onEndPointOpened(EndPoint connection) {
        super.onEndPointOpened(connection);
        if (!(connection.getRemoteSocketAddress() instanceof InetSocketAddress peer)
                || proxies.contains(peer.getAddress())) {
            return;
        }
        String address = Addresses.key(peer.getAddress());
        taken.put(connection, address);
        if (byAddress.merge(address, 1, Integer::sum) > most) {
            connection.close();
        }
    }

    @Override
    protected void onEndPointClosed(EndPoint connection) {
        super.onEndPointClosed(connection);
        String address = taken.remove(connection);
        if (address != null) {
            byAddress.computeIfPresent(address, (same, count) -> count == 1 ? null : count - 1);
        }
    }
}
