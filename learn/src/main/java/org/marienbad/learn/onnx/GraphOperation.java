package org.marienbad.learn.onnx;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An operation of a graph.
 *
 * @param numbers its attributes that are integers or floats
 * @param constant the attribute of a constant; null if there is none
 */
record GraphOperation(
        String operator, List<String> inputs, List<String> outputs, Map<String, Double> numbers, Tensor constant) {

    /** Reads a NodeProto. */
    static GraphOperation read(ProtoReader in) {
        String operator = "";
        String domain = "";
        List<String> inputs = new ArrayList<>();
        List<String> outputs = new ArrayList<>();
        Map<String, Double> numbers = new HashMap<>();
        Tensor constant = null;
        for (int field = in.next(); field != 0; field = in.next()) {
            switch (field) {
                case 1 -> inputs.add(in.text());
                case 2 -> outputs.add(in.text());
                case 4 -> operator = in.text();
                case 5 -> {
                    Tensor tensor = readAttribute(in.message(), numbers);
                    constant = tensor == null ? constant : tensor;
                }
                case 7 -> domain = in.text();
                default -> in.skip();
            }
        }
        String name = domain.isEmpty() || domain.equals("ai.onnx") ? operator : domain + "." + operator;
        return new GraphOperation(name, inputs, outputs, numbers, constant);
    }

    /** Reads an AttributeProto and returns the tensor in it, if there is one. */
    private static Tensor readAttribute(ProtoReader in, Map<String, Double> numbers) {
        String name = "";
        Double number = null;
        Tensor tensor = null;
        for (int field = in.next(); field != 0; field = in.next()) {
            switch (field) {
                case 1 -> name = in.text();
                case 2 -> number = (double) in.number();
                case 3 -> number = (double) in.integer();
                case 5 -> tensor = Tensor.read(in.message());
                default -> in.skip();
            }
        }
        if (number != null) {
            numbers.put(name, number);
        }
        return tensor;
    }

    double number(String name, double otherwise) {
        return numbers.getOrDefault(name, otherwise);
    }
}
