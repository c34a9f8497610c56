package org.marienbad.server.web;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/**
 * Thousands of sockets that look at rooms, in one thread and with little memory: of each message they read no more than
 * its type.
 */
final class Spectators implements Runnable, AutoCloseable {
    /** At most so many are joining at a time. */
    private static final int JOINING = 200;
    /** In so many bytes of a message its type stands. */
    private static final int BEGINNING = 64;

    private static final byte[] POSITION = "\"type\":\"position\"".getBytes(StandardCharsets.US_ASCII);

    private final int port;
    private final IntConsumer seen;
    private final Selector selector = Selector.open();
    private final Deque<One> toCome = new ConcurrentLinkedDeque<>();
    private final Deque<One> deaf = new ArrayDeque<>();
    private final ByteBuffer buffer = ByteBuffer.allocateDirect(1 << 18);
    private final AtomicInteger joined = new AtomicInteger();
    private final AtomicInteger lost = new AtomicInteger();
    private volatile boolean ended;
    private int joining;

    /** @param seen told the number of the room for each position that somebody gets, but for the first */
    Spectators(int port, IntConsumer seen) throws IOException {
        this.port = port;
        this.seen = seen;
    }

    /** One of them. */
    private final class One {
        private final int room;
        private final String id;
        private final String token;
        private final boolean reads;
        private SocketChannel channel;
        /** The part that has come of the head of the answer, or of the header and the beginning of a frame. */
        private final byte[] head = new byte[10 + BEGINNING];

        private int headLength;
        private long left;
        private int lineEnds;
        private boolean upgraded;
        private boolean greeted;

        One(int room, String id, String token, boolean reads) {
            this.room = room;
            this.id = id;
            this.token = token;
            this.reads = reads;
        }

        void connect() throws IOException {
            channel = SocketChannel.open();
            channel.configureBlocking(false);
            channel.register(selector, SelectionKey.OP_CONNECT, this);
            channel.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        }

        void greet() throws IOException {
            channel.finishConnect();
            write("GET /api/rooms/" + id + "/events HTTP/1.1\r\nHost: localhost:" + port
                    + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    + "Sec-WebSocket-Key: AQIDBAUGBwgJCgsMDQ4PEC==\r\n\r\n");
            channel.keyFor(selector).interestOps(SelectionKey.OP_READ);
        }

        private void write(String text) throws IOException {
            write(text.getBytes(StandardCharsets.US_ASCII));
        }

        /** A few bytes, for which there is always room. */
        private void write(byte[] bytes) throws IOException {
            if (channel.write(ByteBuffer.wrap(bytes)) < bytes.length) {
                throw new IOException("the socket takes no more");
            }
        }

        private void frame(int opcode, byte[] payload) throws IOException {
            byte[] frame = new byte[6 + payload.length];
            frame[0] = (byte) (0x80 | opcode);
            frame[1] = (byte) (0x80 | payload.length);
            System.arraycopy(payload, 0, frame, 6, payload.length);
            write(frame);
        }

        void read(ByteBuffer bytes) throws IOException {
            while (bytes.hasRemaining()) {
                if (!upgraded) {
                    answer(bytes.get());
                } else if (left > 0) {
                    skip(bytes);
                } else {
                    header(bytes.get());
                }
            }
        }

        private void answer(byte next) throws IOException {
            lineEnds = next == '\n' ? lineEnds + 1 : next == '\r' ? lineEnds : 0;
            if (lineEnds == 2) {
                upgraded = true;
                frame(1, ("{\"token\":\"" + token + "\"}").getBytes(StandardCharsets.US_ASCII));
            }
        }

        private int headerLength() {
            int length = headLength < 2 ? 0 : head[1] & 0x7F;
            return length < 126 ? 2 : length == 126 ? 4 : 10;
        }

        private void header(byte next) throws IOException {
            head[headLength++] = next;
            if (headLength >= 2 && headLength == headerLength()) {
                left = head[1] & 0x7F;
                if (left >= 126) {
                    left = 0;
                    for (int i = 2; i < headLength; i++) {
                        left = left << 8 | head[i] & 0xFF;
                    }
                }
                if (left == 0) {
                    frameEnds();
                }
            }
        }

        private void skip(ByteBuffer bytes) throws IOException {
            int count = (int) Math.min(left, bytes.remaining());
            int kept = Math.min(count, head.length - headLength);
            bytes.get(head, headLength, kept);
            headLength += kept;
            bytes.position(bytes.position() + count - kept);
            left -= count;
            if (left == 0) {
                frameEnds();
            }
        }

        private void frameEnds() throws IOException {
            int opcode = head[0] & 0xF;
            if (opcode == 9) {
                frame(10, new byte[0]);
            } else if (opcode == 8) {
                throw new IOException("closed");
            } else if (contains(head, headLength)) {
                if (greeted) {
                    seen.accept(room);
                } else {
                    greeted = true;
                    joining--;
                    joined.incrementAndGet();
                    if (!reads) {
                        channel.keyFor(selector).interestOps(0);
                        deaf.add(this);
                    }
                }
            }
            headLength = 0;
        }
    }

    private static boolean contains(byte[] bytes, int length) {
        for (int i = 0; i + POSITION.length <= length; i++) {
            int same = 0;
            while (same < POSITION.length && bytes[i + same] == POSITION[same]) {
                same++;
            }
            if (same == POSITION.length) {
                return true;
            }
        }
        return false;
    }

    /** @param reads whether it reads more than the first position */
    void add(int room, String id, String token, boolean reads) {
        toCome.add(new One(room, id, token, reads));
        selector.wakeup();
    }

    int joined() {
        return joined.get();
    }

    int lost() {
        return lost.get();
    }

    @Override
    public void run() {
        try {
            while (!ended) {
                while (joining < JOINING && !toCome.isEmpty()) {
                    joining++;
                    toCome.poll().connect();
                }
                selector.select(key -> serve((One) key.attachment(), key), 100);
            }
        } catch (IOException failure) {
            throw new java.io.UncheckedIOException(failure);
        }
    }

    private void serve(One one, SelectionKey key) {
        try {
            if (key.isConnectable()) {
                one.greet();
            } else {
                buffer.clear();
                if (one.channel.read(buffer) < 0) {
                    throw new IOException("closed");
                }
                one.read(buffer.flip());
            }
        } catch (IOException closed) {
            key.cancel();
            lost.incrementAndGet();
        }
    }

    @Override
    public void close() throws IOException {
        ended = true;
        selector.close();
    }
}
