package org.marienbad.rbg.text;

import java.util.Arrays;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import org.marienbad.rbg.tree.Formula;
import org.marienbad.rbg.tree.RbgDescription;
import org.marienbad.rbg.tree.Rule;

/** Judges the names of a description by their use in the rules, and then the {@link RuleFlow} of the rules. */
final class NameUse {
    private final RbgDescription description;
    private final IdentityHashMap<Rule, Token> places;
    private final DeclaredNames names;
    private final Remarks remarks;

    private final BitSet moving = new BitSet();
    private final BitSet put = new BitSet();
    private final BitSet asked = new BitSet();
    private final BitSet assigned = new BitSet();
    private final BitSet read = new BitSet();

    NameUse(RbgDescription description, IdentityHashMap<Rule, Token> places, DeclaredNames names, Remarks remarks) {
        this.description = description;
        this.places = places;
        this.names = names;
        this.remarks = remarks;
    }

    void visit() {
        places.keySet().forEach(this::use);
        BitSet standing = (BitSet) put.clone();
        Arrays.stream(description.board().pieces()).forEach(standing::set);
        List<String> players = description.players();
        List<String> pieces = description.pieces();
        List<String> variables = description.variables();
        for (int i = 0; i < players.size(); i++) {
            remark(players.get(i), "this player never moves", !moving.get(i));
        }
        remark(
                players.get(0),
                "no player is given a score, so that every game is a draw",
                assigned.nextSetBit(0) < 0 || assigned.nextSetBit(0) >= players.size());
        for (int i = 0; i < pieces.size(); i++) {
            remark(pieces.get(i), "this piece is never on the board", !standing.get(i));
            remark(pieces.get(i), "no rule names this piece", standing.get(i) && !put.get(i) && !asked.get(i));
        }
        for (int i = 0; i < variables.size(); i++) {
            int number = players.size() + i;
            remark(variables.get(i), "this variable is always 0", !assigned.get(number));
            remark(variables.get(i), "no rule asks for this variable", assigned.get(number) && !read.get(number));
        }
        new RuleFlow(description, places, standing, remarks).visit();
    }

    private void remark(String name, String text, boolean holds) {
        remarks.add(names.place(name), text, holds);
    }

    private void use(Rule rule) {
        if (rule instanceof Rule.Switch end && end.player() != Rule.Switch.KEEPER) {
            moving.set(end.player());
        } else if (rule instanceof Rule.Put here) {
            put.set(here.piece());
        } else if (rule instanceof Rule.On on) {
            on.pieces().forEach(asked::set);
        } else if (rule instanceof Rule.Assign assign) {
            assigned.set(assign.variable());
            use(assign.value());
        } else if (rule instanceof Rule.Compare compare) {
            use(compare.left());
            use(compare.right());
        }
    }

    private void use(Formula formula) {
        if (formula instanceof Formula.Variable variable) {
            read.set(variable.index());
        } else if (formula instanceof Formula.Count count) {
            asked.set(count.piece());
        } else if (formula instanceof Formula.Operation operation) {
            use(operation.left());
            use(operation.right());
        }
    }
}
