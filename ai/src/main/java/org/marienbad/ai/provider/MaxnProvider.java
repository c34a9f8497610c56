package org.marienbad.ai.provider;

import java.util.List;
import java.util.Optional;
import org.marienbad.ai.maxn.BestReply;
import org.marienbad.ai.maxn.MaxN;
import org.marienbad.ai.maxn.Paranoid;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.ai.search.shared.Requirement;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * {@code maxn}: {@link MaxN}, {@link Paranoid} or {@link BestReply} as a player. Plays games of any number of seats and any payoffs, without
 * chance and hidden information.
 */
public final class MaxnProvider extends AlgorithmProvider {
    /**
     * The assumed goal of the others: each its own payoff, or all, or the one that can best, the loss of the seat to
     * move.
     */
    static final ChoiceSetting OPPONENTS = Setting.ofChoice("opponents", "maxn", "paranoid", "best-reply");

    @Override
    public String id() {
        return "maxn";
    }

    @Override
    public List<Setting<?>> settings() {
        return DeepeningSettings.with(OPPONENTS);
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return Requirement.firstMissing(game, Requirement.NO_CHANCE, Requirement.NO_HIDDEN_INFORMATION);
    }

    @Override
    public Player create(Game game, Settings settings, long seed, Services services) {
        GameSearch search = switch (settings.get(OPPONENTS)) {
            case "paranoid" ->
                DeepeningSettings.apply(settings, services, game, Paranoid.of(game))
                        .build();
            case "best-reply" ->
                DeepeningSettings.apply(settings, services, game, BestReply.of(game))
                        .build();
            default ->
                DeepeningSettings.apply(settings, services, game, MaxN.of(game)).build();
        };
        return search.asPlayer();
    }
}
