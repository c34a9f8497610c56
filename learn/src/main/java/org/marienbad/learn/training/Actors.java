package org.marienbad.learn.training;

import java.io.Closeable;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Optional;
import org.marienbad.framework.player.Monitor;

/**
 * Actors: other processes, here or on other machines, that play games of self-play for a training, their learner. The
 * games are the same whoever plays them. So the training plays missing ones itself and waits for nobody.
 */
public interface Actors extends Closeable {
    /** Enough for the threads of some machines. */
    int USUAL_PARTS = 16;

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

    /** Others cannot play, and nobody can take their place: the message says why, in a sentence. */
    final class Unable extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;

        public Unable(String why, Throwable cause) {
            super(why, cause);
        }
    }

    /** Into how many parts a generation of {@code games} is to be divided; at least one, at most as many as there are games. */
    default int parts(int games) {
        return Math.min(games, USUAL_PARTS);
    }

    /** Offers the games of a generation, in place of those before. */
    Parts offer(Games games, Weights weights) throws IOException;

    /** The parts of one generation: their players and results. Thread-safe. */
    interface Parts {
        /** Takes a part, if nobody else has taken it. */
        boolean take(int part) throws IOException;

        /**
         * The output of another process's {@link Training#playFor} for a part; empty if it is not there yet. May wait
         * for it until {@code monitor} cancels that.
         *
         * @throws Unable if it will never be there
         */
        Optional<byte[]> result(int part, Monitor monitor) throws IOException;
    }

    /** Nothing is offered any more. */
    @Override
    default void close() throws IOException {}
}
