package org.marienbad.rbg.compile;

import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/**
 * Writes the search from a node as a method: its only parameter is the vertex. Nodes behind it that have no method of their own are within. Whoever
 * lists goes all ways; who seeks the first way leaves as soon as it is found.
 */
final class SearchWriter {
    private static final int VERTEX = 1;

    private final PositionWriter position;
    private final Goal goal;
    private final FlowNode root;
    private final FlowNode end;
    private final Code code;
    private final Label begin = new Label();

    /** @param end the last node of a check */
    SearchWriter(PositionWriter position, Goal goal, FlowNode root, FlowNode end, Code code) {
        this.position = position;
        this.goal = goal;
        this.root = root;
        this.end = end;
        this.code = code;
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
        for (int i = 0; i < node.edges.size(); i++) {
            int locals = code.locals();
            way(node.edges.get(i), vertex, found, last && i == node.edges.size() - 1);
            code.forget(locals);
        }
        code.label(behind);
    }

    private void way(FlowNode.Edge edge, int vertex, Label found, boolean last) {
        Act act = edge.act();
        Label next = new Label();
        if (act instanceof Act.Spread spread) {
            spread(spread, edge.target(), vertex, found);
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
            test(act, vertex, next);
            enter(edge.target(), vertex, found, last);
        }
        code.label(next);
    }

    private void test(Act act, int vertex, Label otherwise) {
        if (act instanceof Act.On on) {
            on(on.pieces(), vertex, otherwise);
        } else if (act instanceof Act.Within within) {
            within(within.vertices(), vertex, otherwise);
        } else if (act instanceof Act.Compare compare) {
            NumberWriter.compare(code, compare.comparison(), otherwise);
        } else if (act instanceof Act.Check check) {
            code.self().load(vertex).callOwn(position.check(check.flow()), Goal.CHECK.type());
            code.jump(check.can() ? Opcodes.IFEQ : Opcodes.IFNE, otherwise);
        }
    }

    private void on(boolean[] pieces, int vertex, Label otherwise) {
        int only = only(pieces, true);
        int except = only(pieces, false);
        if (only < 0 && except < 0 && pieces.length > Long.SIZE) {
            position.constant(code, pieces, "[Z");
            code.field("board")
                    .load(vertex)
                    .op(Opcodes.IALOAD)
                    .op(Opcodes.BALOAD)
                    .jump(Opcodes.IFEQ, otherwise);
        } else if (only < 0 && except < 0) {
            code.number(mask(pieces)).field("board").load(vertex).op(Opcodes.IALOAD);
            bit(otherwise);
        } else {
            code.field("board").load(vertex).op(Opcodes.IALOAD).number(only >= 0 ? only : except);
            code.jump(only >= 0 ? Opcodes.IF_ICMPNE : Opcodes.IF_ICMPEQ, otherwise);
        }
    }

    private void within(boolean[] vertices, int vertex, Label otherwise) {
        if (vertices.length > Long.SIZE) {
            position.constant(code, vertices, "[Z")
                    .load(vertex)
                    .op(Opcodes.BALOAD)
                    .jump(Opcodes.IFEQ, otherwise);
        } else {
            code.number(mask(vertices)).load(vertex);
            bit(otherwise);
        }
    }

    private void bit(Label otherwise) {
        code.op(Opcodes.LUSHR).op(Opcodes.L2I).number(1).op(Opcodes.IAND).jump(Opcodes.IFEQ, otherwise);
    }

    /** The only index with this value; −1 if there are several. */
    private static int only(boolean[] bits, boolean value) {
        int only = -1;
        for (int i = 0; i < bits.length; i++) {
            if (bits[i] == value) {
                if (only >= 0) {
                    return -1;
                }
                only = i;
            }
        }
        return only;
    }

    private static long mask(boolean[] bits) {
        long mask = 0;
        for (int i = 0; i < bits.length; i++) {
            mask |= bits[i] ? 1L << i : 0;
        }
        return mask;
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
        code.loadArray(row).load(place).op(Opcodes.IALOAD).store(to).increment(place);
        enter(target, to, found, false);
        code.jump(Opcodes.GOTO, loop).label(done);
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
        boolean listed = goal == Goal.LIST;
        if (target.modifiers == MethodPlan.MANY) {
            code.self().call("count", "()V");
        }
        if (listed) {
            code.self().number(index).load(vertex).call("step", "(II)V");
        }
        if (target.remembers) {
            code.self().call("push", "()V");
        }
        Label undone = new Label();
        boolean undoes = goal == Goal.CHECK;
        enter(target, vertex, undoes ? undone : found, false);
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
        code.self().number(end.index()).load(vertex);
        if (goal == Goal.LIST) {
            code.call("list", "(II)V");
        } else {
            code.call("ended", "(II)V");
            found(found);
        }
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
