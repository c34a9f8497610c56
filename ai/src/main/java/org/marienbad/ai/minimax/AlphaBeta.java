package org.marienbad.ai.minimax;

import java.util.Set;
import org.marienbad.ai.search.MoveOrdering;
import org.marienbad.ai.search.PrincipalVariation;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.ai.search.StateStack;
import org.marienbad.ai.search.deepening.DepthSearch;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;

/**
 * Fail-soft principal variation search (Marsland and Campbell 1982; Reinefeld 1983), that is alpha-beta (Knuth and
 * Moore 1975; Fishburn 1983) which expects the first action to be best and asks of the others only whether they are
 * better. Values are payoffs of the seat to move less half the constant sum, so they change sign where the actor
 * changes and only there: a seat may move several times in a row. Estimates are kept strictly within the payoff
 * range; a value at its edge is therefore always proven, as is one that rests on terminal positions only.
 *
 * <p>Positions hold all that counts and every game ends, so a position never recurs below itself, and what is known of
 * it holds however it was reached.
 */
final class AlphaBeta implements DepthSearch {
    /** Least depth at which a look at every child pays. */
    private static final int FORESIGHT_DEPTH = 3;
    /** Least depth at which the table is asked, but along the principal variation. */
    private static final int TABLE_DEPTH = 3;

    /** Moves whose positions the table has room for if each takes its whole budget. */
    private static final long MOVES_KEPT = 4;

    private static final int NONE = -1;

    private final StateStack stack;
    private final MoveOrdering order;
    private final Evaluator evaluator;
    private final TranspositionTable table;
    private final boolean scouts;
    private final boolean foresees;
    private final double[] payoffs = new double[2];
    private final double[] foresights;
    private final double half;
    /** The payoff beyond which there is nothing, on the centred scale; a loss is its negative. */
    private final double win;
    /** More than any two payoffs differ by. */
    private final double span;

    /** Less than a win, and more than any estimate. */
    private final double surelyWin;

    /** The greatest estimate. */
    private final double nearlyWin;

    private final PrincipalVariation continuations = new PrincipalVariation();
    private int seat;
    private SearchLimits clock;
    private boolean stopped;
    private boolean horizon;

    /** @param table null for a search without */
    AlphaBeta(Game game, Evaluator evaluator, TranspositionTable table, Set<Technique> techniques) {
        GameInfo info = game.info();
        this.evaluator = evaluator.forThread();
        this.table = table;
        scouts = techniques.contains(Technique.SCOUT);
        foresees = techniques.contains(Technique.FORESIGHT);
        stack = new StateStack(game);
        order = new MoveOrdering(info, techniques.contains(Technique.KILLERS), techniques.contains(Technique.HISTORY));
        foresights = new double[info.maxLegalActions()];
        half = info.payoffSum() / 2;
        win = Math.min(info.maxPayoff() - half, half - info.minPayoff());
        span = 2 * (info.maxPayoff() - info.minPayoff());
        nearlyWin = win - win * 0x1p-20;
        surelyWin = win - win * 0x1p-21;
    }

    @Override
    public void start(State root, int seat, SearchLimits clock) {
        this.seat = seat;
        this.clock = clock;
        stopped = false;
        stack.reserve(0);
        stack.state(0).copyFrom(root);
        order.age();
        if (table != null) {
            table.reserve(positions(clock.budget()));
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
        continuations.prepare(depth, line);
    }

    @Override
    public boolean search(int action, int depth, double[] bound, double[] out) {
        horizon = false;
        continuations.begin(action);
        int next = enter(stack.state(0), action, 0);
        if (stopped) {
            return false;
        }
        double alpha = bound == null ? Double.NEGATIVE_INFINITY : bound[seat] - half;
        double value = atRoot(seat, next, depth, alpha);
        if (!stopped) {
            continuations.remember(action, 0);
        }
        out[seat] = value + half;
        out[1 - seat] = half - value;
        return value > alpha || proven(out) < 0;
    }

    private double atRoot(int actor, int next, int depth, double alpha) {
        if (scouts && alpha > Double.NEGATIVE_INFINITY) {
            double value = value(actor, next, 0, depth, alpha, Math.nextUp(alpha));
            if (stopped || value <= alpha) {
                return value;
            }
            horizon = false;
        }
        return value(actor, next, 0, depth, alpha, Double.POSITIVE_INFINITY);
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
    public boolean sampled() {
        return false;
    }

    @Override
    public boolean prefers(double[] one, double[] other) {
        return one[seat] > other[seat];
    }

    @Override
    public int proven(double[] value) {
        double centred = value[seat] - half;
        return centred >= surelyWin ? 1 : centred <= -surelyWin ? -1 : 0;
    }

    @Override
    public int[] line() {
        int[] line = continuations.line();
        return table == null ? line : table.continued(stack.state(0).copy(), line);
    }

    private double negamax(int ply, int depth, double alpha, double beta) {
        State state = stack.state(ply);
        continuations.end(ply);
        int known = NONE;
        boolean tabled = table != null && (depth >= TABLE_DEPTH || beta > Math.nextUp(alpha));
        long hash = 0;
        if (tabled) {
            hash = state.hash();
            int entry = table.find(hash);
            if (entry >= 0) {
                if (answers(entry, depth, alpha, beta)) {
                    horizon |= !table.proven(entry);
                    return table.value(entry);
                }
                known = table.action(entry);
            }
        }
        int[] actions = stack.actions(ply);
        int count = state.legalActions(actions);
        int actor = state.actor();
        if (depth == 1 && !tabled) {
            return frontier(state, actions, count, actor, ply, alpha, beta);
        }
        sort(state, actions, count, actor, ply, depth, known);
        if (stopped) {
            return 0;
        }
        boolean outside = horizon;
        boolean touched = false;
        double best = Double.NEGATIVE_INFINITY;
        double floor = alpha;
        int bestAction = actions[0];
        for (int i = 0; i < count; i++) {
            int action = actions[i];
            horizon = false;
            int next = enter(state, action, ply);
            if (stopped) {
                return best;
            }
            double value;
            if (i == 0 || !scouts || depth == 1) {
                value = value(actor, next, ply, depth, alpha, beta);
            } else {
                double scout = Math.nextUp(alpha);
                value = value(actor, next, ply, depth, alpha, scout);
                if (value > alpha && value < beta && !stopped) {
                    horizon = false;
                    value = value(actor, next, ply, depth, alpha, beta);
                }
            }
            continuations.leave();
            if (stopped) {
                return best;
            }
            touched |= horizon;
            if (value > best) {
                best = value;
                bestAction = action;
                if (value > alpha) {
                    alpha = value;
                    if (value < beta || value >= win) {
                        continuations.remember(action, ply);
                    }
                    if (value >= beta || value >= win) {
                        order.cut(action, actor, ply, depth);
                        // The bound needs no more than this action.
                        touched = horizon;
                        break;
                    }
                }
            }
        }
        boolean proven = !touched || Math.abs(best) >= win;
        horizon = outside || !proven;
        if (tabled) {
            int bound = best >= beta
                    ? TranspositionTable.LOWER
                    : best > floor ? TranspositionTable.EXACT : TranspositionTable.UPPER;
            table.put(hash, best, bound, proven, depth, bound == TranspositionTable.UPPER ? known : bestAction);
        }
        return best;
    }

    /**
     * The same one ply above the horizon, where most nodes are: nothing is to be ordered, remembered or searched
     * again.
     */
    private double frontier(State state, int[] actions, int count, int actor, int ply, double alpha, double beta) {
        continuations.promote(actions, count, ply);
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
            double value;
            boolean estimated = child.actor() != State.TERMINAL;
            if (estimated) {
                value = estimate(child, actor);
            } else {
                child.payoffs(payoffs);
                value = payoffs[actor] - half;
            }
            touched |= estimated;
            if (value > best) {
                best = value;
                if (value > alpha) {
                    alpha = value;
                    if (value < beta || value >= win) {
                        continuations.end(ply + 1);
                        continuations.remember(action, ply);
                    }
                    if (value >= beta || value >= win) {
                        touched = estimated;
                        break;
                    }
                }
            }
        }
        continuations.leave();
        horizon |= touched && Math.abs(best) < win;
        return best;
    }

    private double estimate(State state, int actor) {
        evaluator.evaluate(state, payoffs);
        return Math.max(-nearlyWin, Math.min(nearlyWin, payoffs[actor] - half));
    }

    /**
     * Whether what the table knows settles a search between {@code alpha} and {@code beta}. On the principal variation
     * only a proven value does, so that its line is complete. Wins and losses must be proven within the depth: a search
     * that deepens then still finds the quickest.
     */
    private boolean answers(int entry, int depth, double alpha, double beta) {
        boolean proven = table.proven(entry);
        int bound = table.bound(entry);
        double value = table.value(entry);
        int searched = table.depth(entry);
        if (proven ? Math.abs(value) >= win && searched > depth : searched < depth) {
            return false;
        }
        if (beta > Math.nextUp(alpha)) {
            return proven && bound == TranspositionTable.EXACT;
        }
        return (bound & TranspositionTable.LOWER) != 0 && value >= beta
                || (bound & TranspositionTable.UPPER) != 0 && value <= alpha;
    }

    private void sort(State state, int[] actions, int count, int actor, int ply, int depth, int known) {
        if (depth > 1) {
            order.sort(actions, count, actor, ply);
        }
        if (foresees && depth >= FORESIGHT_DEPTH) {
            sortByForesight(state, actions, count, actor, ply, known);
        } else if (known >= 0) {
            MoveOrdering.promote(actions, count, known);
        }
        continuations.promote(actions, count, ply);
    }

    /**
     * Puts first what lets the actor move again, then what the table holds for best, then what looks best; equals stay
     * in order. Where an action that keeps the turn cuts, the tree below is the smaller, as the actor alone moves on.
     */
    private void sortByForesight(State state, int[] actions, int count, int actor, int ply, int known) {
        State child = stack.state(ply + 1);
        for (int i = 0; i < count; i++) {
            int action = actions[i];
            int next = enter(state, action, ply);
            if (stopped) {
                return;
            }
            if (next == State.TERMINAL) {
                child.payoffs(payoffs);
            } else {
                evaluator.evaluate(child, payoffs);
            }
            double foresight = payoffs[actor] + (next == actor ? 2 * span : 0) + (action == known ? span : 0);
            int j = i;
            for (; j > 0 && foresights[j - 1] < foresight; j--) {
                foresights[j] = foresights[j - 1];
                actions[j] = actions[j - 1];
            }
            foresights[j] = foresight;
            actions[j] = action;
        }
    }

    /** Plays {@code action} into the state of the next ply, unless the clock has stopped; who moves there. */
    private int enter(State state, int action, int ply) {
        if (!clock.spend()) {
            stopped = true;
            return State.TERMINAL;
        }
        State child = stack.state(ply + 1);
        child.copyFrom(state);
        child.apply(action);
        return child.actor();
    }

    /** The value for {@code actor} of the position entered last below {@code ply}, where {@code next} moves. */
    private double value(int actor, int next, int ply, int depth, double alpha, double beta) {
        if (next == State.TERMINAL) {
            continuations.end(ply + 1);
            stack.state(ply + 1).payoffs(payoffs);
            return payoffs[actor] - half;
        }
        if (depth == 1) {
            continuations.end(ply + 1);
            horizon = true;
            return estimate(stack.state(ply + 1), actor);
        }
        return next == actor ? negamax(ply + 1, depth - 1, alpha, beta) : -negamax(ply + 1, depth - 1, -beta, -alpha);
    }
}
