package org.marienbad.browser.missing;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.teavm.jso.JSBody;

/** Methods that TeaVM does not know, and some of Jackson that need such; {@link Replacements} lets calls go here. */
final class Missing {
    private static final long MEMORY = 1L << 29;
    private static final Locale CZECH = new Locale("cs", "CZ");
    private static final String READING = "com.fasterxml.jackson.core.io.NumberInput";
    private static final String WRITING = "com.fasterxml.jackson.core.io.NumberOutput";

    private Missing() {}

    static long toSeconds(Duration time) {
        return time.getSeconds();
    }

    static String getPackageName(Class<?> type) {
        String name = type.getName();
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    @In("java.util.Locale")
    static Locale forLanguageTag(String tag) {
        int dash = tag.indexOf('-');
        return dash < 0 ? new Locale(tag) : new Locale(tag.substring(0, dash), tag.substring(dash + 1));
    }

    static Stream<String> lines(String text) {
        String[] lines = text.split("\r\n|\r|\n", -1);
        int count = lines[lines.length - 1].isEmpty() ? lines.length - 1 : lines.length;
        return Arrays.stream(lines).limit(count);
    }

    @In("java.lang.Math")
    static long multiplyHigh(long x, long y) {
        long lowX = x & 0xffffffffL;
        long highX = x >> 32;
        long lowY = y & 0xffffffffL;
        long highY = y >> 32;
        long middle = highX * lowY + (lowX * lowY >>> 32);
        return highX * highY + (middle >> 32) + (lowX * highY + (middle & 0xffffffffL) >> 32);
    }

    static String replaceAll(Matcher matcher, Function<MatchResult, String> replacement) {
        matcher.reset();
        StringBuffer text = new StringBuffer();
        while (matcher.find()) {
            matcher.appendReplacement(text, replacement.apply(matcher));
        }
        matcher.appendTail(text);
        return text.toString();
    }

    static boolean matches(String text, String pattern) {
        return Pattern.matches(known(pattern), text);
    }

    static String replaceAll(String text, String pattern, String replacement) {
        return Pattern.compile(known(pattern)).matcher(text).replaceAll(replacement);
    }

    /** TeaVM's own begins with an empty text where the pattern matches nothing at the beginning. */
    static String[] split(String text, String pattern) {
        String[] parts = text.split(pattern);
        Matcher first = Pattern.compile(pattern).matcher(text);
        boolean isEmptyMatch = parts.length > 1 && parts[0].isEmpty() && first.find() && first.end() == 0;
        return isEmptyMatch ? Arrays.copyOfRange(parts, 1, parts.length) : parts;
    }

    /** TeaVM knows neither categories of characters that others are part of nor ends of lines. */
    private static String known(String pattern) {
        return pattern.replace("\\R", "(?:\r\n|[\n\u000b\f\r\u0085\u2028\u2029])")
                .replace("\\p{N}", "[\\p{Nd}\\p{Nl}\\p{No}]")
                .replace("\\p{C}", "[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}]");
    }

    /** TeaVM's own writes numbers with the marks of the default locale, which has to have a country. */
    static String format(MessageFormat message, Object arguments) {
        Locale usual = Locale.getDefault();
        if (message.getLocale().getLanguage().equals(CZECH.getLanguage())) {
            Locale.setDefault(CZECH);
        }
        try {
            return message.format(arguments);
        } finally {
            Locale.setDefault(usual);
        }
    }

    static Stream<MatchResult> results(Matcher matcher) {
        matcher.reset();
        List<MatchResult> results = new ArrayList<>();
        while (matcher.find()) {
            results.add(matcher.toMatchResult());
        }
        return results.stream();
    }

    @In("java.util.stream.Stream")
    static <T> Stream<T> ofNullable(T value) {
        return value == null ? Stream.empty() : Stream.of(value);
    }

    @In("java.util.Arrays")
    static int compare(long[] one, long[] other) {
        int length = Math.min(one.length, other.length);
        for (int i = 0; i < length; i++) {
            if (one[i] != other[i]) {
                return Long.compare(one[i], other[i]);
            }
        }
        return one.length - other.length;
    }

    @In("java.lang.Thread")
    static void onSpinWait() {}

    @In("java.util.Map")
    static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
        // TeaVM's own cannot be asked for anything if it is empty.
        return map.isEmpty() ? Map.of() : Map.copyOf(map);
    }

    /** The files of all projects, as the page has loaded them. */
    static InputStream getResourceAsStream(ClassLoader loader, String name) {
        String text = resource(name);
        return text == null ? null : new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    static InputStream getResourceAsStream(Class<?> type, String name) {
        return getResourceAsStream(
                (ClassLoader) null,
                name.startsWith("/") ? name.substring(1) : getPackageName(type).replace('.', '/') + "/" + name);
    }

    /** TeaVM's own knows the letters of Latin-1 alone. */
    static void load(Properties properties, Reader reader) throws IOException {
        new PropertiesText(reader).forEach(properties::setProperty);
    }

    @JSBody(params = "name", script = "return marienbadFile(name);")
    private static native String resource(String name);

    // Known to TeaVM, but whoever may start threads or wait makes every method slower that calls such.

    static void start(Thread thread) {
        throw new UnsupportedOperationException("there is one thread");
    }

    static void join(Thread thread) {}

    static Reference<?> remove(ReferenceQueue<?> queue, long millis) {
        return queue.poll();
    }

    static long maxMemory(Runtime runtime) {
        return MEMORY;
    }

    static String getModuleName(StackTraceElement element) {
        return null;
    }

    static String getClassLoaderName(StackTraceElement element) {
        return null;
    }

    @In(READING)
    static double parseDouble(String text, boolean fast) {
        return Double.parseDouble(text);
    }

    @In(READING)
    static double parseDouble(char[] text, boolean fast) {
        return Double.parseDouble(new String(text));
    }

    @In(READING)
    static double parseDouble(char[] text, int from, int length, boolean fast) {
        return Double.parseDouble(new String(text, from, length));
    }

    @In(READING)
    static float parseFloat(String text, boolean fast) {
        return Float.parseFloat(text);
    }

    @In(READING)
    static float parseFloat(char[] text, int from, int length, boolean fast) {
        return Float.parseFloat(new String(text, from, length));
    }

    @In(READING)
    static BigInteger parseBigInteger(String text, boolean fast) {
        return new BigInteger(text);
    }

    @In(READING)
    static BigDecimal parseBigDecimal(String text, boolean fast) {
        return new BigDecimal(text);
    }

    @In(READING)
    static BigDecimal parseBigDecimal(char[] text, int from, int length, boolean fast) {
        return new BigDecimal(new String(text, from, length));
    }

    @In(READING)
    static BigDecimal parseBigDecimal(char[] text, boolean fast) {
        return new BigDecimal(new String(text));
    }

    @In(WRITING)
    static String toString(double value, boolean fast) {
        return Double.toString(value);
    }

    @In(WRITING)
    static String toString(float value, boolean fast) {
        return Float.toString(value);
    }
}
