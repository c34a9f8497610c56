package org.marienbad.games.kalaha.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.PositionNotation.Position;
import org.marienbad.framework.game.State;
import org.marienbad.games.kalaha.KalahaGame;

class KalahBoardTest {
    private final KalahBoard boards = new KalahBoard();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<3,0,0,3,3,3,3,3,3>",
                "<3,10,2,1,2,3,4,2,1>",
                "<1,0,0,1,1>",
                "<9,0,40,1,0,0,0,0,0,0,0,12,0,0,0,0,0,0,0,0,3>",
                "<11,20,43,21,0,3,4,5,6,7,8,9,10,11,21,20,19,18,17,16,15,14,13,12,11>"
            })
    void readBoardsAreWritten(String text) {
        Position position = boards.read(text);
        assertEquals(text, boards.write(position.game(), position.state()));
        assertEquals(0, position.state().actor());
    }

    /** The first three are those of the server's own tests, seen from South. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "<3,0,0,3,3,3,3,3,3> 1 <3,1,0,0,4,4,3,3,3> 0",
                "<3,0,0,9,9,9,9,9,9> 1 <3,1,0,1,11,11,10,10,10> 1",
                "<3,0,0,7,3,3,3,3,3> 1 <3,6,0,0,4,4,4,4,0> 1",
                "<3,0,0,1,0,3,3,3,0> 1 <3,4,0,0,0,3,3,0,0> 1",
                // A last stone in an empty pit stays where there is nothing opposite.
                "<3,0,0,1,0,3,3,0,1> 1 <3,0,0,0,1,3,3,0,1> 1",
                // An empty row ends the game, even after a stone in the store; the others keep what they have.
                "<3,5,0,0,0,1,3,1,1> 3 <3,6,5,0,0,0,0,0,0> -2",
                "<3,5,0,0,0,2,0,0,0> 3 <3,7,0,0,0,0,0,0,0> -2"
            })
    void theRulesAreThoseOfTheProtocol(String before, String move, String after, int actor) {
        Position position = boards.read(before);
        State state = position.state();
        if (state.actor() != State.TERMINAL) {
            int[] legal = new int[position.game().info().maxLegalActions()];
            int code = -1;
            for (int i = 0; i < state.legalActions(legal); i++) {
                code = boards.action(position.game(), state, legal[i]).equals(move) ? legal[i] : code;
            }
            state.apply(code);
        }
        assertEquals(after, boards.write(position.game(), state));
        assertEquals(actor, state.actor());
    }

    @Test
    void positionsOfTheSameRulesHaveTheSameGame() {
        assertSame(
                boards.read("<3,0,0,3,3,3,3,3,3>").game(),
                boards.read("<3,1,0,0,4,4,3,3,3>").game());
        KalahaGame game = (KalahaGame) boards.read("<3,1,0,0,4,4,3,3,3>").game();
        assertEquals(3, game.rules().stones());
        assertEquals(new KalahaGame(game.rules().toBuilder().build()).rules(), game.rules());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3,0,0 | the board 3,0,0 is not numbers in <>, such as <2,0,0,3,3,3,3>",
                "<> | the board <> is not numbers in <>, such as <2,0,0,3,3,3,3>",
                "<1,0,0,-1,1> | the board <1,0,0,-1,1> is not numbers in <>, such as <2,0,0,3,3,3,3>",
                "<2,0,0,1,1,1> | the board <2,0,0,1,1,1> has 2 pits a side and 5 more numbers; allowed: 1 to 24 pits, then"
                        + " both stores and twice as many pits",
                "<0,0,0> | the board <0,0,0> has 0 pits a side and 2 more numbers; allowed: 1 to 24 pits, then both stores"
                        + " and twice as many pits",
                "<1,0,0,1,200> | the board <1,0,0,1,200> has 201 stones; allowed: at most 200"
            })
    void malformedBoardsAreRefusedInOneLine(String text, String problem) {
        assertEquals(
                problem,
                assertThrows(IllegalArgumentException.class, () -> boards.read(text))
                        .getMessage());
    }
}
