package org.marienbad.ai.minimax;

import java.util.Arrays;
import org.marienbad.ai.minimax.TranspositionTable.Entry;
import org.marienbad.ai.search.LeafEvaluation;
import org.marienbad.ai.search.MoveOrdering;
import org.marienbad.ai.search.PrincipalVariation;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.ai.search.StateStack;
import org.marienbad.ai.search.deepening.DepthSearch;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.RepetitionState;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;

/**
 * The depth-first search of {@link Minimax}: fail-soft alpha-beta (Knuth and Moore 1975; Fishburn 1983) as principal
 * variation search (Marsland and Campbell 1982; Reinefeld 1983). Values are payoffs of the seat to move less half the
 * constant sum, so they change sign where the actor changes and only there: a seat may move several times in a row.
 *
 * <p>Several threads may search the same position, each with an {@code AlphaBeta} of its own on one table: an action that
 * another thread is just searching is put off until the others are done (ABDADA; Weill 1996, in the simple form of
 * Kerrigan).
 *
 * <p>Estimates are kept strictly within the payoff range; a value at its edge is therefore always proven, as is one that
 * rests on terminal positions only. Where the past matters ({@link GameInfo.Repetition}), nothing counts as proven once a
 * repetition was met below the action of the root: such values depend on the path (the graph history interaction problem;
 * Palay 1983).
 */
final class AlphaBeta implements DepthSearch {
    /** Least depth at which the table is asked, but along the principal variation. */
    private static final int TABLE_DEPTH = 3;
    /** Least depth at which threads tell each other what they search. */
    private static final int SHARED_DEPTH = 3;
    /** Actions of a position that are always searched to the whole depth; and the least depth at which others are not. */
    private static final int UNREDUCED = 3;

    private static final int REDUCED_DEPTH = 4;

    /** Moves whose positions the table has room for if each takes its whole budget. */
    private static final long MOVES_KEPT = 4;

    private final StateStack stack;
    private final MoveOrdering order;
    private final LeafEvaluation leaves;
    /** Null for a search without. */
    private final TranspositionTable table;

    private final Entry entry;
    /** Null for a search by one thread. */
    private final BusyActions busy;

    private final boolean scouts;
    private final boolean reduces;
    /** Whether {@link #watch} has anything to do. */
    private final boolean watches;

    private final double[] payoffs = new double[2];
    private final double half;
    /** The payoff beyond which there is nothing, on the centred scale; a loss is its negative. */
    private final double win;
    /** Less than a win, and more than any estimate. */
    private final double surelyWin;
    /** The greatest estimate. */
    private final double greatestEstimate;

    private final PrincipalVariation principalVariation = new PrincipalVariation();
    private Node[] nodes = {};
    private int seat;
    private SearchLimits clock;
    private boolean stopped;
    /** Whether the value returned last rests on an estimate. */
    private boolean horizon;
    /** Whether a repetition was met below the action of the root. */
    private boolean repetitionMet;

    /**
     * @param table null for a search without
     * @param busy shared with the other threads of the search, whose table has its room already; null for a search by one thread
     */
    AlphaBeta(
            Game game,
            LeafEvaluation leaves,
            MoveOrdering order,
            TranspositionTable table,
            BusyActions busy,
            Options options) {
        GameInfo info = game.info();
        this.leaves = leaves;
        this.order = order;
        this.table = table;
        this.busy = table == null ? null : busy;
        scouts = options.nullWindows();
        reduces = options.lateMoveReductions();
        entry = new Entry(info.words());
        watches = leaves.isIncremental() || info.repetition() != GameInfo.Repetition.IRRELEVANT;
        stack = new StateStack(game);
        half = info.payoffSum() / 2;
        win = Math.min(info.maxPayoff() - half, half - info.minPayoff());
        greatestEstimate = win - win * 0x1p-20;
        surelyWin = win - win * 0x1p-21;
    }

    /** How it searches. */
    record Options(boolean nullWindows, boolean lateMoveReductions) {}

    @Override
    public void start(State root, int seat, SearchLimits clock) {
        this.seat = seat;
        this.clock = clock;
        stopped = false;
        stack.reserve(0);
        stack.state(0).copyFrom(root);
        leaves.reserve(0);
        leaves.begin(root);
        order.age();
        if (table != null) {
            if (busy == null) {
                table.reserve(positions(clock.budget()));
            }
            table.age();
        }
    }

    /** Most positions worth a place within {@code limits}. */
    private long positions(Budget limits) {
        double tree = Math.pow(stack.actions(0).length, Math.min(limits.depth(), 1000));
        return (long) (MOVES_KEPT * Math.min(tree, (double) limits.iterations()));
    }

    @Override
    public void prepare(int depth, int[] line) {
        stack.reserve(depth);
        order.reserve(depth);
        leaves.reserve(depth);
        principalVariation.prepare(depth, line);
        int old = nodes.length;
        if (depth >= old) {
            nodes = Arrays.copyOf(nodes, depth + 1);
            for (int ply = old; ply <= depth; ply++) {
                nodes[ply] = new Node(stack, ply);
            }
        }
    }

    @Override
    public boolean search(int action, int depth, double[] bound, double[] out) {
        horizon = false;
        repetitionMet = false;
        principalVariation.begin(action);
        int next = play(stack.state(0), action, 0);
        if (stopped) {
            return false;
        }
        double alpha = bound == null ? Double.NEGATIVE_INFINITY : bound[seat] - half;
        double value = searchRoot(next, depth, alpha);
        if (!stopped) {
            principalVariation.remember(action, 0);
        }
        out[seat] = value + half;
        out[1 - seat] = half - value;
        return value > alpha || proven(out) < 0;
    }

    private double searchRoot(int next, int depth, double alpha) {
        if (scouts && alpha > Double.NEGATIVE_INFINITY) {
            double value = valueOfChild(seat, next, 0, depth, alpha, Math.nextUp(alpha));
            if (stopped || value <= alpha) {
                return value;
            }
            horizon = false;
        }
        return valueOfChild(seat, next, 0, depth, alpha, Double.POSITIVE_INFINITY);
    }

    @Override
    public boolean stopped() {
        return stopped;
    }

    @Override
    public boolean touchedHorizon() {
        return horizon;
    }

    @Override
    public boolean provesNothing() {
        return repetitionMet;
    }

    @Override
    public boolean prefers(double[] one, double[] other) {
        return one[seat] > other[seat];
    }

    @Override
    public int proven(double[] value) {
        double centred = value[seat] - half;
        return repetitionMet ? 0 : centred >= surelyWin ? 1 : centred <= -surelyWin ? -1 : 0;
    }

    @Override
    public int[] line() {
        int[] line = principalVariation.line();
        return table == null ? line : table.continued(stack.state(0).copy(), line, entry);
    }

    @Override
    public long storedPositions() {
        return table == null ? 0 : table.size();
    }

    /** The value of the position at {@code ply} for its actor: exact within the window, else a bound (fail-soft). */
    private double negamax(int ply, int depth, double alpha, double beta) {
        principalVariation.end(ply);
        // 1. One ply above the horizon, where most nodes are, the children are evaluated at once.
        if (depth == 1 && (table == null || !Node.isWindow(alpha, beta))) {
            return frontier(ply, alpha, beta);
        }
        Node node = nodes[ply];
        node.enter(depth, alpha, beta);
        // 2. What the transposition table knows may be enough.
        if (probe(node)) {
            return node.best;
        }
        node.count = node.state.legalActions(node.actions);
        node.actor = node.state.actor();
        // 3. Likely best actions first.
        order(node);
        if (stopped) {
            return 0;
        }
        node.outside = horizon;
        boolean enough = false;
        for (int i = 0; i < node.count && !enough; i++) {
            if (busy != null && isDeferred(node, i)) {
                continue;
            }
            // 4. The first action with the whole window, the others with a null window if that is enough.
            double value = searchAction(node, i);
            if (stopped) {
                return node.best;
            }
            // 5. A new best action raises alpha, or cuts off the others.
            enough = raise(node, node.actions[i], value);
        }
        if (!enough && node.deferred != 0) {
            searchDeferred(node);
        }
        // 6. What is proven, and what the table keeps.
        return stopped ? node.best : conclude(node);
    }

    /** Puts off an action that another thread is searching: later the table knows what came of it. */
    private boolean isDeferred(Node node, int i) {
        boolean defers = i > 0 && i < Long.SIZE && node.tabled && node.depth >= SHARED_DEPTH;
        if (defers && busy.contains(node.hash, node.actions[i])) {
            node.deferred |= 1L << i;
            return true;
        }
        return false;
    }

    private void searchDeferred(Node node) {
        for (long left = node.deferred; left != 0; left &= left - 1) {
            int i = Long.numberOfTrailingZeros(left);
            double value = searchAction(node, i);
            if (stopped || raise(node, node.actions[i], value)) {
                return;
            }
        }
    }

    /** Asks the table; whether that settles the node. */
    private boolean probe(Node node) {
        node.tabled = table != null && (node.depth >= TABLE_DEPTH || node.hasWindow());
        if (!node.tabled) {
            return false;
        }
        node.hash = node.state.hash();
        if (!table.find(node.state, node.hash, entry)) {
            return false;
        }
        if (node.isSettledBy(entry, win)) {
            horizon |= !entry.proven();
            node.best = entry.value();
            return true;
        }
        node.preferred = entry.action();
        return false;
    }

    private void order(Node node) {
        if (node.depth > 1) {
            int looked = order.sort(node.state, node.actions, node.count, node.ply, node.depth, node.preferred);
            stopped |= !clock.spend(looked);
        } else if (node.preferred != MoveOrdering.NONE) {
            MoveOrdering.promote(node.actions, node.count, node.preferred);
        }
        principalVariation.promote(node.actions, node.count, node.ply);
    }

    /** The value of the action number {@code i} for the actor of {@code node}. */
    private double searchAction(Node node, int i) {
        horizon = false;
        int next = play(node.state, node.actions[i], node.ply);
        if (stopped) {
            return 0;
        }
        boolean announced = busy != null && node.tabled && node.depth >= SHARED_DEPTH;
        if (announced) {
            busy.add(node.hash, node.actions[i]);
        }
        double value;
        if (i == 0 || !scouts || node.depth == 1) {
            value = valueOfChild(node.actor, next, node.ply, node.depth, node.alpha, node.beta);
        } else {
            value = searchLater(node, i, next);
        }
        if (announced) {
            busy.remove(node.hash, node.actions[i]);
        }
        principalVariation.leave();
        return value;
    }

    /** The value of an action that is not expected to be the best. */
    private double searchLater(Node node, int i, int next) {
        double alpha = node.alpha;
        double scout = Math.nextUp(alpha);
        if (reduces && i >= UNREDUCED && node.depth >= REDUCED_DEPTH) {
            double value = valueOfChild(node.actor, next, node.ply, node.depth - 1, alpha, scout);
            if (value <= alpha || stopped) {
                return value;
            }
            horizon = false;
        }
        double value = valueOfChild(node.actor, next, node.ply, node.depth, alpha, scout);
        if (value > alpha && value < node.beta && !stopped) {
            horizon = false;
            value = valueOfChild(node.actor, next, node.ply, node.depth, alpha, node.beta);
        }
        return value;
    }

    /** Takes note of the value of an action; whether no other is needed. */
    private boolean raise(Node node, int action, double value) {
        node.touched |= horizon;
        if (value <= node.best) {
            return false;
        }
        node.best = value;
        node.bestAction = action;
        if (value <= node.alpha) {
            return false;
        }
        node.alpha = value;
        boolean enough = value >= node.beta || value >= win;
        if (value < node.beta || value >= win) {
            principalVariation.remember(action, node.ply);
        }
        if (enough) {
            order.cutoff(action, node.actor, node.ply, node.depth);
            // The bound needs no more than this action.
            node.touched = horizon;
        }
        return enough;
    }

    private double conclude(Node node) {
        double best = node.best;
        boolean proven = !repetitionMet && (!node.touched || Math.abs(best) >= win);
        horizon = node.outside || !proven;
        if (node.tabled) {
            int bound = best >= node.beta
                    ? TranspositionTable.LOWER
                    : best > node.floor ? TranspositionTable.EXACT : TranspositionTable.UPPER;
            int action = bound == TranspositionTable.UPPER ? node.preferred : node.bestAction;
            table.put(node.state, node.hash, best, bound, proven, node.depth, action, entry);
        }
        return best;
    }

    /** The same one ply above the horizon: nothing is to be ordered, remembered or searched again. */
    private double frontier(int ply, double alphaAtFirst, double beta) {
        State state = stack.state(ply);
        int[] actions = stack.actions(ply);
        int count = state.legalActions(actions);
        int actor = state.actor();
        double alpha = alphaAtFirst;
        principalVariation.promote(actions, count, ply);
        State child = stack.state(ply + 1);
        double best = Double.NEGATIVE_INFINITY;
        boolean touched = false;
        for (int i = 0; i < count; i++) {
            int action = actions[i];
            if (!clock.spend()) {
                stopped = true;
                return best;
            }
            child.copyFrom(state);
            child.apply(action);
            if (watches) {
                watch(state, action, child, ply);
            }
            boolean estimated = child.actor() != State.TERMINAL;
            double value = estimated ? estimate(child, ply + 1, actor) : payoff(child, actor);
            touched |= estimated;
            if (value > best) {
                best = value;
                if (value > alpha) {
                    alpha = value;
                    if (value < beta || value >= win) {
                        principalVariation.end(ply + 1);
                        principalVariation.remember(action, ply);
                    }
                    if (value >= beta || value >= win) {
                        touched = estimated;
                        break;
                    }
                }
            }
        }
        principalVariation.leave();
        horizon |= touched && Math.abs(best) < win;
        return best;
    }

    /** Plays {@code action} into the state of the next ply, unless the clock has stopped; who moves there. */
    private int play(State state, int action, int ply) {
        if (!clock.spend()) {
            stopped = true;
            return State.TERMINAL;
        }
        State child = stack.state(ply + 1);
        child.copyFrom(state);
        child.apply(action);
        if (watches) {
            watch(state, action, child, ply);
        }
        return child.actor();
    }

    /** What only some games and evaluators need to know of each action. */
    private void watch(State state, int action, State child, int ply) {
        leaves.played(state, action, child, ply);
        repetitionMet |= child instanceof RepetitionState repetition && repetition.repeats();
    }

    /** The value for {@code actor} of the position entered last below {@code ply}, where {@code next} moves. */
    private double valueOfChild(int actor, int next, int ply, int depth, double alpha, double beta) {
        if (next == State.TERMINAL) {
            principalVariation.end(ply + 1);
            return payoff(stack.state(ply + 1), actor);
        }
        if (depth == 1) {
            principalVariation.end(ply + 1);
            horizon = true;
            return estimate(stack.state(ply + 1), ply + 1, actor);
        }
        return next == actor ? negamax(ply + 1, depth - 1, alpha, beta) : -negamax(ply + 1, depth - 1, -beta, -alpha);
    }

    private double payoff(State end, int actor) {
        end.payoffs(payoffs);
        return payoffs[actor] - half;
    }

    private double estimate(State state, int ply, int actor) {
        leaves.evaluate(state, ply, payoffs);
        return Math.max(-greatestEstimate, Math.min(greatestEstimate, payoffs[actor] - half));
    }
}
