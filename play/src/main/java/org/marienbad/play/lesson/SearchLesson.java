package org.marienbad.play.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.text.Prose;
import org.marienbad.framework.text.Prose.Block;

/**
 * A lesson on search, a page after the other. It is written as {@link Prose}. The first heading is the title of the lesson, the first text below
 * it says what the lesson is about. Every further heading begins a page with its texts. A text after {@code ?} is a question, one after
 * {@code !} its answer. {@link LessonSearch} has the notes, which say what is searched.
 *
 * @param title may be empty in a draft
 */
public record SearchLesson(String title, String summary, List<Page> pages) {
    /** The lessons that come with the program, in the order in which they build on each other. */
    public static final List<String> NAMES =
            List.of("game-trees", "alpha-beta", "deepening", "monte-carlo", "chance", "hidden-cards");

    private static final char HEADING = '#';

    /**
     * A page.
     *
     * @param texts paragraphs, each with the sign of {@link Block#sign}
     * @param search that the page shows
     */
    public record Page(String title, List<Paragraph> texts, Optional<LessonSearch> search) {
        public Page {
            texts = List.copyOf(texts);
        }
    }

    /**
     * A text of a page.
     *
     * @param sign {@code ?} for a question, {@code !} for its answer, else a blank
     */
    public record Paragraph(char sign, String words) {}

    public SearchLesson {
        pages = List.copyOf(pages);
    }

    /** The lesson of that name in the language of {@code locale}, in English if it is not translated. */
    public static Optional<SearchLesson> named(String name, Locale locale) {
        if (!NAMES.contains(name)) {
            return Optional.empty();
        }
        List<String> english = resource(name + ".txt").orElseThrow();
        return Optional.of(read(
                english, resource(name + "_" + locale.getLanguage() + ".txt").orElse(english)));
    }

    private static Optional<List<String>> resource(String file) {
        try (InputStream in = SearchLesson.class.getResourceAsStream(file)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .toList());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /**
     * Reads a lesson.
     *
     * @param translated as many texts in the language that is wanted, with or without the notes; the lesson itself if there are none
     * @throws IllegalArgumentException saying in a sentence what is wrong
     */
    public static SearchLesson read(List<String> lines, List<String> translated) {
        List<Block> blocks = Prose.parse(lines).blocks();
        List<Block> words = texts(Prose.parse(translated).blocks());
        if (texts(blocks).size() != words.size()) {
            throw new IllegalArgumentException(
                    "the lesson has " + texts(blocks).size() + " texts, its translation " + words.size());
        }
        if (words.size() < 2 || words.get(0).sign() != HEADING || words.get(1).sign() == HEADING) {
            throw new IllegalArgumentException("a lesson begins with a heading after # and a text below it");
        }
        return new SearchLesson(
                words.get(0).words(), words.get(1).words(), new Reader(words.subList(2, words.size())).pages(blocks));
    }

    private static List<Block> texts(List<Block> blocks) {
        return blocks.stream().filter(block -> !block.words().isEmpty()).toList();
    }

    /** Puts blocks together to pages. */
    private static final class Reader {
        private final List<Block> words;
        private final List<Page> pages = new ArrayList<>();
        private int read;
        private String title;
        private List<Paragraph> texts = new ArrayList<>();
        private Map<String, List<String>> notes = new LinkedHashMap<>();
        private Optional<LessonSearch> last = Optional.empty();

        Reader(List<Block> words) {
            this.words = words;
        }

        List<Page> pages(List<Block> blocks) {
            int heading = 0;
            for (Block block : blocks) {
                boolean begins = block.sign() == HEADING && heading++ > 0;
                if (begins) {
                    end();
                    title = words.get(read++).words();
                } else if (title != null && !block.words().isEmpty()) {
                    texts.add(new Paragraph(block.sign(), words.get(read++).words()));
                }
                for (String note : block.notes()) {
                    String[] parts = note.split("\\s+", 2);
                    notes.computeIfAbsent(parts[0], key -> new ArrayList<>()).add(parts.length > 1 ? parts[1] : "");
                }
            }
            end();
            return pages;
        }

        private void end() {
            if (title != null) {
                if (!notes.isEmpty()) {
                    last = Optional.of(LessonSearch.of(notes, last));
                }
                pages.add(new Page(title, texts, notes.isEmpty() ? Optional.empty() : last));
            } else if (!notes.isEmpty()) {
                throw new IllegalArgumentException("notes stand below the heading of a page");
            }
            texts = new ArrayList<>();
            notes = new LinkedHashMap<>();
        }
    }
}
