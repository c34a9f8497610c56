package org.marienbad.framework.setting;

import java.util.List;
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

    /** What may be given, for people: "a whole number from 1 to 9". */
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
