package org.marienbad.ai.search.shared;

import java.util.Arrays;
import org.marienbad.ai.search.MoveOrdering;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;

/**
 * Orders actions by their earlier cutoffs, knowing nothing of the game. First comes the preferred action, then the two
 * killers, the last actions that cut at the same ply (Akl and Newborn 1977). Then comes history, the sum of depth² over
 * all cutoffs of an action (Schaeffer 1983). Allocates only in {@link #reserve}.
 */
public final class KillersAndHistory implements MoveOrdering {
    private static final int CEILING = 1 << 28;
    /** Places of a seat's history at most; where a game has more action codes, some share one. */
    private static final int MOST_PLACES = 1 << 16;

    private final int[][] history;
    /** Of a place in the history. */
    private final int mask;

    private final int[] ranks;
    private final boolean usesKillers;
    private final boolean usesHistory;
    private int[] killers = {};

    public KillersAndHistory(GameInfo info) {
        this(info, true, true);
    }

    /** An order that uses only some of its techniques, to measure the others. */
    public KillersAndHistory(GameInfo info, boolean usesKillers, boolean usesHistory) {
        this.usesKillers = usesKillers;
        this.usesHistory = usesHistory;
        int places = Math.min(MOST_PLACES, info.actionCount());
        mask = (Integer.highestOneBit(places) << 1) - 1 & MOST_PLACES - 1;
        history = new int[info.seats()][mask + 1];
        ranks = new int[info.maxLegalActions()];
    }

    private int place(int action) {
        return (action ^ action >>> 16) & mask;
    }

    /** The place of the two killers of {@code seat}: if turns do not alternate, each seat has its own. */
    private int place(int ply, int seat) {
        return 2 * (ply * history.length + seat);
    }

    @Override
    public void reserve(int plies) {
        int old = killers.length;
        int wanted = place(plies + 1, 0);
        if (wanted > old) {
            killers = Arrays.copyOf(killers, wanted);
            Arrays.fill(killers, old, killers.length, NONE);
        }
    }

    /** Forgets all killers, and half of the history. */
    @Override
    public void age() {
        Arrays.fill(killers, NONE);
        for (int[] seat : history) {
            for (int action = 0; action < seat.length; action++) {
                seat[action] >>= 1;
            }
        }
    }

    @Override
    public int sort(State state, int[] actions, int count, int ply, int depth, int preferred) {
        int seat = state.actor();
        int[] counts = history[seat];
        int place = place(ply, seat);
        int killer = killers[place];
        int second = killers[place + 1];
        for (int i = 0; i < count; i++) {
            int action = actions[i];
            int rank = action == killer ? CEILING + 2 : action == second ? CEILING + 1 : counts[place(action)];
            int j = i;
            for (; j > 0 && ranks[j - 1] < rank; j--) {
                ranks[j] = ranks[j - 1];
                actions[j] = actions[j - 1];
            }
            ranks[j] = rank;
            actions[j] = action;
        }
        if (preferred != NONE) {
            MoveOrdering.promote(actions, count, preferred);
        }
        return 0;
    }

    @Override
    public void cutoff(int action, int seat, int ply, int depth) {
        int place = place(ply, seat);
        if (usesKillers && killers[place] != action) {
            killers[place + 1] = killers[place];
            killers[place] = action;
        }
        if (usesHistory) {
            int[] counts = history[seat];
            int learnt = place(action);
            counts[learnt] = Math.min(CEILING, counts[learnt] + depth * depth);
        }
    }
}
