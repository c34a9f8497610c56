package org.marienbad.cli.console;

/**
 * Text as it may be shown in a terminal: characters that would move the cursor, change colors or turn the direction are
 * written out.
 */
final class PlainText {
    private PlainText() {}

    /** Any {@code text} in one line. */
    static String line(String text) {
        return escaped(text, false);
    }

    /** {@code text} with its line breaks. */
    static String lines(String text) {
        return escaped(text, true);
    }

    private static String escaped(String text, boolean lineBreaks) {
        StringBuilder plain = null;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean harmless = c == '\n' ? lineBreaks : c == '\t' || !Character.isISOControl(c) && !turns(c);
            if (!harmless && plain == null) {
                plain = new StringBuilder(text.length() + 16).append(text, 0, i);
            }
            if (plain != null) {
                plain.append(harmless ? String.valueOf(c) : String.format("\\u%04x", (int) c));
            }
        }
        return plain == null ? text : plain.toString();
    }

    /** Whether it changes the direction of the text after it, so that a line reads otherwise than it is. */
    private static boolean turns(char c) {
        return c >= '\u202a' && c <= '\u202e' || c >= '\u2066' && c <= '\u2069';
    }
}
