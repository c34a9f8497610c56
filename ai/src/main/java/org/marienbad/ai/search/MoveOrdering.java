package org.marienbad.ai.search;

import org.marienbad.ai.search.shared.EvaluatorOrdering;
import org.marienbad.ai.search.shared.KillersAndHistory;
import org.marienbad.framework.game.State;

/**
 * Puts the actions of a position into the order in which a depth-first search tries them. The sooner the best one
 * comes, the more of the others is cut off. It changes how long a search takes, never the value of a position at a
 * given depth. Built-in: {@link KillersAndHistory}, {@link EvaluatorOrdering}, and {@link #then} for one after the
 * other.
 *
 * <p>One instance belongs to one search and thread. {@link #sort} allocates nothing.
 */
@FunctionalInterface
public interface MoveOrdering {
    /** For {@link #sort} where no action is preferred. */
    int NONE = -1;

    /**
     * Sorts the first {@code count} of {@code actions}, most promising first.
     *
     * @param state the position, where a seat is to move; not changed
     * @param ply its distance from the root
     * @param depth how many plies are searched below it, at least 1
     * @param preferred the action that a shallower search found best, or {@link #NONE}; belongs at the front unless this
     *     ordering knows better
     * @return how many positions were looked at for it: they count as iterations
     */
    int sort(State state, int[] actions, int count, int ply, int depth, int preferred);

    /** Makes room for the plies 0 … {@code plies}. */
    default void reserve(int plies) {}

    /** The search evaluates by {@code leaves}, which knows the position of each ply: an ordering that evaluates, too, may ask it. */
    default void use(LeafEvaluation leaves) {}

    /** Another position is searched from now on: statistics of the one before may be wrong. */
    default void age() {}

    /** Learns that {@code action} of {@code seat} cut off the search of {@code depth} plies below {@code ply}. */
    default void cutoff(int action, int seat, int ply, int depth) {}

    /** This ordering, and then {@code second}, which should leave equals in order. */
    default MoveOrdering then(MoveOrdering second) {
        return new SuccessiveOrderings(this, second);
    }

    /** Moves {@code action} to the front of the first {@code count} of {@code actions}; false if it is not there. */
    static boolean promote(int[] actions, int count, int action) {
        for (int i = 0; i < count; i++) {
            if (actions[i] == action) {
                System.arraycopy(actions, 0, actions, 1, i);
                actions[0] = action;
                return true;
            }
        }
        return false;
    }
}
