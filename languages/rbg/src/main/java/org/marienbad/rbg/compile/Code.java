package org.marienbad.rbg.compile;

import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes instructions of a method of a position, in the words of this package. */
final class Code implements Opcodes {
    /** The class that is written; hidden classes call themselves by the name in their own bytes. */
    static final String SELF = "org/marienbad/rbg/compile/WrittenPosition";

    static final String BASE = "org/marienbad/rbg/compile/PlannedPosition";

    private final MethodVisitor out;
    /** The first local variable that is free. */
    private int free;

    /** @param locals how many local variables the parameters take, {@code this} included */
    Code(MethodVisitor out, int locals) {
        this.out = out;
        free = locals;
        out.visitCode();
    }

    void close() {
        out.visitMaxs(0, 0);
        out.visitEnd();
    }

    int local() {
        return free++;
    }

    int locals() {
        return free;
    }

    /** Gives back the local variables from {@code local} on. */
    void forget(int local) {
        free = local;
    }

    Code op(int opcode) {
        out.visitInsn(opcode);
        return this;
    }

    Code number(int value) {
        if (value >= -1 && value <= 5) {
            out.visitInsn(ICONST_0 + value);
        } else if (value == (byte) value) {
            out.visitIntInsn(BIPUSH, value);
        } else if (value == (short) value) {
            out.visitIntInsn(SIPUSH, value);
        } else {
            out.visitLdcInsn(value);
        }
        return this;
    }

    Code number(long value) {
        out.visitLdcInsn(value);
        return this;
    }

    Code load(int local) {
        out.visitVarInsn(ILOAD, local);
        return this;
    }

    Code store(int local) {
        out.visitVarInsn(ISTORE, local);
        return this;
    }

    Code loadArray(int local) {
        out.visitVarInsn(ALOAD, local);
        return this;
    }

    Code storeArray(int local) {
        out.visitVarInsn(ASTORE, local);
        return this;
    }

    Code increment(int local, int by) {
        out.visitIincInsn(local, by);
        return this;
    }

    Code self() {
        out.visitVarInsn(ALOAD, 0);
        return this;
    }

    /** An array of the position. */
    Code field(String name) {
        self();
        out.visitFieldInsn(GETFIELD, BASE, name, "[I");
        return this;
    }

    Code constant(String name, String type) {
        out.visitFieldInsn(GETSTATIC, SELF, name, type);
        return this;
    }

    /** Calls a method that all positions have. */
    Code call(String name, String type) {
        out.visitMethodInsn(INVOKEVIRTUAL, BASE, name, type, false);
        return this;
    }

    /** Calls a method of this class. */
    Code callOwn(String name, String type) {
        out.visitMethodInsn(INVOKEVIRTUAL, SELF, name, type, false);
        return this;
    }

    Code jump(int opcode, Label label) {
        out.visitJumpInsn(opcode, label);
        return this;
    }

    Code label(Label label) {
        out.visitLabel(label);
        return this;
    }

    Code dispatch(int least, Label otherwise, Label... labels) {
        out.visitTableSwitchInsn(least, least + labels.length - 1, otherwise, labels);
        return this;
    }
}
