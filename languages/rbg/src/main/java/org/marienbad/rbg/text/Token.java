package org.marienbad.rbg.text;

/**
 * A word, number or sign of a description.
 *
 * @param line from 1
 * @param column from 1
 */
record Token(Kind kind, String text, int line, int column) {
    enum Kind {
        NAME,
        NUMBER,
        SIGN,
        END
    }

    boolean is(String sign) {
        return kind == Kind.SIGN && text.equals(sign);
    }

    boolean isName() {
        return kind == Kind.NAME;
    }

    /** Line and column, for messages. */
    String place() {
        return "line " + line + ", column " + column;
    }

    /** For messages. */
    String shown() {
        return kind == Kind.END ? "the end" : "'" + text + "'";
    }
}
