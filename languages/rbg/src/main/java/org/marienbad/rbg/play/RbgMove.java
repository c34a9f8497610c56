package org.marienbad.rbg.play;

import java.util.Arrays;

/** A move: its modifiers in their order, the switch last, each with the vertex at which it was met. */
public final class RbgMove {
    private final int[] modifiers;
    private final int[] vertices;

    RbgMove(int[] modifiers, int[] vertices) {
        this.modifiers = modifiers;
        this.vertices = vertices;
    }

    /** How many modifiers there are, the switch included. */
    public int length() {
        return modifiers.length;
    }

    /** The index of a modifier in the text of the rules, from 1. */
    public int modifier(int step) {
        return modifiers[step];
    }

    public int vertex(int step) {
        return vertices[step];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RbgMove move
                && Arrays.equals(modifiers, move.modifiers)
                && Arrays.equals(vertices, move.vertices);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(modifiers) + Arrays.hashCode(vertices);
    }
}
