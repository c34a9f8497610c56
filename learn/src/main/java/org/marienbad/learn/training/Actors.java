package org.marienbad.learn.training;

import java.io.DataOutput;
import java.io.IOException;
import java.util.Optional;

/**
 * Actors: other processes, here or on other machines, that play games of self-play for a training, their learner. Whoever plays
 * a game, it is the same: so those that nobody else brings are played by the training itself, and nobody is waited for.
 */
public interface Actors {
    /** Writes the weights by which games are to be played. */
    @FunctionalInterface
    interface Weights {
        void writeTo(DataOutput out) throws IOException;
    }

    /** The games of a generation, in parts of {@code part} games; the last part may be smaller. */
    record Games(long first, int size, int part) {
        public int parts() {
            return (size + part - 1) / part;
        }

        /** The number of the first game of a part. */
        public long from(int index) {
            return first + (long) index * part;
        }

        /** How many games a part has. */
        public int count(int index) {
            return Math.min(part, size - index * part);
        }
    }

    /** Offers the games of a generation, in place of those before. */
    Parts offer(Games games, Weights weights) throws IOException;

    /** The parts of one generation: who plays them, and what came of it. Thread-safe. */
    interface Parts {
        /** Takes a part, if nobody else has taken it. */
        boolean take(int part) throws IOException;

        /** What {@link Training#playFor} of another process wrote of a part; empty if it is not there yet. */
        Optional<byte[]> result(int part) throws IOException;
    }
}
