package org.marienbad.rbg.compile;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.marienbad.rbg.tree.Formula;
import org.marienbad.rbg.tree.Rule;

/** Decides which nodes have methods of their own, so that all stay small, and what a search must keep in order for the nodes behind. */
final class MethodPlan {
    /** So many modifiers in a move, or more. Before them a search is short on a board of {@link #FEW_VERTICES}. */
    static final int MANY = 4;
    /** On a larger board every modification of a search is counted. */
    static final int FEW_VERTICES = 150;

    /** Methods of more than 8,000 bytes are not compiled by the virtual machine, and large ones badly. */
    private static final int MOST_BYTES = 700;

    private static final int CALL = 9;

    private MethodPlan() {}

    static void make(List<Flow> flows) {
        // The flow of a check comes before those that use it.
        flows.forEach(MethodPlan::findReads);
        flows.forEach(MethodPlan::countModifiers);
        flows.forEach(Rays::find);
        flows.forEach(MethodPlan::divide);
    }

    private static void divide(Flow flow) {
        flow.start.method = true;
        flow.afterSwitches.forEach(node -> node.method = true);
        for (FlowNode node : flow.nodes) {
            node.method |= node.ins > 1 && node != flow.end && !node.isTiny();
        }
        List<FlowNode> order = new ArrayList<>();
        Deque<FlowNode> open = new ArrayDeque<>();
        flow.nodes.stream().filter(node -> node.method || node.ins > 1).forEach(open::push);
        while (!open.isEmpty()) {
            FlowNode node = open.pop();
            order.add(node);
            node.edges.stream()
                    .map(FlowNode.Edge::target)
                    .filter(target -> target != null && target.ins == 1 && !target.method)
                    .forEach(open::push);
        }
        for (int i = order.size() - 1; i >= 0; i--) {
            measure(order.get(i));
        }
    }

    private static void measure(FlowNode node) {
        node.bytes = bytes(node);
        while (node.bytes > MOST_BYTES) {
            FlowNode largest = null;
            for (FlowNode.Edge edge : node.edges) {
                FlowNode target = edge.target();
                if (target != null
                        && !target.method
                        && target.bytes > CALL
                        && (largest == null || target.bytes > largest.bytes)) {
                    largest = target;
                }
            }
            if (largest == null) {
                return;
            }
            largest.method = true;
            node.bytes = bytes(node);
        }
    }

    private static int bytes(FlowNode node) {
        int bytes = node.slot >= 0 ? 35 : 0;
        if (node.ray != null) {
            bytes += 40;
            for (Act act : node.ray.acts()) {
                bytes += bytes(act);
            }
        }
        for (FlowNode.Edge edge : node.edges) {
            bytes += bytes(edge.act());
            if (edge.target() != null) {
                bytes += edge.target().method ? CALL : edge.target().bytes;
            }
        }
        return bytes;
    }

    private static int bytes(Act act) {
        if (act instanceof Act.Compare compare) {
            return 4
                    + bytes(compare.comparison().left())
                    + bytes(compare.comparison().right());
        } else if (act instanceof Act.Assign assign) {
            return 60 + bytes(assign.assignment().value());
        } else if (act instanceof Act.Put) {
            return 60;
        } else if (act instanceof Act.Spread) {
            return 35;
        }
        return act instanceof Act.Nothing ? 0 : 15;
    }

    private static int bytes(Formula formula) {
        if (formula instanceof Formula.Operation operation) {
            return 1 + bytes(operation.left()) + bytes(operation.right());
        }
        return 7;
    }

    private static void findReads(Flow flow) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = flow.nodes.size() - 1; i >= 0; i--) {
                changed |= findReads(flow.nodes.get(i));
            }
        }
    }

    private static boolean findReads(FlowNode node) {
        boolean board = node.readsBoard;
        boolean numbers = node.readsNumbers;
        for (FlowNode.Edge edge : node.edges) {
            FlowNode target = edge.target();
            board |= readsBoard(edge.act()) || target != null && target.readsBoard;
            numbers |= readsNumbers(edge.act()) || target != null && target.readsNumbers;
        }
        boolean changed = board != node.readsBoard || numbers != node.readsNumbers;
        node.readsBoard = board;
        node.readsNumbers = numbers;
        return changed;
    }

    private static boolean readsBoard(Act act) {
        if (act instanceof Act.Check check) {
            return check.flow().start.readsBoard;
        } else if (act instanceof Act.Compare compare) {
            return counts(compare.comparison().left())
                    || counts(compare.comparison().right());
        } else if (act instanceof Act.Assign assign) {
            return counts(assign.assignment().value());
        }
        return act instanceof Act.On;
    }

    private static boolean readsNumbers(Act act) {
        return act instanceof Act.Compare
                || act instanceof Act.Assign assign && !(assign.assignment().value() instanceof Formula.Constant)
                || act instanceof Act.Check check && check.flow().start.readsNumbers;
    }

    /** Whether a number depends on the board. */
    static boolean counts(Formula formula) {
        if (formula instanceof Formula.Operation operation) {
            return counts(operation.left()) || counts(operation.right());
        }
        return formula instanceof Formula.Count;
    }

    /** Whether some number of the rules depends on the board. */
    static boolean counts(Rule rule) {
        if (rule instanceof Rule.Sum sum) {
            return sum.alternatives().stream().anyMatch(MethodPlan::counts);
        } else if (rule instanceof Rule.Sequence sequence) {
            return sequence.parts().stream().anyMatch(MethodPlan::counts);
        } else if (rule instanceof Rule.Star star) {
            return counts(star.body());
        } else if (rule instanceof Rule.Check check) {
            return counts(check.body());
        } else if (rule instanceof Rule.Compare compare) {
            return counts(compare.left()) || counts(compare.right());
        }
        return rule instanceof Rule.Assign assign && counts(assign.value());
    }

    private static void countModifiers(Flow flow) {
        Deque<FlowNode> open = new ArrayDeque<>(flow.nodes);
        while (!open.isEmpty()) {
            FlowNode node = open.remove();
            for (FlowNode.Edge edge : node.edges) {
                FlowNode target = edge.target();
                if (target != null) {
                    int modifiers = Math.min(MANY, node.modifiers + (edge.act().modifies() ? 1 : 0));
                    if (modifiers > target.modifiers) {
                        target.modifiers = modifiers;
                        open.add(target);
                    }
                }
            }
        }
    }
}
