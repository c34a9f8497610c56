package org.marienbad.browser.missing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.function.BiConsumer;

/** The lines of a file of properties, as {@link java.util.Properties} describes them. */
final class PropertiesText {
    private static final String BLANKS = " \t\f";
    private final BufferedReader lines;

    PropertiesText(Reader reader) {
        lines = new BufferedReader(reader);
    }

    void forEach(BiConsumer<String, String> action) throws IOException {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String begun = withoutBlanks(line);
            if (!begun.isEmpty() && begun.charAt(0) != '#' && begun.charAt(0) != '!') {
                entry(whole(begun), action);
            }
        }
    }

    private static String withoutBlanks(String line) {
        int at = 0;
        while (at < line.length() && BLANKS.indexOf(line.charAt(at)) >= 0) {
            at++;
        }
        return line.substring(at);
    }

    /** The line with those that go on with it. */
    private String whole(String begun) throws IOException {
        String line = begun;
        while (goesOn(line)) {
            String next = lines.readLine();
            line = line.substring(0, line.length() - 1) + (next == null ? "" : withoutBlanks(next));
        }
        return line;
    }

    private static boolean goesOn(String line) {
        int backslashes = 0;
        while (backslashes < line.length() && line.charAt(line.length() - 1 - backslashes) == '\\') {
            backslashes++;
        }
        return backslashes % 2 == 1;
    }

    private static void entry(String line, BiConsumer<String, String> action) {
        int end = 0;
        while (end < line.length() && "=:".indexOf(line.charAt(end)) < 0 && BLANKS.indexOf(line.charAt(end)) < 0) {
            end += line.charAt(end) == '\\' ? 2 : 1;
        }
        end = Math.min(end, line.length());
        String value = withoutBlanks(line.substring(end));
        if (!value.isEmpty() && "=:".indexOf(value.charAt(0)) >= 0) {
            value = withoutBlanks(value.substring(1));
        }
        action.accept(plain(line.substring(0, end)), plain(value));
    }

    private static String plain(String text) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter != '\\' || i + 1 == text.length()) {
                plain.append(letter);
                continue;
            }
            char next = text.charAt(++i);
            if (next == 'u') {
                plain.append((char) Integer.parseInt(text.substring(i + 1, i + 5), 16));
                i += 4;
            } else {
                int known = "tnrf".indexOf(next);
                plain.append(known < 0 ? next : "\t\n\r\f".charAt(known));
            }
        }
        return plain.toString();
    }
}
