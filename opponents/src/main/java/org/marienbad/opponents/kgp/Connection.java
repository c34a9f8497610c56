package org.marienbad.opponents.kgp;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Lines to and from a server. Any thread may send; one receives. */
abstract class Connection implements AutoCloseable {
    static final Duration PATIENCE = Duration.ofSeconds(10);

    /** The bytes that a server may send before they are read; it then has to wait. */
    private static final int MOST_WAITING = 1000;

    private final BlockingQueue<String> received = new LinkedBlockingQueue<>(MOST_WAITING);
    private final StringBuilder begun = new StringBuilder();
    private volatile boolean ended;

    /** Sends one line. */
    abstract void send(String line) throws IOException;

    @Override
    public abstract void close();

    /** The next line; null if none came within {@code millis}. */
    final String receive(long millis) throws ConnectionEnded, InterruptedException {
        boolean last = ended;
        String line = received.poll(last ? 0 : millis, TimeUnit.MILLISECONDS);
        if (line == null && last) {
            throw new ConnectionEnded();
        }
        return line;
    }

    /** Some characters have come, from one thread at a time. Lines that are too long are left out. */
    final void came(CharSequence text) throws InterruptedException {
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter == '\n') {
                lineEnded();
            } else if (begun.length() <= KgpLine.LONGEST) {
                begun.append(letter);
            }
        }
    }

    /** The line that has begun, if any, is complete. */
    final void lineEnded() throws InterruptedException {
        // No control character goes on to a terminal.
        String line = begun.toString().replaceAll("\\p{Cntrl}", " ").strip();
        boolean fits = begun.length() <= KgpLine.LONGEST;
        begun.setLength(0);
        if (fits && !line.isEmpty()) {
            received.put(line);
        }
    }

    /** No more will come. */
    final void ended() {
        ended = true;
    }

    /** The other side has closed the connection, or it broke. */
    static final class ConnectionEnded extends Exception {
        private static final long serialVersionUID = 1;
    }
}
