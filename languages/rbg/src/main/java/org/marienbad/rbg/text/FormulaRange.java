package org.marienbad.rbg.text;

import java.util.stream.LongStream;
import org.marienbad.rbg.tree.Formula;
import org.marienbad.rbg.tree.RbgDescription;
import org.marienbad.rbg.tree.Rule;

/** The least and the greatest value that a formula can have, or a wider range. */
record FormulaRange(long least, long greatest) {
    static FormulaRange of(Formula formula, RbgDescription description) {
        if (formula instanceof Formula.Constant constant) {
            return new FormulaRange(constant.value(), constant.value());
        } else if (formula instanceof Formula.Variable variable) {
            return new FormulaRange(0, description.bounds().get(variable.index()));
        } else if (formula instanceof Formula.Count) {
            return new FormulaRange(0, description.board().size());
        }
        Formula.Operation operation = (Formula.Operation) formula;
        FormulaRange left = of(operation.left(), description);
        FormulaRange right = of(operation.right(), description);
        return switch (operation.operator()) {
            case '+' -> new FormulaRange(left.least + right.least, left.greatest + right.greatest).orAny();
            case '-' -> new FormulaRange(left.least - right.greatest, left.greatest - right.least).orAny();
            case '*' ->
                around(
                                left.least * right.least,
                                left.least * right.greatest,
                                left.greatest * right.least,
                                left.greatest * right.greatest)
                        .orAny();
            // The divisor may be 1.
            default -> around(left.least, left.greatest, -left.least, -left.greatest);
        };
    }

    private static FormulaRange around(long... values) {
        return new FormulaRange(
                LongStream.of(values).min().getAsLong(),
                LongStream.of(values).max().getAsLong());
    }

    /** Numbers have 32 bits; beyond them anything can come out. */
    private FormulaRange orAny() {
        boolean fits = least >= Integer.MIN_VALUE && greatest <= Integer.MAX_VALUE;
        return fits ? this : new FormulaRange(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** Whether the comparison fails for all values. */
    static boolean neverHolds(Rule.Compare compare, RbgDescription description) {
        FormulaRange left = of(compare.left(), description);
        FormulaRange right = of(compare.right(), description);
        boolean apart = left.greatest < right.least || left.least > right.greatest;
        boolean single = left.least == left.greatest && right.least == right.greatest;
        return switch (compare.operator()) {
            case "==" -> apart;
            case "!=" -> single && !apart;
            case "<" -> left.least >= right.greatest;
            case "<=" -> left.least > right.greatest;
            case ">" -> left.greatest <= right.least;
            default -> left.greatest < right.least;
        };
    }
}
