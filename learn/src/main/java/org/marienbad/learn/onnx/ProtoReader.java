package org.marienbad.learn.onnx;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Reads a message of Protocol Buffers field by field: {@link #next}, then the value by the method for its kind, or {@link #skip}.
 * Throws {@code IllegalArgumentException} where the bytes are no such message.
 */
final class ProtoReader {
    static final int VARINT = 0;
    static final int FIXED_64 = 1;
    static final int LENGTH_DELIMITED = 2;
    static final int FIXED_32 = 5;

    private static final int MOST_SHIFT = 63;

    private final ByteBuffer in;
    private int kind;

    private ProtoReader(ByteBuffer in) {
        this.in = in;
    }

    static ProtoReader of(byte[] bytes) {
        return new ProtoReader(ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN));
    }

    /** The number of the next field, or 0 at the end of the message. */
    int next() {
        if (!in.hasRemaining()) {
            return 0;
        }
        long tag = varint();
        kind = (int) (tag & 7);
        return (int) (tag >>> 3);
    }

    private long varint() {
        long value = 0;
        for (int shift = 0; shift <= MOST_SHIFT; shift += 7) {
            require(1);
            byte part = in.get();
            value |= (part & 0x7FL) << shift;
            if (part >= 0) {
                return value;
            }
        }
        throw broken();
    }

    private void require(long bytes) {
        if (bytes < 0 || bytes > in.remaining()) {
            throw broken();
        }
    }

    private void require(boolean ok) {
        if (!ok) {
            throw broken();
        }
    }

    private static IllegalArgumentException broken() {
        return new IllegalArgumentException("it is broken, or no ONNX file");
    }

    long integer() {
        require(kind == VARINT);
        return varint();
    }

    /** Integers of a repeated field, packed or one alone. */
    long[] integers() {
        if (kind == VARINT) {
            return new long[] {varint()};
        }
        ProtoReader packed = message();
        long[] values = new long[packed.in.remaining()];
        int count = 0;
        while (packed.in.hasRemaining()) {
            values[count++] = packed.varint();
        }
        return Arrays.copyOf(values, count);
    }

    /** The value, a field of a fixed length of 32 bits. */
    float number() {
        require(kind == FIXED_32);
        require(Float.BYTES);
        return in.getFloat();
    }

    /** Floats of a repeated field, packed or one alone. */
    float[] floats() {
        if (kind == FIXED_32) {
            return new float[] {number()};
        }
        ByteBuffer packed = message().in;
        float[] values = new float[packed.remaining() / Float.BYTES];
        packed.asFloatBuffer().get(values);
        return values;
    }

    String text() {
        return StandardCharsets.UTF_8.decode(message().in).toString();
    }

    /** The bytes of the value, in little-endian order; not copied. */
    ByteBuffer raw() {
        return message().in;
    }

    ProtoReader message() {
        require(kind == LENGTH_DELIMITED);
        long length = varint();
        require(length);
        ByteBuffer part = in.slice().order(ByteOrder.LITTLE_ENDIAN);
        part.limit((int) length);
        in.position(in.position() + (int) length);
        return new ProtoReader(part);
    }

    void skip() {
        switch (kind) {
            case VARINT -> varint();
            case LENGTH_DELIMITED -> message();
            case FIXED_32 -> skip(Integer.BYTES);
            case FIXED_64 -> skip(Long.BYTES);
            default -> throw broken();
        }
    }

    private void skip(int bytes) {
        require(bytes);
        in.position(in.position() + bytes);
    }
}
