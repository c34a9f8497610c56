package org.marienbad.rbg.play;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.rbg.tree.Rule;

/**
 * The rules as a nondeterministic automaton. Every modifier outside checks has an index, from 1 in the order of the text; copies of a part have
 * indexes of their own. Dots outside checks are numbered alike, from −1 downwards.
 */
public final class Automaton {
    /** More are mistakes, or attacks. */
    private static final int MOST_NODES = 2_000_000;

    private static final int MOST_EDGES = 8_000_000;

    /**
     * A way from a node to another one.
     *
     * @param action the action on the way; null for none
     * @param index of the modifier, from 1; of the dot, from −1 downwards; 0 for other actions and within checks
     * @param check the first node of a check; its last node has the next number
     */
    public record Edge(Rule action, int index, int target, int check) {}

    private final List<List<Edge>> nodes = new ArrayList<>();
    /** By index the edges of modifiers. */
    private final List<Edge> modifiers = new ArrayList<>();
    /** By index, its sign reversed, the dots. */
    private final List<Edge> dots = new ArrayList<>();

    private int checks;
    private int edges;

    public Automaton(Rule rules) {
        modifiers.add(null);
        dots.add(null);
        int start = node();
        add(rules, start, node());
    }

    /** The node at which every game begins. */
    public int start() {
        return 0;
    }

    public List<Edge> edges(int node) {
        return nodes.get(node);
    }

    /** The modifier with this index, or the dot. */
    public Edge step(int index) {
        return index > 0 ? modifiers.get(index) : dots.get(-index);
    }

    /** Modifiers have the indexes from 1 to this. */
    public int modifiers() {
        return modifiers.size() - 1;
    }

    /** Dots have the indexes from −1 down to this, its sign reversed. */
    public int dots() {
        return dots.size() - 1;
    }

    /** How many nodes there are. */
    public int size() {
        return nodes.size();
    }

    private int node() {
        if (nodes.size() == MOST_NODES) {
            throw new IllegalArgumentException("the rules have more than " + MOST_NODES + " positions");
        }
        nodes.add(new ArrayList<>(2));
        return nodes.size() - 1;
    }

    private void add(Rule rule, int from, int to) {
        if (rule instanceof Rule.Sum sum) {
            sum.alternatives().forEach(alternative -> add(alternative, from, to));
        } else if (rule instanceof Rule.Sequence sequence) {
            int before = from;
            for (int i = 0; i < sequence.parts().size(); i++) {
                int after = i == sequence.parts().size() - 1 ? to : node();
                add(sequence.parts().get(i), before, after);
                before = after;
            }
        } else if (rule instanceof Rule.Star star) {
            int loop = node();
            edge(from, new Edge(null, 0, loop, 0));
            add(star.body(), loop, loop);
            edge(loop, new Edge(null, 0, to, 0));
        } else if (rule instanceof Rule.Check check) {
            int begin = node();
            int end = node();
            checks++;
            add(check.body(), begin, end);
            checks--;
            edge(from, new Edge(rule, 0, to, begin));
        } else {
            Edge edge = new Edge(rule, checks == 0 ? index(rule) : 0, to, 0);
            if (edge.index() > 0) {
                modifiers.add(edge);
            } else if (edge.index() < 0) {
                dots.add(edge);
            }
            edge(from, edge);
        }
    }

    private int index(Rule rule) {
        if (rule instanceof Rule.Dot) {
            return -dots.size();
        }
        boolean modifies = rule instanceof Rule.Put || rule instanceof Rule.Assign || rule instanceof Rule.Switch;
        return modifies ? modifiers.size() : 0;
    }

    private void edge(int from, Edge edge) {
        if (++edges > MOST_EDGES) {
            throw new IllegalArgumentException("the rules have more than " + MOST_EDGES + " ways between positions");
        }
        nodes.get(from).add(edge);
    }
}
