package org.marienbad.games.kalaha.maxmin;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaState;

/** Deepens its search turn by turn, so that it has an answer whenever it is stopped. */
final class MaxMinPlayer implements Player {
    private static final double TENTHS = 10;
    private static final long REPORT_NANOS = 250_000_000;
    private static final long WATCH_INTERVAL = 1 << 12;

    /** Ends a search that is out of its budget. */
    private static final class OutOfBudget extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private static final OutOfBudget INSTANCE = new OutOfBudget();

        private OutOfBudget() {
            super("out of budget", null, false, false);
        }
    }

    private final KalahaGame game;
    private final int k;
    private final boolean safe;
    private final Settings settings;
    private final TurnSearch search;

    private Budget limits;
    private Monitor monitor;
    /** Null if nobody watches. */
    private TurnSteps steps;

    private long start;

    MaxMinPlayer(KalahaGame game, Settings settings) {
        this.game = game;
        this.settings = settings;
        k = k(settings.get(MaxMinProvider.K), settings.get(MaxMinProvider.SHARED));
        safe = settings.get(MaxMinProvider.SAFE);
        search = new TurnSearch(game.rules(), this::watch);
    }

    /** In the thesis two different MAX-MIN players, neither of them MAX-MIN 1, both searched as deep as the deeper. */
    private static int k(int own, int other) {
        return own == 1 || other == 1 ? own : Math.max(own, other);
    }

    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor observer) {
        KalahaState state = (KalahaState) view;
        long own = state.row(seat);
        long other = state.row(1 - seat);
        int safeMove = safe ? SafeMoves.pit(own, other) : -1;
        if (safeMove >= 0) {
            return Decision.of(safeMove);
        }
        start = System.nanoTime();
        // Its depth limits it; without any other limit it takes the time it needs.
        limits = BudgetSettings.budget(settings, budget.and(Budget.ofDepth(2 * k)));
        monitor = observer;
        steps = observer.observer() == null ? null : new TurnSteps(observer.observer(), seat);
        search.restart(steps);
        return search(state, own, other);
    }

    private Decision search(KalahaState state, long own, long other) {
        int deepest = Math.min(k, Math.max(1, limits.depth() / 2));
        long reported = start;
        Decision best = null;
        try {
            for (int turns = 1; turns <= deepest; turns++) {
                best = decision(state, turns, values(own, other, turns));
                if (System.nanoTime() - reported >= REPORT_NANOS) {
                    reported = System.nanoTime();
                    monitor.progress(best);
                }
            }
        } catch (OutOfBudget ended) {
            // The last finished depth is the answer.
        }
        return best == null ? Decision.of(first(own)) : best;
    }

    private List<Value> values(long own, long other, int turns) {
        List<Value> values = new ArrayList<>();
        int best = TurnSearch.LEAST;
        if (steps != null) {
            steps.round(2 * turns);
        }
        for (int house = 0; house < Houses.COUNT; house++) {
            if (Houses.stones(own, house) > 0) {
                long before = search.nodes();
                int value = search.value(own, other, house, turns, TurnSearch.LEAST);
                if (steps != null && value > best) {
                    steps.improve(house, value);
                }
                best = Math.max(best, value);
                values.add(new Value(house, value, search.nodes() - before));
            }
        }
        // Equal values stay in order, the house nearest to the store first.
        values.sort(Comparator.comparingInt(Value::value).reversed());
        return values;
    }

    /** The value of a house, in tenths of a stone. */
    private record Value(int house, int value, long nodes) {}

    private Decision decision(KalahaState state, int turns, List<Value> values) {
        int seat = state.actor();
        int lead = state.store(seat) - state.store(1 - seat);
        List<Decision.ActionValue> lines = values.stream()
                .map(value -> new Decision.ActionValue(
                        Houses.pit(value.house()),
                        value.nodes(),
                        game.expectedPayoffs(state, lead + value.value() / TENTHS),
                        false,
                        new int[0]))
                .toList();
        return new Decision(lines.get(0).action(), lines, search.nodes(), 2 * turns, System.nanoTime() - start);
    }

    private static int first(long own) {
        int house = 0;
        while (Houses.stones(own, house) == 0) {
            house++;
        }
        return Houses.pit(house);
    }

    private long watch(long nodes) {
        if (nodes >= limits.iterations()
                || monitor.cancelled()
                || limits.isTimed() && System.nanoTime() - start >= limits.nanos()) {
            throw OutOfBudget.INSTANCE;
        }
        return Math.min(limits.iterations(), nodes + WATCH_INTERVAL);
    }
}
