package org.marienbad.ai.search.depthfirst;

import java.util.Arrays;
import org.marienbad.ai.search.MoveOrdering;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.ai.search.shared.EvaluatorOrdering;
import org.marienbad.ai.search.shared.KillersAndHistory;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.SearchStep.Bound;
import org.marienbad.framework.player.SearchStep.Reason;
import org.marienbad.framework.player.SearchStep.Source;

/**
 * Alpha-beta (Knuth and Moore 1975) for the seat to move against all others together, who only mean to keep its payoff
 * low. Chance nodes are cut by Star1 and Star2 (Ballard 1983). For two seats with a constant sum this is
 * expectiminimax; for more it is the paranoid assumption (Sturtevant and Korf 2000). Estimates are kept strictly within
 * the payoff range; a value at its edge is therefore always proven.
 */
public final class StarSearch extends DepthFirstSearch {
    /** How chance nodes are cut. */
    enum Cuts {
        NONE,
        STAR1,
        STAR2
    }

    private final EvaluatorOrdering children;
    private final Outcomes outcomes;
    private final GameInfo info;
    private final Cuts cuts;
    private final double least;
    private final double most;
    private final double margin;
    private final double[] payoffs;
    private double[][] probabilities = {};
    /** Bounds of the values of a chance node's outcomes. */
    private double[][] lows = {};

    private double[][] highs = {};
    /** Null if nobody watches. */
    private SeatSteps steps;

    /** @param mostOutcomes how many outcomes of a chance node are searched; a sample where there are more */
    public StarSearch(Game game, Evaluator evaluator, int mostOutcomes, long seed) {
        this(game, evaluator, mostOutcomes, seed, Cuts.STAR2);
    }

    StarSearch(Game game, Evaluator evaluator, int mostOutcomes, long seed, Cuts cuts) {
        this(game, evaluator, new Outcomes(mostOutcomes, seed), cuts, new EvaluatorOrdering(game, evaluator));
    }

    private StarSearch(Game game, Evaluator evaluator, Outcomes outcomes, Cuts cuts, EvaluatorOrdering children) {
        super(game, evaluator, new KillersAndHistory(game.info()).then(children));
        this.children = children;
        this.outcomes = outcomes;
        this.cuts = cuts;
        info = game.info();
        payoffs = new double[info.seats()];
        least = info.minPayoff();
        most = info.maxPayoff();
        margin = (most - least) * 0x1p-21;
    }

    @Override
    public void start(State root, int seat, SearchLimits clock) {
        children.assumeCoalitionAgainst(seat);
        super.start(root, seat, clock);
        String method = info.seats() == 2 ? "expectiminimax" : "paranoid";
        steps = observer == null ? null : new SeatSteps(observer, method, seat, info);
    }

    @Override
    public void prepare(int depth, int[] line) {
        super.prepare(depth, line);
        int old = lows.length;
        if (depth >= old) {
            int room = info.has(GameInfo.Trait.CHANCE) ? info.maxLegalActions() : 0;
            probabilities = Arrays.copyOf(probabilities, depth + 1);
            lows = Arrays.copyOf(lows, depth + 1);
            highs = Arrays.copyOf(highs, depth + 1);
            for (int ply = old; ply <= depth; ply++) {
                probabilities[ply] = new double[room];
                lows[ply] = new double[room];
                highs[ply] = new double[room];
            }
        }
    }

    @Override
    public boolean search(int action, int depth, double[] bound, double[] out) {
        horizon = false;
        outcomes.forget();
        principalVariation.begin(action);
        double alpha = bound == null ? Double.NEGATIVE_INFINITY : bound[seat];
        double value = play(stack.state(0), action, 0, depth, alpha, Double.POSITIVE_INFINITY);
        principalVariation.leave();
        principalVariation.remember(action, 0);
        Arrays.fill(out, Double.NaN);
        if (info.seats() == 2 && info.has(GameInfo.Trait.CONSTANT_SUM)) {
            out[1 - seat] = info.payoffSum() - value;
        }
        out[seat] = value;
        return value > alpha || proven(out) != 0;
    }

    @Override
    public boolean provesNothing() {
        return outcomes.sampled();
    }

    @Override
    public boolean prefers(double[] one, double[] other) {
        return one[seat] > other[seat];
    }

    @Override
    public int proven(double[] value) {
        return outcomes.sampled() ? 0 : value[seat] >= most ? 1 : value[seat] <= least ? -1 : 0;
    }

    /** The value of the position at {@code ply}: exact between {@code alpha} and {@code beta}, else a bound. */
    private double search(int ply, int depth, double alpha, double beta) {
        State state = stack.state(ply);
        int actor = state.actor();
        if (actor == State.CHANCE) {
            return expect(state, ply, depth, alpha, beta);
        }
        principalVariation.end(ply);
        int[] actions = stack.actions(ply);
        int count = state.legalActions(actions);
        boolean own = actor == seat;
        sort(state, actions, count, ply, depth);
        principalVariation.promote(actions, count, ply);
        if (steps != null) {
            steps.order(actions, count);
        }
        double best = own ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            int action = actions[i];
            double value = play(state, action, ply, depth, alpha, beta);
            principalVariation.leave();
            if (stopped) {
                return best;
            }
            if (own ? value > best : value < best) {
                best = value;
                if (steps != null) {
                    steps.improve(action, value);
                }
                if (own ? value > alpha : value < beta) {
                    principalVariation.remember(action, ply);
                }
                if (own) {
                    alpha = Math.max(alpha, value);
                } else {
                    beta = Math.min(beta, value);
                }
                if (alpha >= beta || (own ? value >= most : value <= least)) {
                    order.cutoff(action, actor, ply, depth);
                    if (steps != null) {
                        boolean outside = alpha >= beta;
                        Reason reason = !outside ? Reason.BEST : own ? Reason.BETA : Reason.ALPHA;
                        steps.cut(reason, best, !outside ? best : own ? beta : alpha, actions, i + 1, count);
                    }
                    break;
                }
            }
        }
        return best;
    }

    /**
     * A chance node. Every outcome has bounds, at first those of the payoffs; {@code low} and {@code high} are the
     * bounds of the expectation that follow from them. Star2 tightens them by the first action of each outcome, Star1
     * searches each outcome in the window in which it can still matter.
     */
    private double expect(State state, int ply, int depth, double alpha, double beta) {
        int[] codes = stack.actions(ply);
        double[] shares = probabilities[ply];
        int count = outcomes.list(state, codes, shares);
        principalVariation.end(ply);
        double[] floor = lows[ply];
        double[] ceiling = highs[ply];
        Arrays.fill(floor, 0, count, least);
        Arrays.fill(ceiling, 0, count, most);
        if (cuts == Cuts.STAR2 && depth > 2 && (alpha > least || beta < most)) {
            for (int i = 0; i < count; i++) {
                probe(state, codes[i], i, count, ply, depth, alpha, beta);
                if (stopped) {
                    return least;
                }
                double high = mean(shares, ceiling, count);
                if (high <= alpha) {
                    return cut(high, alpha, ply, 0, count);
                }
                double low = mean(shares, floor, count);
                if (low >= beta) {
                    return cut(low, beta, ply, 0, count);
                }
            }
        }
        for (int i = 0; i < count; i++) {
            if (floor[i] == ceiling[i]) {
                continue;
            }
            double worth = cuts == Cuts.NONE ? least : lowest(i, ply, count, alpha);
            double enough = cuts == Cuts.NONE ? most : highest(i, ply, count, beta);
            double from = Math.max(worth, floor[i]);
            double to = Math.min(enough, ceiling[i]);
            double value = from < to ? play(state, codes[i], ply, depth, from, to) : from;
            principalVariation.leave();
            if (stopped) {
                return least;
            }
            if (i == 0) {
                principalVariation.remember(codes[i], ply);
            }
            if (value <= worth && worth > floor[i]) {
                ceiling[i] = Math.max(floor[i], value);
                return cut(Math.min(alpha, mean(shares, ceiling, count)), alpha, ply, i + 1, count);
            }
            if (value >= enough && enough < ceiling[i]) {
                floor[i] = Math.min(ceiling[i], value);
                return cut(Math.max(beta, mean(shares, floor, count)), beta, ply, i + 1, count);
            }
            floor[i] = Math.max(floor[i], Math.min(ceiling[i], value));
            ceiling[i] = floor[i];
        }
        double mean = mean(shares, floor, count);
        if (steps != null) {
            steps.expect(codes, shares, floor, count, mean);
        }
        return mean;
    }

    /** The bound {@code value} of a chance node whose outcomes from number {@code from} on are not searched. */
    private double cut(double value, double limit, int ply, int from, int count) {
        if (steps != null) {
            steps.cut(Reason.CHANCE, value, limit, stack.actions(ply), from, count);
        }
        return value;
    }

    /** The value of outcome {@code i} at which the node is no better than {@code alpha}, whatever the others are. */
    private double lowest(int i, int ply, int count, double alpha) {
        return (alpha - others(probabilities[ply], highs[ply], count, i)) / probabilities[ply][i];
    }

    /** The value of outcome {@code i} at which the node is at least {@code beta}, whatever the others are. */
    private double highest(int i, int ply, int count, double beta) {
        return (beta - others(probabilities[ply], lows[ply], count, i)) / probabilities[ply][i];
    }

    private static double others(double[] shares, double[] values, int count, int without) {
        double sum = 0;
        for (int k = 0; k < count; k++) {
            sum += k == without ? 0 : shares[k] * values[k];
        }
        return sum;
    }

    /** The mean, exactly at an edge of the payoff range only if all values are. */
    private double mean(double[] shares, double[] values, int count) {
        double sum = 0;
        boolean same = true;
        for (int k = 0; k < count; k++) {
            sum += shares[k] * values[k];
            same &= values[k] == values[0];
        }
        return same ? values[0] : Math.max(Math.nextUp(least), Math.min(Math.nextDown(most), sum));
    }

    /** Star2: bounds the value of an outcome by the first action that follows it. */
    private void probe(State state, int outcome, int i, int count, int ply, int depth, double alpha, double beta) {
        State child = child(state, outcome, ply);
        int actor = child.actor();
        boolean own = actor == seat;
        if (actor < 0 || (own ? beta >= most : alpha <= least)) {
            return;
        }
        int[] actions = stack.actions(ply + 1);
        int replies = child.legalActions(actions);
        sort(child, actions, replies, ply + 1, depth - 1);
        double from = Math.max(least, lowest(i, ply, count, alpha));
        double to = Math.min(most, highest(i, ply, count, beta));
        if (from >= to) {
            return;
        }
        if (steps != null) {
            steps.enter(outcome, actor, depth - 1, from, to);
        }
        double value = play(child, actions[0], ply + 1, depth - 1, from, to);
        if (steps != null && !stopped) {
            // One action tells how much its seat gets at least.
            steps.leave(
                    own ? (value > from ? value : least) : value < to ? value : most,
                    own ? Bound.AT_LEAST : Bound.AT_MOST);
        }
        if (own && value > from) {
            lows[ply][i] = value;
        } else if (!own && value < to) {
            highs[ply][i] = value;
        }
    }

    private void sort(State state, int[] actions, int count, int ply, int depth) {
        int looked = order.sort(state, actions, count, ply, depth, MoveOrdering.NONE);
        stopped |= !clock.spend(looked);
    }

    /** The value of {@code action}. */
    private double play(State state, int action, int ply, int depth, double alpha, double beta) {
        if (!clock.spend()) {
            stopped = true;
            return least;
        }
        State child = child(state, action, ply);
        return steps == null ? value(child, ply, depth, alpha, beta) : observed(child, action, ply, depth, alpha, beta);
    }

    private double observed(State child, int action, int ply, int depth, double alpha, double beta) {
        boolean over = child.actor() == State.TERMINAL;
        steps.enter(action, child.actor(), depth - 1, alpha, beta);
        double value = value(child, ply, depth, alpha, beta);
        if (over || depth == 1) {
            steps.leaf(over ? Source.END : Source.ESTIMATE, value);
            steps.leave(value, Bound.EXACT);
        } else if (!stopped) {
            steps.leave(value, alpha, beta);
        }
        return value;
    }

    /** The value of {@code child}, one ply below {@code ply}. */
    private double value(State child, int ply, int depth, double alpha, double beta) {
        if (child.actor() == State.TERMINAL) {
            principalVariation.end(ply + 1);
            child.payoffs(payoffs);
            return payoffs[seat];
        }
        if (depth == 1) {
            principalVariation.end(ply + 1);
            horizon = true;
            leaves.evaluate(child, ply + 1, payoffs);
            return Math.max(least + margin, Math.min(most - margin, payoffs[seat]));
        }
        return search(ply + 1, depth - 1, alpha, beta);
    }
}
