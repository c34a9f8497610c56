package org.marienbad.rbg.tree;

/** An expression whose value is a whole number of 32 bits. */
public sealed interface Formula {
    record Constant(int value) implements Formula {}

    /** The value of a score or variable. */
    record Variable(int index) implements Formula {}

    /** On how many vertices a piece stands. */
    record Count(int piece) implements Formula {}

    /** @param operator one of {@code + - * /}; division truncates towards zero */
    record Operation(char operator, Formula left, Formula right) implements Formula {}
}
