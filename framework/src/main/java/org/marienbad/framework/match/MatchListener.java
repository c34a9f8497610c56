package org.marienbad.framework.match;

import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Decision;

/**
 * Watches a match from its own thread, as a referee: it sees everything. It may take its time, which counts against
 * nobody: neither clock nor patience nor CPU time runs meanwhile. One that throws ends the match with that exception.
 */
public interface MatchListener {
    /** Nobody watches. */
    MatchListener NONE = new MatchListener() {};

    /** {@code action} is about to be played in {@code before}, which must not be changed. */
    default void playing(State before, int action) {}

    /**
     * The player of {@code seat} has decided, legally and in time: {@link #playing} follows. Not called for chance and the
     * random decisions of an opening.
     */
    default void decided(int seat, Decision decision) {}

    /**
     * The player of {@code seat} reports its decision so far. A search whose budget is a time has less of it left
     * afterwards, as the search itself measures that.
     */
    default void thinking(int seat, Decision soFar) {}

    /** The match is over, however it came to its end; called once, perhaps by another thread. Must not throw. */
    default void ended() {}
}
