package org.marienbad.learn.zero;

import java.util.SplittableRandom;
import org.marienbad.ai.search.model.BatchEvaluator;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.feature.Perspective;
import org.marienbad.learn.value.LearnedEvaluator;
import org.marienbad.learn.value.Mlp;
import org.marienbad.learn.value.PayoffRange;

/** Evaluates leaves by a network that may be trained between searches, with noise at roots. For one thread. */
final class NetworkLeaves implements BatchEvaluator {
    private final Game game;
    private final FeatureSet features;
    private final Perspective perspective;
    private final Mlp network;
    private final PolicyRows rows;
    private final PayoffRange range;
    /** Judges positions whose worth is not seen; null until there is one, as most games have none. */
    private Evaluator others;

    private final int batch;
    private final double noiseWeight;
    private final double concentration;
    private final int[] active;
    private final int[] actions;
    private final double[] noise;
    /** Draws the noise of the next leaf, which is a root; null if it is none. */
    private SplittableRandom noisy;

    NetworkLeaves(Game game, FeatureSet features, Mlp network, int batch, double noiseWeight, double concentration) {
        this.features = features;
        this.network = network;
        this.batch = batch;
        this.noiseWeight = noiseWeight;
        this.concentration = concentration;
        perspective = features.perspective();
        rows = PolicyRows.of(game.info());
        range = new PayoffRange(game);
        this.game = game;
        active = new int[features.maxActive()];
        actions = new int[game.info().maxLegalActions()];
        noise = new double[actions.length];
    }

    /** A search begins: it asks for its root first. */
    void begin(SplittableRandom random) {
        noisy = random;
    }

    @Override
    public int batchSize() {
        return batch;
    }

    @Override
    public void evaluate(State[] leaves, int count, double[][] payoffs, double[][] priors) {
        for (int i = 0; i < count; i++) {
            evaluate(leaves[i], payoffs[i], priors[i]);
        }
    }

    private void evaluate(State leaf, double[] payoffs, double[] priors) {
        if (perspective.isSettled(leaf)) {
            evaluateSettled(leaf, payoffs, priors);
        } else {
            if (others == null) {
                others = LearnedEvaluator.live(game, features.forThread(), network.forThread());
            }
            others.evaluate(leaf, payoffs);
            int actor = leaf.actor();
            if (actor != State.CHANCE) {
                network.value(active, features.active(leaf, actor, active));
                weigh(leaf, actor, priors);
            }
        }
        noisy = null;
    }

    private void evaluateSettled(State leaf, double[] payoffs, double[] priors) {
        int mover = perspective.mover(leaf);
        for (int seat = 0; seat < payoffs.length; seat++) {
            if (seat == mover || !perspective.moverOnly()) {
                payoffs[seat] = range.payoff(network.value(active, features.active(leaf, seat, active)));
            }
            if (seat == leaf.actor()) {
                weigh(leaf, seat, priors);
            }
        }
        if (perspective.moverOnly()) {
            payoffs[1 - mover] = range.other(payoffs[mover]);
        } else {
            range.normalize(payoffs);
        }
    }

    private void weigh(State leaf, int seat, double[] priors) {
        int count = leaf.legalActions(actions);
        for (int k = 0; k < count; k++) {
            priors[k] = network.logit(rows.row(seat, actions[k]));
        }
        Mlp.softmax(priors, count);
        if (noisy != null && noiseWeight > 0) {
            Dirichlet.draw(concentration / count, count, noise, noisy);
            for (int k = 0; k < count; k++) {
                priors[k] += noiseWeight * (noise[k] - priors[k]);
            }
        }
    }
}
