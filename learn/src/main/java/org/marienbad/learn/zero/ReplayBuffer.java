package org.marienbad.learn.zero;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Playout;

/** The newest samples, up to a number. */
final class ReplayBuffer {
    private final int capacity;
    private final List<SeenPosition> samples = new ArrayList<>();
    /** The place of the next one when it is full. */
    private int next;

    ReplayBuffer(int capacity) {
        this.capacity = capacity;
    }

    void add(SeenPosition sample) {
        if (samples.size() < capacity) {
            samples.add(sample);
        } else {
            samples.set(next, sample);
            next = (next + 1) % capacity;
        }
    }

    /** Any of them, all equally likely. */
    SeenPosition draw(SplittableRandom random) {
        return samples.get(Playout.index(samples.size(), random));
    }

    void write(DataOutput out) throws IOException {
        out.writeInt(next);
        out.writeInt(samples.size());
        for (SeenPosition sample : samples) {
            sample.write(out);
        }
    }

    void read(DataInput in) throws IOException {
        samples.clear();
        next = in.readInt();
        for (int left = in.readInt(); left > 0; left--) {
            samples.add(SeenPosition.read(in));
        }
    }
}
