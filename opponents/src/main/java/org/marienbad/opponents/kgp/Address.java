package org.marienbad.opponents.kgp;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Set;

/** The address of a server: {@code HOST}, {@code HOST:PORT}, or the URL of a WebSocket. */
final class Address {
    /** The port of the protocol's own server. */
    private static final int DEFAULT_PORT = 2671;

    private static final String ALLOWED =
            "; allowed: HOST, HOST:PORT or the URL of a WebSocket, such as ws://localhost:8080/socket";

    private final String text;
    private final URI uri;

    private Address(String text, URI uri) {
        this.text = text;
        this.uri = uri;
    }

    /** @throws IllegalArgumentException saying what is allowed */
    static Address parse(String text) {
        boolean url = text.contains("://");
        URI uri;
        try {
            uri = new URI(url ? text : "tcp://" + text);
        } catch (URISyntaxException malformed) {
            throw new IllegalArgumentException("'" + text + "' is no address" + ALLOWED, malformed);
        }
        String scheme = uri.getScheme().toLowerCase(Locale.ROOT);
        boolean known =
                url ? Set.of("ws", "wss").contains(scheme) : uri.getPath().isEmpty();
        if (!known || uri.getHost() == null || uri.getPort() > 65_535 || uri.getUserInfo() != null) {
            throw new IllegalArgumentException("'" + text + "' is no address" + ALLOWED);
        }
        return new Address(text, uri);
    }

    /** @throws IOException if there is no server, or it does not answer in time */
    Connection connect() throws IOException {
        if (!uri.getScheme().equals("tcp")) {
            return new WebSocketConnection(uri);
        }
        return new TcpConnection(uri.getHost(), uri.getPort() < 0 ? DEFAULT_PORT : uri.getPort());
    }

    /** As it was given. */
    @Override
    public String toString() {
        return text;
    }
}
