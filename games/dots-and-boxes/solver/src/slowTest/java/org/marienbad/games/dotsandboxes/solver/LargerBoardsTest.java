package org.marienbad.games.dotsandboxes.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.games.dotsandboxes.DotsAndBoxesGame;
import org.marienbad.games.dotsandboxes.Grid;

class LargerBoardsTest {
    @ParameterizedTest
    @CsvSource({"3, 3, 251", "2, 4, 31"})
    void marginsAreThoseOfATable(int rows, int columns, int step) {
        MarginSolverTest.requireSame(new Grid(rows, columns), step);
    }

    /** D. Wilson, Dots-and-Boxes Analysis Results (2010): a draw. */
    @Test
    void fourByFourIsADraw() {
        DotsAndBoxesGame game = Positions.game(4, 4);
        Solution solution = new MarginSolver(game).solve(game.newInitialState(), Goal.OUTCOME, Limits.NONE, Watch.NONE);
        assertEquals(Solution.Value.exactly(0), solution.value());
    }
}
