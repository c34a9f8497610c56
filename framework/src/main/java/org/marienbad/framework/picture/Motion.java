package org.marienbad.framework.picture;

/**
 * Tokens travelling from one spot to another: one step of the animation of an action. A game lists the motions of
 * an action in the order in which people see them; motions with the same {@code step} go together.
 */
public record Motion(int step, String from, String to, Picture.Tokens tokens) {}
