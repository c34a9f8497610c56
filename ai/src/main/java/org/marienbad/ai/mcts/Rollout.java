package org.marienbad.ai.mcts;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.State;

/**
 * Judges a leaf of the tree: by a playout, random or epsilon-greedy by what the game calls sensible or by the evaluator
 * (Sturtevant 2008), which may be
 * cut off early and judged by the evaluator (Lorentz 2008), or by the evaluator at once. Confined to one thread;
 * allocates nothing.
 */
final class Rollout {
    private final MctsOptions options;
    private final Evaluator evaluator;
    private final Playout playout;
    private final State trial;
    private final int[] actions;
    private final double[] values;
    private final int maxPlies;
    private final boolean whole;

    Rollout(Game game, MctsOptions options) {
        GameInfo info = game.info();
        this.options = options;
        evaluator = options.evaluator().forThread();
        playout = new Playout(game);
        trial = game.newInitialState();
        actions = new int[info.maxLegalActions()];
        values = new double[info.seats()];
        maxPlies = info.maxPlies();
        whole = options.playout() == MctsOptions.Leaf.RANDOM && options.cutoff() == 0;
    }

    /** Writes the payoffs of each seat that {@code state}, which it may change, is thought to be worth. */
    void judge(State state, SplittableRandom random, double[] out) {
        if (whole) {
            playout.run(state, random);
            state.payoffs(out);
            return;
        }
        int cutoff =
                options.playout() == MctsOptions.Leaf.NONE ? 0 : options.cutoff() == 0 ? maxPlies : options.cutoff();
        for (int plies = 0; ; plies++) {
            int actor = state.actor();
            if (actor == State.TERMINAL) {
                state.payoffs(out);
                return;
            }
            if (plies >= cutoff) {
                evaluator.evaluate(state, out);
                return;
            }
            state.apply(choose(state, actor, random));
        }
    }

    private int choose(State state, int actor, SplittableRandom random) {
        if (actor == State.CHANCE) {
            return Chance.sample(state, actions, state.legalActions(actions), random);
        }
        if (options.playout() == MctsOptions.Leaf.RANDOM
                || options.epsilon() > 0 && random.nextDouble() < options.epsilon()) {
            return state.randomAction(actions, random);
        }
        if (options.playout() == MctsOptions.Leaf.SENSIBLE) {
            return state.playoutAction(actions, random);
        }
        int count = state.legalActions(actions);
        int offset = Playout.index(count, random);
        int best = actions[offset];
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            int action = actions[offset + i < count ? offset + i : offset + i - count];
            trial.copyFrom(state);
            trial.apply(action);
            if (trial.actor() == State.TERMINAL) {
                trial.payoffs(values);
            } else {
                evaluator.evaluate(trial, values);
            }
            if (values[actor] > highest) {
                highest = values[actor];
                best = action;
            }
        }
        return best;
    }
}
