package org.marienbad.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Prose;
import org.marienbad.framework.text.Text;

/**
 * The message bundle of a plugin, language by language. Plugins need none; what there is must be complete.
 *
 * @param languages patterns by key, by language; the root is the empty language
 */
record Bundle(String baseName, Map<String, Map<String, String>> languages) {
    static final String CZECH = "cs";

    private static final String ROOT = "";
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\d+)");
    /**
     * Whether words look like a message key: they begin with a small letter, have no spaces, and are longer than a
     * label.
     */
    private static final Pattern KEY = Pattern.compile("[a-z][A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*");

    static Bundle of(ClassLoader loader, String baseName) {
        Map<String, Map<String, String>> languages = new TreeMap<>();
        for (String language : List.of(ROOT, CZECH)) {
            String path = baseName.replace('.', '/') + (language.isEmpty() ? "" : "_" + language) + ".properties";
            try (InputStream in = loader.getResourceAsStream(path)) {
                Map<String, String> patterns = new TreeMap<>(Prose.patterns(loader, baseName, language));
                if (in != null) {
                    Properties properties = new Properties();
                    properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
                    properties.forEach((key, pattern) -> patterns.put((String) key, (String) pattern));
                }
                if (in != null || !patterns.isEmpty()) {
                    languages.put(language, patterns);
                }
            } catch (IOException | IllegalArgumentException unreadable) {
                throw Violation.of("message bundle " + path, "a readable properties file", unreadable);
            }
        }
        return new Bundle(baseName, languages);
    }

    boolean exists() {
        return !languages.isEmpty();
    }

    boolean has(String key) {
        return languages.getOrDefault(ROOT, Map.of()).containsKey(key);
    }

    /** Requires the same keys in all languages, and patterns that format, with the same arguments. */
    int requireSound() {
        Map<String, String> root = languages.get(ROOT);
        if (root == null) {
            throw Violation.of("message bundle " + baseName, "a root, in English", "only " + languages.keySet());
        }
        int tested = 0;
        for (Map.Entry<String, Map<String, String>> language : languages.entrySet()) {
            Map<String, String> patterns = language.getValue();
            if (!patterns.keySet().equals(root.keySet())) {
                Set<String> differing = new TreeSet<>(root.keySet());
                differing.addAll(patterns.keySet());
                differing.removeIf(key -> root.containsKey(key) && patterns.containsKey(key));
                throw Violation.of(
                        "keys in " + name(language.getKey()), "those of the root", "differences " + differing);
            }
            patterns.forEach((key, pattern) -> requireSound(name(language.getKey()), key, pattern));
            patterns.forEach((key, pattern) -> {
                if (!placeholders(pattern).equals(placeholders(root.get(key)))) {
                    throw Violation.of(
                            "arguments of '" + key + "' in " + name(language.getKey()),
                            "those of '" + root.get(key) + "'",
                            "'" + pattern + "'");
                }
            });
            tested += patterns.size();
        }
        return tested;
    }

    private static void requireSound(String file, String key, String pattern) {
        if (pattern.isBlank()) {
            throw Violation.of("'" + key + "' in " + file, "words", "nothing");
        }
        try {
            new MessageFormat(pattern, Locale.ROOT);
        } catch (IllegalArgumentException malformed) {
            throw Violation.of("'" + key + "' in " + file, "a message pattern", pattern + " (" + malformed + ")");
        }
        if (pattern.replace("''", "").replaceAll("'[{}|#]+'", "").contains("'")) {
            throw Violation.of("'" + key + "' in " + file, "doubled apostrophes", pattern);
        }
    }

    /** Requires {@code key} in all languages, unless the framework has words for it. */
    void require(String key) {
        if (Messages.of(Locale.ROOT).has(key)) {
            return;
        }
        languages.forEach((language, patterns) -> {
            if (!patterns.containsKey(key)) {
                throw Violation.of("words for '" + key + "' in " + name(language), "some", "none")
                        .about(key);
            }
        });
    }

    /**
     * Requires words for {@code text} and the texts within it. A key without arguments that does not look like one is
     * taken for the text itself, one without letters for a joint of other texts.
     *
     * @param known keys that are words, such as notations
     */
    void require(Messages messages, Text text, Set<String> known) {
        if (!exists()) {
            return;
        }
        if (text == null) {
            throw Violation.of("text", "Text.EMPTY where there is nothing to say", "null");
        }
        boolean isKey = !text.arguments().isEmpty() && text.key().codePoints().anyMatch(Character::isLetter)
                || KEY.matcher(text.key()).matches();
        if (!text.isEmpty() && isKey && !known.contains(text.key()) && !messages.has(text.key())) {
            throw Violation.of("words for '" + text.key() + "' in bundle " + baseName, "some", "none")
                    .about(text.key());
        }
        for (Map<String, String> patterns : languages.values()) {
            for (int index : placeholders(patterns.getOrDefault(text.key(), ""))) {
                if (index >= text.arguments().size()) {
                    throw Violation.of(
                            "arguments of text '" + text.key() + "'",
                            "as many as '" + patterns.get(text.key()) + "' needs",
                            text.arguments());
                }
            }
        }
        messages.get(text);
        for (Object argument : text.arguments()) {
            if (argument instanceof Text inner) {
                require(messages, inner, known);
            }
        }
    }

    private static Set<Integer> placeholders(String pattern) {
        Set<Integer> indexes = new TreeSet<>();
        Matcher matcher = PLACEHOLDER.matcher(pattern);
        while (matcher.find()) {
            indexes.add(Integer.parseInt(matcher.group(1)));
        }
        return indexes;
    }

    private String name(String language) {
        return baseName + (language.isEmpty() ? "" : "_" + language);
    }
}
