package org.marienbad.onnxruntime;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Writes ONNX files of any operators, field by field: numbers are those of onnx.proto. */
final class OnnxGraph {
    private final Message graph = new Message();

    static final class Message {
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();

        private void varint(long value) {
            long left = value;
            while ((left & ~0x7FL) != 0) {
                out.write((int) (left & 0x7F | 0x80));
                left >>>= 7;
            }
            out.write((int) left);
        }

        Message integer(int field, long value) {
            varint((long) field << 3);
            varint(value);
            return this;
        }

        Message bytes(int field, byte[] value) {
            varint((long) field << 3 | 2);
            varint(value.length);
            out.writeBytes(value);
            return this;
        }

        Message text(int field, String value) {
            return bytes(field, value.getBytes(StandardCharsets.UTF_8));
        }

        Message message(int field, Message value) {
            return bytes(field, value.out.toByteArray());
        }
    }

    OnnxGraph() {
        graph.text(2, "test");
    }

    /** An attribute that is a list of integers. */
    static Message integers(String name, long... values) {
        Message attribute = new Message().text(1, name);
        for (long value : values) {
            attribute.integer(8, value);
        }
        return attribute.integer(20, 7);
    }

    static Message integer(String name, long value) {
        return new Message().text(1, name).integer(3, value).integer(20, 2);
    }

    OnnxGraph node(String operator, String inputs, String output, Message... attributes) {
        Message node = new Message();
        for (String input : inputs.split(" ")) {
            node.text(1, input);
        }
        node.text(2, output).text(3, operator + output).text(4, operator);
        for (Message attribute : attributes) {
            node.message(5, attribute);
        }
        graph.message(1, node);
        return this;
    }

    OnnxGraph floats(String name, float[] values, long... dimensions) {
        ByteBuffer raw = ByteBuffer.allocate(values.length * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        raw.asFloatBuffer().put(values);
        return tensor(name, 1, raw.array(), dimensions);
    }

    OnnxGraph longs(String name, long... values) {
        ByteBuffer raw = ByteBuffer.allocate(values.length * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        raw.asLongBuffer().put(values);
        return tensor(name, 7, raw.array(), values.length);
    }

    private OnnxGraph tensor(String name, int type, byte[] raw, long... dimensions) {
        Message tensor = new Message();
        for (long dimension : dimensions) {
            tensor.integer(1, dimension);
        }
        graph.message(5, tensor.integer(2, type).text(8, name).bytes(9, raw));
        return this;
    }

    /** Positions × {@code width}; as many positions as wanted where {@code positions} is 0. */
    private static Message matrix(String name, long positions, long width) {
        Message first = positions == 0 ? new Message().text(2, "positions") : new Message().integer(1, positions);
        Message shape = new Message().message(1, first).message(1, new Message().integer(1, width));
        Message tensor = new Message().integer(1, 1).message(2, shape);
        return new Message().text(1, name).message(2, new Message().message(1, tensor));
    }

    OnnxGraph input(String name, long positions, long width) {
        graph.message(11, matrix(name, positions, width));
        return this;
    }

    OnnxGraph output(String name, long positions, long width) {
        graph.message(12, matrix(name, positions, width));
        return this;
    }

    byte[] toBytes() {
        return new Message()
                .integer(1, 8)
                .message(7, graph)
                .message(8, new Message().text(1, "").integer(2, 13))
                .out
                .toByteArray();
    }
}
