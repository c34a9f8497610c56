package org.marienbad.cli.console;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * News of long work, told as it comes. A terminal shows its last lines with the progress below, as long as the work
 * goes on. Elsewhere it goes line by line to the standard error, unless the work is over within a second. Thread-safe.
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

    /** The present activity. */
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
