package org.marienbad.learn.onnx;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.marienbad.learn.value.Activation;
import org.marienbad.learn.value.Head;
import org.marienbad.learn.value.Layer;
import org.marienbad.learn.value.Mlp;
import org.marienbad.learn.value.WeightSum;

/**
 * Writes networks as ONNX. The input {@code features} is a row of zeros and ones for each position. The outputs are
 * {@code value}, from −1 to +1, and {@code policy}, logits, if the network has one. Numbers of fields are those of
 * onnx.proto.
 */
public final class OnnxWriter {
    static final String INPUT = "features";
    static final String VALUE = "value";
    static final String POLICY = "policy";
    static final int FLOAT = 1;

    private static final int IR_VERSION = 8;
    private static final int OPERATORS = 13;
    private static final int ATTRIBUTE_INTEGER = 2;

    private final ProtoWriter graph = new ProtoWriter();

    private OnnxWriter() {}

    /**
     * A network.
     *
     * @param notes about where it comes from, by name
     */
    public static byte[] write(Mlp network, Map<String, String> notes) {
        return new OnnxWriter()
                .model(network.hidden(), network.activation(), network.valueHead(), network.policyHead(), notes);
    }

    /** A sum of weights, as a network without hidden layers. */
    public static byte[] write(WeightSum sum, Map<String, String> notes) {
        float[] weights = sum.weights();
        Head value = new Head(weights.length, 1, weights, new float[1]);
        return new OnnxWriter().model(List.of(), Activation.RELU, value, null, notes);
    }

    private byte[] model(
            List<Layer> hidden, Activation activation, Head value, Head policy, Map<String, String> notes) {
        String signal = INPUT;
        int number = 0;
        for (Layer layer : hidden) {
            number++;
            String sums = "sums" + number;
            gemm(signal, "hidden" + number, sums, false);
            tensor("hidden" + number + ".weight", layer.weights(), layer.inputs(), layer.outputs());
            tensor("hidden" + number + ".bias", layer.biases(), layer.outputs());
            signal = "hidden" + number;
            node(operator(activation), List.of(sums), signal);
        }
        head(signal, VALUE, "advantage", value);
        if (value.outputs() == 1) {
            node("Tanh", List.of("advantage"), VALUE);
        } else {
            node("Tanh", List.of("advantage"), "estimates");
            float[] shares = new float[value.outputs()];
            Arrays.fill(shares, 1f / shares.length);
            head("estimates", "mean", VALUE, new Head(shares.length, 1, shares, new float[1]));
        }
        if (policy != null) {
            head(signal, POLICY, POLICY, policy);
        }
        int features = hidden.isEmpty() ? value.inputs() : hidden.get(0).inputs();
        graph.text(2, "marienbad").message(11, matrix(INPUT, features)).message(12, matrix(VALUE, 1));
        if (policy != null) {
            graph.message(12, matrix(POLICY, policy.outputs()));
        }
        ProtoWriter model = new ProtoWriter()
                .integer(1, IR_VERSION)
                .text(2, "marienbad")
                .message(7, graph)
                .message(8, new ProtoWriter().text(1, "").integer(2, OPERATORS));
        notes.forEach((name, note) ->
                model.message(14, new ProtoWriter().text(1, name).text(2, note)));
        return model.toBytes();
    }

    private static String operator(Activation activation) {
        return switch (activation) {
            case RELU -> "Relu";
            case TANH -> "Tanh";
            case SIGMOID -> "Sigmoid";
        };
    }

    /** A float matrix with as many rows as there are positions. */
    private static ProtoWriter matrix(String name, int columns) {
        ProtoWriter shape = new ProtoWriter()
                .message(1, new ProtoWriter().text(2, "positions"))
                .message(1, new ProtoWriter().integer(1, columns));
        ProtoWriter tensor = new ProtoWriter().integer(1, FLOAT).message(2, shape);
        return new ProtoWriter().text(1, name).message(2, new ProtoWriter().message(1, tensor));
    }

    private void tensor(String name, float[] values, int... dimensions) {
        ProtoWriter tensor = new ProtoWriter();
        for (int dimension : dimensions) {
            tensor.integer(1, dimension);
        }
        graph.message(5, tensor.integer(2, FLOAT).text(8, name).floats(9, values));
    }

    private void node(String operator, List<String> inputs, String output) {
        graph.message(1, begin(operator, inputs, output));
    }

    private static ProtoWriter begin(String operator, List<String> inputs, String output) {
        ProtoWriter node = new ProtoWriter();
        inputs.forEach(input -> node.text(1, input));
        return node.text(2, output).text(3, operator + "-" + output).text(4, operator);
    }

    /** Sums of products with a matrix called by the {@code layer}. */
    private void gemm(String signal, String layer, String output, boolean transposed) {
        ProtoWriter node = begin("Gemm", List.of(signal, layer + ".weight", layer + ".bias"), output);
        if (transposed) {
            node.message(5, new ProtoWriter().text(1, "transB").integer(3, 1).integer(20, ATTRIBUTE_INTEGER));
        }
        graph.message(1, node);
    }

    private void head(String signal, String name, String output, Head head) {
        gemm(signal, name, output, true);
        tensor(name + ".weight", head.weights(), head.outputs(), head.inputs());
        tensor(name + ".bias", head.biases(), head.outputs());
    }
}
