package org.marienbad.rbg.text;

import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.stream.IntStream;
import org.marienbad.rbg.tree.Graph;
import org.marienbad.rbg.tree.RbgDescription;
import org.marienbad.rbg.tree.Rule;

/** Goes through rules in the order of a move: parts that nothing reaches, parts that come to nothing, loops without end. */
final class RuleFlow {
    private static final String NO_SWITCH = "this changes nothing, since no switch follows it";

    private final RbgDescription description;
    private final IdentityHashMap<Rule, Token> places;
    /** Pieces that stand there at the start, or that some rule puts. */
    private final BitSet standing;

    private final Remarks remarks;
    private final EmptyLoops loops = new EmptyLoops();
    /** Labels that some vertex has. */
    private final BitSet edges = new BitSet();
    /** Parts that are used again are judged once. */
    private final IdentityHashMap<Rule, Boolean> ending = new IdentityHashMap<>();

    private final IdentityHashMap<Rule, Boolean> reaching = new IdentityHashMap<>();
    /** The same before a way to a switch. */
    private final IdentityHashMap<Rule, Boolean> reachingBefore = new IdentityHashMap<>();

    private final IdentityHashMap<Rule, Integer> visited = new IdentityHashMap<>();

    RuleFlow(RbgDescription description, IdentityHashMap<Rule, Token> places, BitSet standing, Remarks remarks) {
        this.description = description;
        this.places = places;
        this.standing = standing;
        this.remarks = remarks;
        Graph board = description.board();
        IntStream.range(0, board.labels().size())
                .filter(label -> IntStream.range(0, board.size()).anyMatch(from -> board.target(label, from) >= 0))
                .forEach(edges::set);
    }

    /** Makes the remarks. */
    void visit() {
        visit(description.rules(), false, false);
        Rule last = description.rules();
        while (last instanceof Rule.Sequence sequence) {
            last = sequence.parts().get(sequence.parts().size() - 1);
        }
        boolean over = !(last instanceof Rule.Star) && canEnd(last);
        remarks.add(places.get(last), "every game is over behind this; ( … )* around it would go on", over);
    }

    /** @param switchFollows whether some way leads from the end of {@code rule} to a switch */
    private void visit(Rule rule, boolean switchFollows, boolean inCheck) {
        int kind = 1 << (switchFollows ? 1 : 0) + (inCheck ? 2 : 0);
        int before = visited.getOrDefault(rule, 0);
        if ((before & kind) != 0) {
            return;
        }
        visited.put(rule, before | kind);
        if (rule instanceof Rule.Sum sum) {
            sum.alternatives().forEach(part -> visit(part, switchFollows, inCheck));
        } else if (rule instanceof Rule.Sequence sequence) {
            visit(sequence.parts(), switchFollows, inCheck);
        } else if (rule instanceof Rule.Star star) {
            Token at = places.get(star);
            boolean keeper = loops.keeperStays(star);
            remarks.add(at, "the keeper can go around here for ever and change nothing", keeper);
            remarks.add(at, "players can move around here for ever and change nothing", loops.playersStay(star));
            visit(star.body(), reachesSwitch(star, switchFollows), inCheck);
        } else if (rule instanceof Rule.Check check) {
            visit(check.body(), false, true);
        } else {
            visitAction(rule);
            boolean changes = rule instanceof Rule.Put || rule instanceof Rule.Assign;
            if (changes && !inCheck) {
                remarks.add(places.get(rule), NO_SWITCH, !switchFollows);
            }
        }
    }

    private void visit(List<Rule> parts, boolean switchFollows, boolean inCheck) {
        boolean[] follows = new boolean[parts.size()];
        boolean later = switchFollows;
        for (int i = parts.size() - 1; i >= 0; i--) {
            follows[i] = later;
            later = reachesSwitch(parts.get(i), later);
        }
        for (int i = 0; i < parts.size(); i++) {
            visit(parts.get(i), follows[i], inCheck);
            boolean ends = canEnd(parts.get(i));
            if (i + 1 < parts.size()) {
                remarks.add(places.get(parts.get(i + 1)), "nothing leads here: the part before never ends", !ends);
            }
            if (!ends) {
                return;
            }
        }
    }

    private void visitAction(Rule action) {
        Token at = places.get(action);
        if (action instanceof Rule.Assign assign) {
            int bound = description.bounds().get(assign.variable());
            remarks.add(at, "this value is never one of 0 to " + bound, !canEnd(assign));
        } else if (action instanceof Rule.Compare compare) {
            remarks.add(at, "this never holds", !canEnd(compare));
        } else if (action instanceof Rule.On on && !on.pieces().isEmpty()) {
            remarks.add(at, "none of these pieces is ever on the board", !canEnd(on));
        } else if (action instanceof Rule.Shift shift) {
            String label = description.board().labels().get(shift.label());
            remarks.add(at, "no vertex has an edge '" + label + "'", !canEnd(shift));
        }
    }

    /** Whether some way leads from the beginning of {@code rule} to a switch. */
    private boolean reachesSwitch(Rule rule, boolean switchFollows) {
        IdentityHashMap<Rule, Boolean> judged = switchFollows ? reachingBefore : reaching;
        Boolean known = judged.get(rule);
        if (known == null) {
            known = leadsToSwitch(rule, switchFollows);
            judged.put(rule, known);
        }
        return known;
    }

    private boolean leadsToSwitch(Rule rule, boolean switchFollows) {
        if (rule instanceof Rule.Sum sum) {
            return sum.alternatives().stream().anyMatch(part -> reachesSwitch(part, switchFollows));
        } else if (rule instanceof Rule.Sequence sequence) {
            boolean reaches = switchFollows;
            for (int i = sequence.parts().size() - 1; i >= 0; i--) {
                reaches = reachesSwitch(sequence.parts().get(i), reaches);
            }
            return reaches;
        } else if (rule instanceof Rule.Star star) {
            return switchFollows || reachesSwitch(star.body(), false);
        }
        return rule instanceof Rule.Switch || switchFollows && canEnd(rule);
    }

    /** Whether it can be gone through, as far as can be told without a board. */
    private boolean canEnd(Rule rule) {
        Boolean known = ending.get(rule);
        if (known == null) {
            known = judge(rule);
            ending.put(rule, known);
        }
        return known;
    }

    private boolean judge(Rule rule) {
        if (rule instanceof Rule.Sum sum) {
            return sum.alternatives().stream().anyMatch(this::canEnd);
        } else if (rule instanceof Rule.Sequence sequence) {
            return sequence.parts().stream().allMatch(this::canEnd);
        } else if (rule instanceof Rule.Assign assign) {
            int bound = description.bounds().get(assign.variable());
            FormulaRange range = FormulaRange.of(assign.value(), description);
            return range.greatest() >= 0 && range.least() <= bound;
        } else if (rule instanceof Rule.Compare compare) {
            return !FormulaRange.neverHolds(compare, description);
        } else if (rule instanceof Rule.On on) {
            return on.pieces().stream().anyMatch(standing::get);
        } else if (rule instanceof Rule.Shift shift) {
            return edges.get(shift.label());
        }
        return !(rule instanceof Rule.Check check && check.can()) || canEnd(check.body());
    }
}
