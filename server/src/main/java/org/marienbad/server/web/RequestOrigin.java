package org.marienbad.server.web;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;

/**
 * The origin of a request, as far as it can be trusted.
 *
 * @param address by which limits count
 * @param authority the name and port by which the server was addressed
 * @param secure whether the way to the server is encrypted
 * @param local whether it comes from this machine itself, and from nobody else through it
 */
record RequestOrigin(String address, String authority, boolean secure, boolean local) {
    private static final List<String> MARKS_OF_PROXIES =
            List.of("Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP");

    static RequestOrigin of(Request request, Addresses.Networks proxies) {
        HttpFields headers = request.getHeaders();
        InetAddress peer = peer(request);
        String host = headers.get(HttpHeader.HOST);
        if (proxies.contains(peer)) {
            String named = last(headers, "X-Forwarded-Host");
            return new RequestOrigin(
                    Addresses.key(client(headers, peer, proxies)),
                    named.isEmpty() ? String.valueOf(host) : named,
                    request.isSecure() || last(headers, "X-Forwarded-Proto").equalsIgnoreCase("https"),
                    false);
        }
        boolean forwarded = MARKS_OF_PROXIES.stream().anyMatch(headers::contains);
        return new RequestOrigin(
                Addresses.key(peer), String.valueOf(host), request.isSecure(), peer.isLoopbackAddress() && !forwarded);
    }

    private static InetAddress peer(Request request) {
        return request.getConnectionMetaData().getRemoteSocketAddress() instanceof InetSocketAddress socket
                ? socket.getAddress()
                : InetAddress.getLoopbackAddress();
    }

    /** The last one in the chain that is none of our proxies; all before it may be invented. */
    private static InetAddress client(HttpFields headers, InetAddress peer, Addresses.Networks proxies) {
        InetAddress client = peer;
        List<String> chain = list(headers, "X-Forwarded-For");
        for (int i = chain.size() - 1; i >= 0 && proxies.contains(client); i--) {
            InetAddress before = Addresses.parse(chain.get(i)).orElse(null);
            if (before == null) {
                return client;
            }
            client = before;
        }
        return client;
    }

    private static String last(HttpFields headers, String name) {
        List<String> values = list(headers, name);
        return values.isEmpty() ? "" : values.get(values.size() - 1);
    }

    private static List<String> list(HttpFields headers, String name) {
        return headers.getValuesList(name).stream()
                .flatMap(line -> Stream.of(line.split(",")))
                .map(String::strip)
                .toList();
    }
}
