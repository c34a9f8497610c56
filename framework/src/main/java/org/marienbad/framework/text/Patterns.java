package org.marienbad.framework.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;

/** The patterns of a message bundle and of the {@link Prose} beside it, which are read once and kept. */
final class Patterns {
    private static final Map<ClassLoader, Map<String, Map<String, String>>> KNOWN =
            Collections.synchronizedMap(new WeakHashMap<>());

    private Patterns() {}

    /** The patterns in {@code locale}, else in English, by their keys; empty if there is no such bundle. */
    static Map<String, String> of(ClassLoader loader, String baseName, Locale locale) {
        return KNOWN.computeIfAbsent(loader, unused -> new ConcurrentHashMap<>())
                .computeIfAbsent(baseName + ' ' + locale, unused -> whole(loader, baseName, locale));
    }

    /** None where the bundle of a plugin is broken: the kit of tests names the fault, and a game is played without it. */
    private static Map<String, String> whole(ClassLoader loader, String baseName, Locale locale) {
        try {
            return read(loader, baseName, locale);
        } catch (IllegalArgumentException | UncheckedIOException broken) {
            return Map.of();
        }
    }

    private static Map<String, String> read(ClassLoader loader, String baseName, Locale locale) {
        String language = locale.getLanguage();
        Map<String, String> patterns = new HashMap<>();
        for (String name : List.of("", language, language + "_" + locale.getCountry())) {
            if (name.isEmpty() ? patterns.isEmpty() : !name.endsWith("_")) {
                patterns.putAll(Prose.patterns(loader, baseName, name));
                patterns.putAll(messages(loader, baseName + (name.isEmpty() ? "" : "_" + name)));
            }
        }
        return Map.copyOf(patterns);
    }

    private static Map<String, String> messages(ClassLoader loader, String name) {
        Map<String, String> messages = new HashMap<>();
        try (InputStream in = loader.getResourceAsStream(name.replace('.', '/') + ".properties")) {
            if (in != null) {
                Properties properties = new Properties();
                properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
                properties.stringPropertyNames().forEach(key -> messages.put(key, properties.getProperty(key)));
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return messages;
    }
}
