package org.marienbad.learn.value;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Arrays of little-endian 32-bit floats and 16-bit integers. */
final class Floats {
    private static final int BLOCK = 1 << 14;

    private Floats() {}

    static void write(float[] values, DataOutput out) throws IOException {
        ByteBuffer block = ByteBuffer.allocate(BLOCK * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        for (int from = 0; from < values.length; from += BLOCK) {
            int count = Math.min(BLOCK, values.length - from);
            block.asFloatBuffer().put(values, from, count);
            out.write(block.array(), 0, count * Float.BYTES);
        }
    }

    /** Fills {@code values}. */
    static void read(float[] values, DataInput in) throws IOException {
        ByteBuffer block = ByteBuffer.allocate(BLOCK * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        for (int from = 0; from < values.length; from += BLOCK) {
            int count = Math.min(BLOCK, values.length - from);
            in.readFully(block.array(), 0, count * Float.BYTES);
            block.asFloatBuffer().get(values, from, count);
        }
    }

    static void write(short[] values, DataOutput out) throws IOException {
        ByteBuffer block = ByteBuffer.allocate(BLOCK * Short.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        for (int from = 0; from < values.length; from += BLOCK) {
            int count = Math.min(BLOCK, values.length - from);
            block.asShortBuffer().put(values, from, count);
            out.write(block.array(), 0, count * Short.BYTES);
        }
    }

    /** Fills {@code values}. */
    static void read(short[] values, DataInput in) throws IOException {
        ByteBuffer block = ByteBuffer.allocate(BLOCK * Short.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        for (int from = 0; from < values.length; from += BLOCK) {
            int count = Math.min(BLOCK, values.length - from);
            in.readFully(block.array(), 0, count * Short.BYTES);
            block.asShortBuffer().get(values, from, count);
        }
    }
}
