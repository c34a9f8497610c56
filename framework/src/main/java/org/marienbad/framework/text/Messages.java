package org.marienbad.framework.text;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Turns {@link Text} into words of one language. Bundles are asked in the order they were added; patterns are those
 * of {@link MessageFormat}. Immutable and thread-safe.
 */
public final class Messages {
    private final Locale locale;
    private final List<Map<String, String>> bundles;

    private Messages(Locale locale, List<Map<String, String>> bundles) {
        this.locale = locale;
        this.bundles = List.copyOf(bundles);
    }

    /** The framework's own words in {@code locale}; the fallback of every other instance. */
    public static Messages of(Locale locale) {
        return new Messages(locale, List.of())
                .with(Messages.class.getClassLoader(), "org.marienbad.framework.messages");
    }

    /**
     * These messages, with the bundle {@code baseName} and the {@link Prose} beside it searched before them. A bundle that does not exist
     * changes nothing.
     */
    public Messages with(ClassLoader loader, String baseName) {
        return with(Patterns.of(loader, baseName, locale));
    }

    /** These messages, with {@code patterns} by their keys searched before them. */
    public Messages with(Map<String, String> patterns) {
        if (patterns.isEmpty()) {
            return this;
        }
        List<Map<String, String>> all = new ArrayList<>(bundles.size() + 1);
        all.add(patterns);
        all.addAll(bundles);
        return new Messages(locale, all);
    }

    public Locale locale() {
        return locale;
    }

    public boolean has(String key) {
        return bundles.stream().anyMatch(bundle -> bundle.containsKey(key));
    }

    public String get(String key, Object... arguments) {
        return get(Text.of(key, arguments));
    }

    public String get(Text text) {
        for (Map<String, String> bundle : bundles) {
            String pattern = bundle.get(text.key());
            if (pattern != null) {
                return format(pattern, text.arguments());
            }
        }
        return text.arguments().isEmpty() ? text.key() : format(text.key(), text.arguments());
    }

    /**
     * An action or a task in the words of the seat to move: "Place a disc on e3" for "Black places a disc on e3". The
     * pattern {@code KEY.own} beside that of its key says so; without one, the same as {@link #get(Text)}.
     */
    public String own(Text text) {
        return beside(text, ".own").orElseGet(() -> get(text));
    }

    /** An action in as few letters as fit into a small box, by the pattern {@code KEY.brief}; empty without one. */
    public Optional<String> brief(Text text) {
        return beside(text, ".brief");
    }

    private Optional<String> beside(Text text, String ending) {
        return bundles.stream()
                .filter(bundle -> bundle.containsKey(text.key()))
                .findFirst()
                .map(bundle -> bundle.get(text.key() + ending))
                .map(pattern -> format(pattern, text.arguments()));
    }

    private String format(String pattern, List<Object> arguments) {
        Object[] words = arguments.stream()
                .map(argument -> argument instanceof Text text ? get(text) : argument)
                .toArray();
        return new MessageFormat(pattern, locale).format(words);
    }
}
