package org.marienbad.learn.onnx;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The content of an ONNX file.
 *
 * @param constants by name
 * @param notes its metadata, by name
 */
record OnnxFile(
        List<GraphOperation> nodes,
        Map<String, Tensor> constants,
        List<String> inputs,
        List<String> outputs,
        Map<String, String> notes) {
    /** Operators that leave the numbers of a tensor as they are. */
    private static final Set<String> SHAPES = Set.of("Identity", "Reshape", "Flatten", "Squeeze", "Unsqueeze");

    /** @throws IllegalArgumentException in a sentence, if it is none */
    static OnnxFile read(byte[] bytes) {
        OnnxFile file =
                new OnnxFile(new ArrayList<>(), new HashMap<>(), new ArrayList<>(), new ArrayList<>(), new HashMap<>());
        ProtoReader in = ProtoReader.of(bytes);
        boolean found = false;
        for (int field = in.next(); field != 0; field = in.next()) {
            switch (field) {
                case 7 -> {
                    file.readGraph(in.message());
                    found = true;
                }
                case 14 -> file.readNote(in.message());
                default -> in.skip();
            }
        }
        if (!found) {
            throw new IllegalArgumentException("it is broken, or no ONNX file");
        }
        return file;
    }

    private void readGraph(ProtoReader in) {
        for (int field = in.next(); field != 0; field = in.next()) {
            switch (field) {
                case 1 -> nodes.add(GraphOperation.read(in.message()));
                case 5 -> {
                    Tensor tensor = Tensor.read(in.message());
                    constants.put(tensor.name, tensor);
                }
                case 11 -> inputs.add(readName(in.message()));
                case 12 -> outputs.add(readName(in.message()));
                default -> in.skip();
            }
        }
    }

    /** The name of a ValueInfoProto. */
    private static String readName(ProtoReader in) {
        String name = "";
        for (int field = in.next(); field != 0; field = in.next()) {
            if (field == 1) {
                name = in.text();
            } else {
                in.skip();
            }
        }
        return name;
    }

    /** A StringStringEntryProto. */
    private void readNote(ProtoReader in) {
        String name = "";
        String note = "";
        for (int field = in.next(); field != 0; field = in.next()) {
            switch (field) {
                case 1 -> name = in.text();
                case 2 -> note = in.text();
                default -> in.skip();
            }
        }
        notes.put(name, note);
    }

    /** The inputs that are not weights. */
    List<String> features() {
        return inputs.stream().filter(name -> !constants.containsKey(name)).toList();
    }

    /** The operator that computes the numbers of {@code signal}; empty if none does. */
    String ending(String signal) {
        String wanted = signal;
        // Nodes come after those whose results they take.
        for (int i = nodes.size() - 1; i >= 0; i--) {
            GraphOperation node = nodes.get(i);
            if (node.outputs().contains(wanted)) {
                if (!SHAPES.contains(node.operator()) || node.inputs().isEmpty()) {
                    return node.operator();
                }
                wanted = node.inputs().get(0);
            }
        }
        return "";
    }
}
