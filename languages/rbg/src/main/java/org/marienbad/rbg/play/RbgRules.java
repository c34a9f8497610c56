package org.marienbad.rbg.play;

import java.util.BitSet;
import org.marienbad.rbg.tree.RbgDescription;

/** A description with all that makers of positions share. Immutable. */
public final class RbgRules {
    private final RbgDescription description;
    private final Automaton automaton;
    private final PositionWords words;
    private final BitSet free;

    /** @throws IllegalArgumentException if the rules are too long */
    public RbgRules(RbgDescription description) {
        this.description = description;
        automaton = new Automaton(description.rules());
        words = new PositionWords(description, automaton);
        free = new FreeNodes(automaton, description.board()).found();
    }

    public RbgDescription description() {
        return description;
    }

    public Automaton automaton() {
        return automaton;
    }

    public PositionWords words() {
        return words;
    }

    /** Whether moves from {@code node} can depend on the current vertex: not if they may begin anywhere. */
    public boolean vertexMatters(int node) {
        return !free.get(node);
    }
}
