package org.marienbad.ai.provider;

import java.util.Optional;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** {@code random}: plays a uniformly random legal action. Plays every game. */
public final class RandomProvider extends AlgorithmProvider {
    @Override
    public String id() {
        return "random";
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return Optional.empty();
    }

    @Override
    public Player create(Game game, Settings settings, long seed, Services services) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] actions = new int[game.info().maxLegalActions()];
        return (view, seat, budget, monitor) -> Decision.of(actions[Playout.index(view.legalActions(actions), random)]);
    }
}
