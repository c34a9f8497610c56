package org.marienbad.lab.space;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.DoubleSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;

/**
 * The values that are tried of one setting: those of a list, or those of a range of numbers, on a linear or logarithmic
 * scale. Values are in the text form of their setting, so that equal values are equal texts.
 */
public final class Axis {
    /** More would be a mistake. */
    public static final int MOST_VALUES = 1000;

    private static final int DEFAULT_POINTS = 5;
    /** A range over more than this factor is logarithmic unless another scale is asked for. */
    private static final double WIDE = 20;
    /** Digits of the values between the ends of a range. */
    private static final MathContext DIGITS = new MathContext(4);

    private static final String NUMBER = "([-+]?(?:\\d+(?:\\.\\d+)?|\\.\\d+)(?:[eE][-+]?\\d+)?)";
    private static final Pattern RANGE =
            Pattern.compile(NUMBER + "\\s*\\.\\.\\s*" + NUMBER + "(?::(\\d{1,9}))?(?::(linear|log))?");
    private static final String FORMS =
            "a list of values such as \"random,sensible\", or a range such as \"0.1..3\", \"0.1..3:7\" (7 values) or"
                    + " \"0.1..3:7:linear\" (or log)";

    /**
     * A range of numbers.
     *
     * @param logarithmic whether equal steps multiply
     */
    private record Range(double low, double high, boolean logarithmic) {
        double at(double unit) {
            return logarithmic ? low * StrictMath.pow(high / low, unit) : low + (high - low) * unit;
        }

        double position(double value) {
            return logarithmic
                    ? StrictMath.log(value / low) / StrictMath.log(high / low)
                    : (value - low) / (high - low);
        }
    }

    private final Setting<?> setting;
    private final List<String> values;
    private final Range range;
    private final Object plain;

    private Axis(Setting<?> setting, List<String> values) {
        this(setting, values, null, values);
    }

    private Axis(Setting<?> setting, List<String> values, Range range, Object plain) {
        this.setting = setting;
        this.values = values;
        this.range = range;
        this.plain = plain;
    }

    /**
     * The values of {@code setting} in {@code given}. It is a list of plain values, a text of values with commas
     * between them, a range, or an empty text for all values.
     *
     * @throws IllegalArgumentException saying in one line what is not allowed, and what is
     */
    public static Axis of(Setting<?> setting, Object given) {
        if (given instanceof String text) {
            Matcher range = RANGE.matcher(text.strip());
            if (range.matches()) {
                return range(setting, text, range);
            }
            return ofList(setting, text.isBlank() ? all(setting) : List.of((Object[]) text.split(",", -1)));
        }
        return ofList(setting, given instanceof List<?> list ? list : List.of(given));
    }

    private static List<?> all(Setting<?> setting) {
        if (setting instanceof ChoiceSetting choice) {
            return choice.values();
        }
        if (setting instanceof BooleanSetting) {
            return List.of(false, true);
        }
        throw new IllegalArgumentException("no values of '" + setting.key() + "' are given; allowed: " + FORMS);
    }

    private static Axis ofList(Setting<?> setting, List<?> given) {
        Set<String> values = new LinkedHashSet<>();
        for (Object raw : given) {
            String value = parsed(setting, raw);
            if (!values.add(value)) {
                throw new IllegalArgumentException("'" + value + "' is given twice for '" + setting.key() + "'");
            }
        }
        if (values.isEmpty() || values.size() > MOST_VALUES) {
            throw new IllegalArgumentException(
                    values.size() + " values of '" + setting.key() + "' are not allowed; allowed: 1 to " + MOST_VALUES);
        }
        return new Axis(setting, List.copyOf(values));
    }

    private static Axis range(Setting<?> setting, String text, Matcher given) {
        boolean numeric = setting instanceof IntSetting || setting instanceof DoubleSetting;
        if (!numeric) {
            throw new IllegalArgumentException("'" + setting.key() + "' has no range, '" + text
                    + "' is not allowed; allowed: " + setting.allowed() + ", several with commas between them");
        }
        parsed(setting, given.group(1));
        parsed(setting, given.group(2));
        double low = Double.parseDouble(given.group(1));
        double high = Double.parseDouble(given.group(2));
        boolean log = given.group(4) == null
                ? low > 0 && high / low >= WIDE
                : given.group(4).equals("log");
        int points = given.group(3) == null ? DEFAULT_POINTS : Integer.parseInt(given.group(3));
        if (low >= high || log && low <= 0 || points < 2 || points > MOST_VALUES) {
            throw new IllegalArgumentException("the range '" + text + "' of '" + setting.key() + "' is not allowed;"
                    + " allowed: a least value below the greatest"
                    + (log ? ", both above 0 on a logarithmic scale" : "")
                    + ", and 2 to " + MOST_VALUES + " values");
        }
        Range range = new Range(low, high, log);
        Set<String> values = new LinkedHashSet<>();
        for (int i = 0; i < points; i++) {
            values.add(
                    i == 0 || i == points - 1
                            ? parsed(setting, given.group(i == 0 ? 1 : 2))
                            : text(setting, rounded(range.at(i / (points - 1.0)))));
        }
        return new Axis(setting, List.copyOf(values), range, text.strip());
    }

    private static double rounded(double value) {
        return new BigDecimal(value).round(DIGITS).doubleValue();
    }

    private static String text(Setting<?> setting, double value) {
        return parsed(setting, setting instanceof IntSetting ? (Object) Math.round(value) : (Object) value);
    }

    /** The text form of a value that is given. */
    private static <T> String parsed(Setting<T> setting, Object raw) {
        return setting.format(setting.parse(raw)
                .orElseThrow(() -> new IllegalArgumentException(
                        "'" + raw + "' is not allowed for '" + setting.key() + "'; allowed: " + setting.allowed())));
    }

    public String key() {
        return setting.key();
    }

    public Setting<?> setting() {
        return setting;
    }

    /** The values of a grid, at least one, in the order given or from the least to the greatest. */
    public List<String> values() {
        return values;
    }

    /** Whether any number between two ends may be tried. */
    public boolean isRange() {
        return range != null;
    }

    /** Whether equal steps of the range multiply. */
    public boolean isLogarithmic() {
        return range != null && range.logarithmic();
    }

    /** Whether all values are numbers, so that they have places on a line. */
    public boolean isNumeric() {
        return values.stream().allMatch(value -> number(value).isPresent());
    }

    /** The number that {@code value} is, if it is one. */
    public OptionalDouble number(String value) {
        boolean numeric = setting instanceof IntSetting || setting instanceof DoubleSetting;
        return numeric ? OptionalDouble.of(Double.parseDouble(value)) : OptionalDouble.empty();
    }

    /**
     * The value at {@code unit} of the range: 0 is its least, 1 its greatest; for whole numbers the nearest.
     *
     * @throws IllegalStateException if this is no range
     */
    public String at(double unit) {
        double clipped = Math.max(0, Math.min(1, unit));
        double value = Math.max(range().low(), Math.min(range().high(), rounded(range().at(clipped))));
        return text(setting, value);
    }

    /** The place of {@code value} in the range, from 0 to 1; empty if it is outside. */
    public OptionalDouble position(String value) {
        double number = Double.parseDouble(value);
        return number >= range().low() && number <= range().high()
                ? OptionalDouble.of(range().position(number))
                : OptionalDouble.empty();
    }

    /** The one of {@link #values} that {@code value} is, or on a range the nearest on its scale. */
    public String nearest(String value) {
        if (range == null || values.contains(value)) {
            return value;
        }
        double place = position(value).orElseThrow();
        return values.stream()
                .min(Comparator.comparingDouble(one -> Math.abs(position(one).orElseThrow() - place)))
                .orElseThrow();
    }

    /** The default of the setting. */
    public String defaultValue() {
        return parsed(setting, setting.defaultValue());
    }

    /** The least distance on the range, in parts of it, that is sure to change a whole number; 0 for others. */
    public double step() {
        return setting instanceof IntSetting
                ? range().logarithmic()
                        ? StrictMath.log1p(1 / range().low()) / StrictMath.log(range().high() / range().low())
                        : 1 / (range().high() - range().low())
                : 0;
    }

    private Range range() {
        if (range == null) {
            throw new IllegalStateException("'" + key() + "' has no range");
        }
        return range;
    }

    /** A value drawn at random: anywhere in the range, evenly on its scale, or one of the list. */
    public String draw(SplittableRandom random) {
        return isRange() ? at(random.nextDouble()) : values.get(random.nextInt(values.size()));
    }

    /** As {@link #of} reads it. */
    public Object plain() {
        return plain;
    }
}
