package org.marienbad.framework.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LineReaderTest {
    private static List<String> read(String input) throws IOException {
        LineReader reader = new LineReader(new StringReader(input));
        List<String> lines = new ArrayList<>();
        for (Optional<LineReader.Line> line = reader.read(); line.isPresent(); line = reader.read()) {
            lines.add(line.get().tooLong() ? "too long" : line.get().text());
        }
        return lines;
    }

    @Test
    void onlyALineFeedEndsALine() throws IOException {
        assertEquals(List.of("a", "", "b\rc\r", "d"), read("a\n\nb\rc\r\nd"));
        assertEquals(List.of("a"), read("\uFEFFa\n"));
        assertEquals(List.of(), read(""));
        assertTrue(
                new LineReader(new StringReader(" \r\n")).read().orElseThrow().isBlank());
    }

    @Test
    void aLineAtTheLimitIsReadAndALongerOneIsSkippedAsAWhole() throws IOException {
        String longest = "x".repeat(LineReader.MAX_LENGTH);
        assertEquals(List.of(longest, "too long", "z"), read(longest + "\n" + longest + "y\nz"));
    }

    /** 60 MB in one line: with a line kept whole, a small heap would be full. */
    @Test
    void anEndlessLineTakesNoMemory() throws IOException {
        Reader endless = new Reader() {
            private long left = 60_000_000;

            @Override
            public int read(char[] buffer, int offset, int length) {
                int count = (int) Math.min(length, left);
                java.util.Arrays.fill(buffer, offset, offset + count, '1');
                left -= count;
                return count == 0 ? -1 : count;
            }

            @Override
            public void close() {}
        };
        LineReader reader = new LineReader(endless);
        LineReader.Line line = reader.read().orElseThrow();
        assertTrue(line.tooLong());
        assertEquals("", line.text());
        assertTrue(reader.read().isEmpty());
    }
}
