package org.marienbad.ai.search.shared;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;

class PrincipalVariationTest {
    private static int[] promoted(PrincipalVariation variation, int ply, int... actions) {
        variation.promote(actions, actions.length, ply);
        return actions;
    }

    @Test
    void theLineOfTheIterationBeforeIsTriedFirstAndOnce() {
        PrincipalVariation variation = new PrincipalVariation();
        variation.prepare(3, new int[] {5, 6, 7});
        variation.begin(5);
        assertArrayEquals(new int[] {6, 4, 8}, promoted(variation, 1, 4, 6, 8));
        assertArrayEquals(new int[] {7, 1, 2}, promoted(variation, 2, 1, 2, 7));
        assertArrayEquals(new int[] {1, 2, 7}, promoted(variation, 3, 1, 2, 7), "the line is over");
        assertArrayEquals(new int[] {4, 6, 8}, promoted(variation, 1, 4, 6, 8), "and is not followed any more");
    }

    @Test
    void itIsLeftWithTheFirstActionThatIsNotItsOwn() {
        PrincipalVariation variation = new PrincipalVariation();
        variation.prepare(3, new int[] {5, 6, 7});
        variation.begin(4);
        assertArrayEquals(new int[] {4, 6}, promoted(variation, 1, 4, 6), "it begins with another action");
        variation.prepare(3, new int[] {5, 6, 7});
        variation.begin(5);
        variation.leave();
        assertArrayEquals(new int[] {4, 6}, promoted(variation, 1, 4, 6), "it has been tried");
        variation.prepare(3, new int[] {5, 6, 7});
        variation.begin(5);
        assertArrayEquals(new int[] {4, 8}, promoted(variation, 1, 4, 8), "6 is not legal");
        assertArrayEquals(new int[] {1, 7}, promoted(variation, 2, 1, 7));
        variation.prepare(3, new int[0]);
        variation.begin(5);
        assertArrayEquals(new int[] {4, 6}, promoted(variation, 1, 4, 6), "there is none");
    }

    @Test
    void theBestActionsMakeALineAsLongAsTheSearchIsDeep() {
        PrincipalVariation variation = new PrincipalVariation();
        for (int depth = 1; depth <= 5; depth++) {
            variation.prepare(depth, new int[0]);
            variation.begin(0);
            assertArrayEquals(new int[0], variation.line());
            variation.end(depth);
            int[] expected = new int[depth];
            for (int ply = depth - 1; ply >= 0; ply--) {
                variation.remember(10 * depth + ply, ply);
                expected[ply] = 10 * depth + ply;
            }
            assertArrayEquals(expected, variation.line());
            // The third action of the line turns out to end the game.
            if (depth > 3) {
                variation.end(3);
                variation.remember(99, 2);
                variation.remember(98, 1);
                variation.remember(97, 0);
                assertArrayEquals(new int[] {97, 98, 99}, variation.line());
            }
        }
        variation.prepare(2, new int[0]);
        variation.begin(0);
        variation.end(2);
        variation.remember(2, 1);
        variation.remember(1, 0);
        assertArrayEquals(new int[] {1, 2}, variation.line(), "less deep than before");
    }
}
