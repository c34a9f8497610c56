package org.marienbad.ai.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.proof.ProofTable.Entry;

class ProofTableTest {
    private final ProofTable table = new ProofTable(ProofTable.LEAST_BYTES);
    private final Entry found = new Entry();

    private static Entry open(int proof, int disproof, long work) {
        Entry entry = new Entry();
        entry.status = ProofTable.OPEN;
        entry.proof = proof;
        entry.disproof = disproof;
        entry.work = work;
        return entry;
    }

    private static Entry solved(int status, double bound, int plies, long work) {
        Entry entry = new Entry();
        entry.status = status;
        entry.bound = bound;
        entry.plies = plies;
        entry.work = work;
        return entry;
    }

    @Test
    void aStoredEntryIsFound() {
        assertFalse(table.find(0, 0, 0, found), "an empty table knows nothing, also of the key 0");
        table.put(0, 0, 0, open(3, Integer.MAX_VALUE - 1, 5));
        assertTrue(table.find(0, 0, 0, found));
        assertEquals(ProofTable.OPEN, found.status);
        assertEquals(3, found.proof);
        assertEquals(Integer.MAX_VALUE - 1, found.disproof);
        assertEquals(5, found.work);
        table.put(0, 0, 0, solved(ProofTable.PROVEN, -0.25, 17, Long.MAX_VALUE));
        assertTrue(table.find(0, 0, 0, found));
        assertEquals(ProofTable.PROVEN, found.status);
        assertEquals(-0.25, found.bound);
        assertEquals(17, found.plies);
        assertEquals(Integer.MAX_VALUE, found.work);
        assertEquals(1, table.size());
        table.clear();
        assertFalse(table.find(0, 0, 0, found));
        assertEquals(0, table.size());
    }

    @Test
    void pliesAreCutToWhatThereIsRoomFor() {
        table.put(1, 0, ProofTable.MOST_QUESTIONS - 1, solved(ProofTable.PROVEN, 1, 1 << 20, 1));
        assertTrue(table.find(1, 0, ProofTable.MOST_QUESTIONS - 1, found));
        assertEquals((1 << 15) - 1, found.plies);
        assertEquals(ProofTable.PROVEN, found.status);
        assertEquals(1, found.work);
    }

    @Test
    void questionsAreKeptApart() {
        table.put(1, 0, 1, open(1, 2, 1));
        table.put(1, 0, 2, solved(ProofTable.DISPROVEN, 0, 0, 1));
        assertFalse(table.find(1, 0, 3, found));
        assertTrue(table.find(1, 0, 1, found));
        assertEquals(ProofTable.OPEN, found.status);
        assertTrue(table.find(1, 0, 2, found));
        assertEquals(ProofTable.DISPROVEN, found.status);
    }

    @Test
    void aDisproofOnAPathIsNoDisproof() {
        table.put(7, 0, 1, solved(ProofTable.DISPROVEN_ON_PATH, 0, 3, 1));
        assertFalse(table.find(7, 0, 1, found));
        assertTrue(table.findOnPath(7, 0, 1, found));
        assertEquals(3, found.plies);
        table.put(7, 0, 1, open(1, 1, 1));
        assertTrue(table.find(7, 0, 1, found));
        assertTrue(table.findOnPath(7, 0, 1, found));
        assertEquals(ProofTable.DISPROVEN_ON_PATH, found.status);
    }

    @Test
    void theCheapestEntryOfAnotherQuestionGivesWayFirst() {
        long[] works = {40, 10, 30, 20};
        for (int i = 0; i < works.length; i++) {
            table.put(i, 0, i == 0 ? 9 : 1, open(1, 1, works[i]));
        }
        table.put(100, 0, 1, open(1, 1, 1));
        assertFalse(table.find(0, 0, 9, found), "of another question");
        table.put(101, 0, 1, open(1, 1, 50));
        assertFalse(table.find(100, 0, 1, found));
        table.put(102, 0, 1, open(1, 1, 50));
        assertFalse(table.find(1, 0, 1, found));
        assertTrue(table.find(2, 0, 1, found));
        assertTrue(table.find(3, 0, 1, found));
        assertEquals(4, table.size());
    }

    @Test
    void theBytesAreThoseOfTheArray() {
        assertEquals(ProofTable.LEAST_BYTES, new ProofTable(1).bytes());
        assertEquals(10 * ProofTable.LEAST_BYTES, new ProofTable(11 * ProofTable.LEAST_BYTES - 1).bytes());
        assertEquals(4 * ProofTable.BYTES_PER_ENTRY, ProofTable.LEAST_BYTES);
    }

    /** As many positions as there is room for, nearly all of them kept: the index spreads over all buckets. */
    @Test
    void allBucketsAreUsed() {
        ProofTable large = new ProofTable(1000 * ProofTable.LEAST_BYTES);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 20_000; i++) {
            large.put(i, random.nextLong(), 0, open(1, 1, 1));
        }
        assertEquals(4000, large.size());
    }

    @Test
    void aPathKnowsThePlyOfEachOfItsPositions() {
        PathPositions path = new PathPositions();
        List<Long> model = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 20_000; i++) {
            long key = random.nextInt(2000) * (random.nextBoolean() ? 1L : 64L);
            assertEquals(model.indexOf(key), path.ply(key));
            if (model.contains(key) || random.nextInt(5) < 2 && !model.isEmpty()) {
                path.removeLast(model.remove(model.size() - 1));
            } else {
                model.add(key);
                path.add(key);
            }
        }
        path.clear();
        assertEquals(-1, path.ply(model.isEmpty() ? 1 : model.get(0)));
        path.add(5);
        assertEquals(0, path.ply(5));
    }
}
