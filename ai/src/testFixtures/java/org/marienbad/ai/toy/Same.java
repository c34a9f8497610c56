package org.marienbad.ai.toy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;

/** Decisions that must be equal but for the time they took. */
public final class Same {
    private Same() {}

    public static void require(Decision one, Decision two) {
        assertEquals(one.action(), two.action());
        assertEquals(one.iterations(), two.iterations());
        assertEquals(one.depth(), two.depth());
        assertEquals(one.lines().size(), two.lines().size());
        for (int i = 0; i < one.lines().size(); i++) {
            ActionValue a = one.lines().get(i);
            ActionValue b = two.lines().get(i);
            assertEquals(a.action(), b.action());
            assertEquals(a.visits(), b.visits());
            assertEquals(a.exact(), b.exact());
            assertArrayEquals(a.value(), b.value());
            assertArrayEquals(a.continuation(), b.continuation());
        }
    }
}
