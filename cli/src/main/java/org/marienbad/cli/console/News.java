package org.marienbad.cli.console;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * What becomes known during long work, told as it does: in a terminal the last lines of it with the progress below, as long
 * as the work goes on; elsewhere line by line on the standard error, unless the work is over within a second. Thread-safe.
 */
public final class News {
    private static final long HELD_NANOS = 1_000_000_000L;
    private static final int SHOWN = 12;

    private final Terminal terminal;
    private final LongSupplier nanoTime;
    private final long start;
    /** In a terminal the lines shown, elsewhere those not printed yet. */
    private final Deque<String> lines = new ArrayDeque<>();

    private String progress = "";

    public News(Terminal terminal) {
        this(terminal, System::nanoTime);
    }

    News(Terminal terminal, LongSupplier nanoTime) {
        this.terminal = terminal;
        this.nanoTime = nanoTime;
        start = nanoTime.getAsLong();
    }

    /** Tells {@code line}. */
    public synchronized void add(String line) {
        lines.add(line);
        if (terminal.watched()) {
            if (lines.size() > SHOWN) {
                lines.remove();
            }
            show();
        } else if (nanoTime.getAsLong() - start >= HELD_NANOS) {
            lines.forEach(terminal::warn);
            lines.clear();
        }
    }

    /** What is being done now. */
    public synchronized void progress(String text) {
        progress = text;
        if (terminal.watched()) {
            show();
        }
    }

    private void show() {
        List<String> all = new ArrayList<>(lines);
        all.add(progress);
        terminal.progress(all);
    }
}
