package org.marienbad.ai.solver;

import java.util.Optional;
import org.marienbad.ai.search.Need;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** {@code retrograde}: keeps every position of a small game and works from the ends of the game back to its start. */
public final class RetrogradeProvider implements SolverProvider {
    @Override
    public String id() {
        return "retrograde";
    }

    @Override
    public Optional<Text> objection(Game game) {
        return Need.firstMissing(game, Need.TWO_SEATS, Need.CONSTANT_SUM, Need.NO_CHANCE, Need.NO_HIDDEN_INFORMATION);
    }

    @Override
    public Solver create(Game game, Settings settings) {
        return new RetrogradeSolver(game);
    }

    @Override
    public String messages() {
        return "org.marienbad.ai.messages";
    }
}
