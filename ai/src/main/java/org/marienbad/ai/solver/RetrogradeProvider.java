package org.marienbad.ai.solver;

import java.util.Optional;
import org.marienbad.ai.search.shared.Requirement;
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
    public boolean keepsEveryPosition() {
        return true;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return Requirement.firstMissing(
                game,
                Requirement.TWO_SEATS,
                Requirement.CONSTANT_SUM,
                Requirement.NO_CHANCE,
                Requirement.NO_HIDDEN_INFORMATION,
                Requirement.CYCLES_ARE_DRAWS);
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
