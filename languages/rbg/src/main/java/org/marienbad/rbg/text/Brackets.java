package org.marienbad.rbg.text;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The brackets of a text. */
final class Brackets {
    private static final Map<String, String> CLOSING =
            Map.of("(", ")", "[", "]", "[$", "]", "{", "}", "{?", "}", "{!", "}", "{$", "}");

    private final List<Token> tokens;

    Brackets(List<Token> tokens) {
        this.tokens = tokens;
    }

    /** The first one whose counterpart is missing in its directive. */
    Optional<Token> unmatched() {
        Deque<Token> open = new ArrayDeque<>();
        for (Token token : tokens) {
            boolean closes = token.kind() == Token.Kind.SIGN && CLOSING.containsValue(token.text());
            if (token.kind() == Token.Kind.SIGN && CLOSING.containsKey(token.text())) {
                open.push(token);
            } else if (closes && open.isEmpty()) {
                return Optional.of(token);
            } else if (closes && !token.is(CLOSING.get(open.pop().text()))
                    || !open.isEmpty() && (token.is("#") || token.kind() == Token.Kind.END)) {
                return Optional.of(closes ? token : open.peek());
            }
        }
        return Optional.empty();
    }
}
