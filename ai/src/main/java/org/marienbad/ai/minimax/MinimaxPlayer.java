package org.marienbad.ai.minimax;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.marienbad.ai.search.Clock;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;

/**
 * Iterative deepening (Slate and Atkin 1977) over {@link AlphaBeta}. As it stops at the first depth that proves a
 * win, it takes the quickest; as it keeps the action that withstood longest, it loses as late as it can.
 */
final class MinimaxPlayer implements Player {
    private static final long BYTES_PER_MIB = 1 << 20;
    /** Moves whose positions the table has room for if each takes its whole budget. */
    private static final long MOVES_KEPT = 4;

    private final Settings settings;
    private final int wanted;
    private final double sum;
    private final int[] legal;
    private final TranspositionTable table;
    private final AlphaBeta search;
    private List<RootAction> actions = List.of();
    private int seat;
    private int running;
    private int completed;
    private Clock clock;

    MinimaxPlayer(Game game, Settings settings, Evaluator evaluator) {
        this(game, settings, evaluator, table(settings), Technique.ALL);
    }

    /** @param table null for none */
    MinimaxPlayer(
            Game game, Settings settings, Evaluator evaluator, TranspositionTable table, Set<Technique> techniques) {
        this.settings = settings;
        wanted = settings.get(MinimaxProvider.LINES);
        sum = game.info().payoffSum();
        legal = new int[game.info().maxLegalActions()];
        this.table = table;
        search = new AlphaBeta(game, evaluator, table, techniques);
    }

    /** The table that {@code settings} ask for, null for none. */
    static TranspositionTable table(Settings settings) {
        long bytes = settings.get(MinimaxProvider.HASH) * BYTES_PER_MIB;
        return bytes == 0
                ? null
                : new TranspositionTable(Math.min(bytes, Runtime.getRuntime().maxMemory() / 4));
    }

    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
        this.seat = seat;
        int count = view.legalActions(legal);
        actions = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            actions.add(new RootAction(legal[i]));
        }
        completed = 0;
        Budget limits = BudgetSettings.budget(settings, budget);
        clock = new Clock(limits, monitor, this::decision);
        if (table != null) {
            table.reserve(positions(limits));
        }
        search.start(view, clock);
        boolean forced = count == 1;
        for (int depth = 1; depth <= limits.depth(); depth++) {
            running = depth;
            boolean proven = deepen(depth);
            actions = ranked();
            if (search.stopped()) {
                break;
            }
            completed = depth;
            if (proven || forced) {
                break;
            }
        }
        return decision();
    }

    /** Most positions worth a place within {@code limits}. */
    private long positions(Budget limits) {
        double tree = Math.pow(legal.length, Math.min(limits.depth(), 1000));
        return (long) Math.min(Long.MAX_VALUE, MOVES_KEPT * Math.min(tree, limits.iterations()));
    }

    /** Searches every action that is not yet proven {@code depth} plies deep; whether that proves the wanted ones. */
    private boolean deepen(int depth) {
        search.prepare(depth, actions.get(0).line);
        boolean proven = true;
        for (RootAction root : actions) {
            if (root.exact) {
                continue;
            }
            double alpha = alpha();
            if (alpha >= search.win()) {
                return true;
            }
            long before = clock.spent();
            double value = search.search(root.action, depth, alpha);
            root.nodes += clock.spent() - before;
            if (search.stopped()) {
                return false;
            }
            root.depth = depth;
            boolean decided = Math.abs(value) >= search.win();
            boolean known = value > alpha || value <= -search.win();
            root.exact = known && (decided || !search.touchedHorizon());
            root.value = known ? value : Double.NaN;
            if (known) {
                root.line = search.line();
            }
            proven &= !search.touchedHorizon() || root.exact;
        }
        return proven || alpha() >= search.win();
    }

    /** The value an action must exceed to be among the best ones whose values are wanted; lost ones are not. */
    private double alpha() {
        return actions.stream()
                .filter(root -> valued(root) && root.value > -search.win())
                .map(root -> root.value)
                .sorted(Comparator.reverseOrder())
                .skip(wanted - 1L)
                .findFirst()
                .orElse(Double.NEGATIVE_INFINITY);
    }

    /**
     * Best first: what the running iteration or proof has valued, by value; then what the iteration has not reached;
     * then what it has found to be no better. Equals stay in order, so what resisted longest stays first.
     */
    private List<RootAction> ranked() {
        List<RootAction> ranked = new ArrayList<>(actions);
        ranked.sort(Comparator.<RootAction>comparingInt(root -> group(root))
                .thenComparing(root -> group(root) == 0 ? -root.value : 0));
        return ranked;
    }

    private int group(RootAction root) {
        return valued(root) ? 0 : root.depth < running ? 1 : 2;
    }

    private boolean valued(RootAction root) {
        return root.known() && (root.exact || root.depth == running);
    }

    private Decision decision() {
        List<RootAction> ranked = ranked();
        List<Decision.Line> lines = ranked.stream()
                .map(root -> root.toLine(seat, search.payoff(root.value), sum))
                .toList();
        return new Decision(ranked.get(0).action, lines, clock.spent(), completed, clock.nanos());
    }
}
