package org.marienbad.onnxruntime;

import java.util.Random;

/** A network that plain Java does not compute in play: a convolution, batch normalization, two heads. */
final class ConvolutionalNet {
    private static final int CHANNELS = 3;
    private static final int KERNEL = 3;

    private final int features;
    private final int rows;
    private final float[] kernel;
    private final float[] scale = {1.5f, 0.5f, 2};
    private final float[] shift = {0.1f, -0.2f, 0.3f};
    private final float[] mean = {0.05f, -0.1f, 0};
    private final float[] variance = {0.8f, 1.2f, 1};
    private final float[] valueWeights;
    private final float[] policyWeights;

    ConvolutionalNet(int features, int rows) {
        Random random = new Random(7);
        this.features = features;
        this.rows = rows;
        kernel = draw(random, CHANNELS * KERNEL);
        valueWeights = draw(random, CHANNELS * features);
        policyWeights = draw(random, CHANNELS * features * rows);
    }

    private static float[] draw(Random random, int count) {
        float[] drawn = new float[count];
        for (int i = 0; i < count; i++) {
            drawn[i] = (float) (0.5 * random.nextGaussian());
        }
        return drawn;
    }

    /** @param ending the operator behind the policy's sums */
    byte[] onnx(String ending) {
        return new OnnxGraph()
                .input("board", 0, features)
                .longs("plane", 0, 1, 1, -1)
                .node("Reshape", "board plane", "planes")
                .floats("kernel", kernel, CHANNELS, 1, 1, KERNEL)
                .node("Conv", "planes kernel", "convolved", OnnxGraph.integers("pads", 0, 1, 0, 1))
                .floats("scale", scale, CHANNELS)
                .floats("shift", shift, CHANNELS)
                .floats("mean", mean, CHANNELS)
                .floats("variance", variance, CHANNELS)
                .node("BatchNormalization", "convolved scale shift mean variance", "normalized")
                .node("Relu", "normalized", "active")
                .node("Flatten", "active", "flat")
                .floats("valueWeights", valueWeights, (long) CHANNELS * features, 1)
                .node("MatMul", "flat valueWeights", "sum")
                .node("Tanh", "sum", "value")
                .floats("policyWeights", policyWeights, (long) CHANNELS * features, rows)
                .node("MatMul", "flat policyWeights", "sums")
                .node(ending, "sums", "policy")
                .output("policy", 0, rows)
                .output("value", 0, 1)
                .toBytes();
    }

    /** The value and, behind it, the sums of the policy, by the definitions of the operators. */
    double[] compute(float[] board) {
        double[] flat = new double[CHANNELS * features];
        for (int channel = 0; channel < CHANNELS; channel++) {
            for (int i = 0; i < features; i++) {
                double sum = 0;
                for (int k = 0; k < KERNEL; k++) {
                    int at = i + k - 1;
                    sum += at < 0 || at >= features ? 0 : board[at] * kernel[channel * KERNEL + k];
                }
                double normalized = (sum - mean[channel]) / Math.sqrt(variance[channel] + 1e-5);
                flat[channel * features + i] = Math.max(0, scale[channel] * normalized + shift[channel]);
            }
        }
        double[] out = new double[1 + rows];
        for (int i = 0; i < flat.length; i++) {
            out[0] += flat[i] * valueWeights[i];
            for (int row = 0; row < rows; row++) {
                out[1 + row] += flat[i] * policyWeights[i * rows + row];
            }
        }
        out[0] = Math.tanh(out[0]);
        return out;
    }
}
