package org.marienbad.ai.maxn;

import java.util.List;
import java.util.Optional;
import org.marienbad.ai.search.Evaluators;
import org.marienbad.ai.search.Requirement;
import org.marienbad.ai.search.deepening.DeepeningPlayer;
import org.marienbad.ai.search.deepening.DepthSearch;
import org.marienbad.ai.search.deepening.MaxN;
import org.marienbad.ai.search.deepening.StarSearch;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.NameSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * {@code maxn}: max^n search (Luckhardt and Irani 1986) with immediate and shallow pruning (Korf 1991), or alpha-beta
 * against the coalition of all others (paranoid; Sturtevant and Korf 2000), with iterative deepening. Plays games of
 * any number of seats and any payoffs, without chance and hidden information.
 */
public final class MaxnProvider implements PlayerProvider {
    /** What the others are thought to be after: each its own payoff, or all the loss of the seat to move. */
    static final ChoiceSetting OPPONENTS = Setting.ofChoice("opponents", "maxn", "paranoid");

    @Override
    public String id() {
        return "maxn";
    }

    @Override
    public List<Setting<?>> settings() {
        return DeepeningPlayer.settings(OPPONENTS);
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return Requirement.firstMissing(game, Requirement.NO_CHANCE, Requirement.NO_HIDDEN_INFORMATION);
    }

    @Override
    public List<String> suggestions(Game game, NameSetting setting) {
        return Evaluators.suggestions(game, setting);
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        Evaluator evaluator = Evaluators.named(settings.get(Evaluators.SETTING), game);
        DepthSearch search = settings.get(OPPONENTS).equals("maxn")
                ? new MaxN(game, evaluator, Integer.MAX_VALUE, seed)
                : new StarSearch(game, evaluator, Integer.MAX_VALUE, seed);
        return new DeepeningPlayer(game, settings, search);
    }

    @Override
    public String messages() {
        return "org.marienbad.ai.messages";
    }
}
