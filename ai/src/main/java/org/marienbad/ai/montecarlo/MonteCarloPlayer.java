package org.marienbad.ai.montecarlo;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;

/** Spends its playouts as its allocation says and plays the action with the best mean reward. */
final class MonteCarloPlayer implements Player {
    /** Spent on the value of an action that is played anyway. */
    private static final long FORCED_PLAYOUTS = 100;

    /** So that visits fit their words. */
    private static final long MOST_PLAYOUTS = Integer.MAX_VALUE;

    private final Settings settings;
    private final int playoutsAnAction;
    private final Playouts playouts;
    private final PlayoutAllocation allocation;
    private SearchLimits clock;

    MonteCarloPlayer(Game game, Settings settings, long seed) {
        this.settings = settings;
        playoutsAnAction = settings.get(MonteCarloProvider.PLAYOUTS);
        playouts = new Playouts(game, settings.get(MonteCarloProvider.REWARD).equals("points"), seed);
        allocation = PlayoutAllocation.named(
                settings.get(MonteCarloProvider.ALLOCATION), game.info().maxLegalActions());
    }

    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
        playouts.start(view, seat);
        Budget limits = limits(budget);
        clock = new SearchLimits(limits, monitor, this::decision);
        playouts.charge(clock);
        allocation.spend(
                playouts, limits.iterations() == MOST_PLAYOUTS ? PlayoutAllocation.ENDLESS : limits.iterations());
        return decision();
    }

    private Budget limits(Budget budget) {
        int count = playouts.count();
        Budget most = Budget.ofIterations(count == 1 ? FORCED_PLAYOUTS : MOST_PLAYOUTS);
        if (playoutsAnAction == 0) {
            return SearchLimits.endless(settings, budget).and(most);
        }
        Budget own = Budget.ofIterations((long) playoutsAnAction * count);
        return BudgetSettings.budget(settings, budget.and(own).and(most));
    }

    private Decision decision() {
        Comparator<Integer> worse = Comparator.<Integer>comparingDouble(index -> allocation.rank(playouts, index))
                .thenComparingDouble(playouts::mean);
        List<Integer> ranked = IntStream.range(0, playouts.count())
                .boxed()
                .sorted(worse.reversed())
                .toList();
        List<Decision.ActionValue> lines = ranked.stream()
                .map(index -> new Decision.ActionValue(
                        playouts.actions[index],
                        playouts.visits[index],
                        playouts.value(index),
                        playouts.isTerminal(index),
                        new int[0]))
                .toList();
        return new Decision(lines.get(0).action(), lines, clock.spent(), 1, clock.nanos());
    }
}
