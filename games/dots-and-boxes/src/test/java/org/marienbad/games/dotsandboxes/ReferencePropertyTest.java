package org.marienbad.games.dotsandboxes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.marienbad.framework.game.State;

/** Random games on boards of all sizes against plain rules on arrays. */
class ReferencePropertyTest {
    /** The rules without bits: which lines are drawn, who has which box. */
    private static final class Plain {
        private final int rows;
        private final int columns;
        private final boolean[][] horizontal;
        private final boolean[][] vertical;
        private final int[] boxes;
        private int mover;
        private int left;

        Plain(int rows, int columns, int seats) {
            this.rows = rows;
            this.columns = columns;
            horizontal = new boolean[rows + 1][columns];
            vertical = new boolean[rows][columns + 1];
            boxes = new int[seats];
            left = (rows + 1) * columns + rows * (columns + 1);
        }

        void draw(int line) {
            int before = closed();
            if (line < (rows + 1) * columns) {
                horizontal[line / columns][line % columns] = true;
            } else {
                int number = line - (rows + 1) * columns;
                vertical[number / (columns + 1)][number % (columns + 1)] = true;
            }
            left--;
            int gained = closed() - before;
            boxes[mover] += gained;
            mover = left == 0 ? State.TERMINAL : gained > 0 ? mover : (mover + 1) % boxes.length;
        }

        private int closed() {
            int closed = 0;
            for (int row = 0; row < rows; row++) {
                for (int column = 0; column < columns; column++) {
                    closed += lines(row, column) == 4 ? 1 : 0;
                }
            }
            return closed;
        }

        int lines(int row, int column) {
            return (horizontal[row][column] ? 1 : 0)
                    + (horizontal[row + 1][column] ? 1 : 0)
                    + (vertical[row][column] ? 1 : 0)
                    + (vertical[row][column + 1] ? 1 : 0);
        }
    }

    @Property(tries = 200)
    void bitsFollowThePlainRules(
            @ForAll @IntRange(min = 1, max = 7) int rows,
            @ForAll @IntRange(min = 1, max = 7) int columns,
            @ForAll @IntRange(min = 2, max = 4) int seats,
            @ForAll boolean sensible,
            @ForAll long seed) {
        DotsAndBoxesGame game = Games.of(seats, "rows=" + rows, "columns=" + columns);
        Plain plain = new Plain(rows, columns, seats);
        DotsAndBoxesState state = game.newInitialState();
        SplittableRandom random = new SplittableRandom(seed);
        int[] legal = new int[game.info().maxLegalActions()];
        while (state.actor() != State.TERMINAL) {
            assertEquals(plain.left, state.legalActions(legal));
            requireSameLines(plain, state);
            int line = sensible ? state.playoutAction(legal, random) : state.randomAction(legal, random);
            assertTrue(!state.isDrawn(line), () -> line + " in\n" + state);
            plain.draw(line);
            state.apply(line);
            assertEquals(plain.mover, state.actor());
            assertArrayEquals(plain.boxes, game.scores(state));
        }
        assertEquals(0, plain.left);
        assertEquals(0, Arrays.stream(Games.payoffs(state)).sum(), 1e-12);
    }

    private static void requireSameLines(Plain plain, DotsAndBoxesState state) {
        DotsAndBoxesGrid grid = state.rules().grid();
        long three = grid.withThree(state.horizontals(), state.verticals());
        long two = grid.withTwo(state.horizontals(), state.verticals());
        for (int row = 0; row < plain.rows; row++) {
            for (int column = 0; column < plain.columns; column++) {
                int bit = grid.bitIndex(row, column);
                assertEquals(plain.lines(row, column) == 3, (three >>> bit & 1) != 0);
                assertEquals(plain.lines(row, column) == 2, (two >>> bit & 1) != 0);
            }
        }
    }
}
