package org.marienbad.rbg.compile;

import java.util.ArrayList;
import java.util.List;

/** A place in a {@link Flow}, with the results of analyses about it. */
final class FlowNode {
    /** @param target null after a switch */
    record Edge(Act act, FlowNode target) {
        /** Whether it modifies something that is read on the way to the next switch. */
        boolean writes() {
            return act instanceof Act.Put && target.readsBoard || act instanceof Act.Assign && target.readsNumbers;
        }
    }

    /** In the order of the text. */
    final List<Edge> edges = new ArrayList<>(2);
    /** Its place in {@link Flow#nodes}. */
    int number;
    /** How many edges of nodes that can be reached lead to it. */
    int ins;
    /** Whether a way may end at it; only the last node of a check is an end by itself. */
    boolean alive;
    /** The row in which searches note that they have been here; −1 if they meet it once only. */
    int slot = -1;
    /** Whether a search that begins here must remember where it has been. */
    boolean remembers;
    /** A loop that leads from here back to here; null if there is none. */
    Rays.Ray ray;
    /** Whether a player begins a move here, and the vertex makes no difference and is the first. */
    boolean anywhere;
    /** Whether it has a method of its own. */
    boolean method;
    /** Estimated bytes of its code, with that of the nodes behind it that have no method. */
    int bytes;
    /** Whether a way from here to the next switch reads the board. */
    boolean readsBoard;
    /** Whether such a way reads numbers. */
    boolean readsNumbers;
    /** How many modifiers may lead here since the last switch or the begin of a check; {@link MethodPlan#MANY} if more. */
    int modifiers;

    void edge(Act act, FlowNode target) {
        edges.add(new Edge(act, target));
    }

    /** Whether nothing but the end of a move is here, so that a method would take more than its code. */
    boolean isTiny() {
        return slot < 0 && edges.size() == 1 && edges.get(0).act() instanceof Act.Switch;
    }
}
