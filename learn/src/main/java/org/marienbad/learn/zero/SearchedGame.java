package org.marienbad.learn.zero;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.marienbad.learn.training.Generation;

/** A game of self-play: what was seen, what the searches said, and in the end what is to be learned. */
final class SearchedGame implements Generation.Played {
    private final List<View> views = new ArrayList<>();
    private final List<SeenPosition> samples = new ArrayList<>();

    /**
     * A seat's view at a ply.
     *
     * @param ply counted from 0; several seats may see the same
     * @param tellsValue whether it tells what the position is worth
     * @param rows those of the legal actions, empty unless the seat decided between several
     */
    private record View(int ply, int seat, int[] active, boolean tellsValue, int[] rows, float[] shares) {}

    /**
     * The result of a search at a ply.
     *
     * @param values by seat, within −1 … +1; empty if nothing was searched
     * @param exact whether they are proven
     */
    private record Root(double[] values, boolean exact) {}

    private final List<Root> roots = new ArrayList<>();

    void clear() {
        views.clear();
        roots.clear();
        samples.clear();
    }

    /** Adds what {@code seat} sees at the ply that is next to be {@link #searched}. */
    void seen(int seat, int[] active, boolean tellsValue, int[] rows, float[] shares) {
        views.add(new View(roots.size(), seat, active, tellsValue, rows, shares));
    }

    /** Ends a ply. */
    void searched(double[] values, boolean exact) {
        roots.add(new Root(values, exact));
    }

    /**
     * Computes the samples of a game that ended with {@code payoffs}, scaled to −1 … +1. Their values are λ-returns of
     * the values of later searches, and proven ones if there are any. There are none if the inputs do not tell the
     * worth.
     */
    void end(double[] payoffs, double lambda) {
        double[] returns = payoffs.clone();
        double[][] targets = new double[roots.size()][];
        for (int ply = roots.size() - 1; ply >= 0; ply--) {
            Root root = roots.get(ply);
            for (int seat = 0; seat < root.values.length; seat++) {
                double kept = root.exact ? 0 : lambda;
                returns[seat] = kept * returns[seat] + (1 - kept) * root.values[seat];
            }
            targets[ply] = returns.clone();
        }
        for (View view : views) {
            float value = view.tellsValue ? (float) targets[view.ply][view.seat] : Float.NaN;
            samples.add(new SeenPosition(view.active, value, view.rows, view.shares));
        }
    }

    @Override
    public void write(DataOutput out) throws IOException {
        out.writeInt(samples.size());
        for (SeenPosition sample : samples) {
            sample.write(out);
        }
    }

    @Override
    public void read(DataInput in) throws IOException {
        clear();
        for (int left = in.readInt(); left > 0; left--) {
            samples.add(SeenPosition.read(in));
        }
    }

    List<SeenPosition> samples() {
        return samples;
    }
}
