package org.marienbad.learn.training;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.file.Path;
import org.marienbad.framework.player.Monitor;

/**
 * Learns a game by playing it against itself. The same method, hyperparameters and seed give the same weights after the
 * same number of games. The number of threads does not matter, nor do interruptions. For one thread.
 */
public interface Training extends Weights {
    @Override
    Method method();

    /**
     * The mean distance of estimates from their targets in the last generation, on the scale −1 … +1. It measures no
     * strength.
     */
    double error();

    /** CPU time of all threads in seconds, since this object was made; those of others that play for it, too. */
    double cpuSeconds();

    /**
     * Plays at least {@code games} more games, in whole generations, and learns from them. Cancelled, it returns soon, with the last
     * generation that was completed.
     */
    void advance(long games, int threads, Monitor monitor);

    /** Lets others play, too, from now on; what comes out is the same. */
    void share(Actors actors);

    /**
     * How games are played for another process.
     *
     * @param out where what is to be learned of them goes
     */
    record Work(int threads, Monitor monitor, DataOutput out) {}

    /**
     * Plays a part of a generation of another process's training, which has the same method, game, hyperparameters and seed. This
     * one has these weights from then on.
     *
     * @return false if it was cancelled; nothing is written then
     */
    boolean playFor(Actors.Games games, int part, DataInput weights, Work work) throws IOException;

    /** The weights so far: a copy, which further training does not change. */
    Learned learned();

    /** Writes what {@link Method#resume} needs. */
    void writeState(DataOutput out) throws IOException;

    /** Replaces {@code file} atomically by all that is needed to go on; see {@link TrainingFile}. */
    default void save(Path file) throws IOException {
        TrainingFile.save(this, file);
    }
}
