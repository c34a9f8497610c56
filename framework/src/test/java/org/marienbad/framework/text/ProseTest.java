package org.marienbad.framework.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ProseTest {
    private static final Prose PROSE = Prose.parse("""
            # The board

            Each player has {men} men on
            {size} squares, White's first.

                X.O
                ...
            @ target a1
            The caption.
            @ find a1
            Find it.
            ! Right.
            ? Wrong about {men}.
            """.lines().toList());

    @Test
    void blocksHaveSignsNotesDiagramsAndWords() {
        assertEquals(6, PROSE.blocks().size());
        assertEquals(
                new Prose.Block('#', List.of(), List.of(), "The board"),
                PROSE.blocks().get(0));
        assertEquals(
                new Prose.Block(' ', List.of("target a1"), List.of("X.O", "..."), "The caption."),
                PROSE.blocks().get(2));
        assertEquals('?', PROSE.blocks().get(5).sign());
    }

    @Test
    void textsAreNumberedPatternsWithNumberedNames() {
        assertEquals(List.of("men", "size"), PROSE.names());
        assertEquals("lessons.3", PROSE.key(2));
        Map<String, String> patterns = PROSE.patterns(List.of("men", "size"));
        assertEquals("Each player has {0} men on {1} squares, White''s first.", patterns.get("lessons.2"));
        assertEquals("Wrong about {0}.", patterns.get("lessons.6"));
        assertEquals(
                "lessons: unknown name {men}; there are: size",
                assertThrows(IllegalArgumentException.class, () -> PROSE.patterns(List.of("size")))
                        .getMessage());
    }
}
