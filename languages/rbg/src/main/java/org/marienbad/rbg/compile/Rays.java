package org.marienbad.rbg.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds loops that go straight on, such as the line of a rook. There is one way through such a loop, with one shift, which no two vertices share. Loops of
 * the virtual machine take the place of calls: to the far end first, then back along the inverse of the shift.
 */
final class Rays {
    /**
     * A loop that its node does not have as an edge any more.
     *
     * @param acts one after the other on the way from the node back to it
     * @param back by vertex the one before it
     */
    record Ray(List<Act> acts, int[] back) {}

    private Rays() {}

    static void find(Flow flow) {
        for (FlowNode node : flow.nodes) {
            if (node.edges.size() == 2 && node.slot < 0) {
                int body = flow.end == null ? 0 : 1;
                Ray ray =
                        node.edges.get(1 - body).act() instanceof Act.Nothing ? ray(node, node.edges.get(body)) : null;
                if (ray != null) {
                    node.ray = ray;
                    node.edges.remove(body);
                    node.ins--;
                }
            }
        }
    }

    private static Ray ray(FlowNode node, FlowNode.Edge first) {
        List<Act> acts = new ArrayList<>();
        int[] back = null;
        FlowNode.Edge edge = first;
        while (true) {
            Act act = edge.act();
            if (act instanceof Act.Go go) {
                back = back == null ? inverse(go.targets()) : null;
                if (back == null) {
                    return null;
                }
            } else if (act instanceof Act.Spread || act instanceof Act.Switch || act.modifies()) {
                return null;
            }
            acts.add(act);
            FlowNode next = edge.target();
            if (next == node) {
                return back == null ? null : new Ray(acts, back);
            } else if (next.edges.size() != 1 || next.ins != 1 || next.slot >= 0 || next.ray != null) {
                return null;
            }
            edge = next.edges.get(0);
        }
    }

    /** By vertex from where the shift leads there; null if two vertices share it. */
    private static int[] inverse(int[] targets) {
        int[] inverse = new int[targets.length];
        Arrays.fill(inverse, -1);
        for (int vertex = 0; vertex < targets.length; vertex++) {
            int target = targets[vertex];
            if (target >= 0) {
                if (inverse[target] >= 0) {
                    return null;
                }
                inverse[target] = vertex;
            }
        }
        return inverse;
    }
}
