package org.marienbad.learn.value;

import java.util.BitSet;
import java.util.SplittableRandom;
import org.marienbad.ai.search.IncrementalEvaluator;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.feature.Perspective;

/**
 * Payoffs by a network whose first sums are kept (NNUE; Nasu 2018). By seat it keeps the features of its last turn, or
 * of the position before, and the sums of their rows. Only the rows that differ are taken off and put on. The sums are
 * exact, so that an estimate does not depend on the way to a position. The network may be trained between two estimates
 * without an accumulator. For one thread after {@link #forThread}.
 */
final class MlpEvaluator implements IncrementalEvaluator {
    /**
     * Sums of multiples of this are exact in 53 bits up to 2¹⁶. Weights above 2⁻¹³ are such multiples already, smaller ones
     * hardly change.
     */
    private static final double GRAIN = 0x1p-36;

    /** The part of the rows that may be exchanged, on average, so that it costs less than to add up all. */
    private static final double MOST_CHANGED = 0.3;

    private static final int GAMES = 8;
    private static final int PLIES = 60;

    private final Game game;
    private final FeatureSet features;
    private final Perspective perspective;
    private final Mlp network;
    private final PayoffRange range;
    /** Whether the network may be trained on. */
    private final boolean live;
    /** The rows and biases of the first layer, in multiples of {@link #GRAIN}. */
    private final double[] rows;

    private final double[] biases;
    /** Of the network, when rows and biases were read. */
    private long version;

    private final int width;
    private final int seats;
    private final boolean moverOnly;
    /** Room for one seat in an accumulator: how many features are active, which, and their sums. */
    private final int room;

    private final int sumsAt;
    private final int[] active;
    /** Rows to be taken off and to be put on. */
    private final int[] removed;

    private final int[] added;
    /** Of the position that was evaluated last without one. */
    private final double[] own;

    MlpEvaluator(Game game, FeatureSet features, Mlp network) {
        this(game, features, network.copy(), false);
    }

    /** One that sees how the network is trained on. */
    static MlpEvaluator live(Game game, FeatureSet features, Mlp network) {
        return new MlpEvaluator(game, features, network, true);
    }

    private MlpEvaluator(Game game, FeatureSet features, Mlp network, boolean live) {
        this(
                game,
                features,
                network,
                live,
                new double[network.hidden().get(0).weights().length],
                new double[network.hidden().get(0).outputs()]);
        readFirstLayer();
        if (features.featureCount() != network.hidden().get(0).inputs()) {
            throw new IllegalArgumentException("the network takes "
                    + network.hidden().get(0).inputs() + " features, but the game has " + features.featureCount());
        }
    }

    /**
     * Whether few enough features change from one turn of a seat to its next for sums to pay. It is the mean over
     * random games, always the same ones.
     */
    static boolean pays(Game game, FeatureSet features) {
        FeatureSet own = features.forThread();
        SplittableRandom random = new SplittableRandom(1);
        int[] buffer = new int[game.info().maxLegalActions()];
        int[] active = new int[own.maxActive()];
        long changed = 0;
        long seen = 0;
        for (int i = 0; i < GAMES; i++) {
            BitSet[] known = new BitSet[game.info().seats()];
            State state = game.newInitialState();
            for (int ply = 0; ply < PLIES && state.actor() != State.TERMINAL; ply++) {
                int mover = own.perspective().mover(state);
                BitSet now = new BitSet();
                int count = own.active(state, mover, active);
                for (int k = 0; k < count; k++) {
                    now.set(active[k]);
                }
                if (known[mover] != null) {
                    known[mover].xor(now);
                    changed += known[mover].cardinality();
                    seen += count;
                }
                known[mover] = now;
                state.apply(
                        state.actor() == State.CHANCE
                                ? state.randomOutcome(buffer, random)
                                : state.randomAction(buffer, random));
            }
        }
        return changed < MOST_CHANGED * seen;
    }

    private MlpEvaluator(Game game, FeatureSet features, Mlp network, boolean live, double[] rows, double[] biases) {
        this.game = game;
        this.live = live;
        this.features = features.forThread();
        this.network = network.forThread();
        this.rows = rows;
        this.biases = biases;
        perspective = this.features.perspective();
        moverOnly = perspective.moverOnly();
        range = new PayoffRange(game);
        seats = game.info().seats();
        width = biases.length;
        active = new int[features.maxActive()];
        sumsAt = 1 + active.length;
        room = sumsAt + width;
        removed = new int[active.length];
        added = new int[active.length];
        own = new double[accumulatorLength()];
        forget(own);
        version = network.version();
    }

    private void readFirstLayer() {
        Layer first = network.hidden().get(0);
        grain(first.weights(), rows);
        grain(first.biases(), biases);
        version = network.version();
        forget(own);
    }

    private static void grain(float[] weights, double[] out) {
        for (int i = 0; i < weights.length; i++) {
            out[i] = Math.rint(weights[i] / GRAIN) * GRAIN;
        }
    }

    private void forget(double[] accumulator) {
        for (int seat = 0; seat < seats; seat++) {
            accumulator[seat * room] = -1;
        }
    }

    @Override
    public Evaluator forThread() {
        return live
                ? new MlpEvaluator(game, features, network, true)
                : new MlpEvaluator(game, features, network, false, rows, biases);
    }

    @Override
    public void evaluate(State state, double[] out) {
        if (version != network.version()) {
            readFirstLayer();
        }
        int mover = perspective.mover(state);
        for (int seat = 0; seat < seats; seat++) {
            if (!moverOnly || seat == mover) {
                refresh(features.active(state, seat, active), seat * room, own, own);
                out[seat] = range.payoff(network.valueOfSums(own, seat * room + sumsAt));
            }
        }
        complete(out, mover);
    }

    @Override
    public int accumulatorLength() {
        return Math.multiplyExact(seats, room);
    }

    @Override
    public void initialize(State state, double[] accumulator) {
        if (version != network.version()) {
            readFirstLayer();
        }
        forget(accumulator);
        see(state, accumulator, accumulator);
    }

    @Override
    public void update(State before, double[] from, int action, State after, double[] to) {
        see(after, from, to);
    }

    private void see(State state, double[] from, double[] to) {
        int actor = state.actor();
        int mover = actor == State.TERMINAL ? -1 : moverOnly ? perspective.mover(state) : actor;
        for (int seat = 0; seat < seats; seat++) {
            if (actor != State.TERMINAL && (!moverOnly || seat == mover)) {
                refresh(features.active(state, seat, active), seat * room, from, to);
            } else if (from != to) {
                System.arraycopy(from, seat * room, to, seat * room, room);
            }
        }
    }

    /** Writes the {@link #active} features and their sums to the room that starts at {@code at}. */
    private void refresh(int count, int at, double[] from, double[] to) {
        int known = (int) from[at];
        if (known < 0 || !exchange(known, count, from, at, to)) {
            sum(count, to, at + sumsAt);
        }
        to[at] = count;
        for (int k = 0; k < count; k++) {
            to[at + 1 + k] = active[k];
        }
    }

    /**
     * Takes rows off and puts rows on until the sums are those of {@link #active}. If it is cheaper to add up all, it
     * returns false, and the sums are worth nothing. Goes through both lists as if they were ascending; if not, more
     * rows than necessary are exchanged.
     */
    private boolean exchange(int known, int count, double[] from, int at, double[] to) {
        int old = 0;
        int now = 0;
        int off = 0;
        int on = 0;
        while (old < known || now < count) {
            int before = old < known ? (int) from[at + 1 + old] : Integer.MAX_VALUE;
            int after = now < count ? active[now] : Integer.MAX_VALUE;
            if (before == after) {
                old++;
                now++;
            } else if (off + on == count) {
                return false;
            } else if (before < after) {
                removed[off++] = before * width;
                old++;
            } else {
                added[on++] = after * width;
                now++;
            }
        }
        if (from != to) {
            System.arraycopy(from, at + sumsAt, to, at + sumsAt, width);
        }
        exchange(off, on, to, at + sumsAt);
        return true;
    }

    /** Takes off the first {@code off} rows and puts on the first {@code on}, two at a time while there are both, for speed. */
    private void exchange(int off, int on, double[] out, int at) {
        int both = Math.min(off, on);
        for (int k = 0; k < both; k++) {
            int before = removed[k];
            int after = added[k];
            for (int j = 0; j < width; j++) {
                out[at + j] += rows[after + j] - rows[before + j];
            }
        }
        for (int k = both; k < off; k++) {
            add(removed[k], -1, out, at);
        }
        for (int k = both; k < on; k++) {
            add(added[k], 1, out, at);
        }
    }

    private void sum(int count, double[] out, int at) {
        System.arraycopy(biases, 0, out, at, width);
        int k = 0;
        for (; k + 1 < count; k += 2) {
            int one = active[k] * width;
            int other = active[k + 1] * width;
            for (int j = 0; j < width; j++) {
                out[at + j] += rows[one + j] + rows[other + j];
            }
        }
        if (k < count) {
            add(active[k] * width, 1, out, at);
        }
    }

    private void add(int row, double sign, double[] out, int at) {
        for (int j = 0; j < width; j++) {
            out[at + j] += sign * rows[row + j];
        }
    }

    @Override
    public void evaluate(State state, double[] accumulator, double[] out) {
        int mover = moverOnly ? perspective.mover(state) : -1;
        for (int seat = 0; seat < seats; seat++) {
            if (!moverOnly || seat == mover) {
                out[seat] = range.payoff(network.valueOfSums(accumulator, seat * room + sumsAt));
            }
        }
        complete(out, mover);
    }

    private void complete(double[] payoffs, int mover) {
        if (moverOnly) {
            payoffs[1 - mover] = range.other(payoffs[mover]);
        } else {
            range.normalize(payoffs);
        }
    }
}
