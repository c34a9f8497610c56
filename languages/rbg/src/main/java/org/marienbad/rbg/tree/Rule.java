package org.marienbad.rbg.tree;

import java.util.List;

/** A regular expression over actions. */
public sealed interface Rule {
    /** One of several. */
    record Sum(List<Rule> alternatives) implements Rule {
        public Sum {
            alternatives = List.copyOf(alternatives);
        }
    }

    /** One after the other. */
    record Sequence(List<Rule> parts) implements Rule {
        public Sequence {
            parts = List.copyOf(parts);
        }
    }

    /** Any number of times, none included. */
    record Star(Rule body) implements Rule {}

    /** Goes along the edges of a label; dead where there is none. */
    record Shift(int label) implements Rule {}

    /** Alive if one of these pieces stands on the vertex. */
    record On(List<Integer> pieces) implements Rule {
        public On {
            pieces = List.copyOf(pieces);
        }
    }

    /** Puts a piece on the vertex. */
    record Put(int piece) implements Rule {}

    /** Gives a score or variable a value; dead if that is negative or above the bound. */
    record Assign(int variable, Formula value) implements Rule {}

    /** @param operator one of {@code == != < <= > >=} */
    record Compare(String operator, Formula left, Formula right) implements Rule {}

    /** Alive if a rule can be run to its end from here, or cannot; then nothing has changed. */
    record Check(boolean can, Rule body) implements Rule {}

    /** Ends the move. {@link #KEEPER} is the player of the system. */
    record Switch(int player) implements Rule {
        public static final int KEEPER = -1;
    }

    /** A place at which a move may be split. */
    record Dot() implements Rule {}
}
