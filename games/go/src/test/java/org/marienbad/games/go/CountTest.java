package org.marienbad.games.go;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountTest {
    /** J. Tromp and G. Farnebäck 2007. */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 57", "3, 12675"})
    void countsLegalPositions(int size, long legal) {
        assertEquals(legal, legalPositions(new GoGrid(size)));
    }

    static long legalPositions(GoGrid grid) {
        GoBoard[] boards = new GoBoard[grid.points() + 1];
        for (int i = 0; i < boards.length; i++) {
            boards[i] = new GoBoard(grid);
        }
        return count(grid, boards, 0);
    }

    /** Of the boards with the stones of {@code boards[point]} on the points before {@code point}, and any behind. */
    private static long count(GoGrid grid, GoBoard[] boards, int point) {
        GoBoard board = boards[point];
        if (point == grid.points()) {
            for (int stone = 0; stone < point; stone++) {
                if (board.owner(stone) != GoBoard.EMPTY && !board.isAlive(stone)) {
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
