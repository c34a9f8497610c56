package org.marienbad.games.go;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountTest {
    /** J. Tromp and G. Farnebäck 2007. */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 57", "3, 12675"})
    void countsLegalPositions(int size, long legal) {
        assertEquals(legal, legalPositions(new Grid(size)));
    }

    static long legalPositions(Grid grid) {
        Board[] boards = new Board[grid.points() + 1];
        for (int i = 0; i < boards.length; i++) {
            boards[i] = new Board(grid);
        }
        return count(grid, boards, 0);
    }

    /** Of the boards with the stones of {@code boards[point]} on the points before {@code point}, and any behind. */
    private static long count(Grid grid, Board[] boards, int point) {
        Board board = boards[point];
        if (point == grid.points()) {
            for (int stone = 0; stone < point; stone++) {
                if (board.owner(stone) != Board.EMPTY && !board.isAlive(stone)) {
                    return 0;
                }
            }
            return 1;
        }
        long legal = 0;
        for (int seat = -1; seat < 2; seat++) {
            boards[point + 1].copyFrom(board);
            if (seat >= 0) {
                boards[point + 1].put(point, seat);
            }
            legal += count(grid, boards, point + 1);
        }
        return legal;
    }
}
