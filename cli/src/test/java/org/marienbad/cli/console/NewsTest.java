package org.marienbad.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** The news of long work when no terminal shows it. */
class NewsTest {
    private static final long MILLI = 1_000_000;

    private final StringWriter err = new StringWriter();
    private final Terminal terminal = Terminal.of(
            new BufferedReader(new StringReader("")), new PrintWriter(new StringWriter()), new PrintWriter(err, true));
    private long now = 7;

    @Test
    void workOfLessThanASecondIsNotNews() {
        News news = new News(terminal, () -> now);
        news.progress("busy");
        news.add("one");
        now += 999 * MILLI;
        news.add("two");
        assertEquals("", err.toString());
    }

    @Test
    void fromThenOnEveryLineComesAtOnce() {
        News news = new News(terminal, () -> now);
        news.add("one");
        now += 1000 * MILLI;
        news.add("two");
        assertEquals("one two", String.join(" ", err.toString().lines().toList()));
        news.add("three");
        assertEquals(3, err.toString().lines().count());
    }
}
