package org.marienbad.games.minuteempire;

/**
 * The meaning of the number of an action or of a chance outcome; see {@link EmpireGame#move}. Seats and the rest from 0
 * on.
 */
public sealed interface Move {
    /** Ends the action of the card, or what is left of it. */
    record Done() implements Move {}

    /** Takes the card at {@code place} of the row, for its alternative {@code variant}, or with that action first. */
    record Take(int place, int variant) implements Move {}

    /** Places an army, one of nobody's before the game. */
    record Place(int region) implements Move {}

    /** Builds a city. */
    record Build(int region) implements Move {}

    /** Destroys an army of {@code owner}: a seat, or the number of seats for nobody. */
    record Destroy(int owner, int region) implements Move {}

    /** Moves an army, by land or sea. */
    record March(int from, int to) implements Move {}

    /** Bids coins for naming the starter. */
    record Bid(int coins) implements Move {}

    /** Names a seat to start; as an outcome, draws it. */
    record Name(int seat) implements Move {}

    /** Counts a wild card as a good. */
    record Count(int good) implements Move {}

    /** The outcome that a card of a kind is turned up. */
    record TurnUp(int kind) implements Move {}
}
