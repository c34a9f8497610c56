package org.marienbad.ai.search.depthfirst;

import java.util.Arrays;
import org.marienbad.ai.search.MoveOrdering;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.ai.search.shared.KillersAndHistory;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.SearchStep;
import org.marienbad.framework.player.SearchStep.Bound;
import org.marienbad.framework.player.SearchStep.Reason;
import org.marienbad.framework.player.SearchStep.Source;

/**
 * Max^n (Luckhardt and Irani 1986): every seat maximizes its own payoff; chance nodes are expectations. Of equal
 * payoffs a seat takes the one that leaves its strongest rival least, and then the next seats in turn. So the value
 * does not depend on the order of search. Prunes immediately and shallowly (Korf 1991), only actions that cannot change
 * the value: deep pruning could.
 */
public final class MaxNSearch extends DepthFirstSearch {
    /** Payoffs that differ by less are equal: chance makes rounding errors. */
    private static final double EQUAL = 1e-9;

    private static final int NOBODY = -1;

    private final Outcomes outcomes;
    private final GameInfo info;
    private final int seats;
    private final boolean prunes;
    private final boolean constantSum;
    /** The least payoff of the strongest rival of a seat with the greatest payoff. */
    private final double leastRival;

    private final double[] conceivable;
    private double[][] values = {};
    private double[][] probabilities = {};
    /** For the observer: whether the value found last is none, but no better for a seat above than its present value. */
    private boolean pruned;

    /** @param mostOutcomes how many outcomes of a chance node are searched; a sample where there are more */
    public MaxNSearch(Game game, Evaluator evaluator, int mostOutcomes, long seed) {
        this(game, evaluator, mostOutcomes, seed, true);
    }

    MaxNSearch(Game game, Evaluator evaluator, int mostOutcomes, long seed, boolean prunes) {
        super(game, evaluator, new KillersAndHistory(game.info()));
        this.prunes = prunes;
        info = game.info();
        seats = info.seats();
        outcomes = new Outcomes(mostOutcomes, seed);
        constantSum = info.has(GameInfo.Trait.CONSTANT_SUM);
        double share = seats > 1 ? (info.payoffSum() - info.maxPayoff()) / (seats - 1) : Double.NEGATIVE_INFINITY;
        leastRival = constantSum ? Math.max(info.minPayoff(), share) : info.minPayoff();
        conceivable = new double[seats];
    }

    @Override
    public void start(State root, int seat, SearchLimits clock) {
        super.start(root, seat, clock);
        if (observer != null) {
            observer.observe(new SearchStep.Start("maxn", seat));
        }
    }

    @Override
    public void prepare(int depth, int[] line) {
        super.prepare(depth, line);
        int old = values.length;
        if (depth >= old) {
            values = Arrays.copyOf(values, depth + 1);
            probabilities = Arrays.copyOf(probabilities, depth + 1);
            for (int ply = old; ply <= depth; ply++) {
                values[ply] = new double[seats];
                probabilities[ply] = new double[info.has(GameInfo.Trait.CHANCE) ? info.maxLegalActions() : 0];
            }
        }
    }

    @Override
    public boolean search(int action, int depth, double[] bound, double[] out) {
        horizon = false;
        outcomes.forget();
        principalVariation.begin(action);
        play(stack.state(0), action, 0, depth, seat, bound);
        principalVariation.leave();
        principalVariation.remember(action, 0);
        System.arraycopy(values[1], 0, out, 0, seats);
        return bound == null || prefers(out, bound);
    }

    @Override
    public boolean provesNothing() {
        return outcomes.sampled();
    }

    @Override
    public boolean prefers(double[] one, double[] other) {
        return prefers(one, other, seat);
    }

    /** Always 0: preferences of others beyond the horizon may change any value. */
    @Override
    public int proven(double[] value) {
        return 0;
    }

    /**
     * Writes the value of the position at {@code ply} into {@code values[ply]}: a value that {@code owner} does not
     * prefer to {@code bound} where it is pruned.
     */
    private void search(int ply, int depth, int owner, double[] bound) {
        State state = stack.state(ply);
        int actor = state.actor();
        if (actor == State.CHANCE) {
            expect(state, ply, depth);
            return;
        }
        int[] actions = stack.actions(ply);
        int count = state.legalActions(actions);
        order.sort(state, actions, count, ply, depth, MoveOrdering.NONE);
        principalVariation.promote(actions, count, ply);
        double[] best = values[ply];
        double[] inherited = owner == actor ? bound : null;
        int chosen = NOBODY;
        boolean unknown = false;
        if (observer != null) {
            observer.observe(new SearchStep.Order(Arrays.copyOf(actions, count)));
        }
        for (int i = 0; i < count; i++) {
            int action = actions[i];
            play(state, action, ply, depth, actor, better(inherited, chosen < 0 ? null : best, actor));
            principalVariation.leave();
            if (stopped) {
                return;
            }
            double[] value = values[ply + 1];
            if (chosen < 0 || prefers(value, best, actor)) {
                System.arraycopy(value, 0, best, 0, seats);
                chosen = action;
                unknown = pruned;
                principalVariation.remember(action, ply);
                if (observer != null) {
                    observer.observe(new SearchStep.Improve(action, best.clone()));
                }
                boolean perfect = prunes && isPerfect(best, actor);
                if (perfect || prunes && isHopeless(best, actor, owner, bound)) {
                    unknown |= !perfect && i + 1 < count;
                    if (observer != null && i + 1 < count) {
                        int[] skipped = Arrays.copyOfRange(actions, i + 1, count);
                        Reason reason = perfect ? Reason.BEST : Reason.SHALLOW;
                        observer.observe(new SearchStep.Cut(reason, best[actor], best[actor], skipped));
                    }
                    break;
                }
            }
        }
        order.cutoff(chosen, actor, ply, depth);
        pruned = unknown;
    }

    private double[] better(double[] inherited, double[] best, int actor) {
        return inherited == null || best != null && prefers(best, inherited, actor) ? best : inherited;
    }

    /** Immediate pruning: {@code actor} cannot find anything it prefers. */
    private boolean isPerfect(double[] best, int actor) {
        return best[actor] >= info.maxPayoff() - EQUAL && strongestRival(best, actor) <= leastRival + EQUAL;
    }

    /**
     * Shallow pruning: {@code actor} gets at least what it has. So too little of the sum is left for {@code owner}, who
     * moves before, to prefer the result to {@code bound}.
     */
    private boolean isHopeless(double[] best, int actor, int owner, double[] bound) {
        if (!constantSum || bound == null || owner == actor) {
            return false;
        }
        Arrays.fill(conceivable, info.minPayoff());
        conceivable[actor] = best[actor];
        conceivable[owner] = info.payoffSum() - best[actor] - (seats - 2) * info.minPayoff();
        return !prefers(conceivable, bound, owner);
    }

    private void expect(State state, int ply, int depth) {
        int[] codes = stack.actions(ply);
        double[] shares = probabilities[ply];
        int count = outcomes.list(state, codes, shares);
        double[] sum = values[ply];
        Arrays.fill(sum, 0);
        double[] worths = observer == null ? null : new double[count];
        for (int i = 0; i < count; i++) {
            play(state, codes[i], ply, depth, NOBODY, null);
            principalVariation.leave();
            if (stopped) {
                return;
            }
            double[] value = values[ply + 1];
            for (int k = 0; k < seats; k++) {
                sum[k] += shares[i] * value[k];
            }
            if (i == 0) {
                principalVariation.remember(codes[i], ply);
            }
            if (observer != null) {
                worths[i] = value[seat];
            }
        }
        if (observer != null) {
            int[] outcomes = Arrays.copyOf(codes, count);
            observer.observe(new SearchStep.Expect(outcomes, Arrays.copyOf(shares, count), worths, sum[seat]));
        }
        pruned = false;
    }

    /** Writes the value of {@code action} into {@code values[ply + 1]}. */
    private void play(State state, int action, int ply, int depth, int owner, double[] bound) {
        if (!clock.spend()) {
            stopped = true;
            return;
        }
        State child = child(state, action, ply);
        if (observer != null) {
            observer.observe(new SearchStep.Enter(action, child.actor(), depth - 1, null));
        }
        value(child, ply, depth, owner, bound);
        if (observer != null && !stopped) {
            boolean over = child.actor() == State.TERMINAL;
            if (over || depth == 1) {
                observer.observe(new SearchStep.Leaf(over ? Source.END : Source.ESTIMATE, values[ply + 1].clone()));
            }
            observer.observe(new SearchStep.Leave(values[ply + 1].clone(), pruned ? Bound.AT_MOST : Bound.EXACT));
        }
    }

    /** Writes the value of {@code child}, one ply below {@code ply}. */
    private void value(State child, int ply, int depth, int owner, double[] bound) {
        pruned = false;
        if (child.actor() == State.TERMINAL) {
            principalVariation.end(ply + 1);
            child.payoffs(values[ply + 1]);
        } else if (depth == 1) {
            principalVariation.end(ply + 1);
            horizon = true;
            leaves.evaluate(child, ply + 1, values[ply + 1]);
        } else {
            search(ply + 1, depth - 1, owner, bound);
        }
    }

    private boolean prefers(double[] one, double[] other, int chooser) {
        double gain = one[chooser] - other[chooser];
        if (Math.abs(gain) > EQUAL) {
            return gain > 0;
        }
        double loss = strongestRival(one, chooser) - strongestRival(other, chooser);
        for (int i = 1; i < seats && Math.abs(loss) <= EQUAL; i++) {
            int rival = (chooser + i) % seats;
            loss = one[rival] - other[rival];
        }
        return loss < -EQUAL;
    }

    private double strongestRival(double[] value, int chooser) {
        double most = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < seats; other++) {
            if (other != chooser) {
                most = Math.max(most, value[other]);
            }
        }
        return most;
    }
}
