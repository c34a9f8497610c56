package org.marienbad.play.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.plugin.Plugins;

class SearchLessonTest {
    private static final String HEAD = "# Lesson\n\nAbout.\n\n# Page\n\n";

    private static SearchLesson read(String text) {
        List<String> lines = text.lines().toList();
        return SearchLesson.read(lines, lines);
    }

    @Test
    void everyLessonIsInBothLanguages() {
        for (String name : SearchLesson.NAMES) {
            SearchLesson english = SearchLesson.named(name, Locale.ENGLISH).orElseThrow();
            SearchLesson czech =
                    SearchLesson.named(name, Locale.forLanguageTag("cs")).orElseThrow();
            assertNotEquals(english.title(), czech.title());
            assertEquals(english.pages().size(), czech.pages().size());
            for (int i = 0; i < english.pages().size(); i++) {
                SearchLesson.Page one = english.pages().get(i);
                SearchLesson.Page other = czech.pages().get(i);
                assertTrue(one.search().isPresent(), one.title());
                assertTrue(one.search().get().searchesAs(other.search().orElseThrow()), one.title());
                assertEquals(signs(one), signs(other), one.title());
            }
        }
    }

    private static List<Character> signs(SearchLesson.Page page) {
        return page.texts().stream().map(SearchLesson.Paragraph::sign).toList();
    }

    @Test
    void pagesHaveTextsQuestionsAndSearches() {
        SearchLesson lesson = read(HEAD
                + "@ game noughts size=3\n"
                + "@ plies a1 b2\n"
                + "@ player minimax(depth=2)\n"
                + "@ show 1 3-4\n"
                + "Text.\n\n"
                + "? Why?\n\n"
                + "! So.\n\n"
                + "# More\n\n"
                + "@ player random\n"
                + "More text.\n\n"
                + "# Words\n\n"
                + "Only text.\n");
        assertEquals("Lesson", lesson.title());
        assertEquals("About.", lesson.summary());
        assertEquals(
                List.of("Page", "More", "Words"),
                lesson.pages().stream().map(SearchLesson.Page::title).toList());
        assertEquals(List.of(' ', '?', '!'), signs(lesson.pages().get(0)));
        LessonSearch first = lesson.pages().get(0).search().orElseThrow();
        GameSetup setup = first.setup(Plugins.load()::game);
        assertEquals(Map.of("size", 3), Map.of("size", setup.options().toMap().get("size")));
        assertEquals(2, first.line(setup).plies().size());
        LessonSearch second = lesson.pages().get(1).search().orElseThrow();
        assertEquals("random", second.players().get(0).id());
        assertEquals(2, second.line(setup).plies().size());
        assertTrue(lesson.pages().get(2).search().isEmpty());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        @ gaem nim | unknown note '@ gaem'; there are: game, position, plies, player, seed, steps, show
        @ game noughts | a page that searches needs the note '@ player'
        @ player random | a page that searches needs the note '@ game'
        @ game noughts;@ player random;@ steps 5000 | '@ steps 5000' is not allowed; allowed: 1 to 2000
        """)
    void refusesInOneSentence(String notes, String message) {
        String text = HEAD + notes.replace(';', '\n') + "\nText.\n";
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> read(text)).getMessage());
    }

    @Test
    void refusesALessonWithoutAHeadingAndATranslationOfAnotherLength() {
        assertThrows(IllegalArgumentException.class, () -> read("Only text.\n"));
        List<String> lines = (HEAD + "Text.\n").lines().toList();
        List<String> shorter = HEAD.lines().toList();
        assertEquals(
                "the lesson has 4 texts, its translation 3",
                assertThrows(IllegalArgumentException.class, () -> SearchLesson.read(lines, shorter))
                        .getMessage());
    }
}
