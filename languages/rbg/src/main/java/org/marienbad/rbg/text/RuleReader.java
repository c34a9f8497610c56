package org.marienbad.rbg.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import org.marienbad.rbg.text.DeclaredNames.Kind;
import org.marienbad.rbg.tree.Formula;
import org.marienbad.rbg.tree.Rule;

/** Reads the rules of a description. */
final class RuleReader {
    private static final List<String> COMPARISONS = List.of("==", "!=", "<=", ">=", "<", ">");
    /** Copies of one part; more are mistakes, or attacks. */
    private static final int MOST_COPIES = 10_000;
    /** Brackets within brackets, as each takes room on the stack. */
    private static final int MOST_DEPTH = 500;
    /** Numbers and names in one formula. */
    private static final int MOST_OPERANDS = 1000;

    private final TokenStream tokens;
    private final DeclaredNames names;
    /** By part of the rules its first token. */
    private final IdentityHashMap<Rule, Token> places = new IdentityHashMap<>();

    private int checks;
    private int depth;
    private int operands;
    private boolean playersMove;

    RuleReader(TokenStream tokens, DeclaredNames names) {
        this.tokens = tokens;
        this.names = names;
    }

    Rule read() {
        Rule rules = sum();
        if (!tokens.atEnd()) {
            throw tokens.wrong("the end of the rules");
        }
        return rules;
    }

    IdentityHashMap<Rule, Token> places() {
        return places;
    }

    /** Whether there is a switch to a player. */
    boolean playersMove() {
        return playersMove;
    }

    private Rule at(Token place, Rule rule) {
        places.putIfAbsent(rule, place);
        return rule;
    }

    private Rule sum() {
        Token first = tokens.peek();
        deeper(first);
        List<Rule> alternatives = new ArrayList<>();
        do {
            alternatives.add(sequence());
        } while (tokens.accept("+"));
        depth--;
        return alternatives.size() == 1 ? alternatives.get(0) : at(first, new Rule.Sum(alternatives));
    }

    private void deeper(Token place) {
        depth++;
        if (depth > MOST_DEPTH) {
            throw new DescriptionException(place, "brackets lie more than " + MOST_DEPTH + " deep in others");
        }
    }

    private Rule sequence() {
        Token first = tokens.peek();
        List<Rule> parts = new ArrayList<>();
        do {
            parts.add(item());
        } while (!tokens.atEnd() && !tokens.next("+") && !tokens.next(")") && !tokens.next("}"));
        return parts.size() == 1 ? parts.get(0) : at(first, new Rule.Sequence(parts));
    }

    private Rule item() {
        Token first = tokens.peek();
        boolean repeatable = first.isName() || first.is("(") || first.is("->") || first.is("->>") || first.is(".");
        Rule atom = at(first, atom());
        if (!tokens.next("*") && !tokens.next("^")) {
            return atom;
        }
        if (!repeatable) {
            throw tokens.wrong("another part: only a label, a switch, '.' or a part in round brackets is repeated");
        }
        if (tokens.accept("*")) {
            return at(first, new Rule.Star(atom));
        }
        tokens.expect("^");
        int copies = tokens.expectNumber();
        if (copies < 1 || copies > MOST_COPIES) {
            throw new DescriptionException(first, copies + " copies; allowed: 1 to " + MOST_COPIES);
        }
        return copies == 1 ? atom : at(first, new Rule.Sequence(Collections.nCopies(copies, atom)));
    }

    private Rule atom() {
        Token first = tokens.peek();
        if (first.isName()) {
            return new Rule.Shift(names.index(Kind.LABEL, tokens.take()));
        }
        switch (first.text()) {
            case "(" -> {
                tokens.take();
                Rule inner = sum();
                tokens.expect(")");
                return inner;
            }
            case "{" -> {
                tokens.take();
                return new Rule.On(pieces("}"));
            }
            case "[" -> {
                tokens.take();
                List<Rule> puts = new ArrayList<>();
                pieces("]").forEach(piece -> puts.add(at(first, new Rule.Put(piece))));
                return puts.size() == 1 ? puts.get(0) : new Rule.Sum(puts);
            }
            case "[$" -> {
                tokens.take();
                return assignments();
            }
            case "{?", "{!" -> {
                tokens.take();
                return check(first.is("{?"));
            }
            case "{$" -> {
                tokens.take();
                return comparison();
            }
            case "->" -> {
                return switchTo(tokens.take());
            }
            case "->>" -> {
                requireOutsideChecks(tokens.take());
                return new Rule.Switch(Rule.Switch.KEEPER);
            }
            case "." -> {
                tokens.take();
                return new Rule.Dot();
            }
            default -> throw tokens.wrong("a part of a move");
        }
    }

    private List<Integer> pieces(String end) {
        List<Integer> pieces = new ArrayList<>();
        if (!tokens.next(end)) {
            do {
                pieces.add(names.index(Kind.PIECE, tokens.take()));
            } while (tokens.accept(","));
        }
        tokens.expect(end);
        return pieces;
    }

    private Rule assignments() {
        List<Rule> assignments = new ArrayList<>();
        do {
            operands = 0;
            int variable = names.number(tokens.expectName("a variable or a player"));
            Token sign = tokens.expect("=");
            assignments.add(at(sign, new Rule.Assign(variable, number(0))));
        } while (tokens.accept(","));
        tokens.expect("]");
        return assignments.size() == 1 ? assignments.get(0) : new Rule.Sequence(assignments);
    }

    private Rule check(boolean can) {
        checks++;
        Rule body = sum();
        checks--;
        tokens.expect("}");
        return new Rule.Check(can, body);
    }

    private Rule comparison() {
        operands = 0;
        Formula left = number(0);
        Token operator = tokens.take();
        if (!COMPARISONS.contains(operator.text())) {
            throw new DescriptionException(operator, operator.shown() + " instead of one of " + COMPARISONS);
        }
        Formula right = number(0);
        tokens.expect("}");
        return new Rule.Compare(operator.text(), left, right);
    }

    private Rule switchTo(Token arrow) {
        requireOutsideChecks(arrow);
        playersMove = true;
        return new Rule.Switch(names.index(Kind.PLAYER, tokens.expectName("a player")));
    }

    private void requireOutsideChecks(Token arrow) {
        if (checks > 0) {
            throw new DescriptionException(arrow, "a switch ends a move, so it cannot stand in a check");
        }
    }

    /** Signs bind in the order + - * /, the last one closest. */
    private Formula number(int level) {
        String signs = "+-*/";
        if (level == signs.length()) {
            return operand();
        }
        String sign = signs.substring(level, level + 1);
        Formula left = number(level + 1);
        while (tokens.accept(sign)) {
            Token next = tokens.peek();
            Formula right = number(level + 1);
            if (sign.equals("/") && right.equals(new Formula.Constant(0))) {
                throw new DescriptionException(next, "nothing can be divided by 0");
            }
            left = new Formula.Operation(sign.charAt(0), left, right);
        }
        return left;
    }

    private Formula operand() {
        Token first = tokens.peek();
        operands++;
        if (operands > MOST_OPERANDS) {
            throw new DescriptionException(first, "a formula has more than " + MOST_OPERANDS + " numbers");
        }
        if (first.kind() == Token.Kind.NUMBER) {
            return new Formula.Constant(tokens.expectNumber());
        }
        if (tokens.accept("(")) {
            deeper(first);
            Formula inner = number(0);
            depth--;
            tokens.expect(")");
            return inner;
        }
        Token name = tokens.expectName("a number, variable, player or piece");
        names.require(name, Kind.VARIABLE, Kind.PLAYER, Kind.PIECE);
        return names.is(Kind.PIECE, name)
                ? new Formula.Count(names.index(Kind.PIECE, name))
                : new Formula.Variable(names.number(name));
    }
}
