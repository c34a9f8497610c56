package org.marienbad.ai.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.marienbad.ai.minimax.TranspositionTable.EXACT;
import static org.marienbad.ai.minimax.TranspositionTable.LOWER;
import static org.marienbad.ai.minimax.TranspositionTable.UPPER;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.minimax.TranspositionTable.Entry;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.State;

class TranspositionTableTest {
    /** One bucket, so that all positions collide. */
    private final TranspositionTable tiny = new TranspositionTable(1);

    private final Entry entry = new Entry(1);

    TranspositionTableTest() {
        tiny.reserve(1000);
    }

    private double value(long hash) {
        return find(tiny, hash) ? entry.value() : Double.NaN;
    }

    private boolean find(TranspositionTable table, long hash) {
        return table.find(position(hash), hash, entry);
    }

    private void put(
            TranspositionTable table, long hash, double value, int bound, boolean proven, int depth, int action) {
        table.put(position(hash), hash, value, bound, proven, depth, action, entry);
    }

    /** A position known by one word. */
    private static State position(long word) {
        return new OneWordState() {
            @Override
            public long pack() {
                return word;
            }

            @Override
            public void unpack(long other) {
                throw new UnsupportedOperationException();
            }

            @Override
            public int actor() {
                return 0;
            }

            @Override
            public int legalActions(int[] buffer) {
                throw new UnsupportedOperationException();
            }

            @Override
            public void apply(int action) {
                throw new UnsupportedOperationException();
            }

            @Override
            public void payoffs(double[] out) {
                throw new UnsupportedOperationException();
            }

            @Override
            public State copy() {
                throw new UnsupportedOperationException();
            }
        };
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
            int depth = random.nextInt(8_000);
            int action = random.nextInt(-1, Integer.MAX_VALUE);
            put(table, hash, value, bound, proven, depth, action);
            assertTrue(find(table, hash));
            assertEquals(value, entry.value());
            assertEquals(bound, entry.bound());
            assertEquals(proven, entry.proven());
            assertEquals(depth, entry.depth());
            assertEquals(action, entry.action());
        }
    }

    @Test
    void knowsNothingAtFirst() {
        assertFalse(find(tiny, 0));
        assertFalse(find(tiny, -1));
    }

    @Test
    void comparesAllBitsOfTheHash() {
        put(tiny, 5, 0.5, EXACT, false, 3, 1);
        for (int bit = 0; bit < 64; bit++) {
            assertFalse(find(tiny, 5 ^ 1L << bit), "bit " + bit);
        }
        assertEquals(0.5, value(5));
    }

    @Test
    void depthOutlastsWhatComesLater() {
        put(tiny, 1, 0.1, LOWER, false, 9, 0);
        for (long hash = 2; hash < 9; hash++) {
            put(tiny, hash, 0.2, LOWER, false, 1, 0);
            assertEquals(0.2, value(hash), "the newest is always there");
            assertEquals(0.1, value(1), "so is the deepest");
        }
        tiny.age();
        put(tiny, 9, 0.3, LOWER, false, 1, 0);
        assertEquals(0.3, value(9));
        assertTrue(Double.isNaN(value(1)), "not of an older search");
    }

    @Test
    void provenStays() {
        put(tiny, 1, 0.1, EXACT, true, 2, 0);
        put(tiny, 1, 0.3, UPPER, false, 8, 0);
        assertEquals(0.1, value(1));
        put(tiny, 1, 0.2, UPPER, true, 8, 0);
        assertEquals(0.1, value(1), "a bound is less than a value");
        put(tiny, 2, 0.2, LOWER, true, 2, 0);
        put(tiny, 2, 0.1, EXACT, true, 1, 0);
        assertTrue(find(tiny, 2));
        assertEquals(EXACT, entry.bound());
    }

    /** Hashes that differ in few bits only, as those of a careless game do, still use the table. */
    @Test
    void poorHashesSpread() {
        for (int shift : new int[] {0, 20, 50}) {
            TranspositionTable table = new TranspositionTable(1 << 16);
            table.reserve(Long.MAX_VALUE);
            for (long i = 1; i <= 500; i++) {
                put(table, i << shift, i, EXACT, false, 1, 0);
            }
            int found = 0;
            for (long i = 1; i <= 500; i++) {
                if (find(table, i << shift)) {
                    assertEquals(i, entry.value());
                    found++;
                }
            }
            assertTrue(found > 350, found + " of 500 with shift " + shift);
        }
    }

    @Test
    void aProofIsFoundOnlyForTheSamePosition() {
        long hash = 17;
        tiny.put(position(1), hash, 0.5, EXACT, true, 3, 1, entry);
        assertTrue(tiny.find(position(1), hash, entry));
        assertFalse(tiny.find(position(2), hash, entry), "another position with the same hash");
        tiny.put(position(2), hash, -0.5, EXACT, true, 1, 1, entry);
        assertTrue(tiny.find(position(1), hash, entry));
        assertEquals(0.5, entry.value());
        assertTrue(tiny.find(position(2), hash, entry));
        assertEquals(-0.5, entry.value());
    }

    @Test
    void countsItsPositions() {
        assertEquals(0, tiny.size());
        put(tiny, 1, 0.5, EXACT, false, 1, 0);
        put(tiny, 1, 0.4, EXACT, false, 2, 0);
        assertEquals(1, tiny.size());
        put(tiny, 2, 0.5, EXACT, true, 1, 0);
        put(tiny, 3, 0.5, EXACT, true, 1, 0);
        assertEquals(2, tiny.size(), "the one bucket is full");
        tiny.clear();
        assertEquals(0, tiny.size());
    }

    @Test
    void growsWithoutForgetting() {
        TranspositionTable table = new TranspositionTable(1 << 24);
        table.reserve(Long.MAX_VALUE);
        SplittableRandom random = new SplittableRandom(3);
        int found = 0;
        for (int i = 0; i < 100_000; i++) {
            put(table, random.nextLong(), i, EXACT, i % 2 == 0, 1, i);
        }
        SplittableRandom again = new SplittableRandom(3);
        for (int i = 0; i < 100_000; i++) {
            if (find(table, again.nextLong())) {
                assertEquals(i, entry.value());
                assertEquals(i, entry.action());
                assertEquals(i % 2 == 0, entry.proven());
                found++;
            }
        }
        assertEquals(found, table.size(), "every entry is found, wherever it has moved");
        assertTrue(found > 80_000, "few had to give way, but only " + found + " are left");
    }

    @Test
    void memoryIsBounded() {
        TranspositionTable table = new TranspositionTable(1 << 20);
        table.reserve(10);
        put(table, 1, 0.5, EXACT, true, 1, 0);
        table.reserve(5);
        assertTrue(find(table, 1), "shrinking is not worth the loss");
        for (long hash = 2; hash < 200; hash++) {
            put(table, hash, 0.5, EXACT, true, 1, 0);
        }
        int known = 0;
        for (long hash = 1; hash < 200; hash++) {
            known += find(table, hash) ? 1 : 0;
        }
        assertTrue(known <= 20, "two entries in each of ten buckets, not " + known);
    }
}
