package org.marienbad.ai.montecarlo;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * {@code montecarlo}: flat Monte Carlo (Abramson 1990), random playouts after each action of the position and no tree.
 * Plays every game: any number of seats and payoffs, chance, and hidden information, of which each playout guesses
 * anew. With its initial settings and {@code reward=points} it is the flat player of the thesis on Minute Empire.
 */
public final class MonteCarloProvider implements PlayerProvider {
    /** Which action gets the next playout. */
    static final ChoiceSetting ALLOCATION = Setting.ofChoice("allocation", "uniform", "ucb", "halving");
    /** Playouts an action, on average; 0 for no limit. */
    static final IntSetting PLAYOUTS = Setting.ofInt("playouts", 0, 1_000_000, 200);
    /** What a playout counts for: the payoff, or 3 points for a win alone, 1 for one shared, 0 otherwise. */
    static final ChoiceSetting REWARD = Setting.ofChoice("reward", "payoff", "points");

    @Override
    public String id() {
        return "montecarlo";
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(BudgetSettings.ITERATIONS, BudgetSettings.MILLIS, PLAYOUTS, ALLOCATION, REWARD);
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return Optional.empty();
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        return new MonteCarloPlayer(game, settings, seed);
    }

    @Override
    public String messages() {
        return "org.marienbad.ai.messages";
    }
}
