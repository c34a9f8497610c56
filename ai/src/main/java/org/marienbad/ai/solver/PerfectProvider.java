package org.marienbad.ai.solver;

import java.util.Optional;
import org.marienbad.ai.search.shared.Requirement;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** {@code perfect}: {@link Retrograde} as a player: the fastest win or the slowest loss of a small game. */
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
        Optional<Text> missing = Requirement.firstMissing(game, Retrograde.requirements());
        if (missing.isPresent() || SmallGames.solve(game).isPresent()) {
            return missing;
        }
        return Optional.of(Text.of("unsupported.size", SmallGames.LIMIT));
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        return Retrograde.of(game).build().asPlayer();
    }

    @Override
    public String messages() {
        return "org.marienbad.ai.messages";
    }
}
