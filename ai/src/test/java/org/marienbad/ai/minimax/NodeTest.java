package org.marienbad.ai.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.marienbad.ai.minimax.TranspositionTable.EXACT;
import static org.marienbad.ai.minimax.TranspositionTable.LOWER;
import static org.marienbad.ai.minimax.TranspositionTable.UPPER;

import org.junit.jupiter.api.Test;
import org.marienbad.ai.minimax.TranspositionTable.Entry;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.framework.game.State;

/** Which entries of the table settle a node. */
class NodeTest {
    private static final double ALPHA = 0.25;
    private static final double WIN = 1;
    private static final int DEPTH = 5;

    private final State state = new TicTacToe().newInitialState();
    private final TranspositionTable table = new TranspositionTable(1 << 12);

    NodeTest() {
        table.reserve(100);
    }

    private Entry entry(double value, int bound, boolean proven, int depth) {
        table.clear();
        Entry entry = new Entry(new TicTacToe().info().words());
        table.put(state, 7, value, bound, proven, depth, 0, entry);
        assertTrue(table.find(state, 7, entry));
        return entry;
    }

    private boolean settles(double beta, double value, int bound, boolean proven, int depth) {
        Node node = new Node(state, new int[9], 0);
        node.enter(DEPTH, ALPHA, beta);
        return node.isSettledBy(entry(value, bound, proven, depth), WIN);
    }

    private boolean settlesScout(double value, int bound, boolean proven, int depth) {
        return settles(Math.nextUp(ALPHA), value, bound, proven, depth);
    }

    @Test
    void aBoundOutsideTheWindowSettlesANullWindow() {
        assertTrue(settlesScout(0.3, LOWER, false, DEPTH));
        assertTrue(settlesScout(Math.nextUp(ALPHA), LOWER, false, DEPTH), "beta itself is enough");
        assertFalse(settlesScout(0.2, LOWER, false, DEPTH));
        assertTrue(settlesScout(0.2, UPPER, false, DEPTH));
        assertTrue(settlesScout(ALPHA, UPPER, false, DEPTH), "alpha itself is enough");
        assertFalse(settlesScout(0.3, UPPER, false, DEPTH));
        assertTrue(settlesScout(0.3, EXACT, false, DEPTH));
        assertTrue(settlesScout(0.2, EXACT, false, DEPTH));
    }

    @Test
    void anEstimateMustBeAsDeep() {
        assertFalse(settlesScout(0.3, LOWER, false, DEPTH - 1));
        assertTrue(settlesScout(0.3, LOWER, false, DEPTH + 1));
        assertTrue(settlesScout(0.3, LOWER, true, DEPTH - 1), "what is proven holds at every depth");
        assertTrue(settlesScout(0.3, LOWER, true, DEPTH + 1));
    }

    @Test
    void aWinMustBeProvenWithinTheDepth() {
        assertTrue(settlesScout(WIN, LOWER, true, DEPTH));
        assertFalse(settlesScout(WIN, LOWER, true, DEPTH + 1));
        assertTrue(settlesScout(-WIN, UPPER, true, DEPTH));
        assertFalse(settlesScout(-WIN, UPPER, true, DEPTH + 1));
    }

    @Test
    void onlyAProvenValueSettlesAWholeWindow() {
        assertTrue(settles(0.75, 0.5, EXACT, true, DEPTH));
        assertFalse(settles(0.75, 0.5, EXACT, false, DEPTH));
        assertFalse(settles(0.75, 0.9, LOWER, true, DEPTH));
        assertFalse(settles(0.75, 0.1, UPPER, true, DEPTH));
    }

    @Test
    void aWindowIsMoreThanANullWindow() {
        assertFalse(Node.isWindow(ALPHA, Math.nextUp(ALPHA)));
        assertTrue(Node.isWindow(ALPHA, Math.nextUp(Math.nextUp(ALPHA))));
        Node node = new Node(state, new int[9], 3);
        node.enter(DEPTH, ALPHA, 0.5);
        assertTrue(node.hasWindow());
        node.alpha = Math.nextDown(0.5);
        assertFalse(node.hasWindow());
        assertEquals(ALPHA, node.floor);
    }
}
