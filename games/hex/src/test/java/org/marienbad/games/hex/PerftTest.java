package org.marienbad.games.hex;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;
import org.marienbad.testkit.Perft;

class PerftTest {
    /** Computed by a program of another author; finished games are not continued. */
    @Test
    void countsTheLinesFromTheStart() {
        HexGame three = Games.of(3);
        assertArrayEquals(
                new long[] {9, 72, 504, 3024, 15_120, 54_720, 146_880}, Perft.plies(three, three.newInitialState(), 7));
        HexGame four = Games.of(4);
        assertArrayEquals(new long[] {16, 240, 3360, 43_680}, Perft.plies(four, four.newInitialState(), 4));
    }

    /** After any first stone the second seat has one action more, and either has as many answers as without the swap. */
    @Test
    void theSwapIsOneActionMore() {
        for (String swap : new String[] {"pieces", "sides"}) {
            HexGame game = Games.of(3, swap);
            assertArrayEquals(new long[] {9, 81, 576}, Perft.plies(game, game.newInitialState(), 3));
        }
    }
}
