package org.marienbad.opponents.kgp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One line of the protocol: {@code [ID][@REFERENCE] NAME ARGUMENT…}.
 *
 * @param id its number, {@link #NONE} if it has none
 * @param reference the number of the command that it answers, or {@link #NONE}
 * @param arguments as they were written, strings without quotes
 */
record KgpLine(long id, long reference, String name, List<String> arguments) {
    static final long NONE = -1;
    /** The longest line that a server need read. */
    static final int LONGEST = 16_384;

    private static final Pattern LINE =
            Pattern.compile("\\s*(?:(\\d{0,18})(?:@(\\d{1,18}))?\\s+)?([A-Za-z0-9]+)(?:\\s+(.*))?", Pattern.DOTALL);
    /** A quoted string, or anything else without a blank. */
    private static final Pattern ARGUMENT =
            Pattern.compile("\\G\\s*(?:\"((?:[^\"\\\\]|\\\\.)*+)\"|([^\"\\s]++))(?=\\s|$)");

    KgpLine {
        arguments = List.copyOf(arguments);
    }

    /** A command without number; strings are written by {@link #text}. */
    static KgpLine of(String name, Object... arguments) {
        return answer(NONE, name, arguments);
    }

    /** A command that refers to that of the number {@code reference}. */
    static KgpLine answer(long reference, String name, Object... arguments) {
        List<String> written = new ArrayList<>();
        for (Object argument : arguments) {
            written.add(String.valueOf(argument));
        }
        return new KgpLine(NONE, reference, name, written);
    }

    /** Empty if {@code line} is no command. */
    static Optional<KgpLine> parse(String line) {
        Matcher parts = LINE.matcher(line.strip());
        if (!parts.matches()) {
            return Optional.empty();
        }
        List<String> arguments = new ArrayList<>();
        String rest = parts.group(4) == null ? "" : parts.group(4).strip();
        Matcher argument = ARGUMENT.matcher(rest);
        int end = 0;
        while (end < rest.length()) {
            if (!argument.find()) {
                return Optional.empty();
            }
            arguments.add(argument.group(1) == null ? argument.group(2) : unescaped(argument.group(1)));
            end = argument.end();
        }
        return Optional.of(new KgpLine(number(parts.group(1)), number(parts.group(2)), parts.group(3), arguments));
    }

    private static long number(String digits) {
        return digits == null || digits.isEmpty() ? NONE : Long.parseLong(digits);
    }

    /** Servers also write line feeds and tabs as C does; here a string is one line. */
    private static String unescaped(String text) {
        return text.replaceAll("\\\\[nt]", " ").replaceAll("\\\\(.)", "$1");
    }

    /** The form of a string in a line. */
    static String text(String text) {
        return '"' + text.replaceAll("\\p{Cntrl}", " ").replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    /** Argument {@code index}; empty if there are fewer. */
    String argument(int index) {
        return index < arguments.size() ? arguments.get(index) : "";
    }

    /** Argument {@code index} as a whole number of at most nine digits; empty if it is none. */
    OptionalInt number(int index) {
        String argument = argument(index);
        return argument.matches("[+-]?\\d{1,9}") ? OptionalInt.of(Integer.parseInt(argument)) : OptionalInt.empty();
    }

    KgpLine numbered(long number) {
        return new KgpLine(number, reference, name, arguments);
    }

    /** The line, without its end; arguments must be written as the protocol has them. */
    @Override
    public String toString() {
        String numbers = (id == NONE ? "" : String.valueOf(id)) + (reference == NONE ? "" : "@" + reference);
        return (numbers.isEmpty() ? "" : numbers + " ")
                + name
                + (arguments.isEmpty() ? "" : " " + String.join(" ", arguments));
    }
}
