package org.marienbad.framework.setting;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * One declared knob of a game or a player: its key, its range and its initial value. Command line, JSON and the
 * widgets of the window are all made from it. Values arrive as text or as plain JSON values (numbers, booleans,
 * strings, lists) and leave as {@code T}.
 */
public sealed interface Setting<T> {
    /** Language-neutral name: letters and digits, unique within its owner. */
    String key();

    T initial();

    /** What may be given, for people: "a whole number from 1 to 9". */
    String allowed();

    /** The value that {@code raw} (text or plain JSON) stands for, empty if it is not allowed. */
    Optional<T> parse(Object raw);

    /** The text form of a value; {@code parse(format(v))} gives {@code v} again. */
    default String format(T value) {
        return String.valueOf(value);
    }

    /** The plain JSON form of a value. */
    default Object plain(T value) {
        return value;
    }

    static Whole whole(String key, int min, int max, int initial) {
        return new Whole(key, min, max, initial);
    }

    static Decimal decimal(String key, double min, double max, double initial) {
        return new Decimal(key, min, max, initial);
    }

    static Flag flag(String key, boolean initial) {
        return new Flag(key, initial);
    }

    /** A choice among named values, the first of which is the initial one. */
    static Choice choice(String key, String... values) {
        return new Choice(key, List.of(values), values[0]);
    }

    static WholeList wholeList(String key, int minSize, int maxSize, int min, int max, List<Integer> initial) {
        return new WholeList(key, minSize, maxSize, min, max, initial);
    }

    static Word word(String key, String initial) {
        return new Word(key, initial);
    }

    /** A whole number in a closed range. */
    record Whole(String key, int min, int max, Integer initial) implements Setting<Integer> {
        public Whole {
            require(key, min <= initial && initial <= max);
        }

        @Override
        public String allowed() {
            return "a whole number from " + min + " to " + max;
        }

        @Override
        public Optional<Integer> parse(Object raw) {
            try {
                double value = raw instanceof Number number
                        ? number.doubleValue()
                        : Long.parseLong(String.valueOf(raw).trim());
                return value == Math.rint(value) && value >= min && value <= max
                        ? Optional.of((int) value)
                        : Optional.empty();
            } catch (NumberFormatException notANumber) {
                return Optional.empty();
            }
        }
    }

    /** A decimal number in a closed range. */
    record Decimal(String key, double min, double max, Double initial) implements Setting<Double> {
        public Decimal {
            require(key, min <= initial && initial <= max);
        }

        @Override
        public String allowed() {
            return String.format(Locale.ROOT, "a number from %s to %s", trim(min), trim(max));
        }

        @Override
        public Optional<Double> parse(Object raw) {
            try {
                double value = raw instanceof Number number
                        ? number.doubleValue()
                        : Double.parseDouble(String.valueOf(raw).trim());
                return value >= min && value <= max ? Optional.of(value) : Optional.empty();
            } catch (NumberFormatException notANumber) {
                return Optional.empty();
            }
        }

        @Override
        public String format(Double value) {
            return trim(value);
        }

        private static String trim(double value) {
            return value == Math.rint(value) && Math.abs(value) < 1e15
                    ? Long.toString((long) value)
                    : Double.toString(value);
        }
    }

    /** On or off. */
    record Flag(String key, Boolean initial) implements Setting<Boolean> {
        public Flag {
            require(key, initial != null);
        }

        @Override
        public String allowed() {
            return "on or off";
        }

        @Override
        public Optional<Boolean> parse(Object raw) {
            return switch (String.valueOf(raw).trim().toLowerCase(Locale.ROOT)) {
                case "on", "true", "yes" -> Optional.of(true);
                case "off", "false", "no" -> Optional.of(false);
                default -> Optional.empty();
            };
        }

        @Override
        public String format(Boolean value) {
            return value ? "on" : "off";
        }

        @Override
        public Object plain(Boolean value) {
            return format(value);
        }
    }

    /** One of a few named values. */
    record Choice(String key, List<String> values, String initial) implements Setting<String> {
        public Choice {
            values = List.copyOf(values);
            require(key, values.contains(initial));
        }

        @Override
        public String allowed() {
            return "one of " + String.join(", ", values);
        }

        @Override
        public Optional<String> parse(Object raw) {
            String given = String.valueOf(raw).trim();
            return values.stream()
                    .filter(value -> value.equalsIgnoreCase(given))
                    .findFirst();
        }
    }

    /** A list of whole numbers, written 1-3-5-7. */
    record WholeList(String key, int minSize, int maxSize, int min, int max, List<Integer> initial)
            implements Setting<List<Integer>> {
        public WholeList {
            initial = List.copyOf(initial);
            require(key, minSize <= initial.size() && initial.size() <= maxSize);
        }

        @Override
        public String allowed() {
            return "a list such as " + format(initial) + " of " + minSize + " to " + maxSize + " whole numbers from "
                    + min + " to " + max;
        }

        @Override
        public Optional<List<Integer>> parse(Object raw) {
            List<?> parts = raw instanceof List<?> list
                    ? list
                    : List.of(String.valueOf(raw).trim().split("\\s*[-;]\\s*|\\s+"));
            if (parts.size() < minSize || parts.size() > maxSize) {
                return Optional.empty();
            }
            Whole element = new Whole(key, min, max, min);
            List<Integer> values = new ArrayList<>(parts.size());
            for (Object part : parts) {
                Optional<Integer> value = element.parse(part);
                if (value.isEmpty()) {
                    return Optional.empty();
                }
                values.add(value.get());
            }
            return Optional.of(List.copyOf(values));
        }

        @Override
        public String format(List<Integer> value) {
            return String.join("-", value.stream().map(String::valueOf).toList());
        }
    }

    /** A name that only its owner can judge, such as that of an evaluator of the game at hand. */
    record Word(String key, String initial) implements Setting<String> {
        public Word {
            require(key, initial != null);
        }

        @Override
        public String allowed() {
            return "a name of letters, digits, dots and dashes";
        }

        @Override
        public Optional<String> parse(Object raw) {
            String given = String.valueOf(raw).trim();
            return given.matches("[\\p{L}\\p{N}._/-]+") ? Optional.of(given) : Optional.empty();
        }
    }

    private static void require(String key, boolean condition) {
        Objects.requireNonNull(key, "key");
        if (!key.matches("[A-Za-z][A-Za-z0-9]*") || !condition) {
            throw new IllegalArgumentException("setting '" + key + "': bad key, or initial value out of range");
        }
    }
}
