package org.marienbad.rbg.compile;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Rules, or the body of a check, as a graph in which parts of shifts alone are single edges. */
final class Flow {
    /** More edges at a node are divided among nodes of their own, so that methods can be small. */
    private static final int MOST_EDGES = 16;

    final List<FlowNode> nodes = new ArrayList<>();
    final FlowNode start = node();
    /** The last node of a check; null for the rules themselves, which end with switches. */
    final FlowNode end;
    /** Behind the switches, by their number. */
    final List<FlowNode> afterSwitches = new ArrayList<>();

    Flow(boolean check) {
        end = check ? node() : null;
    }

    FlowNode node() {
        FlowNode node = new FlowNode();
        node.number = nodes.size();
        nodes.add(node);
        return node;
    }

    /** Drops nodes that cannot be reached or lead nowhere, and counts ways in. */
    void prune() {
        divide();
        markAlive();
        for (FlowNode node : nodes) {
            node.edges.removeIf(edge -> edge.target() != null && !edge.target().alive);
        }
        Deque<FlowNode> open = new ArrayDeque<>(afterSwitches);
        List<FlowNode> reached = new ArrayList<>();
        boolean[] known = new boolean[nodes.size()];
        open.add(start);
        while (!open.isEmpty()) {
            FlowNode node = open.remove();
            if (!known[node.number]) {
                known[node.number] = true;
                reached.add(node);
                for (FlowNode.Edge edge : node.edges) {
                    if (edge.target() != null) {
                        edge.target().ins++;
                        open.add(edge.target());
                    }
                }
            }
        }
        nodes.clear();
        for (FlowNode node : reached) {
            node.number = nodes.size();
            nodes.add(node);
        }
    }

    private void divide() {
        for (int i = 0; i < nodes.size(); i++) {
            FlowNode node = nodes.get(i);
            if (node.edges.size() > MOST_EDGES) {
                List<FlowNode.Edge> edges = List.copyOf(node.edges);
                int part = Math.max(MOST_EDGES, (edges.size() + MOST_EDGES - 1) / MOST_EDGES);
                node.edges.clear();
                for (int from = 0; from < edges.size(); from += part) {
                    FlowNode half = node();
                    half.edges.addAll(edges.subList(from, Math.min(from + part, edges.size())));
                    node.edge(new Act.Nothing(), half);
                }
            }
        }
    }

    private void markAlive() {
        List<List<FlowNode>> before = new ArrayList<>();
        nodes.forEach(node -> before.add(new ArrayList<>(1)));
        Deque<FlowNode> open = new ArrayDeque<>();
        for (FlowNode node : nodes) {
            for (FlowNode.Edge edge : node.edges) {
                if (edge.target() == null) {
                    open.add(node);
                } else {
                    before.get(edge.target().number).add(node);
                }
            }
        }
        if (end != null) {
            open.add(end);
        }
        while (!open.isEmpty()) {
            FlowNode node = open.remove();
            if (!node.alive) {
                node.alive = true;
                open.addAll(before.get(node.number));
            }
        }
    }
}
