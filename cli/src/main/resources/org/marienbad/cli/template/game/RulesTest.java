package {{package}};

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;
import org.marienbad.testkit.Perft;

/** The rules, as somebody counts them by hand. */
class {{Name}}RulesTest {
    private static final {{Name}}Provider PROVIDER = new {{Name}}Provider();

    private final Game game = PROVIDER.create(2, Settings.defaults(PROVIDER.options()));

    /** The best test of rules there is: how many sequences of 1, 2, 3, … plies there are. */
    @Test
    void asManySequencesOfPliesAsCounted() {
        assertArrayEquals(new long[] {3, 6, 12, 24}, Perft.plies(game, game.newInitialState(), 4));
    }

    @Test
    void whoReachesTheLastSquareWins() {
        assertPayoffs(1, 3, 2, 3, 2, 3, 2, 3, 2, 1);
    }

    @Test
    void whoCannotMoveLoses() {
        assertPayoffs(-1, 3, 2, 3, 2, 3, 1, 2, 1, 2, 1);
    }

    private void assertPayoffs(double first, int... plies) {
        State state = game.newInitialState();
        for (int ply : plies) {
            state.apply(ply);
        }
        assertEquals(State.TERMINAL, state.actor());
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        assertEquals(List.of(first, -first), List.of(payoffs[0], payoffs[1]));
    }
}
