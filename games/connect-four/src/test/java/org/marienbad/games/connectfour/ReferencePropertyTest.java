package org.marienbad.games.connectfour;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.marienbad.framework.game.State;

/** Random games of all sizes against the rules written once more, on an array, cell by cell. */
class ReferencePropertyTest {
    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    /** By column and row, 0 empty, 1 and 2 the seats. */
    private int[][] cells;

    private ConnectFourGrid grid;

    @Property
    void playAgreesWithAnArray(
            @ForAll @IntRange(min = 4, max = 9) int columns,
            @ForAll @IntRange(min = 4, max = 9) int rows,
            @ForAll @IntRange(min = 3, max = 5) int line,
            @ForAll long seed) {
        if (columns * (rows + 1) > 64 || line > Math.max(columns, rows)) {
            return;
        }
        ConnectFourGame game = Games.of("columns", columns, "rows", rows, "line", line);
        grid = game.grid();
        cells = new int[columns][rows];
        ConnectFourState state = game.newInitialState();
        Random random = new Random(seed);
        int[] actions = new int[columns];
        int winner = -1;
        for (int ply = 0; ply < columns * rows && winner < 0; ply++) {
            assertEquals(ply % 2, state.actor());
            requireSamePosition(state);
            int count = state.legalActions(actions);
            int column = actions[random.nextInt(count)];
            int row = 0;
            while (cells[column][row] != 0) {
                row++;
            }
            assertEquals(1L << grid.bit(column, row), grid.landing(state.discs(0) | state.discs(1), column));
            cells[column][row] = 1 + ply % 2;
            state.apply(column);
            winner = hasLine(1 + ply % 2) ? ply % 2 : -1;
        }
        assertEquals(State.TERMINAL, state.actor());
        assertEquals(winner, state.winner());
        assertEquals(
                state.toString(),
                game.stateOf(game.position(state).orElseThrow()).toString());
    }

    private void requireSamePosition(ConnectFourState state) {
        int free = 0;
        for (int column = 0; column < grid.columns(); column++) {
            free += cells[column][grid.rows() - 1] == 0 ? 1 : 0;
            for (int row = 0; row < grid.rows(); row++) {
                int bit = grid.bit(column, row);
                assertEquals(cells[column][row] - 1, state.owner(bit));
                for (int seat = 0; seat < 2 && cells[column][row] == 0; seat++) {
                    cells[column][row] = 1 + seat;
                    boolean completes = hasLine(1 + seat);
                    cells[column][row] = 0;
                    assertEquals(completes, (grid.completing(state.discs(seat)) >>> bit & 1) != 0);
                }
            }
        }
        assertEquals(free, state.legalActions(new int[grid.columns()]));
        assertEquals(state.discs(0), grid.mirrored(grid.mirrored(state.discs(0))));
    }

    private boolean hasLine(int seat) {
        for (int column = 0; column < grid.columns(); column++) {
            for (int row = 0; row < grid.rows(); row++) {
                for (int[] direction : DIRECTIONS) {
                    int length = 0;
                    while (length < grid.line()
                            && at(column + length * direction[0], row + length * direction[1]) == seat) {
                        length++;
                    }
                    if (length == grid.line()) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private int at(int column, int row) {
        boolean inside = column >= 0 && column < grid.columns() && row >= 0 && row < grid.rows();
        return inside ? cells[column][row] : 0;
    }
}
