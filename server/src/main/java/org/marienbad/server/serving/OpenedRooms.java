package org.marienbad.server.serving;

import java.util.LinkedHashMap;
import java.util.Map;

/** How many rooms were opened from each address within the present hour; of the latest addresses. Thread-safe. */
final class OpenedRooms {
    /** A visitor with more addresses is not stopped by anything that counts addresses. */
    static final int MOST_ADDRESSES = 10_000;

    private static final long HOUR_MILLIS = 3_600_000;

    private final int most;
    private long hour;
    private final Map<String, Integer> counts = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
            return size() > MOST_ADDRESSES;
        }
    };

    /** @param most rooms that an address may open in an hour */
    OpenedRooms(int most) {
        this.most = most;
    }

    /** Counts a room; false if there are too many. */
    synchronized boolean open(String address, long nowMillis) {
        if (nowMillis / HOUR_MILLIS != hour) {
            hour = nowMillis / HOUR_MILLIS;
            counts.clear();
        }
        return counts.merge(address, 1, Integer::sum) <= most;
    }

    synchronized int addresses() {
        return counts.size();
    }
}
