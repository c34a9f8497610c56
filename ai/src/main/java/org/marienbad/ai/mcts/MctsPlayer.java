package org.marienbad.ai.mcts;

import java.util.Comparator;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;

/**
 * Searches within the budget: as with perfect information wherever nothing is hidden, else by information sets. Where
 * the tree ends with the turn, the whole turn is planned at its first action, and the plan followed as long as all
 * comes as foreseen.
 */
final class MctsPlayer implements Player {
    /** Spent on the value of an action that is played anyway. */
    private static final long FORCED_ITERATIONS = 100;

    /** Keeps visit counts within int. */
    private static final long MOST_ITERATIONS = (1 << 30) - 1;

    /** How much less than its mean a secure choice trusts an action after one visit, in parts of the payoff range. */
    private static final double SECURITY = 2;

    private final Settings settings;
    private final double security;
    private final ParallelSearch open;
    /** Null in a game without secrets. */
    private final ParallelSearch secret;
    /** Null if every action is searched for. */
    private final TurnPlan plan;

    private final int[] legal;
    private final MemoryBudget.Reservation memory;

    MctsPlayer(Game game, Settings settings, long seed, MemoryBudget budget) {
        this.settings = settings;
        memory = budget.reserve(
                "mcts(memory=" + settings.get(MctsProvider.MEMORY) + ")", MctsOptions.need(game, settings));
        MctsOptions options = MctsOptions.of(game, settings);
        int threads = settings.get(MctsProvider.THREADS);
        open = new ParallelSearch(game, options, threads, seed, random -> new Uct(game, options, random));
        secret = game.info().has(Trait.HIDDEN_INFORMATION)
                ? new ParallelSearch(game, options, threads, seed, random -> new InformationSets(game, options, random))
                : null;
        plan = options.turn() ? new TurnPlan(game) : null;
        legal = new int[game.info().maxLegalActions()];
        security = SECURITY * (game.info().maxPayoff() - game.info().minPayoff());
    }

    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
        if (secret != null && ((ImperfectInformationState) view).hasHiddenInformation()) {
            return decide(secret, view, seat, budget, monitor);
        }
        if (plan == null) {
            return decide(open, view, seat, budget, monitor);
        }
        return plan.recall(view).orElseGet(() -> {
            State before = view.copy();
            Decision decision = decide(open, view, seat, budget, monitor);
            // What is played anyway gets little thought: the turn is planned at its first choice.
            if (decision.lines().size() > 1) {
                plan.make(before, decision);
            }
            return decision;
        });
    }

    @Override
    public void close() {
        memory.close();
    }

    private Decision decide(ParallelSearch engine, State view, int seat, Budget budget, Monitor monitor) {
        Comparator<RootCandidate> order = FinalChoice.order(settings.get(MctsProvider.CHOICE), seat, security);
        boolean forced = view.legalActions(legal) == 1;
        Budget asked = SearchLimits.endless(settings, budget);
        boolean repeatable = asked.iterations() != Long.MAX_VALUE;
        Budget limits = asked.and(Budget.ofIterations(forced ? FORCED_ITERATIONS : MOST_ITERATIONS));
        return engine.decide(view, limits, order, repeatable, monitor);
    }
}
