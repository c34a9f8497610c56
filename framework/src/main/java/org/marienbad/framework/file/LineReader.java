package org.marienbad.framework.file;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/**
 * Lines of text, none longer than a limit. Only a line feed ends a line: a carriage return is white space, as it is
 * in JSON. A byte order mark before the first line is skipped.
 */
public final class LineReader {
    /** Longest line in characters. */
    public static final int MAX_LENGTH = 1 << 20;

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final Reader in;
    private final char[] buffer = new char[1 << 13];
    private int next;
    private int end;
    private boolean begun;

    public LineReader(Reader in) {
        this.in = in;
    }

    /** A line of the input: its text, or that it was too long to be kept. */
    public record Line(String text, boolean tooLong) {
        public boolean isBlank() {
            return !tooLong && text.isBlank();
        }
    }

    /** The next line; empty at the end of the input. The rest of a line beyond the limit is skipped. */
    public Optional<Line> read() throws IOException {
        StringBuilder line = new StringBuilder();
        boolean tooLong = false;
        boolean any = false;
        while (next < end || fill()) {
            any = true;
            int stop = next;
            while (stop < end && buffer[stop] != '\n') {
                stop++;
            }
            int kept = Math.min(stop - next, MAX_LENGTH - line.length());
            line.append(buffer, next, kept);
            tooLong |= kept < stop - next;
            boolean complete = stop < end;
            next = complete ? stop + 1 : stop;
            if (complete) {
                break;
            }
        }
        return any ? Optional.of(new Line(tooLong ? "" : line.toString(), tooLong)) : Optional.empty();
    }

    private boolean fill() throws IOException {
        end = in.read(buffer);
        next = 0;
        if (!begun && end > 0) {
            begun = true;
            next = buffer[0] == BYTE_ORDER_MARK ? 1 : 0;
        }
        return end > 0;
    }
}
