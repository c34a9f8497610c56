package org.marienbad.play.coach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.text.Text;
import org.marienbad.games.minuteempire.MinuteEmpireProvider;
import org.marienbad.play.ShownGame;
import org.marienbad.testkit.toy.PebblesProvider;

/** The toy's coach has two steps to read and one that asks to take more than one pebble. */
class CoachTest {
    private static final GameSetup PEBBLES = GameSetup.of(new PebblesProvider());
    private static final int TAKE_ONE = 0;
    private static final int TAKE_TWO = 1;

    private final Coach coach = new Coach(PEBBLES);

    private void goToTask() {
        coach.next();
        coach.next();
    }

    @Test
    void stepsAreShownOneAfterTheOther() {
        assertEquals(3, coach.length());
        assertEquals(Text.of("coach.start", 12), coach.words());
        assertEquals(List.of("heap"), coach.spots());
        assertTrue(coach.isDone(), "a step to read is done when it is read");
        assertFalse(coach.isAsking());
        coach.back();
        assertEquals(0, coach.index());
        coach.next();
        assertEquals(List.of("take3", "take1"), List.of(notation(0), notation(1)));
        coach.back();
        assertEquals(0, coach.view().length());
    }

    @Test
    void thePliesSinceTheStepBeforeAreNews() {
        assertTrue(coach.news().isEmpty());
        coach.next();
        assertEquals(new ShownGame.Plies(0, 2), coach.news());
        coach.next();
        assertTrue(coach.news().isEmpty(), "another line of play");
    }

    /** Minute Empire is taught by a short game for two, whoever plays which other. */
    @Test
    void aLessonMayPlayAnotherGame() {
        Coach taught = new Coach(GameSetup.of(new MinuteEmpireProvider(), 4, Map.of("map", "compass"), 0));
        assertEquals(2, taught.view().setup().seats());
        assertEquals(
                new MinuteEmpireProvider().lesson(),
                taught.view().setup().options().changed());
        taught.next();
        int length = taught.view().length();
        assertEquals(new ShownGame.Plies(length - 8, length), taught.news());
        taught.answer(taught.solution().orElseThrow().code());
        taught.next();
        assertEquals(
                new ShownGame.Plies(length + 1, length + 2),
                taught.news(),
                "the answer has been seen when it was played");
    }

    private String notation(int ply) {
        return coach.view().action(ply).orElseThrow().notation();
    }

    @Test
    void theAnswerIsPlayedOnTheBoard() {
        goToTask();
        assertTrue(coach.isAsking());
        assertFalse(coach.isDone());
        assertFalse(coach.hasNext());
        assertEquals("take2", coach.solution().orElseThrow().notation());
        assertTrue(coach.answer(TAKE_TWO));
        assertEquals(Optional.of(Text.of("coach.right")), coach.comment());
        assertEquals(2, coach.view().length());
        assertEquals("take2", notation(1));
        assertEquals(1, coach.view().observer().seat(), "still the learner's eyes");
        assertEquals(List.of(), coach.spots());
        assertTrue(coach.isDone());
        assertTrue(coach.isFinished());
        assertThrows(IllegalStateException.class, () -> coach.answer(TAKE_ONE));
        assertEquals(Optional.empty(), coach.solution());
    }

    @Test
    void aWrongAnswerIsCommentedOnAndMayBeMended() {
        goToTask();
        assertFalse(coach.answer(TAKE_ONE));
        assertEquals(Optional.of(Text.of("coach.wrong")), coach.comment());
        assertEquals(1, coach.view().length(), "nothing has been played");
        assertTrue(coach.isAsking());
        assertFalse(coach.isFinished());
        assertThrows(IllegalArgumentException.class, () -> coach.answer(8));
        assertTrue(coach.answer(TAKE_TWO));
        coach.again();
        assertTrue(coach.isAsking(), "it can be tried again");
        assertTrue(coach.isDone(), "but has been found");
        assertEquals(Optional.empty(), coach.comment());
    }

    @Test
    void aGameMayHaveNoCoach() {
        assertTrue(Coach.isOffered(PEBBLES));
        GameSetup rolled = GameSetup.of(new PebblesProvider(), 2, Map.of("die", true), 0);
        assertFalse(Coach.isOffered(rolled));
        assertEquals(
                "pebbles has no coach with these options",
                assertThrows(IllegalArgumentException.class, () -> new Coach(rolled))
                        .getMessage());
    }
}
