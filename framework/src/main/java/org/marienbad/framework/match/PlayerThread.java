package org.marienbad.framework.match;

import java.util.concurrent.Executor;

/** Runs the calls of one player: one task after the other, in their order. */
public interface PlayerThread extends Executor {
    /** A thread of its own, which keeps no program from ending. */
    static PlayerThread named(String name) {
        return MatchThreads.player(name);
    }

    /** The player leaves: no task comes any more, and those that came are still done. */
    void shut();

    /** Whether it is shut and all tasks have been done. */
    boolean isDone();

    /** Gives up a task that does not come back, and drops those that wait. Other players go on. */
    void abandon();
}
