package org.marienbad.request;

import java.util.List;

/**
 * An entry that people may give, spelled once. Its flag, the help and the completion of that, and its row in a document are
 * made from it.
 *
 * @param name in JSON
 * @param kind of its values
 * @param flag on the command line, short name first, with the label of a value: {@code "-p, --player PLAYER"}; empty where
 *     there is none
 * @param words sentences in English that describe it; the last one may be {@code "Default: …"}, which says what holds
 *     without the entry
 */
public record Entry(String name, Kind kind, String flag, String words) {
    /** How values of entries are given. */
    public enum Kind {
        /** A whole number. */
        WHOLE,
        /** A number. */
        DECIMAL,
        /** True or false; a flag that is there or not. */
        SWITCH,
        /** A word or more. */
        TEXT,
        /** Settings by their keys; the flag gives one of them. */
        SETTINGS,
        /** A list of texts; the flag gives one of them. */
        TEXTS,
        /** An object; a flag gives it as JSON or by the name of a file that holds it. */
        OBJECT
    }

    private static final String DEFAULT = "Default: ";

    /** The names of the flag, the long one last; none where there is no flag. */
    public List<String> flags() {
        return flag.isEmpty()
                ? List.of()
                : List.of(flag.replaceFirst("(--\\S+) .*", "$1").split(", "));
    }

    /** The label of a value in the help of the flag; empty where it takes none. */
    public String label() {
        return flag.replaceFirst(".*--\\S+ ?", "");
    }

    /** Its row in a table of a document: name, flag, words, default. */
    public String row() {
        int otherwise = words.indexOf(DEFAULT);
        String what = otherwise < 0 ? words : words.substring(0, otherwise).strip();
        String usual = otherwise < 0 ? "" : words.substring(otherwise + DEFAULT.length(), words.length() - 1);
        return String.join(" | ", "| `" + name + "`", flag.isEmpty() ? "" : "`" + flag + "`", what, usual)
                        .replaceAll("(?<=\\S)\\|(?=\\S)", "\\\\|")
                + " |";
    }
}
