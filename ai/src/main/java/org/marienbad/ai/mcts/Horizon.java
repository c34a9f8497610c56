package org.marienbad.ai.mcts;

/** Where the tree ends. */
public enum Horizon {
    /** Where the game is over. */
    GAME,
    /** Where the turn of the seat to move ends: chance or another seat is to move. For turns of many actions. */
    TURN
}
