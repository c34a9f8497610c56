package org.marienbad.framework.player;

import org.marienbad.framework.game.State;

/** Decides for one seat: a person, an AI, a remote partner. Used by one thread at a time; may keep what it learnt. */
@FunctionalInterface
public interface Player {
    /**
     * Chooses a legal action.
     *
     * @param view the player's own copy of the position, re-determinised for {@code seat}: its to change
     * @param seat the seat to move in {@code view}
     * @param budget the caller's limits, over and above the player's own
     */
    Decision choose(State view, int seat, Budget budget, Monitor monitor);
}
