package org.marienbad.framework.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Running text with diagrams, in a file {@code lessons.txt} beside a message bundle and {@code lessons_cs.txt} and so on for other languages.
 * Blank lines part its blocks:
 *
 * <pre>
 * # A heading
 *
 * A paragraph, in as many
 * lines as it likes, about {men} men.
 *
 *     X.O       indented lines are a diagram
 *     ...
 * {@literal @} target a1 b2
 * The caption of the diagram.
 * </pre>
 *
 * <p>A line after {@code @} is a note for those who lay the text out. A text may begin with {@code >}, {@code !} or {@code ?} too; see {@link
 * Block#sign}. The n-th text is the message {@code lessons.n}; a translation has as many texts, and needs no notes and diagrams. Names in
 * braces are numbered, from 0, in the order in which the English file has them; a format may follow, as in {@code {men,choice,1#…}}.
 */
public record Prose(List<Block> blocks) {
    private static final String FILE = "lessons";
    private static final String SIGNS = "#>!?";
    private static final Pattern NAME = Pattern.compile("\\{([a-zA-Z]+)(?=[,}])");

    /**
     * A text with the notes and the diagram above it.
     *
     * @param sign the character that it began with, {@code #} for a heading; a blank where there was none
     * @param words may be empty below a diagram or note
     */
    public record Block(char sign, List<String> notes, List<String> diagram, String words) {
        public Block {
            notes = List.copyOf(notes);
            diagram = List.copyOf(diagram);
        }
    }

    public Prose {
        blocks = List.copyOf(blocks);
    }

    /** The prose beside the message bundle {@code baseName} in one language, {@code ""} for English; empty if there is none. */
    public static Optional<Prose> of(ClassLoader loader, String baseName, String language) {
        String folder = baseName.substring(0, baseName.lastIndexOf('.') + 1).replace('.', '/');
        String path = folder + FILE + (language.isEmpty() ? "" : "_" + language) + ".txt";
        try (InputStream in = loader.getResourceAsStream(path)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(parse(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                            .lines()
                            .toList()));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Reads prose that is written as the class says. */
    public static Prose parse(List<String> lines) {
        Parser parser = new Parser();
        lines.forEach(parser::read);
        parser.end();
        return new Prose(parser.blocks);
    }

    /** The names in braces, in the order in which they occur first. */
    public List<String> names() {
        return blocks.stream()
                .flatMap(block -> NAME.matcher(block.words()).results())
                .map(result -> result.group(1))
                .distinct()
                .toList();
    }

    /** The key of the words of the {@code index}-th block. */
    public String key(int index) {
        long before = blocks.stream()
                .limit(index)
                .filter(block -> !block.words().isEmpty())
                .count();
        return FILE + "." + (before + 1);
    }

    /** @param names those of the English prose */
    Map<String, String> patterns(List<String> names) {
        Map<String, String> patterns = new LinkedHashMap<>();
        for (int i = 0; i < blocks.size(); i++) {
            String words = blocks.get(i).words();
            if (!words.isEmpty()) {
                patterns.put(key(i), pattern(words, names));
            }
        }
        return patterns;
    }

    private static String pattern(String words, List<String> names) {
        return NAME.matcher(words.replace("'", "''")).replaceAll(result -> {
            int index = names.indexOf(result.group(1));
            if (index < 0) {
                throw new IllegalArgumentException(
                        "lessons: unknown name {" + result.group(1) + "}; there are: " + String.join(", ", names));
            }
            return Matcher.quoteReplacement("{" + index);
        });
    }

    /**
     * The texts beside the message bundle {@code baseName} in one language by their keys, as patterns of messages; {@code ""} is English. Empty
     * if there are none.
     *
     * @throws IllegalArgumentException if a text has a name in braces that no English text has
     */
    public static Map<String, String> patterns(ClassLoader loader, String baseName, String language) {
        return of(loader, baseName, language)
                .map(prose ->
                        prose.patterns(of(loader, baseName, "").orElse(prose).names()))
                .orElse(Map.of());
    }

    private static final class Parser {
        private final List<Block> blocks = new ArrayList<>();
        private final List<String> notes = new ArrayList<>();
        private final List<String> diagram = new ArrayList<>();
        private final StringBuilder words = new StringBuilder();
        private char sign = ' ';

        void read(String line) {
            if (line.isBlank()) {
                end();
            } else if (line.startsWith("    ")) {
                endWords();
                diagram.add(line.substring(4).stripTrailing());
            } else if (line.startsWith("@")) {
                endWords();
                notes.add(line.substring(1).strip());
            } else if (SIGNS.indexOf(line.charAt(0)) >= 0) {
                endWords();
                sign = line.charAt(0);
                words.append(line.substring(1).strip());
            } else {
                words.append(words.isEmpty() ? "" : " ").append(line.strip());
            }
        }

        /** Ends a text, as another one begins. */
        private void endWords() {
            if (!words.isEmpty()) {
                end();
            }
        }

        void end() {
            if (!words.isEmpty() || !diagram.isEmpty() || !notes.isEmpty()) {
                blocks.add(new Block(sign, notes, diagram, words.toString()));
            }
            notes.clear();
            diagram.clear();
            words.setLength(0);
            sign = ' ';
        }
    }
}
