package org.marienbad.learn.zero;

import org.marienbad.framework.game.GameInfo;

/**
 * Which logit belongs to an action. Each seat has its own, as a code may mean one thing to one seat and another to the next,
 * whatever they see.
 */
public record PolicyRows(int seats, int actionCount) {
    public static PolicyRows of(GameInfo info) {
        return new PolicyRows(info.seats(), info.actionCount());
    }

    public int count() {
        return Math.multiplyExact(seats, actionCount);
    }

    public int row(int seat, int action) {
        return seat * actionCount + action;
    }
}
