package org.marienbad.rbg.compile;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds the nodes that a search may meet twice at one vertex without a modification between. Only these must note where they have been: the pairs of
 * nodes and vertices behind all others are a tree.
 */
final class Meetings {
    /** Steps of the exact analysis; nodes that are left then remember if two edges lead to them. */
    private static final int MOST_WORK = 20_000_000;
    /** A level with more places is not walked. */
    private static final int MOST_PLACES = 4_000_000;
    /** Nodes of all levels together. */
    private static final int MOST_LISTED = 10_000_000;
    /** Edges behind a node of a check that are walked twice sooner than remembered. */
    private static final int FEW_EDGES = 4;

    private final int size;
    private final List<List<FlowNode>> levels = new ArrayList<>();
    private final Set<FlowNode> met = new HashSet<>();
    private int listed;
    private int work;
    private int stamp;
    /** By place, which is the node in its level times the size of the board plus the vertex. */
    private int[] marks = {};

    private int[] open = {};
    private int opened;

    private Meetings(int size) {
        this.size = size;
    }

    /** @return how many slots there are */
    static int find(List<Flow> flows, int size) {
        Meetings meetings = new Meetings(size);
        flows.forEach(meetings::find);
        return meetings.giveSlots();
    }

    private void find(Flow flow) {
        BitSet begins = new BitSet();
        begins.set(flow.start.number);
        flow.afterSwitches.forEach(node -> begins.set(node.number));
        for (FlowNode node : flow.nodes) {
            for (FlowNode.Edge edge : node.edges) {
                if (edge.act().modifies()) {
                    begins.set(edge.target().number);
                }
            }
        }
        begins.stream().forEach(begin -> {
            List<FlowNode> level = level(flow, flow.nodes.get(begin));
            levels.add(level);
            walk(level, flow.end != null);
        });
        if (flow.end != null) {
            flow.nodes.stream()
                    .filter(node -> node == flow.end || isLight(node))
                    .forEach(met::remove);
        }
    }

    /** The nodes that are reached from {@code begin} without a modification. */
    private List<FlowNode> level(Flow flow, FlowNode begin) {
        List<FlowNode> level = new ArrayList<>();
        BitSet known = new BitSet(flow.nodes.size());
        level.add(begin);
        known.set(begin.number);
        for (int i = 0; i < level.size(); i++) {
            if (++listed > MOST_LISTED) {
                throw new TooLargeException("too many places follow its modifiers");
            }
            for (FlowNode.Edge edge : level.get(i).edges) {
                if (edge.target() != null && !edge.act().modifies() && !known.get(edge.target().number)) {
                    known.set(edge.target().number);
                    level.add(edge.target());
                }
            }
        }
        return level;
    }

    private void walk(List<FlowNode> level, boolean check) {
        if ((long) level.size() * size > MOST_PLACES) {
            meetRoughly(level);
            return;
        }
        int[] places =
                new int[level.stream().mapToInt(node -> node.number).max().orElseThrow() + 1];
        for (int i = 0; i < level.size(); i++) {
            places[level.get(i).number] = i;
        }
        if (marks.length < level.size() * size) {
            marks = new int[level.size() * size];
            open = new int[marks.length];
        }
        FlowNode first = check ? chosen(level.get(0)) : null;
        int begin = first == null ? 0 : places[first.number];
        for (int vertex = 0; vertex < size && work < MOST_WORK; vertex++) {
            walk(level, places, begin * size + vertex);
        }
        if (work >= MOST_WORK) {
            meetRoughly(level);
        }
    }

    private void meetRoughly(List<FlowNode> level) {
        met.add(level.get(0));
        for (FlowNode node : level) {
            for (FlowNode.Edge edge : node.edges) {
                boolean joins = edge.target() != null
                        && (edge.target().ins > 1 || edge.act() instanceof Act.Go || edge.act() instanceof Act.Spread);
                if (joins && !edge.act().modifies()) {
                    met.add(edge.target());
                }
            }
        }
    }

    /**
     * The node behind the first shifts of a check, if it asks for a piece. Most pieces are few, so ways from several of them may go twice over the same
     * vertices: that takes less time than to remember all.
     */
    private static FlowNode chosen(FlowNode first) {
        FlowNode target =
                first.edges.size() == 1 && first.ins == 0 && first.edges.get(0).act() instanceof Act.Spread
                        ? first.edges.get(0).target()
                        : null;
        return target != null
                        && target.ins == 1
                        && !target.edges.isEmpty()
                        && target.edges.stream().allMatch(edge -> edge.act() instanceof Act.On)
                ? target
                : null;
    }

    private void walk(List<FlowNode> level, int[] places, int begin) {
        stamp++;
        marks[begin] = stamp;
        open[0] = begin;
        opened = 1;
        while (opened > 0) {
            int place = open[--opened];
            int from = place % size;
            for (FlowNode.Edge edge : level.get(place / size).edges) {
                if (edge.target() != null && !edge.act().modifies()) {
                    int target = places[edge.target().number];
                    if (edge.act() instanceof Act.Spread spread) {
                        for (int to : spread.targets()[from]) {
                            reach(target * size + to, edge.target());
                        }
                    } else {
                        int to = step(edge.act(), from);
                        if (to >= 0) {
                            reach(target * size + to, edge.target());
                        }
                    }
                }
            }
        }
    }

    private void reach(int place, FlowNode node) {
        work++;
        if (marks[place] == stamp) {
            met.add(node);
        } else {
            marks[place] = stamp;
            open[opened++] = place;
        }
    }

    private static int step(Act act, int vertex) {
        if (act instanceof Act.Go go) {
            return go.targets()[vertex];
        }
        return act instanceof Act.Within within && !within.vertices()[vertex] ? -1 : vertex;
    }

    /** Whether so little is behind a node that it is done twice sooner than remembered. */
    private static boolean isLight(FlowNode node) {
        int edges = 0;
        Deque<FlowNode> open = new ArrayDeque<>(List.of(node));
        while (!open.isEmpty()) {
            for (FlowNode.Edge edge : open.remove().edges) {
                edges++;
                boolean heavy = edge.act() instanceof Act.Spread
                        || edge.act() instanceof Act.Check
                        || edge.act().modifies();
                if (heavy || edges > FEW_EDGES) {
                    return false;
                }
                open.add(edge.target());
            }
        }
        return true;
    }

    /** Nodes of one level have different slots. */
    private int giveSlots() {
        Map<FlowNode, List<BitSet>> used = new LinkedHashMap<>();
        for (List<FlowNode> level : levels) {
            BitSet slots = new BitSet();
            for (FlowNode node : level) {
                if (met.contains(node)) {
                    used.computeIfAbsent(node, fresh -> new ArrayList<>()).add(slots);
                    level.get(0).remembers = true;
                }
            }
        }
        int count = 0;
        for (Map.Entry<FlowNode, List<BitSet>> entry : used.entrySet()) {
            BitSet taken = new BitSet();
            entry.getValue().forEach(taken::or);
            int slot = taken.nextClearBit(0);
            entry.getKey().slot = slot;
            entry.getValue().forEach(slots -> slots.set(slot));
            count = Math.max(count, slot + 1);
        }
        return count;
    }
}
