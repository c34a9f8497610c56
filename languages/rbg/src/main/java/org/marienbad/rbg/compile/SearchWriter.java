package org.marienbad.rbg.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.marienbad.rbg.tree.Rule;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/**
 * Writes the search from a node as a method: its only parameter is the vertex. Nodes behind it that have no method of their own are within. A list
 * needs all ways; a search for the first one ends as soon as it is found.
 */
final class SearchWriter {
    private static final int VERTEX = 1;
    /** Modifiers before the switch that are handed over without the path. */
    private static final int MOST_STEPS = 2;

    private final PositionWriter position;
    private final Goal goal;
    private final FlowNode root;
    private final FlowNode end;
    private final Code code;
    private final TestWriter tests;
    private final Label begin = new Label();
    /** Modifiers and the local variables of their vertices that are not in the path of the position, as nothing is called before the switch. */
    private final List<int[]> steps = new ArrayList<>();
    /** Whether this method has put modifiers into the path. */
    private boolean inPath;

    /** @param end the last node of a check */
    SearchWriter(PositionWriter position, Goal goal, FlowNode root, FlowNode end, Code code) {
        this.position = position;
        this.goal = goal;
        this.root = root;
        this.end = end;
        this.code = code;
        tests = new TestWriter(position, code);
    }

    void write() {
        code.label(begin);
        ways(root, VERTEX, null, true);
        if (goal == Goal.LIST) {
            code.op(Opcodes.RETURN);
        } else {
            code.number(0).op(Opcodes.IRETURN);
        }
    }

    /**
     * Goes all ways from a node, and on behind them where none is the one that was sought.
     *
     * @param vertex the local variable that holds it
     * @param found where to go when it is found; null to return
     * @param last whether the method is over behind the ways
     */
    private void ways(FlowNode node, int vertex, Label found, boolean last) {
        Label behind = new Label();
        if (node.slot >= 0) {
            code.self().load(vertex).number(node.slot * position.size()).op(Opcodes.IADD);
            code.call("met", "(I)Z").jump(Opcodes.IFNE, behind);
        }
        if (node.ray != null) {
            ray(node, vertex, found);
        }
        for (int i = 0; i < node.edges.size() && node.ray == null; i++) {
            int locals = code.locals();
            way(node.edges.get(i), vertex, found, last && i == node.edges.size() - 1);
            code.forget(locals);
        }
        code.label(behind);
    }

    /**
     * A search for moves goes to the far end and on from there, then back; a check is tried from every vertex at once.
     */
    private void ray(FlowNode node, int vertex, Label found) {
        int locals = code.locals();
        int at = code.local();
        int to = code.local();
        FlowNode behind = node.edges.get(0).target();
        Label loop = new Label();
        Label done = new Label();
        code.load(vertex).store(at).label(loop);
        if (goal == Goal.CHECK) {
            enter(behind, at, found, false);
            along(node.ray, at, to, done);
            code.jump(Opcodes.GOTO, loop);
        } else {
            Label back = new Label();
            along(node.ray, at, to, back);
            code.jump(Opcodes.GOTO, loop).label(back);
            enter(behind, at, found, false);
            code.load(at).load(vertex).jump(Opcodes.IF_ICMPEQ, done);
            position.constant(code, node.ray.back(), "[I")
                    .load(at)
                    .op(Opcodes.IALOAD)
                    .store(at);
            code.jump(Opcodes.GOTO, back);
        }
        code.label(done).forget(locals);
    }

    private void along(Rays.Ray ray, int at, int to, Label dead) {
        code.load(at).store(to);
        for (Act act : ray.acts()) {
            if (act instanceof Act.Go go) {
                position.constant(code, go.targets(), "[I").load(to).op(Opcodes.IALOAD);
                code.store(to).load(to).jump(Opcodes.IFLT, dead);
            } else {
                tests.write(act, to, dead);
            }
        }
        code.load(to).store(at);
    }

    private void way(FlowNode.Edge edge, int vertex, Label found, boolean last) {
        Act act = edge.act();
        Label next = new Label();
        if (act instanceof Act.Spread spread) {
            if (goal == Goal.LIST && root.anywhere && vertex == VERTEX) {
                everywhere(spread.targets()[0], edge.target());
            } else {
                spread(spread, edge.target(), vertex, found);
            }
        } else if (act instanceof Act.Put put) {
            put(put, edge.target(), vertex, found);
        } else if (act instanceof Act.Assign assign) {
            assign(assign, edge.target(), vertex, found);
        } else if (act instanceof Act.Switch end) {
            end(end, vertex, found);
        } else if (act instanceof Act.Go go) {
            int target = code.local();
            position.constant(code, go.targets(), "[I").load(vertex).op(Opcodes.IALOAD);
            code.store(target).load(target).jump(Opcodes.IFLT, next);
            enter(edge.target(), target, found, last);
        } else {
            tests.write(act, vertex, next);
            enter(edge.target(), vertex, found, last);
        }
        code.label(next);
    }

    private void spread(Act.Spread spread, FlowNode target, int vertex, Label found) {
        int row = code.local();
        int place = code.local();
        int to = code.local();
        Label loop = new Label();
        Label done = new Label();
        position.constant(code, spread.targets(), "[[I")
                .load(vertex)
                .op(Opcodes.AALOAD)
                .storeArray(row);
        code.number(0).store(place).label(loop);
        code.load(place).loadArray(row).op(Opcodes.ARRAYLENGTH).jump(Opcodes.IF_ICMPGE, done);
        code.loadArray(row).load(place).op(Opcodes.IALOAD).store(to).increment(place, 1);
        choose(target, to, found, loop);
        code.jump(Opcodes.GOTO, loop).label(done);
    }

    /** As {@link #spread} from the first vertex, since it makes no difference from which one. */
    private void everywhere(int[] row, FlowNode target) {
        int to = code.local();
        Label loop = new Label();
        Label done = new Label();
        int by = row.length > 1 ? row[1] - row[0] : 0;
        if (Math.abs(by) == 1 && IntStream.range(1, row.length).allMatch(i -> row[i] - row[i - 1] == by)) {
            code.number(row[0]).store(to).label(loop).load(to).number(row[row.length - 1]);
            code.jump(by > 0 ? Opcodes.IF_ICMPGT : Opcodes.IF_ICMPLT, done);
            Label next = new Label();
            choose(target, to, null, next);
            code.label(next).increment(to, by).jump(Opcodes.GOTO, loop).label(done);
        } else {
            int place = code.local();
            code.number(0)
                    .store(place)
                    .label(loop)
                    .load(place)
                    .number(row.length)
                    .jump(Opcodes.IF_ICMPGE, done);
            position.constant(code, row, "[I").load(place).op(Opcodes.IALOAD).store(to);
            Label next = new Label();
            choose(target, to, null, next);
            code.label(next).increment(place, 1).jump(Opcodes.GOTO, loop).label(done);
        }
    }

    /** Enters a node from one of many vertices: first it is asked whether any of its ways begins with the piece there. */
    private void choose(FlowNode target, int vertex, Label found, Label otherwise) {
        if (target != end && target.slot < 0) {
            tests.first(target, vertex, otherwise);
        }
        enter(target, vertex, found, false);
    }

    private void put(Act.Put put, FlowNode target, int vertex, Label found) {
        boolean writes = goal == Goal.FIRST || target.readsBoard;
        int before = code.local();
        if (writes) {
            code.field("board").load(vertex).op(Opcodes.IALOAD).store(before);
            write(vertex, () -> code.number(put.piece()));
        }
        modified(put.index(), target, vertex, found, () -> {
            if (writes) {
                write(vertex, () -> code.load(before));
            }
        });
    }

    private void write(int vertex, Runnable piece) {
        if (position.counts()) {
            code.self().load(vertex);
            piece.run();
            code.call("put", "(II)V");
        } else {
            code.field("board").load(vertex);
            piece.run();
            code.op(Opcodes.IASTORE);
        }
    }

    private void assign(Act.Assign assign, FlowNode target, int vertex, Label found) {
        int variable = assign.assignment().variable();
        boolean writes = goal == Goal.FIRST || target.readsNumbers;
        int before = code.local();
        int value = code.local();
        Label dead = new Label();
        NumberWriter.value(code, assign.assignment().value());
        code.store(value).load(value).jump(Opcodes.IFLT, dead);
        code.load(value).number(position.bound(variable)).jump(Opcodes.IF_ICMPGT, dead);
        if (writes) {
            code.field("numbers").number(variable).op(Opcodes.IALOAD).store(before);
            code.field("numbers").number(variable).load(value).op(Opcodes.IASTORE);
        }
        modified(assign.index(), target, vertex, found, () -> {
            if (writes) {
                code.field("numbers").number(variable).load(before).op(Opcodes.IASTORE);
            }
        });
        code.label(dead);
    }

    /** Goes on behind a modification, and takes it back, unless it is the keeper's and led to a switch. */
    private void modified(int index, FlowNode target, int vertex, Label found, Runnable undo) {
        boolean listed = goal == Goal.LIST && calls(target);
        if (target.modifiers == MethodPlan.MANY || position.size() > MethodPlan.FEW_VERTICES) {
            code.self().call("count", "()V");
        }
        if (listed) {
            code.self().number(index).load(vertex).call("step", "(II)V");
        } else {
            steps.add(new int[] {index, vertex});
        }
        if (target.remembers) {
            code.self().call("push", "()V");
        }
        Label undone = new Label();
        boolean undoes = goal == Goal.CHECK;
        boolean before = inPath;
        inPath |= listed;
        enter(target, vertex, undoes ? undone : found, false);
        inPath = before;
        if (!listed) {
            steps.remove(steps.size() - 1);
        }
        after(target, listed, undo);
        if (undoes) {
            Label on = new Label();
            code.jump(Opcodes.GOTO, on).label(undone);
            after(target, false, undo);
            found(found);
            code.label(on);
        }
    }

    private void after(FlowNode target, boolean listed, Runnable undo) {
        if (target.remembers) {
            code.self().call("pop", "()V");
        }
        if (listed) {
            code.self().call("back", "()V");
        }
        undo.run();
    }

    private void end(Act.Switch end, int vertex, Label found) {
        if (goal == Goal.LIST) {
            list(end.index(), vertex);
        } else {
            ended(end, vertex);
            found(found);
        }
    }

    private void ended(Act.Switch end, int vertex) {
        int node = position.rules().automaton().step(end.index()).target();
        code.self();
        if (end.player() == Rule.Switch.KEEPER || position.rules().vertexMatters(node)) {
            code.load(vertex);
        } else {
            code.number(0);
        }
        code.number(end.player()).number(node).number(end.number()).call("ended", "(IIII)V");
    }

    private void list(int modifier, int vertex) {
        // No way leads into the method from within a move, so these are all.
        boolean all = root.ins == 0 && steps.size() <= MOST_STEPS && !inPath;
        code.self();
        for (int[] step : steps) {
            if (all) {
                code.number(step[0]).load(step[1]);
            } else {
                code.number(step[0]).load(step[1]).call("step", "(II)V").self();
            }
        }
        code.number(modifier).load(vertex);
        code.call(all ? "list" : "listPath", "(" + "II".repeat(all ? steps.size() + 1 : 1) + ")V");
        if (!all) {
            steps.forEach(step -> code.self().call("back", "()V"));
        }
    }

    /** Whether something is called on the way from here to a switch, but checks. */
    private static boolean calls(FlowNode node) {
        return node.method || node.edges.stream().anyMatch(edge -> edge.target() != null && calls(edge.target()));
    }

    private void enter(FlowNode target, int vertex, Label found, boolean last) {
        if (target == end) {
            found(found);
        } else if (!target.method) {
            ways(target, vertex, found, last);
        } else if (last && target == root && found == null) {
            code.load(vertex).store(VERTEX).jump(Opcodes.GOTO, begin);
        } else {
            code.self().load(vertex).callOwn(position.method(goal, target, end), goal.type());
            if (goal != Goal.LIST) {
                foundIf(found);
            }
        }
    }

    private void foundIf(Label found) {
        Label not = new Label();
        if (found != null) {
            code.jump(Opcodes.IFNE, found);
        } else {
            code.jump(Opcodes.IFEQ, not).number(1).op(Opcodes.IRETURN).label(not);
        }
    }

    private void found(Label found) {
        if (found != null) {
            code.jump(Opcodes.GOTO, found);
        } else {
            code.number(1).op(Opcodes.IRETURN);
        }
    }
}
