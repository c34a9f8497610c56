package org.marienbad.ai.mcts;

/** The end of the tree. */
public enum Horizon {
    /** At the end of the game. */
    GAME,
    /** At the end of the turn of the seat to move: chance or another seat is to move. For turns of many actions. */
    TURN
}
