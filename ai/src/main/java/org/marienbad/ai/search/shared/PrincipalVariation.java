package org.marienbad.ai.search.shared;

import java.util.Arrays;
import org.marienbad.ai.search.MoveOrdering;

/** The principal variation below every ply, and the one of the iteration before, which is tried first. */
public final class PrincipalVariation {
    private int[][] lines = {};
    private int[] lengths = {};
    private int[] expected = {};
    private boolean following;

    /** Makes room for {@code depth} plies and follows {@code line} at first. */
    public void prepare(int depth, int[] line) {
        int old = lines.length;
        if (depth >= old) {
            lines = Arrays.copyOf(lines, depth + 1);
            lengths = Arrays.copyOf(lengths, depth + 1);
        }
        for (int ply = 0; ply <= depth; ply++) {
            if (lines[ply] == null || lines[ply].length < depth - ply) {
                lines[ply] = new int[depth - ply];
            }
        }
        expected = line;
        following = line.length > 0;
    }

    /** Follows the line of the iteration before only if it begins with {@code action}. */
    public void begin(int action) {
        lengths[0] = 0;
        following &= expected.length > 0 && expected[0] == action;
    }

    /** Puts the action expected at {@code ply} first. */
    public void promote(int[] actions, int count, int ply) {
        following = following && ply < expected.length && MoveOrdering.promote(actions, count, expected[ply]);
    }

    /** The line of the iteration before has been tried. */
    public void leave() {
        following = false;
    }

    /** Nothing follows {@code ply}. */
    public void end(int ply) {
        lengths[ply] = 0;
    }

    /** {@code action} is best at {@code ply}, and then what is best at the next. */
    public void remember(int action, int ply) {
        int[] line = lines[ply];
        int length = lengths[ply + 1];
        line[0] = action;
        System.arraycopy(lines[ply + 1], 0, line, 1, length);
        lengths[ply] = length + 1;
    }

    /** The line from the root; empty before one is known. */
    public int[] line() {
        return Arrays.copyOf(lines[0], lengths[0]);
    }
}
