package org.marienbad.learn.training;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.marienbad.learn.value.ValueFunction;

/** The samples of one game: features and the targets of their estimate. */
final class EpisodeSamples implements Generation.Played {
    /** Targets of a sample. */
    private final int width;

    private int samples;
    /** The features of all samples one behind the other, and where those of each begin. */
    private int[] features = new int[256];

    private int[] starts = new int[16];
    private double[] targets;

    EpisodeSamples(int width) {
        this.width = width;
        targets = new double[16 * width];
    }

    @Override
    public void write(DataOutput out) throws IOException {
        out.writeInt(samples);
        for (int sample = 0; sample < samples; sample++) {
            out.writeInt(starts[sample + 1]);
            for (int i = 0; i < width; i++) {
                out.writeDouble(targets[sample * width + i]);
            }
        }
        // In one piece, as there are thousands of them in every game.
        ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES * starts[samples]);
        bytes.asIntBuffer().put(features, 0, starts[samples]);
        out.write(bytes.array());
    }

    @Override
    public void read(DataInput in) throws IOException {
        samples = in.readInt();
        starts = new int[samples + 2];
        targets = new double[starts.length * width];
        for (int sample = 0; sample < samples; sample++) {
            starts[sample + 1] = in.readInt();
            for (int i = 0; i < width; i++) {
                targets[sample * width + i] = in.readDouble();
            }
        }
        features = new int[Math.max(1, starts[samples])];
        byte[] bytes = new byte[Integer.BYTES * starts[samples]];
        in.readFully(bytes);
        ByteBuffer.wrap(bytes).asIntBuffer().get(features, 0, starts[samples]);
    }

    void clear() {
        samples = 0;
    }

    int samples() {
        return samples;
    }

    /** Adds a sample and returns its number. */
    int add(int[] active, int count) {
        int start = starts[samples];
        if (features.length < start + count) {
            features = Arrays.copyOf(features, 2 * (start + count));
        }
        System.arraycopy(active, 0, features, start, count);
        if (samples + 2 > starts.length) {
            starts = Arrays.copyOf(starts, 2 * starts.length);
            targets = Arrays.copyOf(targets, starts.length * width);
        }
        starts[++samples] = start + count;
        return samples - 1;
    }

    /** One of the numbers, within −1 … +1, that the estimates of the samples should be, one behind the other. */
    void aim(int number, double target) {
        targets[number] = target;
    }

    /** Learns the samples, the last one first. Returns the sum of the absolute errors before. */
    double teach(ValueFunction values, int[] buffer) {
        double sum = 0;
        for (int sample = samples - 1; sample >= 0; sample--) {
            int count = starts[sample + 1] - starts[sample];
            System.arraycopy(features, starts[sample], buffer, 0, count);
            double target = 0;
            for (int i = 0; i < width; i++) {
                target += targets[sample * width + i] / width;
            }
            sum += Math.abs(target - values.value(buffer, count));
            values.learn(buffer, count, targets, sample * width);
        }
        return sum;
    }
}
