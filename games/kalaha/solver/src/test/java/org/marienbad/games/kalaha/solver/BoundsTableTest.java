package org.marienbad.games.kalaha.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BoundsTableTest {
    @Test
    void spreadingIsABijection() {
        for (long keys : new long[] {1, 2, 300, 4096, 70_000}) {
            BoundsTable bounds = new BoundsTable(keys, 4);
            Set<Long> seen = new HashSet<>();
            for (long key = 0; key < keys; key++) {
                assertTrue(seen.add(bounds.spread(key)));
            }
        }
    }

    @Test
    void theLastEntryOfAKeyIsFound() {
        long keys = 1L << 47;
        BoundsTable bounds = new BoundsTable(keys, 10);
        Random random = new Random(1);
        Map<Long, String> put = new HashMap<>();
        int found = 0;
        for (int i = 0; i < 100_000; i++) {
            long key = bounds.spread(random.nextInt(4000) * 31_234_567_891L % keys);
            long entry = bounds.find(key);
            String facts = BoundsTable.lower(entry) + " " + BoundsTable.upper(entry);
            if (facts.equals("-128 127")) {
                // Nothing known, or replaced.
                int low = random.nextInt(200) - 127;
                int high = Math.min(127, low + random.nextInt(50));
                bounds.put(key, low, high, random.nextInt(32));
                put.put(key, low + " " + high);
            } else {
                found++;
                assertEquals(put.get(key), facts);
            }
        }
        assertTrue(found > 1000, "the table keeps nothing");
    }

    @Test
    void everythingMovesToAWiderTable() {
        BoundsTable narrow = new BoundsTable(1L << 41, 8);
        for (long key = 0; key < 100_000; key += 777) {
            narrow.put(narrow.spread(key), (int) (key % 100), (int) (key % 100) + 5, (int) key % 20);
        }
        BoundsTable wide = new BoundsTable(1L << 41, 16);
        wide.addAll(narrow);
        int[] entries = new int[1];
        narrow.forEach(0, (spread, facts) -> {
            entries[0]++;
            assertEquals(narrow.find(spread) & 0xFFFFFF, wide.find(spread) & 0xFFFFFF);
        });
        assertTrue(entries[0] > 50);
    }
}
