package org.marienbad.games.connectfour.solver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.games.connectfour.ConnectFourGame;
import org.marienbad.games.connectfour.ConnectFourState;

/** The book and the known scores of boards, proven once more. The larger ones take minutes. */
class OpeningTest {
    @Test
    void sixByFiveIsADrawWithEveryMove() {
        ConnectFourGame game = Positions.game(6, 5, 4);
        MoveScores scores = new MoveScores(
                game,
                game.newInitialState(),
                new ScoreSearch(game.grid(), new ScoreTable(22)),
                ConnectFourBook.of(game));
        scores.actions();
        int[] byColumn = new int[6];
        scores.moves().forEach(move -> byColumn[move.column()] = move.low());
        assertArrayEquals(new int[6], byColumn);
    }

    /** Without the book; the scores are seen from the second player, who is to move. */
    @ParameterizedTest
    @CsvSource({"1, 2", "2, 1", "3, 0", "4, -1"})
    @Timeout(value = 2, unit = TimeUnit.HOURS)
    void firstMovesHaveTheScoresOfTheBook(String column, int score) {
        ConnectFourGame game = Positions.game();
        ScoreSearch search = new ScoreSearch(game.grid(), new ScoreTable(24));
        ConnectFourState state = Positions.after(game, column);
        long all = state.discs(0) | state.discs(1);
        assertEquals(score, search.score(state.discs(1), all, -20, 20));
    }
}
