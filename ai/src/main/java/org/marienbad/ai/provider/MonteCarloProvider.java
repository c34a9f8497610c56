package org.marienbad.ai.provider;

import java.util.List;
import java.util.Optional;
import org.marienbad.ai.montecarlo.MonteCarlo;
import org.marienbad.ai.montecarlo.PlayoutAllocation;
import org.marienbad.ai.montecarlo.SequentialHalving;
import org.marienbad.ai.montecarlo.Ucb1Allocation;
import org.marienbad.ai.montecarlo.UniformAllocation;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * {@code montecarlo}: {@link MonteCarlo} as a player of every game. With its initial settings and {@code reward=points} it
 * is the flat player of the thesis on Minute Empire.
 */
public final class MonteCarloProvider extends AlgorithmProvider {
    /** Which action gets the next playout. */
    static final ChoiceSetting ALLOCATION = Setting.ofChoice("allocation", "uniform", "ucb", "halving");
    /** Playouts an action, on average; 0 for no limit. */
    static final IntSetting PLAYOUTS = Setting.ofInt("playouts", 0, 1_000_000, 200);
    /** The reward of a playout: the payoff, or 3 points for a win alone, 1 for one shared, 0 otherwise. */
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
    public Player create(Game game, Settings settings, long seed, Services services) {
        return MonteCarlo.of(game)
                .limits(BudgetSettings.limits(settings))
                .playoutsPerAction(settings.get(PLAYOUTS))
                .allocation(allocation(settings.get(ALLOCATION), game))
                .countWins(settings.get(REWARD).equals("points"))
                .build(seed)
                .asPlayer();
    }

    private static PlayoutAllocation allocation(String name, Game game) {
        return switch (name) {
            case "ucb" -> new Ucb1Allocation();
            case "halving" -> new SequentialHalving(game);
            default -> new UniformAllocation();
        };
    }
}
