package org.marienbad.rbg.play;

import java.util.Arrays;

/** A move: its modifiers in their order, the switch last, each with the vertex at which it was met. */
public final class RbgMove {
    /** Modifier and vertex alternately. */
    private final int[] steps;

    RbgMove(MoveList list, int move) {
        steps = new int[2 * list.length(move)];
        for (int step = 0; step < list.length(move); step++) {
            steps[2 * step] = list.modifier(move, step);
            steps[2 * step + 1] = list.vertex(move, step);
        }
    }

    /** How many modifiers there are, the switch included. */
    public int length() {
        return steps.length / 2;
    }

    /** The index of a modifier in the text of the rules, from 1. */
    public int modifier(int step) {
        return steps[2 * step];
    }

    public int vertex(int step) {
        return steps[2 * step + 1];
    }

    void addTo(MoveList list) {
        list.add(steps, steps.length);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RbgMove move && Arrays.equals(steps, move.steps);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(steps);
    }
}
