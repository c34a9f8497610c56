package org.marienbad.rbg.compile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.rbg.tree.RbgDescription;
import org.marienbad.rbg.tree.Rule;

/** Makes a {@link Flow} of rules. Modifiers are numbered as in the automaton of the interpreter. */
final class FlowBuilder {
    private final RbgDescription description;
    private final ShiftTables tables;
    /** Equal checks share a flow. */
    private final Map<Rule, Flow> checks = new LinkedHashMap<>();

    private Flow flow;
    private int modifiers;
    /**
     * Whether a place may be met again without a modification. Then a table, which does not know what has been met, would find moves in another order.
     */
    private boolean loops;

    FlowBuilder(RbgDescription description) {
        this.description = description;
        tables = new ShiftTables(description.board());
    }

    Flow build() {
        flow = new Flow(false);
        add(description.rules(), flow.start, flow.node());
        flow.prune();
        return flow;
    }

    /** The flows of all checks. */
    List<Flow> checks() {
        return List.copyOf(checks.values());
    }

    private boolean inCheck() {
        return flow.end != null;
    }

    private void add(Rule rule, FlowNode from, FlowNode to) {
        if (tables.isPure(rule) && (inCheck() || !loops || tables.isTree(rule))) {
            edge(from, tables.table(rule), to);
        } else if (rule instanceof Rule.Sum sum) {
            addSum(sum.alternatives(), from, to);
        } else if (rule instanceof Rule.Sequence sequence) {
            addSequence(sequence.parts(), from, to);
        } else if (rule instanceof Rule.Star star) {
            addStar(star, from, to);
        } else {
            edge(from, act(rule), to);
        }
    }

    /** Neighbors of shifts alone become one table. */
    private void addSum(List<Rule> alternatives, FlowNode from, FlowNode to) {
        for (List<Rule> group : groups(alternatives)) {
            Rule sum = new Rule.Sum(group);
            if (group.size() > 1 && (inCheck() || !loops || tables.isTree(sum))) {
                edge(from, tables.table(sum), to);
            } else {
                group.forEach(rule -> add(rule, from, to));
            }
        }
    }

    private void addSequence(List<Rule> parts, FlowNode from, FlowNode to) {
        List<Rule> whole = new ArrayList<>();
        for (List<Rule> group : groups(parts)) {
            Rule sequence = new Rule.Sequence(group);
            if (group.size() > 1 && (inCheck() || !loops || tables.isTree(sequence))) {
                whole.add(sequence);
            } else {
                whole.addAll(group);
            }
        }
        FlowNode before = from;
        for (int i = 0; i < whole.size(); i++) {
            FlowNode after = i == whole.size() - 1 ? to : flow.node();
            add(whole.get(i), before, after);
            before = after;
        }
    }

    private List<List<Rule>> groups(List<Rule> rules) {
        List<List<Rule>> groups = new ArrayList<>();
        boolean before = false;
        for (Rule rule : rules) {
            boolean pure = tables.isPure(rule);
            if (!pure || !before) {
                groups.add(new ArrayList<>());
            }
            groups.get(groups.size() - 1).add(rule);
            before = pure;
        }
        return groups;
    }

    private void addStar(Rule.Star star, FlowNode from, FlowNode to) {
        FlowNode loop = flow.node();
        boolean outer = loops;
        loops |= isSilent(star.body());
        edge(from, new Act.Nothing(), loop);
        if (inCheck()) {
            // A check asks only whether there is a way, so the short one is tried first.
            edge(loop, new Act.Nothing(), to);
        }
        add(star.body(), loop, loop);
        if (!inCheck()) {
            edge(loop, new Act.Nothing(), to);
        }
        loops = outer;
    }

    /** Whether a rule can be gone through without a modification. */
    private static boolean isSilent(Rule rule) {
        if (rule instanceof Rule.Sum sum) {
            return sum.alternatives().stream().anyMatch(FlowBuilder::isSilent);
        } else if (rule instanceof Rule.Sequence sequence) {
            return sequence.parts().stream().allMatch(FlowBuilder::isSilent);
        }
        return !(rule instanceof Rule.Put || rule instanceof Rule.Assign || rule instanceof Rule.Switch);
    }

    private void edge(FlowNode from, Act act, FlowNode to) {
        if (act instanceof Act.Switch) {
            from.edge(act, null);
            flow.afterSwitches.add(to);
        } else if (act != null) {
            from.edge(act, to);
        }
    }

    /** The act of a rule without parts; null if it is never alive. */
    private Act act(Rule rule) {
        if (rule instanceof Rule.On on) {
            boolean[] pieces = new boolean[description.pieces().size()];
            on.pieces().forEach(piece -> pieces[piece] = true);
            boolean all = on.pieces().stream().distinct().count() == pieces.length;
            return all ? new Act.Nothing() : on.pieces().isEmpty() ? null : new Act.On(pieces);
        } else if (rule instanceof Rule.Put put) {
            return new Act.Put(put.piece(), index());
        } else if (rule instanceof Rule.Assign assign) {
            return new Act.Assign(assign, index());
        } else if (rule instanceof Rule.Compare compare) {
            return new Act.Compare(compare);
        } else if (rule instanceof Rule.Switch end) {
            return new Act.Switch(end.player(), index(), flow.afterSwitches.size() + 1);
        }
        return check((Rule.Check) rule);
    }

    private int index() {
        return inCheck() ? 0 : ++modifiers;
    }

    private Act check(Rule.Check check) {
        Flow body = checks.get(check.body());
        if (body == null) {
            Flow outer = flow;
            flow = new Flow(true);
            add(check.body(), flow.start, flow.end);
            flow.prune();
            body = flow;
            flow = outer;
            checks.put(check.body(), body);
        }
        if (!body.start.alive) {
            return check.can() ? null : new Act.Nothing();
        }
        return new Act.Check(check.can(), body);
    }
}
