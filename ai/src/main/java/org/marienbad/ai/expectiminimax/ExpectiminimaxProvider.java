package org.marienbad.ai.expectiminimax;

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
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.NameSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * {@code expectiminimax} (Michie 1966): iterative deepening through chance nodes, which Star1 and Star2 (Ballard 1983)
 * cut for two seats with a constant payoff sum; for more seats or other payoffs it is expecti-max^n (Luckhardt and
 * Irani 1986). Where chance has very many outcomes, a sample stands in for them. Plays games of any number of seats,
 * with or without chance, but without hidden information. Chance is a ply.
 */
public final class ExpectiminimaxProvider implements PlayerProvider {
    /** How many outcomes of a chance node are searched; a sample of as many draws where there are more. */
    static final IntSetting OUTCOMES = Setting.ofInt("outcomes", 1, 100_000, 40);

    @Override
    public String id() {
        return "expectiminimax";
    }

    @Override
    public List<Setting<?>> settings() {
        return DeepeningPlayer.settings(OUTCOMES);
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return Requirement.firstMissing(game, Requirement.NO_HIDDEN_INFORMATION);
    }

    @Override
    public List<String> suggestions(Game game, NameSetting setting) {
        return Evaluators.suggestions(game, setting);
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        Evaluator evaluator = Evaluators.named(settings.get(Evaluators.SETTING), game);
        int outcomes = settings.get(OUTCOMES);
        GameInfo info = game.info();
        boolean duel = info.seats() == 2 && info.has(GameInfo.Trait.CONSTANT_SUM);
        DepthSearch search =
                duel ? new StarSearch(game, evaluator, outcomes, seed) : new MaxN(game, evaluator, outcomes, seed);
        return new DeepeningPlayer(game, settings, search);
    }

    @Override
    public String messages() {
        return "org.marienbad.ai.messages";
    }
}
