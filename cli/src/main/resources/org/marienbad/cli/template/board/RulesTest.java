package {{package}};

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.marienbad.board.Board;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;
import org.marienbad.testkit.Perft;

/** The rules, as somebody counts them by hand. */
class {{Name}}RulesTest {
    private static final Board BOARD = {{Name}}State.BOARD;

    private final Game game = new {{Name}}Provider().create(2, Settings.NONE);

    /** The best test of rules there is: how many sequences of 1, 2, 3, … plies there are. */
    @Test
    void asManySequencesOfPliesAsCounted() {
        long cells = BOARD.size();
        long third = 0;
        for (int first = 0; first < cells; first++) {
            third += (cells - 2) * (cells - 1 - BOARD.neighbours(first).length);
        }
        assertArrayEquals(
                new long[] {cells, cells * (cells - 1), third}, Perft.plies(game, game.newInitialState(), 3));
    }

    @Test
    void whoCannotPlaceLoses() {
        State state = game.newInitialState();
        int plies = 0;
        while (state.actor() != State.TERMINAL) {
            state.apply(game.legalActions(state)[0]);
            plies++;
        }
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        assertEquals(-1, payoffs[plies % 2]);
    }
}
