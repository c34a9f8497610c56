package org.marienbad.cli.check;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Passes on the first lines that a plugin prints, and counts the others: printing must not take longer than checking. */
final class BoundedOutput extends OutputStream {
    private static final int MOST_LINES = 1000;
    /** For lines that do not end. */
    private static final int MOST_BYTES = 1 << 20;

    private final PrintStream to;
    private long bytes;
    private long lines;
    private long leftOut;

    private BoundedOutput(PrintStream to) {
        this.to = to;
    }

    /** Bounds the standard streams of this process until it is closed; then it says how many lines were left out. */
    static BoundedOutput ofProcess() {
        BoundedOutput output = new BoundedOutput(System.err);
        PrintStream stream = new PrintStream(output, false, StandardCharsets.UTF_8);
        System.setOut(stream);
        System.setErr(stream);
        return output;
    }

    @Override
    public void write(int one) {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public synchronized void write(byte[] some, int offset, int length) {
        boolean passed = lines < MOST_LINES && bytes < MOST_BYTES;
        for (int i = offset; i < offset + length; i++) {
            if (some[i] == '\n') {
                lines++;
                leftOut += passed ? 0 : 1;
            }
        }
        bytes += length;
        if (passed) {
            to.write(some, offset, length);
        }
    }

    @Override
    public synchronized void close() {
        System.setOut(to);
        System.setErr(to);
        if (leftOut > 0) {
            to.println("… and " + leftOut + " more lines that the plugin printed");
        }
        to.flush();
    }
}
