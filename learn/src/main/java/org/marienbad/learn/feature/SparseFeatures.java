package org.marienbad.learn.feature;

import org.marienbad.framework.game.Features;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/**
 * Features one by one, in a part of their own for each gate of the {@link Perspective}. They are the game's, or each
 * state but the first of each cell. The first feature of each part is always active. For one thread.
 */
final class SparseFeatures extends GatedFeatures {
    private static final int ALWAYS = 1;

    /** Either this or the cells are null. */
    private final Features features;

    private final CellView cells;
    /** By cell the index of the feature of its state 1, less 1. */
    private final int[] offsets;

    private final int[] states;
    private final int size;
    private final int most;

    private SparseFeatures(Game game, Features features, CellView cells, boolean seatsAlike) {
        super(game, new Perspective(game, seatsAlike));
        this.features = features;
        this.cells = cells;
        int count = cells == null ? 0 : cells.cellCount();
        offsets = new int[count];
        states = new int[count];
        int next = ALWAYS;
        for (int cell = 0; cell < count; cell++) {
            offsets[cell] = next - 1;
            next += cells.cellStates(cell) - 1;
        }
        size = cells == null ? ALWAYS + features.featureCount() : next;
        most = ALWAYS + (cells == null ? features.maxActive() : count);
    }

    static SparseFeatures of(Game game, Features features) {
        return new SparseFeatures(game, features, null, features.seatsAlike());
    }

    static SparseFeatures of(Game game, CellView cells) {
        return new SparseFeatures(game, null, cells, cells.seatsAlike());
    }

    @Override
    public Source source() {
        return cells == null ? Source.FEATURES : cells.source();
    }

    @Override
    int sizeOfPart() {
        return size;
    }

    @Override
    public int maxActive() {
        return most;
    }

    @Override
    public int active(State state, int seat, int[] out) {
        int first = firstOfPart(state, seat);
        int count = 0;
        if (cells == null) {
            count = features.active(state, seat, out);
            for (int i = 0; i < count; i++) {
                out[i] += first + ALWAYS;
            }
        } else {
            cells.readCells(state, seat, states);
            for (int cell = 0; cell < states.length; cell++) {
                if (states[cell] != 0) {
                    out[count++] = first + offsets[cell] + states[cell];
                }
            }
        }
        out[count] = first;
        return count + 1;
    }

    @Override
    public FeatureSet forThread() {
        return new SparseFeatures(
                game(),
                features,
                cells == null ? null : cells.forThread(),
                perspective().seatsAlike());
    }
}
