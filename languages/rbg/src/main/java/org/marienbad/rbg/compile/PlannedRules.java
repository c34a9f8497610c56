package org.marienbad.rbg.compile;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.marienbad.rbg.play.Automaton;
import org.marienbad.rbg.play.RbgRules;
import org.marienbad.rbg.tree.RbgDescription;
import org.marienbad.rbg.tree.Rule;

/** A description with its flows and what analyses found about them, which all its positions share. Immutable. */
final class PlannedRules {
    private static final int MOST_NODES = 300_000;

    private final RbgRules rules;
    private final int slots;
    /** By modifier the piece that it puts, −1 if it puts none. */
    private final int[] pieces;
    /** By modifier the number of the switch, from 1; −1 for others. */
    private final int[] entries;
    /** By modifier who is to move behind the switch. */
    private final int[] players;
    /** By modifier the place behind it. */
    private final int[] nodes;
    /** By node of the automaton the switch of a player that leads there; −1 if there is none. */
    private final int[] entriesAt;

    private final int[] bounds;
    private final boolean counts;
    private final boolean writes;

    private final boolean[] vertexMatters;
    private final Flow flow;
    private final List<Flow> checks;
    /** By entry the node behind the switch. */
    private final List<FlowNode> begins = new ArrayList<>();
    /** By entry whether the keeper moves from there. */
    private final boolean[] keepers;

    /** @throws TooLargeException if its tables would be too large; the interpreter can play it */
    PlannedRules(RbgRules rules) {
        this.rules = rules;
        Automaton automaton = rules.automaton();
        if (automaton.size() > MOST_NODES) {
            throw new TooLargeException("its rules have more than " + MOST_NODES + " positions");
        }
        int modifiers = automaton.modifiers() + 1;
        pieces = new int[modifiers];
        entries = new int[modifiers];
        players = new int[modifiers];
        nodes = new int[modifiers];
        bounds = rules.description().bounds().stream()
                .mapToInt(Integer::intValue)
                .toArray();
        counts = MethodPlan.counts(rules.description().rules());
        entriesAt = new int[automaton.size()];
        vertexMatters = new boolean[automaton.size()];
        readModifiers(automaton);
        try {
            FlowBuilder builder = new FlowBuilder(rules.description());
            flow = builder.build();
            checks = builder.checks();
            List<Flow> flows = flows();
            slots = Meetings.find(flows, rules.description().board().size());
            MethodPlan.make(flows);
            int number = 0;
            for (Flow each : flows) {
                for (FlowNode node : each.nodes) {
                    node.number = number++;
                }
            }
        } catch (StackOverflowError deep) {
            throw new TooLargeException("its rules are nested too deeply");
        }
        begins.add(flow.start);
        begins.addAll(flow.afterSwitches);
        keepers = new boolean[begins.size()];
        findKeepers(automaton);
        writes = findWrites();
    }

    /** The flows of all checks, and behind them that of the rules. */
    List<Flow> flows() {
        List<Flow> flows = new ArrayList<>(checks);
        flows.add(flow);
        return flows;
    }

    private void readModifiers(Automaton automaton) {
        Arrays.fill(entriesAt, -1);
        entriesAt[automaton.start()] = 0;
        int switches = 0;
        for (int index = 0; index < pieces.length; index++) {
            Automaton.Edge modifier = automaton.step(index);
            pieces[index] = modifier != null && modifier.action() instanceof Rule.Put put ? put.piece() : -1;
            nodes[index] = modifier == null ? 0 : modifier.target();
            entries[index] = -1;
            if (modifier != null && modifier.action() instanceof Rule.Switch end) {
                switches++;
                entries[index] = switches;
                players[index] = end.player();
                if (end.player() != Rule.Switch.KEEPER) {
                    entriesAt[modifier.target()] = switches;
                }
            }
        }
        for (int node = 0; node < vertexMatters.length; node++) {
            vertexMatters[node] = rules.vertexMatters(node);
        }
    }

    private void findKeepers(Automaton automaton) {
        keepers[0] = true;
        for (int index = 1; index < entries.length; index++) {
            int entry = entries[index];
            if (entry > 0) {
                keepers[entry] = players[index] == Rule.Switch.KEEPER;
                FlowNode node = begins.get(entry);
                node.anywhere = !keepers[entry]
                        && node.ins == 0
                        && !rules.vertexMatters(automaton.step(index).target());
            }
        }
    }

    private boolean findWrites() {
        Deque<FlowNode> open = new ArrayDeque<>();
        checks.forEach(check -> open.addAll(check.nodes));
        for (int entry = 0; entry < keepers.length; entry++) {
            if (!keepers[entry]) {
                open.add(begins.get(entry));
            }
        }
        Set<FlowNode> known = new HashSet<>();
        while (!open.isEmpty()) {
            FlowNode node = open.remove();
            if (known.add(node)) {
                for (FlowNode.Edge edge : node.edges) {
                    if (edge.writes()) {
                        return true;
                    } else if (edge.target() != null) {
                        open.add(edge.target());
                    }
                }
            }
        }
        return false;
    }

    RbgRules rules() {
        return rules;
    }

    /** The assignment of a modifier that gives a number a value. */
    Rule.Assign assignment(int modifier) {
        return (Rule.Assign) rules.automaton().step(modifier).action();
    }

    /** The greatest value of a number. */
    int bound(int variable) {
        return bounds[variable];
    }

    RbgDescription description() {
        return rules.description();
    }

    int slots() {
        return slots;
    }

    /** By entry, which is the number of a switch, the node behind it; first the start. */
    List<FlowNode> begins() {
        return begins;
    }

    /** Whether the keeper moves from behind a switch. */
    boolean isKeepers(int entry) {
        return keepers[entry];
    }

    int piece(int modifier) {
        return pieces[modifier];
    }

    int entry(int modifier) {
        return modifier > 0 ? entries[modifier] : -1;
    }

    int player(int modifier) {
        return players[modifier];
    }

    /** The place behind a modifier or dot. */
    int node(int modifier) {
        return modifier > 0 ? nodes[modifier] : rules.automaton().step(modifier).target();
    }

    /** Whether searches for moves write into the position. */
    boolean writes() {
        return writes;
    }

    /** Whether the rules count pieces. */
    boolean counts() {
        return counts;
    }

    int entryAt(int node) {
        return entriesAt[node];
    }

    boolean vertexMatters(int node) {
        return vertexMatters[node];
    }
}
