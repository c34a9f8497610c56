package org.marienbad.ai.search.model;

import java.nio.FloatBuffer;
import java.util.List;

/** A network that a {@link NetworkRuntime} has opened: a function of rows of numbers. Immutable and thread-safe. */
public interface Network {
    /** The dimension of a shape that is as long as there are rows. */
    long ANY = -1;

    /**
     * A tensor that goes in or comes out.
     *
     * @param isFloat whether it consists of 32-bit floats
     * @param shape its dimensions, {@link #ANY} for those that are not fixed
     */
    record Tensor(String name, boolean isFloat, List<Long> shape) {
        public Tensor {
            shape = List.copyOf(shape);
        }
    }

    /** Its inputs, in its own order. */
    List<Tensor> inputs();

    /** Its outputs, in its own order. */
    List<Tensor> outputs();

    /**
     * Room for computing up to {@code rows} rows at once, for one thread.
     *
     * @throws IllegalArgumentException in a sentence, if it has not one input and outputs of floats, all rows × a fixed width
     */
    Rows rows(int rows);

    /** Rows that go in and come out, one behind the other in each buffer. */
    interface Rows {
        /** Those that go in; all 0 in the beginning. */
        FloatBuffer input();

        /** Those that have come out as the tensor called {@code name}. */
        FloatBuffer output(String name);

        /**
         * Computes the first {@code count} rows. The same rows give the same bits again on the same machine. A row may
         * differ in its last bits with the number of rows that are computed together.
         *
         * @throws IllegalStateException if the network fails
         */
        void compute(int count);
    }
}
