package org.marienbad.games.minuteempire.data;

/** How the actions of a card belong together: a single one, one of two, or both in either order. */
public enum CardCombination {
    ONE,
    OR,
    AND
}
