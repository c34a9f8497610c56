package org.marienbad.rbg.compile;

import org.marienbad.rbg.tree.Formula;
import org.marienbad.rbg.tree.Rule;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/** Writes how numbers are computed and compared. */
final class NumberWriter {
    private NumberWriter() {}

    /** Leaves the value on the stack. */
    static void value(Code code, Formula formula) {
        if (formula instanceof Formula.Constant constant) {
            code.number(constant.value());
        } else if (formula instanceof Formula.Variable variable) {
            code.field("numbers").number(variable.index()).op(Opcodes.IALOAD);
        } else if (formula instanceof Formula.Count count) {
            code.field("counts").number(count.piece()).op(Opcodes.IALOAD);
        } else if (formula instanceof Formula.Operation operation) {
            if (operation.operator() == '/') {
                code.self();
            }
            value(code, operation.left());
            value(code, operation.right());
            switch (operation.operator()) {
                case '+' -> code.op(Opcodes.IADD);
                case '-' -> code.op(Opcodes.ISUB);
                case '*' -> code.op(Opcodes.IMUL);
                default -> code.call("divide", "(II)I");
            }
        }
    }

    /** Goes on if it holds, otherwise to {@code otherwise}. */
    static void compare(Code code, Rule.Compare compare, Label otherwise) {
        value(code, compare.left());
        value(code, compare.right());
        code.jump(
                switch (compare.operator()) {
                    case "==" -> Opcodes.IF_ICMPNE;
                    case "!=" -> Opcodes.IF_ICMPEQ;
                    case "<" -> Opcodes.IF_ICMPGE;
                    case "<=" -> Opcodes.IF_ICMPGT;
                    case ">" -> Opcodes.IF_ICMPLE;
                    default -> Opcodes.IF_ICMPLT;
                },
                otherwise);
    }
}
