package org.marienbad.rbg.play;

import java.util.function.IntUnaryOperator;
import org.marienbad.rbg.tree.Formula;
import org.marienbad.rbg.tree.Rule;

/** Computes what the rules say about numbers. */
public final class Formulas {
    private Formulas() {}

    /** Whether a comparison holds. */
    public static boolean holds(Rule.Compare compare, int[] numbers, IntUnaryOperator counts) {
        int left = value(compare.left(), numbers, counts);
        int right = value(compare.right(), numbers, counts);
        return switch (compare.operator()) {
            case "==" -> left == right;
            case "!=" -> left != right;
            case "<" -> left < right;
            case "<=" -> left <= right;
            case ">" -> left > right;
            default -> left >= right;
        };
    }

    /**
     * The value of a formula.
     *
     * @param counts by piece on how many vertices it stands
     * @throws IllegalStateException if it divides by 0
     */
    public static int value(Formula formula, int[] numbers, IntUnaryOperator counts) {
        if (formula instanceof Formula.Constant constant) {
            return constant.value();
        } else if (formula instanceof Formula.Variable variable) {
            return numbers[variable.index()];
        } else if (formula instanceof Formula.Count count) {
            return counts.applyAsInt(count.piece());
        }
        Formula.Operation operation = (Formula.Operation) formula;
        int left = value(operation.left(), numbers, counts);
        int right = value(operation.right(), numbers, counts);
        return switch (operation.operator()) {
            case '+' -> left + right;
            case '-' -> left - right;
            case '*' -> left * right;
            default -> divide(left, right);
        };
    }

    /** @throws IllegalStateException if {@code right} is 0 */
    public static int divide(int left, int right) {
        if (right == 0) {
            throw new IllegalStateException("the rules divide by 0");
        }
        return left / right;
    }
}
