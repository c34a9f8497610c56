package org.marienbad.framework.picture;

/**
 * Tokens travelling from one spot to another: one step of the animation of an action. A game lists the motions of
 * an action in the order in which people see them; motions with the same {@code step} go together.
 *
 * <p>A motion from a spot to itself turns over the tokens there. It becomes {@code tokens}: a disc of the other color, the
 * face of a card. On an empty spot the tokens are put down. With a count of 0 it takes the tokens there away.
 */
public record Motion(int step, String from, String to, Picture.Tokens tokens) {}
