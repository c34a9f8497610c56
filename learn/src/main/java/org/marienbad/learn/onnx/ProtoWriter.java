package org.marienbad.learn.onnx;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Writes a message of Protocol Buffers: fields by number, in the order in which they are added. */
final class ProtoWriter {
    private static final int SEVEN_BITS = 0x7F;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private void varint(long value) {
        long left = value;
        while ((left & ~SEVEN_BITS) != 0) {
            out.write((int) (left & SEVEN_BITS | SEVEN_BITS + 1));
            left >>>= 7;
        }
        out.write((int) left);
    }

    ProtoWriter integer(int field, long value) {
        varint((long) field << 3 | ProtoReader.VARINT);
        varint(value);
        return this;
    }

    ProtoWriter bytes(int field, byte[] value) {
        varint((long) field << 3 | ProtoReader.LENGTH_DELIMITED);
        varint(value.length);
        out.writeBytes(value);
        return this;
    }

    ProtoWriter text(int field, String value) {
        return bytes(field, value.getBytes(StandardCharsets.UTF_8));
    }

    ProtoWriter message(int field, ProtoWriter value) {
        return bytes(field, value.toBytes());
    }

    /** Little-endian, as ONNX wants raw data. */
    ProtoWriter floats(int field, float[] values) {
        ByteBuffer raw = ByteBuffer.allocate(values.length * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        raw.asFloatBuffer().put(values);
        return bytes(field, raw.array());
    }

    byte[] toBytes() {
        return out.toByteArray();
    }
}
