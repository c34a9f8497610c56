package org.marienbad.games.minuteempire;

/** The kind of decision for which a position waits. */
public enum Phase {
    /** Chance draws the next seat of the order. */
    ORDER,
    /** Chance turns up the first cards. */
    DEAL,
    /** A seat places an army of nobody's. */
    NEUTRAL,
    /** A seat bids, sealed. */
    BID,
    /** Chance draws the winner of equal bids. */
    TIE,
    /** The winner of the bid names the starter. */
    NAME,
    /** A seat takes a card. */
    PICK,
    /** A seat carries out the action of its card. */
    STEP,
    /** Chance turns up the card that fills the row. */
    REFILL,
    /** A seat says what its wild cards count as. */
    WILD,
    /** The game is over. */
    OVER
}
