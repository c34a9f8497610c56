package org.marienbad.games.reversi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.marienbad.board.Board;
import org.marienbad.framework.game.State;

/** Random games from random boards: bits against the plain rules, in everything that a state tells. */
class StatesPropertyTest {
    @Property
    void bitsFollowThePlainRules(@ForAll @IntRange(min = 2, max = 4) int half, @ForAll long seed) {
        Random random = new Random(seed);
        int size = 2 * half;
        ReversiGame game = Games.of("size", size);
        ReversiRules rules = game.rules();
        int[] owners = new int[rules.cells()];
        double density = random.nextDouble();
        boolean fromStart = random.nextBoolean();
        Arrays.setAll(
                owners,
                cell -> fromStart
                        ? rules.ownerAtStart(cell)
                        : rules.ownerAtStart(cell) >= 0 || random.nextDouble() < density ? random.nextInt(2) : -1);
        PlainReversi plain = new PlainReversi(rules);
        BitState bits = new BitState(rules);
        int mover = random.nextInt(2);
        plain.set(owners, mover);
        bits.set(owners, mover);
        int[] expected = new int[rules.cells()];
        int[] actual = new int[rules.cells()];
        while (plain.actor() != State.TERMINAL) {
            assertEquals(plain.toString(), bits.toString());
            int count = plain.legalActions(expected);
            assertEquals(count, bits.legalActions(actual));
            assertArrayEquals(Arrays.copyOf(expected, count), Arrays.copyOf(actual, count));
            assertEquals(plain.mustPass(), bits.mustPass());
            for (int seat = 0; seat < 2; seat++) {
                assertEquals(plain.discs(seat), bits.discs(seat));
                assertEquals(plain.mobility(seat), bits.mobility(seat));
            }
            int action = expected[random.nextInt(count)];
            assertEquals(plain.turned(action), bits.turned(action));
            plain.apply(action);
            bits.apply(action);
        }
        assertEquals(plain.toString(), bits.toString());
        assertArrayEquals(Games.payoffs(plain), Games.payoffs(bits));
        requireSameImages(rules, plain, bits);
    }

    private static void requireSameImages(ReversiRules rules, PlainReversi plain, BitState bits) {
        for (int symmetry = 1; symmetry < 8; symmetry++) {
            int[] images =
                    Board.squares(rules.size(), rules.size()).symmetries().get(symmetry - 1);
            PlainReversi plainImage = new PlainReversi(rules);
            BitState bitImage = new BitState(rules);
            plainImage.permute(plain, symmetry, images);
            bitImage.permute(bits, symmetry, images);
            assertEquals(plainImage.toString(), bitImage.toString());
        }
    }
}
