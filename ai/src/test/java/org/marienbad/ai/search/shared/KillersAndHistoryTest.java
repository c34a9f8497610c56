package org.marienbad.ai.search.shared;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.marienbad.ai.search.MoveOrdering;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.framework.game.GameInfo;

class KillersAndHistoryTest {
    private final TicTacToe ticTacToe = new TicTacToe();
    private final MoveOrdering order = new KillersAndHistory(
            GameInfo.builder().seats(2).actions(8).plies(100).build());

    /** Six actions of {@code seat}, sorted. */
    private int[] sorted(int seat, int ply) {
        int[] actions = {0, 1, 2, 3, 4, 5};
        order.sort(
                ticTacToe.after(seat == 0 ? new int[0] : new int[] {8}),
                actions,
                actions.length,
                ply,
                1,
                MoveOrdering.NONE);
        return actions;
    }

    @Test
    void unknownActionsStayInOrder() {
        order.reserve(4);
        assertArrayEquals(new int[] {0, 1, 2, 3, 4, 5}, sorted(0, 2));
    }

    @Test
    void killersThenHistory() {
        order.reserve(4);
        order.cutoff(3, 0, 2, 4);
        order.cutoff(5, 0, 1, 2);
        order.cutoff(1, 0, 2, 1);
        assertArrayEquals(new int[] {1, 3, 5, 0, 2, 4}, sorted(0, 2));
        assertArrayEquals(new int[] {3, 5, 1, 0, 2, 4}, sorted(0, 4));
        assertArrayEquals(new int[] {0, 1, 2, 3, 4, 5}, sorted(1, 2), "the other seat has learnt nothing");
        order.cutoff(4, 1, 2, 1);
        assertArrayEquals(new int[] {4, 0, 1, 2, 3, 5}, sorted(1, 2));
        assertArrayEquals(new int[] {1, 3, 5, 0, 2, 4}, sorted(0, 2));
    }

    @Test
    void ageForgetsKillersAndHalvesHistory() {
        order.reserve(4);
        order.cutoff(3, 0, 2, 2);
        order.cutoff(4, 0, 2, 1);
        order.age();
        assertArrayEquals(new int[] {3, 0, 1, 2, 4, 5}, sorted(0, 2));
    }

    /** One number for every action code would take 8 GB. */
    @Test
    void hugeActionCodesTakeLittleMemory() {
        MoveOrdering huge = new KillersAndHistory(GameInfo.builder()
                .seats(2)
                .actions(1_000_000_000)
                .legalActions(8)
                .plies(100)
                .build());
        huge.reserve(4);
        huge.cutoff(999_999_999, 0, 0, 3);
        huge.cutoff(500_000_000, 0, 1, 2);
        int[] actions = {0, 7, 500_000_000, 65_536, 999_999_999};
        huge.sort(ticTacToe.newInitialState(), actions, actions.length, 3, 1, MoveOrdering.NONE);
        assertArrayEquals(new int[] {999_999_999, 500_000_000, 0, 7, 65_536}, actions);
    }

    @Test
    void promotesToTheFront() {
        int[] actions = {5, 6, 7, 8, 9};
        assertTrue(MoveOrdering.promote(actions, 4, 7));
        assertArrayEquals(new int[] {7, 5, 6, 8, 9}, actions);
        assertFalse(MoveOrdering.promote(actions, 4, 9));
        assertArrayEquals(new int[] {7, 5, 6, 8, 9}, actions);
    }
}
