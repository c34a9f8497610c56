package org.marienbad.rbg.text;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.rbg.text.Token.Kind;

/** Cuts a description into tokens; the longest sign wins. */
final class Lexer {
    /** Longer ones before those that they begin with. */
    private static final List<String> SIGNS = List.of(
            "->>", "->", "[$", "{?", "{!", "{$", "==", "!=", "<=", ">=", "(", ")", "[", "]", "{", "}", "~", "#", "-",
            "+", "^", "/", "*", ".", ",", ";", ":", "$", "=", "!", "?", "<", ">");

    private final String text;
    private int at;
    private int line = 1;
    private int lineStart;

    Lexer(String text) {
        this.text = text;
    }

    /** All tokens, and one of the kind {@code END} behind them. */
    List<Token> tokens() {
        List<Token> tokens = new ArrayList<>();
        for (skipBlanks(); at < text.length(); skipBlanks()) {
            tokens.add(next());
        }
        tokens.add(token(Kind.END, ""));
        return tokens;
    }

    private Token next() {
        char first = text.charAt(at);
        if (isLetter(first) || isDigit(first)) {
            int end = at;
            while (end < text.length()
                    && (isDigit(text.charAt(end)) || isLetter(first) && isLetter(text.charAt(end)))) {
                end++;
            }
            return take(isLetter(first) ? Kind.NAME : Kind.NUMBER, text.substring(at, end));
        }
        for (String sign : SIGNS) {
            if (text.startsWith(sign, at)) {
                return take(Kind.SIGN, sign);
            }
        }
        throw new DescriptionException(token(Kind.SIGN, ""), "the character '" + first + "' has no meaning here");
    }

    private Token take(Kind kind, String found) {
        Token token = token(kind, found);
        at += found.length();
        return token;
    }

    private Token token(Kind kind, String found) {
        return new Token(kind, found, line, at - lineStart + 1);
    }

    private void skipBlanks() {
        while (at < text.length()) {
            if (text.startsWith("//", at)) {
                at = Math.max(at, end(text.indexOf('\n', at)));
            } else if (text.startsWith("/*", at)) {
                int end = text.indexOf("*/", at + 2);
                if (end < 0) {
                    throw new DescriptionException(token(Kind.SIGN, ""), "this comment has no end");
                }
                for (; at < end + 2; at++) {
                    newLine();
                }
            } else if (Character.isWhitespace(text.charAt(at))) {
                newLine();
                at++;
            } else {
                return;
            }
        }
    }

    private int end(int index) {
        return index < 0 ? text.length() : index;
    }

    private void newLine() {
        if (text.charAt(at) == '\n') {
            line++;
            lineStart = at + 1;
        }
    }

    private static boolean isLetter(char letter) {
        return letter >= 'a' && letter <= 'z' || letter >= 'A' && letter <= 'Z';
    }

    private static boolean isDigit(char digit) {
        return digit >= '0' && digit <= '9';
    }
}
