package org.marienbad.cli.console;

import java.time.Duration;
import java.util.Locale;

/** Shows how many games are played, how fast, and how long the rest will take; without a terminal it prints a line twice a minute. */
public final class GamesBar implements AutoCloseable {
    private static final long UPDATE_NANOS = 250_000_000;
    private static final int LENGTH = 30;

    private final Terminal terminal;
    private final long before;
    private final long games;
    private final long start = System.nanoTime();
    private String label;
    private long played;
    private long shown = start;

    /** @param before games that were played before */
    public GamesBar(Terminal terminal, long before, long games) {
        this(terminal, "games", before, games);
    }

    /** @param label the present work, at the start of the line */
    public GamesBar(Terminal terminal, String label, long before, long games) {
        this.terminal = terminal;
        this.label = label;
        this.before = before;
        this.games = games;
    }

    /** Says something else at the start of the line from now on. */
    public synchronized void label(String text) {
        label = text;
    }

    /** Adds {@code more} finished games. Thread-safe. */
    public synchronized void step(long more) {
        played += more;
        long now = System.nanoTime();
        if (now - shown >= UPDATE_NANOS) {
            shown = now;
            terminal.progress(line(label, before, played, games, now - start));
        }
    }

    /** For example "games  45 % [=============>                ] 450/1000, 100/s, 0:00:04 gone, 0:00:06 left". */
    static String line(String label, long before, long played, long games, long nanos) {
        double rate = played * 1e9 / Math.max(1, nanos);
        long done = before + played;
        int filled = (int) (LENGTH * done / Math.max(1, games));
        String bar = "=".repeat(filled) + (filled < LENGTH ? ">" + " ".repeat(LENGTH - filled - 1) : "");
        return String.format(
                Locale.ROOT,
                "%s %3d %% [%s] %d/%d, %s/s, %s gone, %s left",
                label,
                100 * done / Math.max(1, games),
                bar,
                done,
                games,
                rate(rate),
                clock(nanos / 1_000_000_000L),
                rate > 0 ? clock((long) ((games - done) / rate)) : "?");
    }

    /** Two figures at least: games of slow players take minutes. */
    private static String rate(double rate) {
        return String.format(Locale.ROOT, rate < 1 ? "%.2f" : rate < 10 ? "%.1f" : "%,.0f", rate);
    }

    private static String clock(long seconds) {
        Duration time = Duration.ofSeconds(seconds);
        return String.format(Locale.ROOT, "%d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart());
    }

    @Override
    public void close() {
        terminal.clearProgress();
    }
}
