package org.marienbad.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Prose;
import org.marienbad.framework.text.Text;

class LessonsTest {
    private static final Prose PROSE = Prose.parse("""
            # The board

            A board of {size}.

            @ if swap
            One may swap.

            @ if not swap
            Nobody may swap.

            @ if size=3|4
            > A small board.

                start
            @ legal {corner}
            The start.

                X.O
                ...
                ...
                mover: 0
            @ target a1, b1
            The caption.

            @ after b2 a1
            After two plies.

            @ coach
            @ if size=3

            @ point b2
            Here is the middle.

                XX.
                OO.
                ...
                mover: 0
            @ find c3
            Win.
            ! Right.
            ? Wrong.
            """.lines().toList());

    private static Lessons lessons(int size, boolean swap) {
        return Lessons.of(() -> PROSE, "size", size, "swap", swap, "corner", "a1");
    }

    private static List<String> keys(Rulebook book) {
        return book.texts().stream().map(Text::key).toList();
    }

    @Test
    void theRulebookTellsWhatApplies() {
        assertEquals(
                List.of("lessons.1", "lessons.2", "lessons.4", "lessons.5", "lessons.6", "lessons.7", "lessons.8"),
                keys(lessons(3, false).rulebook(Stones.game())));
        assertEquals(
                List.of("lessons.1", "lessons.2", "lessons.3", "lessons.6", "lessons.7", "lessons.8"),
                keys(lessons(5, true).rulebook(Stones.game())));
        assertEquals(
                List.of((Object) 3),
                lessons(3, false).rulebook(Stones.game()).texts().get(1).arguments());
    }

    @Test
    void figuresShowPositionsAndMarks() {
        List<Rulebook.Block> blocks =
                lessons(3, false).rulebook(Stones.game()).sections().get(0).blocks();
        Rulebook.Figure start = (Rulebook.Figure) blocks.get(3);
        Rulebook.Figure drawn = (Rulebook.Figure) blocks.get(4);
        Rulebook.Figure played = (Rulebook.Figure) blocks.get(5);
        assertTrue(start.marks().has(Mark.LEGAL, "a1"));
        assertTrue(drawn.marks().has(Mark.TARGET, "b1"));
        assertEquals(0, tokens(start));
        assertEquals(2, tokens(drawn));
        assertEquals(2, tokens(played));
    }

    private static long tokens(Rulebook.Figure figure) {
        return figure.picture().spots().stream()
                .filter(spot -> !spot.tokens().isEmpty())
                .count();
    }

    @Test
    void theCoachAsksAndAnswers() {
        List<CoachStep> steps = lessons(3, false).coach();
        assertEquals(2, steps.size());
        assertEquals(List.of("b2"), steps.get(0).spots());
        CoachStep win = steps.get(1);
        assertEquals(List.of("XX.", "OO.", "..."), win.start().get("board"));
        assertEquals(List.of("c3"), win.task().orElseThrow().answers());
        assertEquals("lessons.12", win.task().orElseThrow().failure().key());
        assertEquals(List.of(), lessons(4, false).coach());
    }

    @Test
    void aGameMayWriteItsPositionsDifferently() {
        CoachStep win = lessons(3, false)
                .form((rows, fields) -> Map.of("rows", rows))
                .coach()
                .get(1);
        assertEquals(Map.of("rows", List.of("XX.", "OO.", "...")), win.start());
    }

    @Test
    void optionsAreVariables() {
        Settings options = Settings.defaults(List.of(Setting.ofInt("size", 3, 9, 5), Setting.ofChoice("corner", "a1")));
        Rulebook book =
                Lessons.of(() -> PROSE, options, "swap", true, "size", 3).rulebook(Stones.game());
        assertEquals(List.of((Object) 3), book.texts().get(1).arguments());
        assertTrue(keys(book).containsAll(List.of("lessons.3", "lessons.5")));
    }

    private static String refusal(String text) {
        return assertThrows(
                        IllegalArgumentException.class,
                        () -> Lessons.of(() -> Prose.parse(text.lines().toList()))
                                .coach())
                .getMessage();
    }

    @Test
    void aNoteThatMeansNothingIsRefused() {
        assertTrue(refusal("@ fnid c3\nWin.").startsWith("lessons: unknown note '@ fnid c3'; there are: after, "));
    }

    @Test
    void aStepThatFindsHasTwoAnswers() {
        String why = "lessons: two texts follow a step that finds, the first after !, the second after ?";
        assertEquals(why, refusal("@ coach\n\n@ find c3\nWin.\n! Right."));
        assertEquals(why, refusal("@ coach\n\n@ find c3\nWin.\n? Wrong.\n! Right."));
    }

    @Test
    void variablesHaveValues() {
        assertThrows(IllegalArgumentException.class, () -> Lessons.of(() -> PROSE, "swap"));
    }

    @Test
    void aNameWithoutValueIsRefused() {
        assertEquals(
                "lessons: 'size' has no value; there are: swap",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> Lessons.of(() -> PROSE, "swap", true).coach())
                        .getMessage());
    }

    private static Rulebook.Figure only(String prose) {
        Lessons lessons = Lessons.of(() -> Prose.parse(prose.lines().toList()));
        return (Rulebook.Figure)
                lessons.rulebook(Stones.game()).sections().get(0).blocks().get(0);
    }

    @Test
    void legalAloneMarksAllBeginnings() {
        Rulebook.Figure figure = only("@ after b2\n@ legal\nAll but the middle.");
        assertEquals(8, figure.marks().count(Mark.LEGAL));
        assertFalse(figure.marks().has(Mark.LEGAL, "b2"));
    }

    @Test
    void diagramsOfTheRulebookMayBeThoseOfASmallerGame() {
        Lessons lessons = lessons(3, false)
                .figures(() -> Stones.declaration().turn(state -> "smaller").build());
        List<String> captions = lessons.rulebook(Stones.game()).sections().get(0).blocks().stream()
                .filter(Rulebook.Figure.class::isInstance)
                .map(figure -> ((Rulebook.Figure) figure).picture().caption().key())
                .toList();
        assertEquals(List.of("turn", "smaller", "turn"), captions);
    }

    @Test
    void aPositionThatTheGameRefusesIsTold() {
        assertEquals(
                "lessons: above 'The caption.': position: 'board' must be a list of 3 texts",
                assertThrows(IllegalArgumentException.class, () -> only("    X.\n    ..\nThe caption."))
                        .getMessage());
    }

    @Test
    void notesThatSayNothingAreRefused() {
        assertEquals(
                "lessons: nothing follows '@ target'",
                assertThrows(IllegalArgumentException.class, () -> only("@ after b2\n@ target\nThe caption."))
                        .getMessage());
    }
}
