package org.marienbad.ai.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.marienbad.ai.minimax.TranspositionTable.ABSENT;
import static org.marienbad.ai.minimax.TranspositionTable.EXACT;
import static org.marienbad.ai.minimax.TranspositionTable.LOWER;
import static org.marienbad.ai.minimax.TranspositionTable.UPPER;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
    /** One bucket, so that all positions collide. */
    private final TranspositionTable tiny = new TranspositionTable(1);

    TranspositionTableTest() {
        tiny.reserve(1000);
    }

    private double value(long hash) {
        int entry = tiny.find(hash);
        return entry == ABSENT ? Double.NaN : tiny.value(entry);
    }

    @Test
    void returnsWhatWasPut() {
        TranspositionTable table = new TranspositionTable(1 << 20);
        table.reserve(Long.MAX_VALUE);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 1000; i++) {
            long hash = random.nextLong();
            double value = random.nextDouble() - 0.5;
            int bound = 1 + random.nextInt(3);
            boolean proven = random.nextBoolean();
            int depth = random.nextInt(60_000);
            int action = random.nextInt(-1, Integer.MAX_VALUE);
            table.put(hash, value, bound, proven, depth, action);
            int entry = table.find(hash);
            assertEquals(value, table.value(entry));
            assertEquals(bound, table.bound(entry));
            assertEquals(proven, table.proven(entry));
            assertEquals(depth, table.depth(entry));
            assertEquals(action, table.action(entry));
        }
    }

    @Test
    void knowsNothingAtFirst() {
        assertEquals(ABSENT, tiny.find(0));
        assertEquals(ABSENT, tiny.find(-1));
    }

    @Test
    void comparesAllBitsOfTheHash() {
        tiny.put(5, 0.5, EXACT, false, 3, 1);
        for (int bit = 0; bit < 64; bit++) {
            assertEquals(ABSENT, tiny.find(5 ^ 1L << bit), "bit " + bit);
        }
        assertEquals(0.5, value(5));
    }

    @Test
    void depthOutlastsWhatComesLater() {
        tiny.put(1, 0.1, LOWER, false, 9, 0);
        for (long hash = 2; hash < 9; hash++) {
            tiny.put(hash, 0.2, LOWER, false, 1, 0);
            assertEquals(0.2, value(hash), "the newest is always there");
            assertEquals(0.1, value(1), "so is the deepest");
        }
        tiny.age();
        tiny.put(9, 0.3, LOWER, false, 1, 0);
        assertEquals(0.3, value(9));
        assertTrue(Double.isNaN(value(1)), "not of an older search");
    }

    @Test
    void provenStays() {
        tiny.put(1, 0.1, EXACT, true, 2, 0);
        tiny.put(1, 0.3, UPPER, false, 8, 0);
        assertEquals(0.1, value(1));
        tiny.put(1, 0.2, UPPER, true, 8, 0);
        assertEquals(0.1, value(1), "a bound is less than a value");
        tiny.put(2, 0.2, LOWER, true, 2, 0);
        tiny.put(2, 0.1, EXACT, true, 1, 0);
        assertEquals(EXACT, tiny.bound(tiny.find(2)));
    }

    /** Hashes that differ in few bits only, as those of a careless game do, still use the table. */
    @Test
    void poorHashesSpread() {
        for (int shift : new int[] {0, 20, 50}) {
            TranspositionTable table = new TranspositionTable(1 << 16);
            table.reserve(Long.MAX_VALUE);
            for (long i = 1; i <= 500; i++) {
                table.put(i << shift, i, EXACT, false, 1, 0);
            }
            Set<Integer> places = new HashSet<>();
            for (long i = 1; i <= 500; i++) {
                int entry = table.find(i << shift);
                if (entry != ABSENT) {
                    assertEquals(i, table.value(entry));
                    places.add(entry);
                }
            }
            assertTrue(places.size() > 350, places.size() + " of 500 with shift " + shift);
        }
    }

    @Test
    void memoryIsBounded() {
        TranspositionTable table = new TranspositionTable(1 << 20);
        table.reserve(10);
        table.put(1, 0.5, EXACT, true, 1, 0);
        table.reserve(5);
        assertFalse(table.find(1) == ABSENT, "shrinking is not worth the loss");
        for (long hash = 2; hash < 200; hash++) {
            table.put(hash, 0.5, EXACT, true, 1, 0);
        }
        int known = 0;
        for (long hash = 1; hash < 200; hash++) {
            known += table.find(hash) == ABSENT ? 0 : 1;
        }
        assertTrue(known <= 20, "two entries in each of ten buckets, not " + known);
    }
}
