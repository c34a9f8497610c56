package org.marienbad.learn.network;

import java.nio.FloatBuffer;
import org.marienbad.ai.search.model.Network;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.value.Mlp;
import org.marienbad.learn.zero.PolicyRows;

/** Positions that a network judges together, each as a seat sees it. For one thread. */
final class PositionRows {
    /** The least probability, where a logarithm is taken. */
    private static final double LEAST = 1e-30;

    private final FeatureSet features;
    private final OpenNetwork network;
    private final PolicyRows policyRows;
    private final int width;
    private final int policyWidth;
    private final int capacity;
    /** Memory that is not the heap's, so null until it is used: players are also made only to be asked what they can. */
    private Network.Rows rows;

    private FloatBuffer input;
    private FloatBuffer values;
    /** Null if there is no policy. */
    private FloatBuffer logits;
    /** By row its active features, to be taken back before the next. */
    private final int[][] active;

    private final int[] activeCounts;
    private int count;

    /** @param capacity most rows at once */
    PositionRows(Game game, FeatureSet features, OpenNetwork network, int capacity) {
        this.features = features;
        this.network = network;
        policyRows = PolicyRows.of(game.info());
        width = features.featureCount();
        policyWidth = policyRows.count();
        this.capacity = capacity;
        active = new int[capacity][features.maxActive()];
        activeCounts = new int[capacity];
    }

    private void makeRoom() {
        rows = network.network().rows(capacity);
        input = rows.input();
        values = rows.output(network.value());
        logits = network.hasPolicy() ? rows.output(network.policy()) : null;
    }

    void clear() {
        for (int row = 0; row < count; row++) {
            for (int k = 0; k < activeCounts[row]; k++) {
                input.put(row * width + active[row][k], 0);
            }
        }
        count = 0;
    }

    /** Adds the view that {@code seat} has of {@code state}; returns its row. */
    int add(State state, int seat) {
        if (rows == null) {
            makeRoom();
        }
        int row = count++;
        activeCounts[row] = features.active(state, seat, active[row]);
        for (int k = 0; k < activeCounts[row]; k++) {
            input.put(row * width + active[row][k], 1);
        }
        return row;
    }

    void compute() {
        if (count > 0) {
            rows.compute(count);
        }
    }

    /**
     * The payoff that the seat of {@code row} may expect, on the scale −1 … +1.
     *
     * @throws IllegalStateException if the network gave no number
     */
    double value(int row) {
        double value = requireNumber("value", values.get(row));
        return Math.max(-1, Math.min(1, network.unit() ? 2 * value - 1 : value));
    }

    private static double requireNumber(String role, float given) {
        if (Float.isNaN(given)) {
            throw new IllegalStateException("the network fails: the " + role + " of a position is not a number");
        }
        // An action may be ruled out by minus infinity; the softmax needs something finite.
        return Math.max(-Float.MAX_VALUE, Math.min(Float.MAX_VALUE, given));
    }

    /**
     * Writes the probabilities of the first {@code length} of {@code actions}, which are those of {@code seat}.
     *
     * @throws IllegalStateException if the network gave no numbers
     */
    void weigh(int row, int seat, int[] actions, int length, double[] out) {
        for (int i = 0; i < length; i++) {
            double logit = requireNumber("policy", logits.get(row * policyWidth + policyRows.row(seat, actions[i])));
            out[i] = network.probabilities() ? Math.log(Math.max(LEAST, logit)) : logit;
        }
        Mlp.softmax(out, length);
    }
}
