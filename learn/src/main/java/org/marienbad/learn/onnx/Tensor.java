package org.marienbad.learn.onnx;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** A constant of a graph. */
final class Tensor {
    private static final int DOUBLE = 11;
    private static final int EXTERNAL = 1;

    final String name;
    final long[] dimensions;
    final float[] values;

    private Tensor(String name, long[] dimensions, float[] values) {
        this.name = name;
        this.dimensions = dimensions;
        this.values = values;
    }

    /** Reads a TensorProto. */
    static Tensor read(ProtoReader in) {
        String name = "";
        long[] dimensions = {};
        int type = 0;
        float[] floats = {};
        ByteBuffer raw = null;
        for (int field = in.next(); field != 0; field = in.next()) {
            switch (field) {
                case 1 -> dimensions = append(dimensions, in.integers());
                case 2 -> type = (int) in.integer();
                case 4 -> floats = append(floats, in.floats());
                case 8 -> name = in.text();
                case 9 -> raw = in.raw();
                case 14 -> {
                    if (in.integer() == EXTERNAL) {
                        throw new IllegalArgumentException("the weights '" + name
                                + "' are in another file; export the network with its weights in one file");
                    }
                }
                default -> in.skip();
            }
        }
        if (type == OnnxWriter.FLOAT) {
            return new Tensor(name, dimensions, raw == null ? floats : floats(raw));
        }
        if (type == DOUBLE && raw != null) {
            return new Tensor(name, dimensions, doubles(raw));
        }
        // Shapes and axes are integers: of no use here, but allowed to be there.
        return new Tensor(name, dimensions, null);
    }

    private static float[] floats(ByteBuffer raw) {
        float[] values = new float[raw.remaining() / Float.BYTES];
        raw.asFloatBuffer().get(values);
        return values;
    }

    private static float[] doubles(ByteBuffer raw) {
        float[] values = new float[raw.remaining() / Double.BYTES];
        for (int i = 0; i < values.length; i++) {
            values[i] = (float) raw.getDouble(i * Double.BYTES);
        }
        return values;
    }

    private static long[] append(long[] some, long[] more) {
        long[] all = Arrays.copyOf(some, some.length + more.length);
        System.arraycopy(more, 0, all, some.length, more.length);
        return all;
    }

    private static float[] append(float[] some, float[] more) {
        float[] all = Arrays.copyOf(some, some.length + more.length);
        System.arraycopy(more, 0, all, some.length, more.length);
        return all;
    }

    /** The values, which must be floats. */
    float[] floats() {
        if (values == null) {
            throw new IllegalArgumentException("the weights '" + name + "' are neither 32-bit nor 64-bit floats");
        }
        long size = 1;
        for (long dimension : dimensions) {
            size *= dimension;
        }
        if (size != values.length) {
            throw new IllegalArgumentException("the weights '" + name + "' are " + values.length + " numbers, but "
                    + Arrays.toString(dimensions) + " were announced");
        }
        return values;
    }
}
