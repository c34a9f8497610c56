package org.marienbad.ai.search.deepening;

import org.marienbad.ai.search.SearchLimits;
import org.marienbad.framework.game.State;

/** A depth-first search of one position to a given depth, an action at a time; {@link IterativeDeepening} drives it. */
public interface DepthSearch {
    /** Sets the position to search from, and the clock that every node is charged to. */
    void start(State root, int seat, SearchLimits clock);

    /** Makes room for a search of {@code depth} plies, which will try {@code line} first. */
    void prepare(int depth, int[] line);

    /**
     * Searches {@code action} of the root, the first of {@code depth} plies. Meaningless once {@link #stopped}.
     *
     * @param bound a value that the action must exceed to matter, or null
     * @param out gets a payoff a seat, NaN where it is not known
     * @return whether {@code out} is the value; else the action is no better than {@code bound}
     */
    boolean search(int action, int depth, double[] bound, double[] out);

    /** Whether the seat to move at the root prefers the value {@code one} to {@code other}. */
    boolean prefers(double[] one, double[] other);

    /** Whether {@code value} holds for any play beyond the horizon: it is +1 if no seat could gain more, −1 if less. */
    int proven(double[] value);

    /** Whether the clock has expired in this search. */
    boolean stopped();

    /** Whether the last search ended somewhere before the end of the game, so that a deeper one may find more. */
    boolean touchedHorizon();

    /**
     * Whether the last search proves nothing even at the end of the game. It left out chance outcomes, or met a
     * repetition, so that the value depends on the path.
     */
    boolean provesNothing();

    /** The plies expected, beginning with the action last searched. */
    int[] line();

    /** Positions kept in tables; 0 where there are none. */
    default long storedPositions() {
        return 0;
    }
}
