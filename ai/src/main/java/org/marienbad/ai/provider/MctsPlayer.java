package org.marienbad.ai.provider;

import java.util.List;
import java.util.Optional;
import org.marienbad.ai.mcts.InformationSetMcts;
import org.marienbad.ai.mcts.Mcts;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.SearchNode;

/**
 * Decides by {@link Mcts} wherever nothing is hidden, else by {@link InformationSetMcts}. If the tree ends with the
 * turn, the whole turn is planned at its first action. The plan is followed as long as each position is the expected
 * one.
 */
final class MctsPlayer implements Player {
    private final Mcts open;
    /** Null in a game without hidden information. */
    private final GameSearch hidden;
    /** Null if every action is searched for. */
    private final TurnPlan plan;
    /** Whether it grows its tree in the time of others. */
    private final boolean ponders;

    private final MemoryBudget.Reservation memory;
    private final Optional<RootWorkers> workers;
    /** Whether the last decision came from the tree of {@link #open}. */
    private boolean grown;

    MctsPlayer(
            Mcts open,
            GameSearch hidden,
            TurnPlan plan,
            boolean ponders,
            MemoryBudget.Reservation memory,
            Optional<RootWorkers> workers) {
        this.open = open;
        this.hidden = hidden;
        this.plan = plan;
        this.ponders = ponders;
        this.memory = memory;
        this.workers = workers;
    }

    @Override
    public void begin(GameSetup setup, int seat) {
        if (hidden != null) {
            hidden.begin(setup, seat);
        }
        workers.ifPresent(each -> each.begin(setup));
    }

    @Override
    public void observe(Seen ply) {
        if (hidden != null) {
            hidden.observe(ply);
        }
    }

    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
        grown = false;
        if (ImperfectInformationState.hides(view)) {
            return search(hidden, view, budget, monitor);
        }
        if (plan == null) {
            return searchOpen(view, budget, monitor);
        }
        return plan.recall(view).orElseGet(() -> {
            State before = view.copy();
            Decision decision = searchOpen(view, budget, monitor);
            // A forced move gets a small budget, so the turn is planned at its first real choice.
            if (decision.lines().size() > 1) {
                plan.make(before, decision);
            }
            return decision;
        });
    }

    private Decision searchOpen(State view, Budget budget, Monitor monitor) {
        Decision decision = search(open, view, budget, monitor);
        grown = true;
        return decision;
    }

    private Decision search(GameSearch search, State view, Budget budget, Monitor monitor) {
        return workers.map(others -> others.search(search, view, budget, monitor))
                .orElseGet(() -> search.search(view, budget, monitor))
                .decision();
    }

    /** While something is hidden it waits: the tree of an information set begins with a decision of its own seat. */
    @Override
    public void ponder(State view, int seat, Monitor monitor) {
        if (ponders && !ImperfectInformationState.hides(view)) {
            open.ponder(view, monitor);
        }
    }

    @Override
    public List<SearchNode> searchTree(int levels) {
        return grown ? open.searchTree(levels) : List.of();
    }

    @Override
    public void close() {
        open.close();
        if (hidden != null) {
            hidden.close();
        }
        memory.close();
    }
}
