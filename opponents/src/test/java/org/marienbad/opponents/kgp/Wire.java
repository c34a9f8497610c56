package org.marienbad.opponents.kgp;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.Base64;
import java.util.Deque;

/** The server's end of a connection in a test. */
abstract class Wire implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 60_000;

    final Socket socket;

    private Wire(Socket socket) throws IOException {
        this.socket = socket;
        socket.setSoTimeout(PATIENCE_MILLIS);
        // Else each short line waits 40 ms for the other side to acknowledge the one before.
        socket.setTcpNoDelay(true);
    }

    abstract void send(String line) throws IOException;

    /** The next line; null at the end. */
    abstract String receive() throws IOException;

    @Override
    public void close() throws IOException {
        socket.close();
    }

    static ServerSocket listen() throws IOException {
        ServerSocket server = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
        server.setSoTimeout(PATIENCE_MILLIS);
        return server;
    }

    static Wire accept(ServerSocket server, boolean webSocket) throws IOException {
        return webSocket ? new WebSocketWire(server.accept()) : new TcpWire(server.accept());
    }

    private static final class TcpWire extends Wire {
        private final BufferedReader in;

        TcpWire(Socket socket) throws IOException {
            super(socket);
            in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        }

        @Override
        void send(String line) throws IOException {
            socket.getOutputStream().write((line + "\r\n").getBytes(StandardCharsets.UTF_8));
        }

        @Override
        String receive() throws IOException {
            return in.readLine();
        }
    }

    /** As much of RFC 6455 as the protocol needs. */
    private static final class WebSocketWire extends Wire {
        private static final String KEY = "Sec-WebSocket-Key:";
        private static final String MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
        private static final int TEXT = 1;
        private static final int CLOSE = 8;

        private final DataInputStream in;
        private final Deque<String> lines = new ArrayDeque<>();
        private boolean split;

        WebSocketWire(Socket socket) throws IOException {
            super(socket);
            in = new DataInputStream(socket.getInputStream());
            String key = "";
            for (String line = header(); !line.isEmpty(); line = header()) {
                key = line.startsWith(KEY) ? line.substring(KEY.length()).strip() : key;
            }
            socket.getOutputStream()
                    .write(("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                                    + "Sec-WebSocket-Accept: " + accept(key) + "\r\n\r\n")
                            .getBytes(StandardCharsets.ISO_8859_1));
        }

        private String header() throws IOException {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            for (int next = in.readUnsignedByte(); next != '\n'; next = in.readUnsignedByte()) {
                line.write(next);
            }
            return line.toString(StandardCharsets.ISO_8859_1).strip();
        }

        private static String accept(String key) {
            try {
                return Base64.getEncoder()
                        .encodeToString(MessageDigest.getInstance("SHA-1")
                                .digest((key + MAGIC).getBytes(StandardCharsets.ISO_8859_1)));
            } catch (NoSuchAlgorithmException impossible) {
                throw new IllegalStateException(impossible);
            }
        }

        /** Every second line comes in two frames and without an end of its own. */
        @Override
        void send(String line) throws IOException {
            split = !split;
            if (split) {
                int half = line.length() / 2;
                frame(TEXT, line.substring(0, half));
                frame(0x80, line.substring(half));
            } else {
                frame(0x80 | TEXT, line + "\r\n");
            }
        }

        private void frame(int head, String text) throws IOException {
            byte[] payload = text.getBytes(StandardCharsets.UTF_8);
            OutputStream out = socket.getOutputStream();
            out.write(head);
            if (payload.length < 126) {
                out.write(payload.length);
            } else {
                out.write(new byte[] {126, (byte) (payload.length >> 8), (byte) payload.length});
            }
            out.write(payload);
        }

        @Override
        String receive() throws IOException {
            while (lines.isEmpty()) {
                int head = in.read();
                if (head < 0 || (head & 0xF) == CLOSE) {
                    return null;
                }
                int length = in.readUnsignedByte() & 0x7F;
                length = length == 126 ? in.readUnsignedShort() : length;
                byte[] mask = in.readNBytes(4);
                byte[] payload = in.readNBytes(length);
                for (int i = 0; i < length; i++) {
                    payload[i] ^= mask[i % 4];
                }
                new String(payload, StandardCharsets.UTF_8).lines().forEach(lines::add);
            }
            return lines.remove();
        }
    }
}
