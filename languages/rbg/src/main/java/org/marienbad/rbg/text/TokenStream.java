package org.marienbad.rbg.text;

import java.util.List;

/** TokenStream that are read from the first to the last; behind them stands one of the kind {@code END}. */
final class TokenStream {
    private final List<Token> all;
    private int at;

    TokenStream(List<Token> all) {
        this.all = all;
    }

    Token peek() {
        return all.get(at);
    }

    Token take() {
        return all.get(Math.min(at++, all.size() - 1));
    }

    boolean atEnd() {
        return peek().kind() == Token.Kind.END;
    }

    boolean next(String sign) {
        return peek().is(sign);
    }

    /** Takes {@code sign} if it is next. */
    boolean accept(String sign) {
        boolean there = next(sign);
        at += there ? 1 : 0;
        return there;
    }

    Token expect(String sign) {
        if (!next(sign)) {
            throw wrong("'" + sign + "'");
        }
        return take();
    }

    Token expectName(String what) {
        if (!peek().isName()) {
            throw wrong(what);
        }
        return take();
    }

    /** A number of at most 31 bits. */
    int expectNumber() {
        Token number = peek();
        if (number.kind() != Token.Kind.NUMBER
                || number.text().length() > 10
                || Long.parseLong(number.text()) > Integer.MAX_VALUE) {
            throw wrong("a number up to " + Integer.MAX_VALUE);
        }
        take();
        return Integer.parseInt(number.text());
    }

    DescriptionException wrong(String expected) {
        return new DescriptionException(peek(), peek().shown() + " instead of " + expected);
    }
}
