package org.marienbad.ai.provider;

import java.util.Optional;
import org.marienbad.ai.search.shared.Requirement;
import org.marienbad.ai.solver.Retrograde;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** {@code perfect}: {@link Retrograde} as a player: the fastest win or the slowest loss of a small game. */
public final class PerfectProvider extends AlgorithmProvider {
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
        Optional<Text> missing = Requirement.firstMissing(game, Requirement.ofProofs());
        if (missing.isPresent() || Retrograde.isSmall(game)) {
            return missing;
        }
        return Optional.of(Text.of("unsupported.size", Retrograde.SMALL));
    }

    @Override
    public Player create(Game game, Settings settings, long seed, Services services) {
        return Retrograde.of(game).build().asPlayer();
    }
}
