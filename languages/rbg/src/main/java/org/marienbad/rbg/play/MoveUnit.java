package org.marienbad.rbg.play;

/** How much of a move is chosen at once. */
public enum MoveUnit {
    /** All up to the switch. */
    MOVE,
    /** Up to the next dot outside checks, or to the switch. */
    DOT,
    /** Up to the next modifier, which may be the switch. */
    STEP
}
