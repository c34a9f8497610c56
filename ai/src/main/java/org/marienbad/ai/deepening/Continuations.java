package org.marienbad.ai.deepening;

import java.util.Arrays;
import org.marienbad.ai.search.ActionOrder;

/** The principal variation below every ply, and the one of the iteration before, which is tried first. */
final class Continuations {
    private int[][] lines = {};
    private int[] lengths = {};
    private int[] expected = {};
    private boolean following;

    /** Makes room for {@code depth} plies and follows {@code line} at first. */
    void prepare(int depth, int[] line) {
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
    void begin(int action) {
        lengths[0] = 0;
        following &= expected.length > 0 && expected[0] == action;
    }

    /** Puts the action expected at {@code ply} first. */
    void promote(int[] actions, int count, int ply) {
        following = following && ply < expected.length && ActionOrder.promote(actions, count, expected[ply]);
    }

    /** The line of the iteration before has been tried. */
    void leave() {
        following = false;
    }

    /** Nothing follows {@code ply}. */
    void end(int ply) {
        lengths[ply] = 0;
    }

    /** {@code action} is best at {@code ply}, and then what is best at the next. */
    void remember(int action, int ply) {
        int[] line = lines[ply];
        int length = lengths[ply + 1];
        line[0] = action;
        System.arraycopy(lines[ply + 1], 0, line, 1, length);
        lengths[ply] = length + 1;
    }

    int[] line() {
        return Arrays.copyOf(lines[0], lengths[0]);
    }
}
