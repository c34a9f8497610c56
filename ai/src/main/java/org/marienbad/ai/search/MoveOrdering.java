package org.marienbad.ai.search;

import java.util.Arrays;
import org.marienbad.framework.game.GameInfo;

/**
 * Orders actions so that those likely to cut come first, knowing nothing of the game: the killers of the ply (Akl and
 * Newborn 1977), then by history (Schaeffer 1983).
 * Confined to one thread; allocates only in {@link #reserve}.
 */
public final class MoveOrdering {
    private static final int NONE = -1;
    private static final int CEILING = 1 << 28;

    private final int[][] history;
    private final int[] ranks;
    private final boolean usesKillers;
    private final boolean usesHistory;
    private int[] killers = {};

    public MoveOrdering(GameInfo info) {
        this(info, true, true);
    }

    /** An order that uses only some of what it could, to see what the rest brings. */
    public MoveOrdering(GameInfo info, boolean usesKillers, boolean usesHistory) {
        this.usesKillers = usesKillers;
        this.usesHistory = usesHistory;
        history = new int[info.seats()][info.actionCount()];
        ranks = new int[info.maxLegalActions()];
    }

    /** Where the two killers of {@code seat} are: where turns do not alternate, each seat has its own. */
    private int place(int ply, int seat) {
        return 2 * (ply * history.length + seat);
    }

    /** Makes room for the plies 0 … {@code plies}. */
    public void reserve(int plies) {
        int old = killers.length;
        int wanted = place(plies + 1, 0);
        if (wanted > old) {
            killers = Arrays.copyOf(killers, wanted);
            Arrays.fill(killers, old, killers.length, NONE);
        }
    }

    /** Forgets what a new position may have made wrong: all killers, and half of the history. */
    public void age() {
        Arrays.fill(killers, NONE);
        for (int[] seat : history) {
            for (int action = 0; action < seat.length; action++) {
                seat[action] >>= 1;
            }
        }
    }

    /** Sorts the first {@code count} of {@code actions}, those of {@code seat} at {@code ply}; equals stay in order. */
    public void sort(int[] actions, int count, int seat, int ply) {
        int[] counts = history[seat];
        int place = place(ply, seat);
        int killer = killers[place];
        int second = killers[place + 1];
        for (int i = 0; i < count; i++) {
            int action = actions[i];
            int rank = action == killer ? CEILING + 2 : action == second ? CEILING + 1 : counts[action];
            int j = i;
            for (; j > 0 && ranks[j - 1] < rank; j--) {
                ranks[j] = ranks[j - 1];
                actions[j] = actions[j - 1];
            }
            ranks[j] = rank;
            actions[j] = action;
        }
    }

    /** Moves {@code action} to the front of the first {@code count} of {@code actions}; false if it is not there. */
    public static boolean promote(int[] actions, int count, int action) {
        for (int i = 0; i < count; i++) {
            if (actions[i] == action) {
                System.arraycopy(actions, 0, actions, 1, i);
                actions[0] = action;
                return true;
            }
        }
        return false;
    }

    /** Learns that {@code action} cut the search of {@code depth} plies below {@code ply}. */
    public void cut(int action, int seat, int ply, int depth) {
        int place = place(ply, seat);
        if (usesKillers && killers[place] != action) {
            killers[place + 1] = killers[place];
            killers[place] = action;
        }
        if (usesHistory) {
            int[] counts = history[seat];
            counts[action] = Math.min(CEILING, counts[action] + depth * depth);
        }
    }
}
