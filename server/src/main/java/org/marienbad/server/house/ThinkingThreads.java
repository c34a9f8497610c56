package org.marienbad.server.house;

import org.marienbad.framework.match.PlayerThread;
import org.marienbad.framework.player.Budget;

/** The threads in which the players of all rooms think, or one that stands for them. */
public interface ThinkingThreads {
    /** The queue of one room, whose players are told and asked one thing at a time, in order. */
    interface Place {
        /** Runs one player of the room; {@code hung} is called if it has to be given up. */
        PlayerThread lane(Runnable hung);

        /** Whether nothing is done or waits here. */
        boolean isIdle();
    }

    /** The place of another room. */
    Place place();

    /** How many tasks wait. */
    int waiting();

    /** How many tasks are being done. */
    int running();

    /** The limit of a decision whose player has no limit of time of its own. */
    default Budget longest() {
        return Budget.UNLIMITED;
    }
}
