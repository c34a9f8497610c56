package org.marienbad.server.web;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.ServerSocketChannel;

/** Takes a port, so that it is known before anything else is made. */
public final class Listening {
    /** Connections that may wait to be accepted. */
    private static final int BACKLOG = 512;

    private Listening() {}

    /**
     * A socket that listens there.
     *
     * @param port 0 for any free one
     * @throws java.net.BindException if the port is taken or not allowed, or the address is not of this machine
     */
    public static ServerSocketChannel at(InetAddress address, int port) throws IOException {
        ServerSocketChannel socket = ServerSocketChannel.open();
        try {
            if (!System.getProperty("os.name").startsWith("Windows")) {
                // So that a server can be started again at once; on Windows it would allow two at the same port.
                socket.setOption(StandardSocketOptions.SO_REUSEADDR, true);
            }
            return socket.bind(new InetSocketAddress(address, port), BACKLOG);
        } catch (IOException failure) {
            socket.close();
            throw failure;
        }
    }

    public static int port(ServerSocketChannel socket) {
        return socket.socket().getLocalPort();
    }
}
