package org.marienbad.ai.mcts;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.marienbad.ai.search.Clock;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;

/**
 * Runs one search, or several independent ones whose results it adds up (root parallelisation, Chaslot, Winands and
 * van den Herik 2008), within the budget.
 */
final class MctsPlayer implements Player {
    /** Spent on the value of an action that is played anyway. */
    private static final long FORCED_ITERATIONS = 100;

    /** So that visits fit their words. */
    private static final long MOST_ITERATIONS = (1 << 30) - 1;

    /** How much less than its mean a secure choice trusts an action after one visit, in parts of the payoff range. */
    private static final double SECURITY = 2;

    private final Settings settings;
    private final double security;
    private final List<Search> searches;
    private final int[] legal;

    MctsPlayer(Game game, Settings settings, long seed) {
        this.settings = settings;
        int threads = settings.get(MctsProvider.THREADS);
        Options options = Options.of(game, settings, threads);
        boolean hidden = game.info().has(Trait.HIDDEN_INFORMATION);
        searches = IntStream.range(0, threads)
                .<Search>mapToObj(index -> hidden
                        ? new InformationSets(game, options, Seeds.stream(seed, "search", index))
                        : new Uct(game, options, Seeds.stream(seed, "search", index)))
                .toList();
        legal = new int[game.info().maxLegalActions()];
        security = SECURITY * (game.info().maxPayoff() - game.info().minPayoff());
    }

    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
        Comparator<Candidate> order = FinalChoice.order(settings.get(MctsProvider.CHOICE), seat, security);
        boolean forced = view.legalActions(legal) == 1;
        Budget asked = Clock.endless(settings, budget);
        boolean repeatable = asked.iterations() != Long.MAX_VALUE;
        Budget limits = asked.and(Budget.ofIterations(forced ? FORCED_ITERATIONS : MOST_ITERATIONS));
        int threads = (int) Math.min(searches.size(), limits.iterations());
        return new Team(searches.subList(0, threads), limits, order, repeatable).search(view, monitor);
    }
}
