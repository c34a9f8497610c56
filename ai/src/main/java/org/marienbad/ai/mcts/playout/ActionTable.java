package org.marienbad.ai.mcts.playout;

import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.Seeds;

/**
 * Places in a table for the actions of each seat, alone or after an action before. A table for more than a million of them
 * is as large, and then some share a place.
 */
final class ActionTable {
    private static final int MOST = 1 << 20;

    private final long actions;
    private final int length;
    private final boolean hashed;

    /** @param pairs whether the action before counts */
    ActionTable(GameInfo info, boolean pairs) {
        actions = info.actionCount();
        double wanted = (double) info.seats() * actions * (pairs ? actions + 1 : 1);
        hashed = wanted > MOST;
        length = hashed ? MOST : (int) wanted;
    }

    int length() {
        return length;
    }

    int place(int seat, int action) {
        return place(seat * actions + action);
    }

    /** @param previous {@link PlayoutPolicy#NO_ACTION} if there is none */
    int place(int seat, int previous, int action) {
        return place((seat * (actions + 1) + previous + 1) * actions + action);
    }

    private int place(long number) {
        return hashed ? (int) Seeds.mix(number) & MOST - 1 : (int) number;
    }
}
