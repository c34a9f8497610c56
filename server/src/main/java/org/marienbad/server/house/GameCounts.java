package org.marienbad.server.house;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** Counts the games played in this process, by the id of the game. Thread-safe. */
public final class GameCounts {
    private final Map<String, LongAdder> plies = new ConcurrentHashMap<>();
    private final Map<String, LongAdder> begun = new ConcurrentHashMap<>();
    private final Map<String, LongAdder> ended = new ConcurrentHashMap<>();

    public GameCounts() {}

    private static void add(Map<String, LongAdder> counters, String game, int count) {
        counters.computeIfAbsent(game, any -> new LongAdder()).add(count);
    }

    private static long sum(Map<String, LongAdder> counters, String game) {
        LongAdder counter = counters.get(game);
        return counter == null ? 0 : counter.sum();
    }

    public void addPlies(String game, int more) {
        add(plies, game, more);
    }

    public void addBegun(String game) {
        add(begun, game, 1);
    }

    public void addEnded(String game) {
        add(ended, game, 1);
    }

    /** Plies played since the start, chance's included. */
    public long plies(String game) {
        return sum(plies, game);
    }

    /** Rooms opened. */
    public long begun(String game) {
        return sum(begun, game);
    }

    /** Games that have come to their end. */
    public long ended(String game) {
        return sum(ended, game);
    }
}
