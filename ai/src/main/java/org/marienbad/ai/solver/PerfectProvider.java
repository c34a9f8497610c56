package org.marienbad.ai.solver;

import java.util.Optional;
import org.marienbad.ai.search.Requirement;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** {@code perfect}: plays a small game from the table of its solution, the fastest win or the slowest loss. */
public final class PerfectProvider implements PlayerProvider {
    @Override
    public String id() {
        return "perfect";
    }

    @Override
    public int hintRank(Game game) {
        return 30;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        Optional<Text> missing = Requirement.firstMissing(
                game,
                Requirement.TWO_SEATS,
                Requirement.CONSTANT_SUM,
                Requirement.NO_CHANCE,
                Requirement.NO_HIDDEN_INFORMATION,
                Requirement.NO_FORBIDDEN_REPETITION);
        if (missing.isPresent() || SmallGames.solve(game).isPresent()) {
            return missing;
        }
        return Optional.of(Text.of("unsupported.size", SmallGames.LIMIT));
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        return new PerfectPlayer(game);
    }

    @Override
    public String messages() {
        return "org.marienbad.ai.messages";
    }
}
