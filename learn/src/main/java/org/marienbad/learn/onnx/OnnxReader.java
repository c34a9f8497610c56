package org.marienbad.learn.onnx;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.marienbad.learn.network.NetworkOutputs;
import org.marienbad.learn.value.Activation;
import org.marienbad.learn.value.Head;
import org.marienbad.learn.value.Layer;
import org.marienbad.learn.value.Mlp;

/**
 * Reads networks from ONNX files, such as PyTorch exports. Layers are Gemm, or MatMul and Add, with Relu, Tanh or
 * Sigmoid between them, all alike. The value ends with Tanh (−1 … +1) or Sigmoid (0 … 1). A policy of logits or behind
 * Softmax takes the same last hidden layer as the value.
 */
public final class OnnxReader {
    private static final Set<String> PASSED_THROUGH = Set.of("Identity", "Dropout", "Flatten");
    private static final Set<String> ACTIVATIONS = Set.of("Relu", "Tanh", "Sigmoid", "Softmax", "LogSoftmax");
    private static final Set<String> PROBABILITIES = Set.of("", "Softmax", "LogSoftmax");

    private final OnnxFile file;
    private final Map<String, Tensor> constants;
    private final Map<String, Signal> signals = new HashMap<>();

    private OnnxReader(OnnxFile file) {
        this.file = file;
        constants = new HashMap<>(file.constants());
    }

    /**
     * The network in an ONNX file.
     *
     * @throws IllegalArgumentException in a sentence naming what is broken or not supported
     */
    public static Mlp read(byte[] file) {
        return read(OnnxFile.read(file));
    }

    static Mlp read(OnnxFile file) {
        return new OnnxReader(file).network();
    }

    private Mlp network() {
        List<String> features = file.features();
        List<String> outputs = file.outputs();
        int valueAt = NetworkOutputs.valueAt(features, outputs);
        signals.put(features.get(0), Signal.FEATURES);
        file.nodes().forEach(this::follow);
        Signal value = signal(outputs.get(valueAt));
        Signal policy = outputs.size() == 1 ? null : signal(outputs.get(1 - valueAt));
        return network(value, policy);
    }

    private Signal signal(String name) {
        Signal signal = signals.get(name);
        if (signal == null || signal.isFeatures()) {
            throw new IllegalArgumentException("'" + name + "' is computed by nothing in it");
        }
        return signal;
    }

    private void follow(GraphOperation node) {
        switch (node.operator()) {
            case "Constant" -> {
                if (node.constant() != null) {
                    constants.put(node.outputs().get(0), node.constant());
                }
            }
            case "Gemm" -> put(node, gemm(node));
            case "MatMul" -> put(node, product(node, constant(node, 1), 1, false));
            case "Add" -> put(node, add(node));
            default -> {
                Signal in =
                        signals.get(node.inputs().isEmpty() ? "" : node.inputs().get(0));
                boolean activates = ACTIVATIONS.contains(node.operator());
                if (in == null || !activates && !PASSED_THROUGH.contains(node.operator())) {
                    throw unsupported(node, "");
                }
                if (activates && in.isComplete()) {
                    throw unsupported(node, " without a layer before it");
                }
                put(node, activates ? in.activated(node.operator()) : in);
            }
        }
    }

    private static IllegalArgumentException unsupported(GraphOperation node, String how) {
        return new IllegalArgumentException("it uses " + node.operator() + how
                + "; supported are Gemm, MatMul and Add with weights, Relu, Tanh, Sigmoid, Softmax, LogSoftmax,"
                + " Identity, Dropout and Flatten");
    }

    private void put(GraphOperation node, Signal signal) {
        signals.put(node.outputs().get(0), signal);
    }

    private Tensor constant(GraphOperation node, int input) {
        Tensor constant =
                node.inputs().size() > input ? constants.get(node.inputs().get(input)) : null;
        if (constant == null) {
            throw unsupported(node, " of two computed values");
        }
        return constant;
    }

    private Signal gemm(GraphOperation node) {
        if (node.number("transA", 0) != 0) {
            throw unsupported(node, " with transA");
        }
        Signal product = product(node, constant(node, 1), node.number("alpha", 1), node.number("transB", 0) != 0);
        return node.inputs().size() < 3 ? product : biased(node, product, constant(node, 2), node.number("beta", 1));
    }

    private Signal product(GraphOperation node, Tensor matrix, double scale, boolean transposed) {
        Signal in = signals.get(node.inputs().get(0));
        if (in == null) {
            throw unsupported(node, " of two computed values");
        }
        if (!in.isComplete()) {
            throw unsupported(node, " twice without Relu, Tanh or Sigmoid between");
        }
        if (matrix.dimensions.length != 2) {
            throw unsupported(node, " with weights of " + matrix.dimensions.length + " dimensions");
        }
        float[] values = matrix.floats();
        int rows = Math.toIntExact(matrix.dimensions[0]);
        int columns = Math.toIntExact(matrix.dimensions[1]);
        int from = transposed ? columns : rows;
        int to = transposed ? rows : columns;
        float[] weights = new float[values.length];
        for (int i = 0; i < from; i++) {
            for (int j = 0; j < to; j++) {
                weights[i * to + j] = (float) (scale * values[transposed ? j * columns + i : i * columns + j]);
            }
        }
        return new Signal(in, new Layer(from, to, weights, new float[to]), "");
    }

    private Signal add(GraphOperation node) {
        boolean swapped = constants.containsKey(node.inputs().get(0));
        Signal in = signals.get(node.inputs().get(swapped ? 1 : 0));
        if (in == null || in.isComplete()) {
            throw unsupported(node, " of two computed values");
        }
        return biased(node, in, constant(node, swapped ? 0 : 1), 1);
    }

    private static Signal biased(GraphOperation node, Signal in, Tensor bias, double scale) {
        float[] values = bias.floats();
        Layer layer = in.layer();
        if (values.length != layer.outputs() && values.length != 1) {
            throw unsupported(node, " of " + layer.outputs() + " and " + values.length + " values");
        }
        float[] biases = layer.biases().clone();
        for (int j = 0; j < biases.length; j++) {
            biases[j] += (float) (scale * values[values.length == 1 ? 0 : j]);
        }
        return new Signal(in.source(), new Layer(layer.inputs(), layer.outputs(), layer.weights(), biases), "");
    }

    private static Mlp network(Signal value, Signal policy) {
        if (value.layer().outputs() != 1) {
            throw new IllegalArgumentException("its value has " + value.layer().outputs() + " numbers instead of one");
        }
        if (!value.activation().equals("Tanh") && !value.activation().equals("Sigmoid")) {
            throw new IllegalArgumentException("its value ends with "
                    + (value.activation().isEmpty() ? "a sum" : value.activation())
                    + "; allowed: Tanh, from -1 to +1, or Sigmoid, from 0 to 1");
        }
        if (policy != null && !PROBABILITIES.contains(policy.activation())) {
            throw new IllegalArgumentException(
                    "its policy ends with " + policy.activation() + "; allowed: logits, Softmax or LogSoftmax");
        }
        Signal trunk = value.source();
        if (policy != null && !policy.source().equals(trunk)) {
            throw new IllegalArgumentException("its value and its policy do not take the same last hidden layer");
        }
        // (1 + tanh(x / 2)) / 2 is the logistic function.
        Head head = head(value.layer(), value.activation().equals("Sigmoid") ? 0.5f : 1);
        if (trunk.isFeatures()) {
            return linear(head, policy);
        }
        List<Layer> hidden = new ArrayList<>();
        for (Signal signal = trunk; !signal.isFeatures(); signal = signal.source()) {
            if (!signal.activation().equals(trunk.activation())) {
                throw new IllegalArgumentException("its hidden layers have " + signal.activation() + " and "
                        + trunk.activation() + "; allowed: the same for all");
            }
            hidden.add(0, signal.layer());
        }
        if (trunk.activation().endsWith("oftmax")) {
            throw new IllegalArgumentException(
                    "its hidden layers have " + trunk.activation() + "; allowed: Relu, Tanh, Sigmoid");
        }
        Activation activation = Activation.valueOf(trunk.activation().toUpperCase(Locale.ROOT));
        return Mlp.of(hidden, activation, head, policy == null ? null : head(policy.layer(), 1));
    }

    private static Head head(Layer layer, float scale) {
        float[] weights = new float[layer.weights().length];
        float[] biases = new float[layer.outputs()];
        for (int j = 0; j < layer.outputs(); j++) {
            biases[j] = scale * layer.biases()[j];
            for (int i = 0; i < layer.inputs(); i++) {
                weights[j * layer.inputs() + i] = scale * layer.weights()[i * layer.outputs() + j];
            }
        }
        return new Head(layer.inputs(), layer.outputs(), weights, biases);
    }

    /** A sum x of weights, as the network relu(x) − relu(−x). */
    private static Mlp linear(Head sum, Signal policy) {
        if (policy != null) {
            throw new IllegalArgumentException("it has a policy, but no hidden layer");
        }
        float[] weights = new float[2 * sum.inputs()];
        for (int i = 0; i < sum.inputs(); i++) {
            weights[2 * i] = sum.weights()[i];
            weights[2 * i + 1] = -sum.weights()[i];
        }
        float[] biases = {sum.biases()[0], -sum.biases()[0]};
        Layer both = new Layer(sum.inputs(), 2, weights, biases);
        return Mlp.of(List.of(both), Activation.RELU, new Head(2, 1, new float[] {1, -1}, new float[1]), null);
    }
}
