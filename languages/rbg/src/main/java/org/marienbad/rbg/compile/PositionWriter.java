package org.marienbad.rbg.compile;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.marienbad.rbg.play.RbgRules;
import org.marienbad.rbg.tree.Rule;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes the class of the positions of a description. */
final class PositionWriter {
    private static final int MOST_METHODS = 20_000;
    /** Cases of a method that asks which number it was given. */
    private static final int MOST_CASES = 256;

    private static final String INT = "(I)V";

    private record Method(Goal goal, FlowNode node, FlowNode end) {}

    private final PlannedRules planned;
    private final RbgRules rules;
    private final ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
        @Override
        protected String getCommonSuperClass(String one, String other) {
            return "java/lang/Object";
        }
    };
    private final IdentityHashMap<Object, String> constants = new IdentityHashMap<>();
    /** The arrays that are the constants of the class, by their number. */
    private final List<Object> values = new ArrayList<>();

    private final List<String> types = new ArrayList<>();
    private final Set<String> written = new HashSet<>();
    private final Deque<Method> open = new ArrayDeque<>();
    private int parts;

    PositionWriter(PlannedRules planned) {
        this.planned = planned;
        rules = planned.rules();
    }

    /** The bytes of the class. */
    byte[] write() {
        out.visit(Opcodes.V17, Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, Code.SELF, null, Code.BASE, null);
        writeConstructor();
        writeCopy();
        List<FlowNode> entries = planned.begins();
        writeCases("search", "(II)V", entries.size(), 2, (code, entry) -> {
            if (!planned.isKeepers(entry)) {
                begin(code, Goal.LIST, entries.get(entry));
            }
        });
        writeCases("first", "(II)Z", entries.size(), 2, (code, entry) -> {
            if (planned.isKeepers(entry)) {
                begin(code, Goal.FIRST, entries.get(entry));
            }
        });
        writeCases("assign", INT, rules.automaton().modifiers() + 1, 1, this::writeAssign);
        while (!open.isEmpty()) {
            write(open.remove());
        }
        writeConstants();
        out.visitEnd();
        try {
            return out.toByteArray();
        } catch (ClassTooLargeException | MethodTooLargeException large) {
            throw new TooLargeException("its rules do not fit into a class of the Java virtual machine");
        }
    }

    /** The values of the constants, in their order. */
    Object[] constants() {
        return values.toArray();
    }

    int size() {
        return rules.description().board().size();
    }

    boolean counts() {
        return planned.counts();
    }

    RbgRules rules() {
        return rules;
    }

    int bound(int variable) {
        return planned.bound(variable);
    }

    Code constant(Code code, Object value, String type) {
        String name = constants.computeIfAbsent(value, fresh -> {
            values.add(fresh);
            types.add(type);
            return "T" + (values.size() - 1);
        });
        return code.constant(name, type);
    }

    /** The name of the method that searches from a node; it will be written. */
    String method(Goal goal, FlowNode node, FlowNode end) {
        String name = goal.word + node.number;
        if (written.add(name)) {
            if (written.size() > MOST_METHODS) {
                throw new TooLargeException("its rules need more than " + MOST_METHODS + " methods");
            }
            open.add(new Method(goal, node, end));
        }
        return name;
    }

    /** The name of the method that runs a check. */
    String check(Flow check) {
        String search = method(Goal.CHECK, check.start, check.end);
        if (!check.start.remembers) {
            return search;
        }
        String name = "can" + check.start.number;
        if (written.add(name)) {
            Code code = code(name, Goal.CHECK.type(), 2);
            int can = code.local();
            code.self().call("push", "()V").self().load(1).callOwn(search, Goal.CHECK.type());
            code.store(can)
                    .self()
                    .call("pop", "()V")
                    .load(can)
                    .op(Opcodes.IRETURN)
                    .close();
        }
        return name;
    }

    private void write(Method method) {
        String name = method.goal().word + method.node().number;
        Code code = code(name, method.goal().type(), 2);
        new SearchWriter(this, method.goal(), method.node(), method.end(), code).write();
        code.close();
    }

    private Code code(String name, String type, int locals) {
        return new Code(out.visitMethod(Opcodes.ACC_FINAL, name, type, null, null), locals);
    }

    private void begin(Code code, Goal goal, FlowNode node) {
        if (node.remembers) {
            code.self().call("push", "()V");
        }
        code.self().load(2).callOwn(method(goal, node, null), goal.type());
        if (goal == Goal.FIRST) {
            code.op(Opcodes.IRETURN);
        }
    }

    private void writeAssign(Code code, int index) {
        if (index > 0 && rules.automaton().step(index).action() instanceof Rule.Assign assign) {
            code.field("numbers").number(assign.variable());
            NumberWriter.value(code, assign.value());
            code.op(Opcodes.IASTORE);
        }
    }

    private interface Case {
        void write(Code code, int number);
    }

    /** A method that does something else for each value of its first parameter, from 0. */
    private void writeCases(String name, String type, int cases, int parameters, Case one) {
        int groups = (cases + MOST_CASES - 1) / MOST_CASES;
        Code code = code(name, type, parameters + 1);
        if (groups > 1) {
            String part = name + "Part" + parts++ + "_";
            code.load(1)
                    .number(Integer.numberOfTrailingZeros(MOST_CASES))
                    .op(Opcodes.IUSHR)
                    .store(code.local());
            writeSwitch(code, type, parameters + 1, 0, groups, (inner, group) -> {
                inner.self().load(1);
                if (parameters == 2) {
                    inner.load(2);
                }
                inner.callOwn(part + group, type);
                if (type.endsWith("Z")) {
                    inner.op(Opcodes.IRETURN);
                }
            });
            for (int group = 0; group < groups; group++) {
                Code inner = code(part + group, type, parameters + 1);
                int from = group * MOST_CASES;
                writeSwitch(inner, type, 1, from, Math.min(MOST_CASES, cases - from), one);
                inner.close();
            }
        } else {
            writeSwitch(code, type, 1, 0, cases, one);
        }
        code.close();
    }

    private static void writeSwitch(Code code, String type, int local, int from, int cases, Case one) {
        Label[] labels = new Label[cases];
        for (int i = 0; i < cases; i++) {
            labels[i] = new Label();
        }
        Label otherwise = new Label();
        code.load(local).dispatch(from, otherwise, labels);
        for (int i = 0; i < cases; i++) {
            code.label(labels[i]);
            one.write(code, from + i);
            code.jump(Opcodes.GOTO, otherwise);
        }
        code.label(otherwise);
        if (type.endsWith("Z")) {
            code.number(0).op(Opcodes.IRETURN);
        } else {
            code.op(Opcodes.RETURN);
        }
    }

    private void writeConstructor() {
        MethodVisitor method =
                out.visitMethod(0, "<init>", "(" + "Lorg/marienbad/rbg/compile/PlannedRules;)V", null, null);
        method.visitCode();
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitVarInsn(Opcodes.ALOAD, 1);
        method.visitMethodInsn(
                Opcodes.INVOKESPECIAL, Code.BASE, "<init>", "(Lorg/marienbad/rbg/compile/PlannedRules;)V", false);
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }

    private void writeCopy() {
        MethodVisitor method = out.visitMethod(
                0,
                "another",
                "(Lorg/marienbad/rbg/compile/PlannedRules;)Lorg/marienbad/rbg/compile/PlannedPosition;",
                null,
                null);
        method.visitCode();
        method.visitTypeInsn(Opcodes.NEW, Code.SELF);
        method.visitInsn(Opcodes.DUP);
        method.visitVarInsn(Opcodes.ALOAD, 1);
        method.visitMethodInsn(
                Opcodes.INVOKESPECIAL, Code.SELF, "<init>", "(Lorg/marienbad/rbg/compile/PlannedRules;)V", false);
        method.visitInsn(Opcodes.ARETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }

    /** The constants are handed over with the class, and known to the virtual machine as such. */
    private void writeConstants() {
        MethodVisitor method = out.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
        method.visitCode();
        method.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                "java/lang/invoke/MethodHandles",
                "lookup",
                "()Ljava/lang/invoke/MethodHandles$Lookup;",
                false);
        method.visitLdcInsn("_");
        method.visitLdcInsn(Type.getType(Object[].class));
        method.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                "java/lang/invoke/MethodHandles",
                "classData",
                "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;",
                false);
        method.visitTypeInsn(Opcodes.CHECKCAST, "[Ljava/lang/Object;");
        method.visitVarInsn(Opcodes.ASTORE, 0);
        for (int i = 0; i < values.size(); i++) {
            int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
            out.visitField(access, "T" + i, types.get(i), null, null).visitEnd();
            method.visitVarInsn(Opcodes.ALOAD, 0);
            method.visitLdcInsn(i);
            method.visitInsn(Opcodes.AALOAD);
            method.visitTypeInsn(Opcodes.CHECKCAST, types.get(i));
            method.visitFieldInsn(Opcodes.PUTSTATIC, Code.SELF, "T" + i, types.get(i));
        }
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }
}
