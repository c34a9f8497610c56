package org.marienbad.ai.maxn;

import java.util.Arrays;
import org.marienbad.ai.search.MoveOrdering;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.ai.search.depthfirst.DepthFirstSearch;
import org.marienbad.ai.search.depthfirst.SeatSteps;
import org.marienbad.ai.search.shared.EvaluatorOrdering;
import org.marienbad.ai.search.shared.KillersAndHistory;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.SearchStep.Bound;
import org.marienbad.framework.player.SearchStep.Reason;
import org.marienbad.framework.player.SearchStep.Source;

/** The depth-first search of {@link BestReply}: alpha-beta in which at most one opponent a round has a choice. */
final class BestReplySearch extends DepthFirstSearch {
    private final EvaluatorOrdering usual;
    private final int[] usualActions;
    private final GameInfo info;
    private final double[] payoffs;
    /** Null if nobody watches. */
    private SeatSteps steps;
    /** By ply, whether an opponent has had its choice since the root's seat moved last. */
    private boolean[] replied = {};

    BestReplySearch(Game game, Evaluator evaluator) {
        super(game, evaluator, new KillersAndHistory(game.info()));
        usual = new EvaluatorOrdering(game, evaluator, 1);
        usualActions = new int[game.info().maxLegalActions()];
        info = game.info();
        payoffs = new double[info.seats()];
    }

    @Override
    public void start(State root, int seat, SearchLimits clock) {
        super.start(root, seat, clock);
        steps = observer == null ? null : new SeatSteps(observer, "bestreply", seat, info);
    }

    @Override
    public void prepare(int depth, int[] line) {
        super.prepare(depth, line);
        replied = Arrays.copyOf(replied, Math.max(replied.length, depth + 1));
    }

    @Override
    public boolean search(int action, int depth, double[] bound, double[] out) {
        horizon = false;
        principalVariation.begin(action);
        double alpha = bound == null ? Double.NEGATIVE_INFINITY : bound[seat];
        double value = play(stack.state(0), action, 0, depth, false, alpha, Double.POSITIVE_INFINITY);
        principalVariation.leave();
        principalVariation.remember(action, 0);
        Arrays.fill(out, Double.NaN);
        out[seat] = value;
        return value > alpha;
    }

    @Override
    public boolean prefers(double[] one, double[] other) {
        return one[seat] > other[seat];
    }

    /** Always 0: opponents may play actions that the search did not look at. */
    @Override
    public int proven(double[] value) {
        return 0;
    }

    @Override
    public boolean provesNothing() {
        return true;
    }

    /** The value of the position at {@code ply}: exact between {@code alpha} and {@code beta}, else a bound. */
    private double search(int ply, int depth, double alpha, double beta) {
        State state = stack.state(ply);
        principalVariation.end(ply);
        int[] actions = stack.actions(ply);
        int count = state.legalActions(actions);
        if (state.actor() == seat) {
            return best(state, actions, count, ply, depth, alpha, beta);
        }
        int expected = usualAction(state, actions, count, depth);
        if (stopped) {
            return alpha;
        }
        // 1. This opponent plays its usual action, and leaves the reply to a later one, if it is not spent.
        double worst = play(state, expected, ply, depth, replied[ply], alpha, beta);
        principalVariation.remember(expected, ply);
        if (steps != null && !stopped) {
            steps.improve(expected, worst);
        }
        if (stopped || replied[ply] || worst <= alpha) {
            return worst;
        }
        // 2. Or it is the one that replies.
        // If no opponent follows, nobody else could have replied, and the usual action needs no second look.
        boolean isLast = stack.state(ply + 1).actor() == seat;
        order.sort(state, actions, count, ply, depth, expected);
        principalVariation.promote(actions, count, ply);
        for (int i = 0; i < count && worst > alpha; i++) {
            if (isLast && actions[i] == expected) {
                continue;
            }
            double value = play(state, actions[i], ply, depth, true, alpha, Math.min(beta, worst));
            principalVariation.leave();
            if (stopped) {
                return worst;
            }
            if (value < worst) {
                worst = value;
                principalVariation.remember(actions[i], ply);
                if (steps != null) {
                    steps.improve(actions[i], worst);
                }
                if (worst <= alpha) {
                    if (steps != null) {
                        steps.cut(Reason.ALPHA, worst, alpha, actions, i + 1, count);
                    }
                    order.cutoff(actions[i], state.actor(), ply, depth);
                }
            }
        }
        return worst;
    }

    private double best(State state, int[] actions, int count, int ply, int depth, double alpha, double beta) {
        order.sort(state, actions, count, ply, depth, MoveOrdering.NONE);
        principalVariation.promote(actions, count, ply);
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            double value = play(state, actions[i], ply, depth, false, Math.max(alpha, best), beta);
            principalVariation.leave();
            if (stopped) {
                return best;
            }
            if (value > best) {
                best = value;
                if (steps != null) {
                    steps.improve(actions[i], best);
                }
                if (best > alpha) {
                    principalVariation.remember(actions[i], ply);
                }
                if (best >= beta) {
                    if (steps != null) {
                        steps.cut(Reason.BETA, best, beta, actions, i + 1, count);
                    }
                    order.cutoff(actions[i], seat, ply, depth);
                    break;
                }
            }
        }
        return best;
    }

    /** The action by which the seat to move gains most, as the evaluator judges the position after it. */
    private int usualAction(State state, int[] actions, int count, int depth) {
        System.arraycopy(actions, 0, usualActions, 0, count);
        stopped |= !clock.spend(usual.sort(state, usualActions, count, 0, depth, MoveOrdering.NONE));
        return usualActions[0];
    }

    private double play(State state, int action, int ply, int depth, boolean hasReplied, double alpha, double beta) {
        if (!clock.spend()) {
            stopped = true;
            return alpha;
        }
        State child = child(state, action, ply);
        int next = child.actor();
        if (steps == null) {
            return value(child, next, ply, depth, hasReplied, alpha, beta);
        }
        steps.enter(action, next, depth - 1, alpha, beta);
        double value = value(child, next, ply, depth, hasReplied, alpha, beta);
        if (next == State.TERMINAL || depth == 1) {
            steps.leaf(next == State.TERMINAL ? Source.END : Source.ESTIMATE, value);
            steps.leave(value, Bound.EXACT);
        } else if (!stopped) {
            steps.leave(value, alpha, beta);
        }
        return value;
    }

    /** The value of {@code child}, one ply below {@code ply}, where {@code next} moves. */
    private double value(State child, int next, int ply, int depth, boolean hasReplied, double alpha, double beta) {
        if (next == State.TERMINAL) {
            principalVariation.end(ply + 1);
            child.payoffs(payoffs);
            return payoffs[seat];
        }
        if (depth == 1) {
            principalVariation.end(ply + 1);
            horizon = true;
            leaves.evaluate(child, ply + 1, payoffs);
            return payoffs[seat];
        }
        replied[ply + 1] = hasReplied && next != seat;
        return search(ply + 1, depth - 1, alpha, beta);
    }
}
