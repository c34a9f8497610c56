package org.marienbad.rbg.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import org.marienbad.rbg.tree.Rule;

/** Writes a {@link FlowCode}: first it finds where each node begins, then it writes all of them, and the loops that go straight on behind them. */
final class FlowCodeWriter {
    private final PlannedRules rules;
    private final int size;
    /** By number of a node the place of its first instruction. */
    private final int[] places;

    private final int[] code;
    /** The place of the next loop. */
    private int free;

    private final List<int[]> targets = new ArrayList<>();
    private final List<boolean[]> alive = new ArrayList<>();
    private int alives;
    private final List<int[][]> spreads = new ArrayList<>();
    private final List<Rule.Compare> comparisons = new ArrayList<>();
    private final List<Rule.Assign> assignments = new ArrayList<>();
    /** By table its place among those of its kind. */
    private final IdentityHashMap<Object, Integer> known = new IdentityHashMap<>();

    FlowCodeWriter(PlannedRules rules) {
        this.rules = rules;
        size = rules.description().board().size();
        List<Flow> flows = rules.flows();
        places = new int[flows.stream().mapToInt(flow -> flow.nodes.size()).sum()];
        int length = 0;
        for (Flow flow : flows) {
            for (FlowNode node : flow.nodes) {
                places[node.number] = free;
                free += FlowCode.LENGTH * ((node.slot >= 0 ? 1 : 0) + Math.max(1, node.edges.size()));
                length += FlowCode.LENGTH
                        * (node.ray == null ? 0 : node.ray.acts().size() + 1);
            }
        }
        code = new int[free + length];
        for (Flow flow : flows) {
            flow.nodes.forEach(node -> write(node, flow.end));
        }
    }

    int place(FlowNode node) {
        return places[node.number];
    }

    int[] code() {
        return code;
    }

    int[] targets() {
        int[] all = new int[targets.size() * size];
        for (int i = 0; i < targets.size(); i++) {
            System.arraycopy(targets.get(i), 0, all, i * size, size);
        }
        return all;
    }

    boolean[] alive() {
        boolean[] all = new boolean[alives];
        int place = 0;
        for (boolean[] one : alive) {
            System.arraycopy(one, 0, all, place, one.length);
            place += one.length;
        }
        return all;
    }

    int[] spreads() {
        int[] begins = new int[spreads.size() * (size + 1)];
        int place = 0;
        int end = 0;
        for (int[][] spread : spreads) {
            begins[place++] = end;
            for (int[] row : spread) {
                end += row.length;
                begins[place++] = end;
            }
        }
        return begins;
    }

    int[] ends() {
        return spreads.stream()
                .flatMap(Arrays::stream)
                .flatMapToInt(Arrays::stream)
                .toArray();
    }

    Rule.Compare[] comparisons() {
        return comparisons.toArray(Rule.Compare[]::new);
    }

    Rule.Assign[] assignments() {
        return assignments.toArray(Rule.Assign[]::new);
    }

    private void write(FlowNode node, FlowNode end) {
        int at = place(node);
        if (node.slot >= 0) {
            write(at, FlowCode.MET, node.slot * size, 0, 0);
            at += FlowCode.LENGTH;
        }
        if (node == end) {
            write(at, FlowCode.FOUND, 0, 0, 0);
        } else if (node.edges.isEmpty()) {
            write(at, FlowCode.END, 0, 0, 0);
        } else if (node.ray != null) {
            int operation = end == null ? FlowCode.RAY : FlowCode.CHECK_RAY;
            write(
                    at,
                    operation | FlowCode.LAST,
                    targets(node.ray.back()),
                    place(node.edges.get(0).target()),
                    free);
            for (Act act : node.ray.acts()) {
                write(free, act, null);
                free += FlowCode.LENGTH;
            }
            write(free, FlowCode.END, 0, 0, 0);
            free += FlowCode.LENGTH;
        } else {
            for (FlowNode.Edge edge : node.edges) {
                write(at, edge.act(), edge.target());
                code[at] |= edge.writes() ? FlowCode.WRITES : 0;
                if (edge.act() instanceof Act.Spread spread) {
                    spread(at, spread, edge.target(), end);
                }
                at += FlowCode.LENGTH;
            }
            code[at - FlowCode.LENGTH] |= FlowCode.LAST;
        }
    }

    private void write(int at, int operation, int argument, int next, int other) {
        code[at] = operation;
        code[at + 1] = argument;
        code[at + 2] = next;
        code[at + 3] = other;
    }

    private void write(int at, Act act, FlowNode target) {
        int next = target == null ? 0 : place(target);
        if (act instanceof Act.Go go) {
            write(at, FlowCode.GO, targets(go.targets()), next, 0);
        } else if (act instanceof Act.On on) {
            write(at, FlowCode.ON, alive(on.pieces()), next, 0);
        } else if (act instanceof Act.Within within) {
            write(at, FlowCode.WITHIN, alive(within.vertices()), next, 0);
        } else if (act instanceof Act.Compare compare) {
            write(at, FlowCode.COMPARE, comparisons.size(), next, 0);
            comparisons.add(compare.comparison());
        } else if (act instanceof Act.Check check) {
            FlowNode start = check.flow().start;
            write(at, check.can() ? FlowCode.CAN : FlowCode.CANNOT, place(start), next, 0);
            code[at] |= start.remembers ? FlowCode.REMEMBERS : 0;
        } else if (act instanceof Act.Put put) {
            write(at, FlowCode.PUT | flags(target), put.piece(), next, put.index());
        } else if (act instanceof Act.Assign assign) {
            write(at, FlowCode.ASSIGN | flags(target), assignments.size(), next, assign.index());
            assignments.add(assign.assignment());
        } else if (act instanceof Act.Switch end) {
            write(at, FlowCode.SWITCH, end.index(), 0, 0);
        } else {
            write(at, FlowCode.NOTHING, 0, next, 0);
        }
    }

    /** The flags of a modification. */
    private int flags(FlowNode target) {
        return (target.remembers ? FlowCode.REMEMBERS : 0)
                | (target.modifiers == MethodPlan.MANY || size > MethodPlan.FEW_VERTICES ? FlowCode.COUNTED : 0);
    }

    /** If all that follows asks for pieces, the walk goes to the vertices that have them, and to no others. */
    private void spread(int at, Act.Spread spread, FlowNode target, FlowNode end) {
        boolean asks = target != end
                && target.slot < 0
                && target.ray == null
                && target.edges.stream().allMatch(edge -> edge.act() instanceof Act.On);
        write(at, FlowCode.SPREAD, spread(spread.targets()), place(target), asks ? alive(asked(target)) : -1);
        if (asks && target.edges.size() == 1) {
            code[at + 2] = place(target.edges.get(0).target());
        }
    }

    private boolean[] asked(FlowNode node) {
        boolean[] asked = new boolean[rules.description().pieces().size()];
        for (FlowNode.Edge edge : node.edges) {
            boolean[] pieces = ((Act.On) edge.act()).pieces();
            for (int piece = 0; piece < asked.length; piece++) {
                asked[piece] |= pieces[piece];
            }
        }
        return asked;
    }

    private int targets(int[] table) {
        return known.computeIfAbsent(table, fresh -> {
            targets.add(table);
            return (targets.size() - 1) * size;
        });
    }

    private int spread(int[][] table) {
        return known.computeIfAbsent(table, fresh -> {
            spreads.add(table);
            return (spreads.size() - 1) * (size + 1);
        });
    }

    private int alive(boolean[] table) {
        return known.computeIfAbsent(table, fresh -> {
            alive.add(table);
            alives += table.length;
            return alives - table.length;
        });
    }
}
