package org.marienbad.learn.run;

/** Follows a training, in its thread. */
public interface TrainingListener {
    /** The present activity. */
    enum Phase {
        /** Self-play. */
        TRAINING,
        /** Games for a point of the curve. */
        MEASURING,
        /** Games against what was there. */
        GATE
    }

    /** Whether to stop soon; what was learned is kept. From any thread. */
    boolean cancelled();

    /** Another thing is being done from now on. */
    default void phase(Phase phase) {}

    /** So many games are played; of how many, is 0 while it is not known. */
    default void progress(long games, long total) {}

    /**
     * It is known how many games fit into the time.
     *
     * @param seconds until the end, about, with those of the games that measure
     */
    default void fixed(long games, double gamesPerSecond, double seconds) {}

    /** There is another point of the curve. */
    default void measured(CurvePoint point) {}
}
