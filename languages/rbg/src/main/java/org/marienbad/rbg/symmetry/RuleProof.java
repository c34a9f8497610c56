package org.marienbad.rbg.symmetry;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.rbg.play.Automaton;
import org.marienbad.rbg.play.Automaton.Edge;
import org.marienbad.rbg.play.RbgRules;
import org.marienbad.rbg.tree.Graph;
import org.marienbad.rbg.tree.Rule;

/** The rules in a form in which two ways to say the same are often one. */
final class RuleProof {
    private static final long MOST_WORK = 12_000_000;
    /** Nodes times vertices. */
    private static final long MOST_PLACES = 1 << 26;

    private final Graph graph;
    private final ProofEffort effort = new ProofEffort(MOST_WORK);
    private final BitSet allPieces = new BitSet();
    /** By the body of a check that reads no piece and no number, the vertices where it can be run to its end. */
    private final IdentityHashMap<Rule, BitSet> fixed = new IdentityHashMap<>();
    /** By check whether its body is such. */
    private final IdentityHashMap<Rule, Boolean> shifts = new IdentityHashMap<>();

    private final Map<Asked, Condition> conditions = new HashMap<>();
    private final Map<Object, Integer> numbers = new HashMap<>();
    private final Map<Object, Demand> demands = new HashMap<>();
    private final RuleRegion all;

    /** @param known the pieces of which one stands on the vertex where it is asked */
    private record Asked(Rule body, BitSet known) {}

    RuleProof(RbgRules rules) {
        graph = rules.description().board();
        allPieces.set(0, rules.description().pieces().size());
        all = new RuleRegion(this, checked(rules.automaton()), RuleRegion.END, allPieces);
    }

    private Automaton checked(Automaton automaton) {
        if ((long) automaton.size() * graph.size() > MOST_PLACES) {
            throw new ProofEffort.SpentException();
        }
        return automaton;
    }

    Graph graph() {
        return graph;
    }

    ProofEffort effort() {
        return effort;
    }

    BitSet allPieces() {
        return (BitSet) allPieces.clone();
    }

    /** All rules. */
    RuleRegion all() {
        return all;
    }

    /** The bodies of all checks. */
    List<Condition> conditions() {
        return new ArrayList<>(conditions.values());
    }

    /** A number that equal things share. */
    int number(Object thing) {
        return numbers.computeIfAbsent(thing, fresh -> numbers.size());
    }

    /** The test that an action is, asked where one of some pieces stands. */
    Demand demand(Rule rule, BitSet known) {
        if (rule instanceof Rule.Check check) {
            Condition condition = condition(check.body(), known);
            return demands.computeIfAbsent(List.of(condition, check.can()), fresh -> new Demand(check, condition));
        }
        return demands.computeIfAbsent(rule, fresh -> new Demand(rule, null));
    }

    /** The test whether one of some pieces stands here. */
    Demand on(BitSet pieces) {
        return demand(new Rule.On(pieces.stream().boxed().toList()), pieces);
    }

    private Condition condition(Rule body, BitSet known) {
        Asked asked = new Asked(body, known);
        Condition found = conditions.get(asked);
        if (found == null) {
            found = new Condition(this, new RuleRegion(this, checked(new Automaton(body)), 1, known), known);
            conditions.put(asked, found);
        }
        return found;
    }

    /** Whether an action does no more than to go somewhere, which depends on the board alone. */
    boolean isShift(Rule action) {
        return action == null
                || action instanceof Rule.Shift
                || action instanceof Rule.On on
                        && (on.pieces().isEmpty() || Demand.set(on).equals(allPieces))
                || action instanceof Rule.Check check && shifts.computeIfAbsent(action, fresh -> isFixed(check.body()));
    }

    private static boolean isFixed(Rule rule) {
        if (rule instanceof Rule.Sum sum) {
            return sum.alternatives().stream().allMatch(RuleProof::isFixed);
        } else if (rule instanceof Rule.Sequence sequence) {
            return sequence.parts().stream().allMatch(RuleProof::isFixed);
        } else if (rule instanceof Rule.Star star) {
            return isFixed(star.body());
        } else if (rule instanceof Rule.Check check) {
            return isFixed(check.body());
        }
        return rule instanceof Rule.Shift || rule instanceof Rule.Dot;
    }

    /** The vertex behind an action that {@link #isShift}; −1 where it is dead. */
    int shifted(Rule action, int vertex) {
        if (action instanceof Rule.Shift shift) {
            return graph.target(shift.label(), vertex);
        } else if (action instanceof Rule.On on) {
            return on.pieces().isEmpty() ? -1 : vertex;
        } else if (action instanceof Rule.Check check) {
            BitSet where = fixed.get(action);
            if (where == null) {
                where = where(check.body());
                fixed.put(action, where);
            }
            return where.get(vertex) == check.can() ? vertex : -1;
        }
        return vertex;
    }

    private BitSet where(Rule body) {
        Automaton automaton = checked(new Automaton(body));
        BitSet where = new BitSet();
        for (int vertex = 0; vertex < graph.size(); vertex++) {
            BitSet met = new BitSet();
            Deque<Integer> open = new ArrayDeque<>(List.of(vertex));
            while (!open.isEmpty() && !where.get(vertex)) {
                int place = open.remove();
                if (met.get(place)) {
                    continue;
                }
                met.set(place);
                where.set(vertex, place / graph.size() == 1);
                for (Edge edge : automaton.edges(place / graph.size())) {
                    effort.spend(1);
                    int next = shifted(edge.action(), place % graph.size());
                    if (next >= 0) {
                        open.add(edge.target() * graph.size() + next);
                    }
                }
            }
        }
        return where;
    }

    static long mix(long one, long other) {
        long mixed = (one ^ Long.rotateLeft(other, 29)) * 0x9E3779B97F4A7C15L + other;
        mixed = (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L;
        return mixed ^ mixed >>> 29;
    }

    /** A hash of a set, whose members come in any order and any number of times. */
    static long mixed(long... members) {
        Arrays.sort(members);
        long hash = 1;
        for (int i = 0; i < members.length; i++) {
            if (i == 0 || members[i] != members[i - 1]) {
                hash = mix(hash, members[i]);
            }
        }
        return hash;
    }
}
