package org.marienbad.ai.provider;

import java.util.Optional;
import org.marienbad.ai.search.shared.Requirement;
import org.marienbad.ai.solver.Retrograde;
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
        return Requirement.firstMissing(game, Requirement.ofProofs());
    }

    @Override
    public Solver create(Game game, Settings settings) {
        return Retrograde.solver(game);
    }

    @Override
    public String messages() {
        return "org.marienbad.ai.messages";
    }
}
