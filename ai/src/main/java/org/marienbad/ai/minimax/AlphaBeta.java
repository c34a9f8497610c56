package org.marienbad.ai.minimax;

import java.util.Arrays;
import org.marienbad.ai.minimax.TranspositionTable.Entry;
import org.marienbad.ai.search.MoveOrdering;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.ai.search.depthfirst.DepthFirstSearch;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.RepetitionState;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.SearchStep.Source;

/**
 * The depth-first search of {@link Minimax}: fail-soft alpha-beta (Knuth and Moore 1975; Fishburn 1983) as principal
 * variation search (Marsland and Campbell 1982; Reinefeld 1983). Values are payoffs of the seat to move less half the
 * constant sum. So they change sign where the actor changes and only there: a seat may move several times in a row.
 *
 * <p>Several threads may search the same position, each with an {@code AlphaBeta} of its own; {@link BusyActions} tells
 * them what others are searching.
 *
 * <p>Estimates are kept strictly within the payoff range. A value at its edge is therefore always proven, as is one
 * that rests on terminal positions only. If the past matters ([GameInfo.Repetition]), nothing counts as proven once a
 * repetition was met below the action of the root. Such values depend on the path (the graph history interaction
 * problem; Palay 1983).
 */
final class AlphaBeta extends DepthFirstSearch {
    /** Least depth at which the table is asked, but along the principal variation. */
    private static final int TABLE_DEPTH = 3;
    /** The first actions of a node are never reduced. */
    private static final int UNREDUCED = 3;
    /** Late move reductions apply from this depth on. */
    private static final int REDUCED_DEPTH = 4;

    /** Null for a search without. */
    private final KnownPositions known;
    /** Null for a search by one thread. */
    private final BusyActions busy;

    private final boolean scouts;
    private final boolean reduces;
    /** Whether {@link #watch} has anything to do. */
    private final boolean watches;

    private final GameInfo info;
    private final double[] payoffs = new double[2];
    private final double half;
    /** The payoff beyond which there is nothing, on the centered scale; a loss is its negative. */
    private final double win;
    /** Less than a win, and more than any estimate. */
    private final double surelyWin;
    /** The greatest estimate. */
    private final double greatestEstimate;

    private Node[] nodes = {};
    /** Null if nobody watches. */
    private AlphaBetaSteps steps;
    /** Whether a repetition was met below the action of the root. */
    private boolean repetitionMet;

    /**
     * @param known null for a search without a table
     * @param busy null for a search by one thread
     */
    AlphaBeta(
            Game game,
            Evaluator evaluator,
            MoveOrdering order,
            KnownPositions known,
            BusyActions busy,
            Options options) {
        super(game, evaluator, order);
        info = game.info();
        this.known = known;
        this.busy = known == null ? null : busy;
        scouts = options.nullWindows();
        reduces = options.lateMoveReductions();
        watches = leaves.isIncremental() || info.repetition() != GameInfo.Repetition.IRRELEVANT;
        half = info.payoffSum() / 2;
        win = Math.min(info.maxPayoff() - half, half - info.minPayoff());
        greatestEstimate = win - win * 0x1p-20;
        surelyWin = win - win * 0x1p-21;
    }

    /** How it searches. */
    record Options(boolean nullWindows, boolean lateMoveReductions) {}

    @Override
    public void start(State root, int seat, SearchLimits clock) {
        super.start(root, seat, clock);
        steps = observer == null ? null : new AlphaBetaSteps(observer, seat, info);
        if (known != null) {
            known.begin(root, clock.budget());
        }
    }

    @Override
    public void prepare(int depth, int[] line) {
        super.prepare(depth, line);
        int old = nodes.length;
        if (depth >= old) {
            nodes = Arrays.copyOf(nodes, depth + 1);
            for (int ply = old; ply <= depth; ply++) {
                nodes[ply] = new Node(stack.state(ply), stack.actions(ply), ply);
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
        int[] line = super.line();
        return known == null ? line : known.continued(stack.state(0).copy(), line);
    }

    @Override
    public long storedPositions() {
        return known == null ? 0 : known.size();
    }

    /** The value of the position at {@code ply} for its actor: exact within the window, else a bound (fail-soft). */
    private double negamax(int ply, int depth, double alpha, double beta) {
        principalVariation.end(ply);
        // 1. One ply above the horizon, where most nodes are, the children are evaluated at once.
        if (depth == 1 && (known == null || !Node.isWindow(alpha, beta))) {
            return frontier(ply, alpha, beta);
        }
        Node node = nodes[ply];
        node.enter(depth, alpha, beta);
        // 2. The entry of the transposition table may be enough.
        if (probe(node)) {
            return node.best;
        }
        node.count = node.state.legalActions(node.actions);
        node.actor = node.state.actor();
        if (node.symmetry != KnownPositions.IDENTITY) {
            node.preferred = known.ownAction(node);
        }
        // 3. Likely best actions first.
        order(node);
        if (stopped) {
            return 0;
        }
        if (steps != null) {
            steps.order(node.actions, node.count);
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
            if (enough && steps != null) {
                steps.cut(node.actions, i + 1, node.count, node.actor, value, node.beta);
            }
        }
        if (!enough && node.deferred != 0) {
            searchDeferred(node);
        }
        // 6. Note the proof, and store the entry of the table.
        return stopped ? node.best : conclude(node);
    }

    /** Puts off an action that another thread is searching: later the table has its value. */
    private boolean isDeferred(Node node, int i) {
        boolean defers = i > 0 && i < Long.SIZE && node.tabled && busy.defers(node, node.actions[i]);
        node.deferred |= defers ? 1L << i : 0;
        return defers;
    }

    private void searchDeferred(Node node) {
        // The last one first, as the thread that it was left to comes from the other end.
        for (long left = node.deferred; left != 0; left ^= Long.highestOneBit(left)) {
            int i = Long.SIZE - 1 - Long.numberOfLeadingZeros(left);
            double value = searchAction(node, i);
            if (stopped || raise(node, node.actions[i], value)) {
                return;
            }
        }
    }

    /** Asks the table; whether that settles the node. */
    private boolean probe(Node node) {
        node.tabled = known != null && (node.depth >= TABLE_DEPTH || node.hasWindow());
        if (!node.tabled) {
            return false;
        }
        if (!known.find(node)) {
            return false;
        }
        Entry entry = known.found();
        boolean enough = node.isSettledBy(entry, win);
        if (steps != null) {
            steps.known(node, entry, enough);
        }
        if (enough) {
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
        boolean announced = busy != null && node.tabled;
        if (announced) {
            busy.begins(node, node.actions[i]);
        }
        double value;
        if (i == 0 || !scouts || node.depth == 1) {
            value = valueOfChild(node.actor, next, node.ply, node.depth, node.alpha, node.beta);
        } else {
            value = searchLater(node, i, next);
        }
        if (announced) {
            busy.ends(node, node.actions[i]);
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
        if (steps != null) {
            steps.improve(action, node.actor, value);
        }
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
            known.put(node, bound, proven, action);
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
        if (steps != null) {
            steps.order(actions, count);
        }
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
            if (steps != null) {
                steps.child(ply, action, child.actor(), actor, value, alpha, beta);
            }
            if (value > best) {
                best = value;
                if (steps != null) {
                    steps.improve(action, actor, value);
                }
                if (value > alpha) {
                    alpha = value;
                    if (value < beta || value >= win) {
                        principalVariation.end(ply + 1);
                        principalVariation.remember(action, ply);
                    }
                    if (value >= beta || value >= win) {
                        if (steps != null) {
                            steps.cut(actions, i + 1, count, actor, value, beta);
                        }
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
        if (steps != null) {
            steps.played(ply, action);
        }
        return child.actor();
    }

    /** Facts of each action that only some games and evaluators need. */
    private void watch(State state, int action, State child, int ply) {
        leaves.played(state, action, child, ply);
        repetitionMet |= child instanceof RepetitionState repetition && repetition.repeats();
    }

    /** The value for {@code actor} of the position entered last below {@code ply}, where {@code next} moves. */
    private double valueOfChild(int actor, int next, int ply, int depth, double alpha, double beta) {
        if (steps == null) {
            return searched(actor, next, ply, depth, alpha, beta);
        }
        steps.enter(ply, next, actor, depth - 1, alpha, beta);
        double value = searched(actor, next, ply, depth, alpha, beta);
        boolean leaf = next == State.TERMINAL || depth == 1;
        if (leaf) {
            steps.leaf(next == State.TERMINAL ? Source.END : Source.ESTIMATE, actor, value);
        }
        if (!stopped) {
            steps.leave(actor, value, alpha, beta, leaf);
        }
        return value;
    }

    private double searched(int actor, int next, int ply, int depth, double alpha, double beta) {
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
