package org.marienbad.rbg.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.rbg.play.Automaton;
import org.marienbad.rbg.tree.Graph;
import org.marienbad.rbg.tree.Rule;

/** Parts of the rules that consist of shifts alone, as tables: by vertex the vertices to which they lead, in the order of a search. */
final class ShiftTables {
    /** Numbers in all tables together; more would take longer to read than to walk. */
    private static final int MOST_NUMBERS = 20_000_000;

    /** Steps in all walks together. */
    private static final int MOST_WORK = 200_000_000;

    private static final int[] NONE = {};

    private final Graph graph;
    private final IdentityHashMap<Rule, Boolean> pure = new IdentityHashMap<>();
    private final Map<Rule, Act> known = new HashMap<>();
    private int numbers;
    private int work;

    ShiftTables(Graph graph) {
        this.graph = graph;
    }

    /** Whether nothing but the vertex matters in {@code rule}, and nothing else changes. */
    boolean isPure(Rule rule) {
        Boolean before = pure.get(rule);
        if (before == null) {
            before = findPure(rule);
            pure.put(rule, before);
        }
        return before;
    }

    private boolean findPure(Rule rule) {
        if (rule instanceof Rule.Sum sum) {
            return sum.alternatives().stream().allMatch(this::isPure);
        } else if (rule instanceof Rule.Sequence sequence) {
            return sequence.parts().stream().allMatch(this::isPure);
        } else if (rule instanceof Rule.Star star) {
            return isPure(star.body());
        } else if (rule instanceof Rule.Check check) {
            return isPure(check.body());
        }
        return rule instanceof Rule.Shift || rule instanceof Rule.Dot;
    }

    /** Whether every place within {@code rule} is met at most once for each vertex at which it begins. */
    boolean isTree(Rule rule) {
        if (rule instanceof Rule.Sum sum) {
            return sum.alternatives().stream().allMatch(this::isTree);
        } else if (rule instanceof Rule.Sequence sequence) {
            int last = sequence.parts().size() - 1;
            return isTree(sequence.parts().get(last))
                    && sequence.parts().subList(0, last).stream()
                            .allMatch(part -> !(part instanceof Rule.Sum) && isTree(part));
        }
        return rule instanceof Rule.Check
                || rule instanceof Rule.Dot
                || rule instanceof Rule.Shift shift && isInjective(shift);
    }

    private boolean isInjective(Rule.Shift shift) {
        boolean[] met = new boolean[graph.size()];
        for (int vertex = 0; vertex < met.length; vertex++) {
            int target = graph.target(shift.label(), vertex);
            if (target >= 0) {
                if (met[target]) {
                    return false;
                }
                met[target] = true;
            }
        }
        return true;
    }

    /** The table of a {@link #isPure pure} rule. */
    Act table(Rule rule) {
        return known.computeIfAbsent(rule, this::make);
    }

    private Act make(Rule rule) {
        int size = graph.size();
        Walk walk = new Walk(new Automaton(rule));
        int[][] targets = new int[size][];
        int longest = 0;
        boolean stays = true;
        for (int vertex = 0; vertex < size; vertex++) {
            targets[vertex] = row(walk.ends(vertex));
            longest = Math.max(longest, targets[vertex].length);
            stays &= targets[vertex].length == 0 || targets[vertex].length == 1 && targets[vertex][0] == vertex;
        }
        if (stays) {
            return within(targets);
        } else if (longest > 1) {
            return new Act.Spread(targets);
        }
        return new Act.Go(Arrays.stream(targets)
                .mapToInt(row -> row.length == 0 ? -1 : row[0])
                .toArray());
    }

    private Act within(int[][] targets) {
        boolean[] vertices = new boolean[targets.length];
        boolean all = true;
        for (int vertex = 0; vertex < targets.length; vertex++) {
            vertices[vertex] = targets[vertex].length > 0;
            all &= vertices[vertex];
        }
        return all ? new Act.Nothing() : new Act.Within(vertices);
    }

    private int[] row(List<Integer> ends) {
        numbers += ends.size();
        if (numbers > MOST_NUMBERS) {
            throw new TooLargeException("the tables of its shifts have more than " + MOST_NUMBERS + " numbers");
        }
        return ends.isEmpty() ? NONE : ends.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Searches an automaton of shifts depth first, from one of its nodes. */
    private final class Walk {
        private final Automaton automaton;
        private final int begin;
        private final int end;
        /** By first node, the checks. */
        private final Map<Integer, Boolean[]> checks;
        /** By node and vertex the walk that was there last. */
        private final int[] marks;

        private int walks;
        private final List<int[]> open = new ArrayList<>();

        Walk(Automaton automaton) {
            this(automaton, 0, 1, new HashMap<>());
        }

        private Walk(Automaton automaton, int begin, int end, Map<Integer, Boolean[]> checks) {
            this.automaton = automaton;
            this.begin = begin;
            this.end = end;
            this.checks = checks;
            if ((long) automaton.size() * graph.size() > MOST_NUMBERS) {
                throw new TooLargeException("its board is too large for tables of shifts");
            }
            marks = new int[automaton.size() * graph.size()];
        }

        /** The vertices at which the end is reached, in that order. */
        List<Integer> ends(int vertex) {
            List<Integer> ends = new ArrayList<>();
            walks++;
            visit(begin, vertex);
            while (!open.isEmpty()) {
                int[] top = open.get(open.size() - 1);
                List<Automaton.Edge> edges = automaton.edges(top[0]);
                if (top[2] == edges.size()) {
                    open.remove(open.size() - 1);
                } else {
                    Automaton.Edge edge = edges.get(top[2]++);
                    int target = target(edge, top[1]);
                    if (target >= 0 && visit(edge.target(), target) && edge.target() == end) {
                        ends.add(target);
                    }
                }
            }
            return ends;
        }

        private boolean visit(int node, int vertex) {
            if (marks[node * graph.size() + vertex] == walks) {
                return false;
            }
            if (++work > MOST_WORK) {
                throw new TooLargeException("its shifts lead to too many vertices");
            }
            marks[node * graph.size() + vertex] = walks;
            open.add(new int[] {node, vertex, 0});
            return true;
        }

        private int target(Automaton.Edge edge, int vertex) {
            if (edge.action() instanceof Rule.Shift shift) {
                return graph.target(shift.label(), vertex);
            } else if (edge.action() instanceof Rule.Check check) {
                return can(edge.check(), vertex) == check.can() ? vertex : -1;
            }
            return vertex;
        }

        private boolean can(int check, int vertex) {
            Boolean[] known = checks.get(check);
            if (known == null) {
                known = new Boolean[graph.size()];
                checks.put(check, known);
                Walk walk = new Walk(automaton, check, check + 1, checks);
                for (int from = 0; from < known.length; from++) {
                    known[from] = !walk.ends(from).isEmpty();
                }
            }
            return known[vertex];
        }
    }
}
