package org.marienbad.ai.solver;

import java.util.Arrays;

/**
 * Sprague–Grundy values (R. Sprague 1935, P. M. Grundy 1939): the least number that no action leads to, 0 where there is
 * no action.
 */
final class Nimbers {
    private static final int UNKNOWN = -1;
    private static final int IN_WORK = -2;

    private Nimbers() {}

    /** By position; empty if the graph has a cycle. */
    static int[] of(PositionGraph graph) {
        int[] nimbers = new int[graph.size()];
        Arrays.fill(nimbers, UNKNOWN);
        int[] stack = new int[graph.size()];
        boolean[] met = new boolean[graph.game().info().maxLegalActions() + 1];
        for (int root = 0; root < nimbers.length; root++) {
            if (nimbers[root] != UNKNOWN) {
                continue;
            }
            int depth = 0;
            stack[depth++] = root;
            nimbers[root] = IN_WORK;
            while (depth > 0) {
                int position = stack[depth - 1];
                int unknown = unknown(graph, nimbers, position);
                if (unknown == IN_WORK) {
                    return new int[0];
                }
                if (unknown >= 0) {
                    nimbers[unknown] = IN_WORK;
                    stack[depth++] = unknown;
                } else {
                    nimbers[position] = mex(graph, nimbers, position, met);
                    depth--;
                }
            }
        }
        return nimbers;
    }

    /** A position that {@code position} leads to and whose value is not known; IN_WORK if that closes a cycle. */
    private static int unknown(PositionGraph graph, int[] nimbers, int position) {
        for (int i = 0; i < graph.actionCount(position); i++) {
            int next = graph.next(position, i);
            if (nimbers[next] == UNKNOWN) {
                return next;
            }
            if (nimbers[next] == IN_WORK) {
                return IN_WORK;
            }
        }
        return UNKNOWN;
    }

    private static int mex(PositionGraph graph, int[] nimbers, int position, boolean[] met) {
        Arrays.fill(met, false);
        for (int i = 0; i < graph.actionCount(position); i++) {
            int nimber = nimbers[graph.next(position, i)];
            if (nimber < met.length) {
                met[nimber] = true;
            }
        }
        int mex = 0;
        while (met[mex]) {
            mex++;
        }
        return mex;
    }
}
