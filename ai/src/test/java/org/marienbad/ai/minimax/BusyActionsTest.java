package org.marienbad.ai.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.marienbad.ai.toy.TicTacToe;

class BusyActionsTest {
    private final BusyActions busy = new BusyActions();

    private static Node node(long hash, int depth) {
        Node node = new Node(new TicTacToe().newInitialState(), new int[9], 0);
        node.enter(depth, 0, 1);
        node.hash = hash;
        return node;
    }

    @Test
    void busyActionsAreDeferredUntilTheyEnd() {
        Node node = node(77, 5);
        assertFalse(busy.defers(node, 3));
        busy.begins(node, 3);
        assertTrue(busy.defers(node(77, 4), 3), "at whatever depth");
        assertFalse(busy.defers(node, 2));
        assertFalse(busy.defers(node(78, 5), 3));
        busy.begins(node, 2);
        busy.ends(node, 3);
        assertFalse(busy.defers(node, 3));
        assertTrue(busy.defers(node, 2));
    }

    @Test
    void nothingIsDeferredNearTheHorizon() {
        Node node = node(77, 3);
        busy.begins(node, 3);
        assertTrue(busy.defers(node, 3));
        assertFalse(busy.defers(node(77, 2), 3));
        Node low = node(78, 2);
        busy.begins(low, 3);
        assertFalse(busy.defers(node(78, 3), 3));
    }

    @Test
    void fewOfManyActionsDisplaceEachOther() {
        int kept = 0;
        for (long hash = 0; hash < 300; hash++) {
            busy.begins(node(hash, 5), 1);
            busy.begins(node(hash, 5), 0);
        }
        for (long hash = 0; hash < 300; hash++) {
            kept += busy.defers(node(hash, 5), 1) ? 1 : 0;
            kept += busy.defers(node(hash, 5), 0) ? 1 : 0;
        }
        assertTrue(kept > 560, kept + " of 600");
        for (long hash = 0; hash < 300; hash++) {
            busy.ends(node(hash, 5), 1);
        }
        int left = 0;
        for (long hash = 0; hash < 300; hash++) {
            left += busy.defers(node(hash, 5), 0) ? 1 : 0;
        }
        assertTrue(left > 280, "what another has announced is not taken back: " + left);
        assertEquals(
                0,
                java.util.stream.LongStream.range(0, 300)
                        .filter(hash -> busy.defers(node(hash, 5), 1))
                        .count());
    }
}
