package org.marienbad.rbg.compile;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/** Writes the tests of a way on a position, which change nothing. */
final class TestWriter {
    private final PositionWriter position;
    private final Code code;

    TestWriter(PositionWriter position, Code code) {
        this.position = position;
        this.code = code;
    }

    /** If all ways from a node begin with a piece: goes on if the piece at {@code vertex} is one of theirs. */
    void first(FlowNode node, int vertex, Label otherwise) {
        if (node.ray != null || !node.method && node.edges.size() == 1) {
            return;
        }
        List<boolean[]> pieces = new ArrayList<>();
        for (FlowNode.Edge edge : node.edges) {
            if (!(edge.act() instanceof Act.On on)) {
                return;
            }
            pieces.add(on.pieces());
        }
        if (!pieces.isEmpty()) {
            boolean[] any = new boolean[pieces.get(0).length];
            for (int piece = 0; piece < any.length; piece++) {
                int index = piece;
                any[piece] = pieces.stream().anyMatch(one -> one[index]);
            }
            on(any, vertex, otherwise);
        }
    }

    /** Goes on if the act is alive, otherwise to {@code otherwise}. */
    void write(Act act, int vertex, Label otherwise) {
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
}
