package org.marienbad.games.reversi.solver;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The FFO positions with 18 to 21 empty cells: the exact margin of every move. */
class TwentyEmptiesTest {
    static Stream<Endgames.Endgame> hardOnes() {
        return Endgames.of(18, 21);
    }

    @ParameterizedTest
    @MethodSource("hardOnes")
    void everyMoveHasItsExactMargin(Endgames.Endgame endgame) {
        EndgameSolverTest.requireMargins(endgame);
    }
}
