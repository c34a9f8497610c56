package org.marienbad.games.dotsandboxes.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.games.dotsandboxes.DotsAndBoxesGame;
import org.marienbad.games.dotsandboxes.DotsAndBoxesGrid;

class LargerBoardsTest {
    /** The start among them. */
    @ParameterizedTest
    @CsvSource({"3, 3, 997", "2, 4, 131"})
    void marginsAreThoseOfATable(int rows, int columns, int step) {
        MarginSolverTest.requireSame(new DotsAndBoxesGrid(rows, columns), step);
    }

    @ParameterizedTest
    @CsvSource({"3, 3, -3", "2, 5, -2"})
    void theStartOfLargerBoards(int rows, int columns, int margin) {
        DotsAndBoxesGame game = Positions.game(rows, columns);
        Solution solution =
                MarginSolverProvider.solver(game).solve(game.newInitialState(), Goal.VALUE, Limits.NONE, Watch.NONE);
        assertEquals(Solution.Value.exactly(margin), solution.value());
    }
}
