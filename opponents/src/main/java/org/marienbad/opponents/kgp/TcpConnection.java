package org.marienbad.opponents.kgp;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.marienbad.framework.shared.DaemonThreads;

/** Lines over TCP. */
final class TcpConnection extends Connection {
    private final Socket socket;
    private final OutputStream out;

    /** @throws IOException if there is no server, or it does not answer in time */
    TcpConnection(String host, int port) throws IOException {
        socket = new Socket();
        try {
            socket.connect(new InetSocketAddress(host, port), (int) PATIENCE.toMillis());
            socket.setTcpNoDelay(true);
            out = socket.getOutputStream();
        } catch (IOException refused) {
            socket.close();
            throw refused;
        }
        DaemonThreads.start("kgp reader", this::read);
    }

    private void read() {
        char[] buffer = new char[4096];
        try (Reader in = new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8)) {
            for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                came(new String(buffer, 0, count));
            }
        } catch (IOException broken) {
            // As if the server had closed it.
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        } finally {
            ended();
        }
    }

    @Override
    synchronized void send(String line) throws IOException {
        out.write((line + "\r\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException broken) {
            // It is gone anyway.
        }
    }
}
