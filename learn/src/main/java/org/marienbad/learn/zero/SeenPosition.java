package org.marienbad.learn.zero;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** A position as one seat saw it, and the targets to be learned there. */
final class SeenPosition {
    /** The active features. */
    final int[] active;
    /** The seat's payoff, within −1 … +1; NaN where nothing is to be learned of it. */
    final float value;
    /** The rows of the legal actions; empty where nothing is to be learned of them. */
    final int[] rows;
    /** By row the share of the visits. */
    final float[] shares;

    SeenPosition(int[] active, float value, int[] rows, float[] shares) {
        this.active = active;
        this.value = value;
        this.rows = rows;
        this.shares = shares;
    }

    boolean hasValue() {
        return !Float.isNaN(value);
    }

    void write(DataOutput out) throws IOException {
        out.writeInt(active.length);
        for (int feature : active) {
            out.writeInt(feature);
        }
        out.writeFloat(value);
        out.writeInt(rows.length);
        for (int i = 0; i < rows.length; i++) {
            out.writeInt(rows[i]);
            out.writeFloat(shares[i]);
        }
    }

    static SeenPosition read(DataInput in) throws IOException {
        int[] active = new int[in.readInt()];
        for (int i = 0; i < active.length; i++) {
            active[i] = in.readInt();
        }
        float value = in.readFloat();
        int[] rows = new int[in.readInt()];
        float[] shares = new float[rows.length];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = in.readInt();
            shares[i] = in.readFloat();
        }
        return new SeenPosition(active, value, rows, shares);
    }
}
