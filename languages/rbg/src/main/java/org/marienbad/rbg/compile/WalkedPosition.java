package org.marienbad.rbg.compile;

import java.util.function.IntUnaryOperator;
import org.marienbad.rbg.play.Formulas;
import org.marienbad.rbg.play.InterpretedPosition;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.play.RbgRules;
import org.marienbad.rbg.tree.Rule;

/** A position whose searches walk the flows: for machines that define no classes, and for rules that do not fit into one. */
public final class WalkedPosition extends PlannedPosition {
    private final FlowCode flows;
    private final int[] code;
    private final int[] targets;
    private final boolean[] alive;
    private final int[] spreads;
    private final int[] ends;
    private final IntUnaryOperator count = piece -> counts[piece];
    private Goal goal = Goal.LIST;

    private WalkedPosition(PlannedRules rules, FlowCode flows) {
        super(rules);
        this.flows = flows;
        code = flows.code;
        targets = flows.targets;
        alive = flows.alive;
        spreads = flows.spreads;
        ends = flows.ends;
    }

    /**
     * The start of a game, after the first moves of the keeper; of the interpreter if the tables would be too large.
     *
     * @throws IllegalStateException if the keeper never ends
     */
    public static RbgPosition start(RbgRules rules) {
        PlannedRules planned;
        try {
            planned = new PlannedRules(rules);
        } catch (TooLargeException large) {
            return new InterpretedPosition(rules);
        }
        WalkedPosition start = new WalkedPosition(planned, new FlowCode(planned));
        start.begin();
        return start;
    }

    @Override
    PlannedPosition another(PlannedRules same) {
        return new WalkedPosition(same, flows);
    }

    @Override
    void search(int entry, int from) {
        begin(Goal.LIST, entry, from);
    }

    @Override
    boolean first(int entry, int from) {
        return begin(Goal.FIRST, entry, from);
    }

    private boolean begin(Goal sought, int entry, int from) {
        goal = sought;
        if (rules.begins().get(entry).remembers) {
            push();
        }
        return walk(flows.begins[entry], from);
    }

    @Override
    void assign(int modifier) {
        Rule.Assign assign = rules.assignment(modifier);
        numbers[assign.variable()] = value(assign);
    }

    private int value(Rule.Assign assign) {
        return Formulas.value(assign.value(), numbers, count);
    }

    /**
     * Goes all ways from an instruction on, depth first.
     *
     * @return whether what was sought was found
     */
    private boolean walk(int instruction, int vertex) {
        int place = instruction;
        int at = vertex;
        while (true) {
            int word = code[place];
            int to = at;
            switch (word & FlowCode.OPERATION) {
                case FlowCode.ON -> to = alive[code[place + 1] + board[at]] ? at : -1;
                case FlowCode.GO -> to = targets[code[place + 1] + at];
                case FlowCode.MET -> {
                    if (met(code[place + 1] + at)) {
                        return false;
                    }
                    place += FlowCode.LENGTH;
                    continue;
                }
                case FlowCode.FOUND -> {
                    return true;
                }
                case FlowCode.END -> {
                    return false;
                }
                case FlowCode.SPREAD -> {
                    if (spread(place, at)) {
                        return true;
                    }
                    to = -1;
                }
                case FlowCode.PUT -> {
                    if (put(word, place, at)) {
                        return true;
                    }
                    to = -1;
                }
                case FlowCode.SWITCH -> {
                    if (end(code[place + 1], at)) {
                        return true;
                    }
                    to = -1;
                }
                case FlowCode.ASSIGN, FlowCode.RAY, FlowCode.CHECK_RAY -> {
                    if (branch(word, place, at)) {
                        return true;
                    }
                    to = -1;
                }
                default -> to = holds(word, place, at) ? at : -1;
            }
            if ((word & FlowCode.LAST) != 0) {
                if (to < 0) {
                    return false;
                }
                place = code[place + 2];
                at = to;
            } else if (to >= 0 && walk(code[place + 2], to)) {
                return true;
            } else {
                place += FlowCode.LENGTH;
            }
        }
    }

    /** Goes on behind an instruction that does more than ask. */
    private boolean branch(int word, int place, int at) {
        return switch (word & FlowCode.OPERATION) {
            case FlowCode.ASSIGN -> assign(word, place, at);
            case FlowCode.RAY -> ray(place, at);
            default -> checkRay(place, at);
        };
    }

    /** The answer of an instruction that asks, and stays at its vertex. */
    private boolean holds(int word, int place, int at) {
        return switch (word & FlowCode.OPERATION) {
            case FlowCode.NOTHING -> true;
            case FlowCode.ON -> alive[code[place + 1] + board[at]];
            case FlowCode.WITHIN -> alive[code[place + 1] + at];
            case FlowCode.COMPARE -> Formulas.holds(flows.comparisons[code[place + 1]], numbers, count);
            case FlowCode.CAN -> can(word, place, at);
            default -> !can(word, place, at);
        };
    }

    private boolean can(int word, int place, int at) {
        Goal outer = goal;
        goal = Goal.CHECK;
        boolean can = remembering(word, code[place + 1], at);
        goal = outer;
        return can;
    }

    private boolean remembering(int word, int place, int at) {
        if ((word & FlowCode.REMEMBERS) == 0) {
            return walk(place, at);
        }
        push();
        boolean found = walk(place, at);
        pop();
        return found;
    }

    private boolean spread(int place, int at) {
        int next = code[place + 2];
        int asked = code[place + 3];
        int row = code[place + 1] + at;
        int end = spreads[row + 1];
        for (int i = spreads[row]; i < end; i++) {
            int to = ends[i];
            if ((asked < 0 || alive[asked + board[to]]) && walk(next, to)) {
                return true;
            }
        }
        return false;
    }

    private boolean put(int word, int place, int at) {
        if ((word & FlowCode.WRITES) == 0 && goal != Goal.FIRST) {
            return modified(word, place, at);
        }
        int before = board[at];
        write(at, code[place + 1]);
        boolean found = modified(word, place, at);
        if (!found || goal == Goal.CHECK) {
            write(at, before);
        }
        return found;
    }

    private void write(int at, int piece) {
        if (rules.counts()) {
            put(at, piece);
        } else {
            board[at] = piece;
        }
    }

    private boolean assign(int word, int place, int at) {
        Rule.Assign assign = flows.assignments[code[place + 1]];
        int variable = assign.variable();
        int value = value(assign);
        if (value < 0 || value > rules.bound(variable)) {
            return false;
        } else if ((word & FlowCode.WRITES) == 0 && goal != Goal.FIRST) {
            return modified(word, place, at);
        }
        int before = numbers[variable];
        numbers[variable] = value;
        boolean found = modified(word, place, at);
        if (!found || goal == Goal.CHECK) {
            numbers[variable] = before;
        }
        return found;
    }

    /** Goes on behind a modification. */
    private boolean modified(int word, int place, int at) {
        if ((word & FlowCode.COUNTED) != 0) {
            count();
        }
        if (goal != Goal.LIST) {
            return remembering(word, code[place + 2], at);
        }
        step(code[place + 3], at);
        remembering(word, code[place + 2], at);
        back();
        return false;
    }

    private boolean end(int modifier, int at) {
        if (goal == Goal.LIST) {
            listPath(modifier, at);
            return false;
        }
        int player = rules.player(modifier);
        int node = rules.node(modifier);
        boolean matters = player == Rule.Switch.KEEPER || rules.vertexMatters(node);
        ended(matters ? at : 0, player, node, rules.entry(modifier));
        return true;
    }

    /** To the far end and on from there, then back. */
    private boolean ray(int place, int from) {
        int far = from;
        for (int to = along(place, far); to >= 0; to = along(place, far)) {
            far = to;
        }
        int next = code[place + 2];
        int back = code[place + 1];
        while (!walk(next, far)) {
            if (far == from) {
                return false;
            }
            far = targets[back + far];
        }
        return true;
    }

    /** On from every vertex at once. */
    private boolean checkRay(int place, int from) {
        int next = code[place + 2];
        for (int at = from; at >= 0; at = along(place, at)) {
            if (walk(next, at)) {
                return true;
            }
        }
        return false;
    }

    /** The next vertex of a loop that goes straight on; −1 if there is none. */
    private int along(int ray, int from) {
        int at = from;
        for (int place = code[ray + 3]; ; place += FlowCode.LENGTH) {
            int word = code[place];
            if (word == FlowCode.END) {
                return at;
            } else if (word == FlowCode.GO) {
                at = targets[code[place + 1] + at];
                if (at < 0) {
                    return -1;
                }
            } else if (!holds(word, place, at)) {
                return -1;
            }
        }
    }
}
