package org.marienbad.ai.provider;

import java.util.List;
import java.util.Optional;
import org.marienbad.ai.greedy.Greedy;
import org.marienbad.ai.search.shared.Judgement;
import org.marienbad.ai.search.shared.Requirement;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * {@code greedy}: {@link Greedy} as a player. Any number of seats, chance included, but without hidden information. Without an
 * evaluator and a model it sees only how a game ends.
 */
public final class GreedyProvider extends AlgorithmProvider {
    @Override
    public String id() {
        return "greedy";
    }

    @Override
    public List<Setting<?>> settings() {
        return Judgement.SETTINGS;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return Requirement.firstMissing(game, Requirement.NO_HIDDEN_INFORMATION);
    }

    @Override
    public Player create(Game game, Settings settings, long seed, Services services) {
        return Greedy.of(game)
                .evaluator(Judgement.of(settings, game, services).evaluator())
                .build(seed)
                .asPlayer();
    }
}
