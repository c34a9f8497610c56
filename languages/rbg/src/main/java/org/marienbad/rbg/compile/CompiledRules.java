package org.marienbad.rbg.compile;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.marienbad.rbg.play.Automaton;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.play.RbgRules;
import org.marienbad.rbg.tree.RbgDescription;
import org.marienbad.rbg.tree.Rule;

/** A description as a class of the virtual machine. Immutable; its positions are confined to one thread each. */
public final class CompiledRules {
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

    private final boolean counts;
    /** Whether searches for moves write into the position. */
    private final boolean writes;

    private final boolean[] vertexMatters;
    private final CompiledPosition start;

    /**
     * @throws TooLargeException if it does not fit; the interpreter can play it
     * @throws IllegalStateException if the keeper never ends
     */
    public CompiledRules(RbgRules rules) {
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
        counts = MethodPlan.counts(rules.description().rules());
        entriesAt = new int[automaton.size()];
        vertexMatters = new boolean[automaton.size()];
        readModifiers(automaton);
        PositionWriter writer = new PositionWriter(rules, counts);
        byte[] bytes;
        try {
            FlowBuilder builder = new FlowBuilder(rules.description());
            Flow flow = builder.build();
            List<Flow> flows = new ArrayList<>(builder.checks());
            flows.add(flow);
            slots = Meetings.find(flows, writer.size());
            MethodPlan.make(flows);
            int number = 0;
            for (Flow each : flows) {
                for (FlowNode node : each.nodes) {
                    node.number = number++;
                }
            }
            bytes = writer.write(flow);
        } catch (StackOverflowError deep) {
            throw new TooLargeException("its rules are nested too deeply");
        }
        writes = writer.writes();
        start = define(bytes, writer.constants());
        start.begin();
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

    private CompiledPosition define(byte[] bytes, Object[] constants) {
        try {
            return (CompiledPosition) MethodHandles.lookup()
                    .defineHiddenClassWithClassData(bytes, constants, true)
                    .lookupClass()
                    .getDeclaredConstructor(CompiledRules.class)
                    .newInstance(this);
        } catch (ReflectiveOperationException impossible) {
            throw new LinkageError(impossible.getMessage(), impossible);
        }
    }

    /** The start of a game, after the first moves of the keeper. */
    public RbgPosition start() {
        return start.copy();
    }

    RbgRules rules() {
        return rules;
    }

    RbgDescription description() {
        return rules.description();
    }

    int slots() {
        return slots;
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
