package org.marienbad.framework.setting;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * One declared parameter of a game or a player: its key, its range and its default value. Command line, JSON and the
 * widgets of the window are all made from it. Values arrive as text or as plain JSON values (numbers, booleans,
 * strings, lists) and leave as {@code T}.
 */
public sealed interface Setting<T>
        permits IntSetting,
                LongSetting,
                DoubleSetting,
                BooleanSetting,
                ChoiceSetting,
                IntListSetting,
                NameSetting,
                FileSetting,
                TextSetting {
    /** Language-neutral name: letters and digits, unique within its owner. */
    String key();

    T defaultValue();

    /** The allowed values, for people: "a whole number from 1 to 9". */
    String allowed();

    /** The value that {@code raw} (text or plain JSON) stands for, empty if it is not allowed. */
    Optional<T> parse(Object raw);

    /** Who may give {@code value}. The default value may always be given anywhere. */
    default Reach reach(T value) {
        return Reach.ANYWHERE;
    }

    /** The text form of a value; {@code parse(format(v))} gives {@code v} again. */
    default String format(T value) {
        return String.valueOf(value);
    }

    /** The plain JSON form of a value. */
    default Object plain(T value) {
        return value;
    }

    /** This setting as forms, tables, JSON and help show it. */
    Field field();

    /** The kinds of fields that settings have. */
    enum Kind {
        INT("int", "N"),
        DOUBLE("double", "X"),
        BOOLEAN("boolean", ""),
        CHOICE("choice", ""),
        INT_LIST("intList", "N-N"),
        NAME("name", "NAME"),
        FILE("file", "NAME"),
        TEXT("text", "NAME");

        private final String id;
        private final String label;

        Kind(String id, String label) {
            this.id = id;
            this.label = label;
        }

        /** The kind's name in JSON. */
        public String id() {
            return id;
        }
    }

    /**
     * A setting as anybody may show it who does not know its class.
     *
     * @param values the words that it can be, as text; of a file those that come with the owner; empty where others decide
     * @param limits {@code min} and {@code max} of numbers, for lists of them {@code minSize} and {@code maxSize} besides, in
     *     this order; empty where any will do
     */
    record Field(Kind kind, List<String> values, Map<String, Number> limits) {
        Field(Kind kind) {
            this(kind, List.of(), Map.of());
        }

        Field(Kind kind, Number min, Number max) {
            this(kind, List.of(), limits(min, max));
        }

        private static Map<String, Number> limits(Number min, Number max) {
            Map<String, Number> limits = new LinkedHashMap<>();
            limits.put("min", min);
            limits.put("max", max);
            return limits;
        }

        static Field list(int minSize, int maxSize, int min, int max) {
            Map<String, Number> limits = limits(min, max);
            limits.put("minSize", minSize);
            limits.put("maxSize", maxSize);
            return new Field(Kind.INT_LIST, List.of(), limits);
        }

        /** The placeholder of a value in help: {@code N}, or the words to choose from. */
        public String label() {
            return kind.label.isEmpty() ? String.join("|", values) : kind.label;
        }
    }

    static IntSetting ofInt(String key, int min, int max, int defaultValue) {
        return new IntSetting(key, min, max, defaultValue);
    }

    static LongSetting ofLong(String key, long defaultValue) {
        return new LongSetting(key, defaultValue);
    }

    static DoubleSetting ofDouble(String key, double min, double max, double defaultValue) {
        return new DoubleSetting(key, min, max, defaultValue);
    }

    static BooleanSetting ofBoolean(String key, boolean defaultValue) {
        return new BooleanSetting(key, defaultValue);
    }

    /** A choice among named values, the first of which is the default. */
    static ChoiceSetting ofChoice(String key, String... values) {
        return new ChoiceSetting(key, List.of(values), values[0]);
    }

    static IntListSetting ofIntList(
            String key, int minSize, int maxSize, int min, int max, List<Integer> defaultValue) {
        return new IntListSetting(key, minSize, maxSize, min, max, defaultValue);
    }

    static NameSetting ofName(String key, String defaultValue) {
        return new NameSetting(key, defaultValue);
    }

    /** A file by its path, or one that comes with the owner by its name; the first name is the default. */
    static FileSetting ofFile(String key, List<String> names) {
        return new FileSetting(key, names, names.isEmpty() ? "" : names.get(0));
    }

    /** A command or an address. */
    static TextSetting ofText(String key) {
        return new TextSetting(key);
    }

    static void require(String key, boolean condition) {
        Objects.requireNonNull(key, "key");
        if (!key.matches("[A-Za-z][A-Za-z0-9]*") || !condition) {
            throw new IllegalArgumentException("setting '" + key + "': bad key, or default value out of range");
        }
    }
}
