package org.marienbad.games.go.notation;

import java.util.ArrayList;
import java.util.List;

/** The properties of the main line of a game in the Smart Game Format, whatever they mean. */
final class SgfText {
    private static final int MOST_SHOWN = 20;

    /**
     * One value of a property.
     *
     * @param node the number of its node
     */
    record Property(String key, String value, int node, int at) {}

    private final String text;
    private final List<Property> properties = new ArrayList<>();
    private int at;
    private int node;

    SgfText(String text) {
        this.text = text;
    }

    /**
     * The properties of the first game, in the first of its variations, in order.
     *
     * @throws IllegalArgumentException that names in one line the place and the text expected there
     */
    List<Property> mainLine() {
        // Some files have words before the game; a byte order mark is as good as a blank.
        at = Math.max(0, text.indexOf('('));
        require('(');
        int depth = 1;
        boolean main = true;
        while (depth > 0) {
            skipBlanks();
            char next = at < text.length() ? text.charAt(at) : 0;
            if (next == '(') {
                depth++;
                at++;
            } else if (next == ')') {
                // The text after the first leaf belongs to other variations.
                main = false;
                depth--;
                at++;
            } else if (next == ';') {
                at++;
                node++;
            } else {
                readProperty(main);
            }
        }
        return properties;
    }

    private void readProperty(boolean kept) {
        int begin = at;
        StringBuilder key = new StringBuilder();
        while (at < text.length() && Character.isLetter(text.charAt(at))) {
            // Old files write out names, of which the capitals count.
            key.append(Character.isUpperCase(text.charAt(at)) ? text.substring(at, at + 1) : "");
            at++;
        }
        if (key.length() == 0) {
            at = begin;
            throw expected("a property, such as B[ee], or ')'");
        }
        skipBlanks();
        do {
            String value = value();
            if (kept) {
                properties.add(new Property(key.toString(), value, node, begin));
            }
            skipBlanks();
        } while (at < text.length() && text.charAt(at) == '[');
    }

    private String value() {
        require('[');
        StringBuilder value = new StringBuilder();
        while (at < text.length() && text.charAt(at) != ']') {
            if (text.charAt(at) == '\\' && at + 1 < text.length()) {
                at++;
            }
            value.append(text.charAt(at++));
        }
        require(']');
        return value.toString();
    }

    private void require(char wanted) {
        if (at >= text.length() || text.charAt(at) != wanted) {
            throw expected("'" + wanted + "'");
        }
        at++;
    }

    private void skipBlanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    /** A sentence that {@code property} is not as expected. */
    IllegalArgumentException refused(Property property, String wanted) {
        at = property.at();
        return expected(wanted);
    }

    private IllegalArgumentException expected(String what) {
        String before = text.substring(0, at);
        int line = (int) before.chars().filter(c -> c == '\n').count() + 1;
        int column = at - before.lastIndexOf('\n');
        String rest =
                text.substring(at, Math.min(text.length(), at + MOST_SHOWN)).split("[\\s;]", 2)[0];
        String found = at < text.length() ? "'" + rest + "'" : "the end";
        return new IllegalArgumentException(
                "line " + line + ", column " + column + ": expected " + what + "; found " + found);
    }
}
