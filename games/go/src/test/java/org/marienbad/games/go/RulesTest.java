package org.marienbad.games.go;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.State;

class RulesTest {
    private final GoGame game = Games.of("size=5");

    private static String rows(GoState state) {
        String text = state.toString();
        return text.substring(0, text.lastIndexOf('\n') + 1);
    }

    @Test
    void columnsLeaveOutIAndRowsCountFromBelow() {
        GoRules rules = Games.of("size=19").rules();
        assertEquals("A1", rules.nameOf(0));
        assertEquals("H1", rules.nameOf(7));
        assertEquals("J1", rules.nameOf(8));
        assertEquals("T19", rules.nameOf(360));
        assertEquals("pass", rules.nameOf(361));
        GoState state = Games.of("size=19").newInitialState();
        assertTrue(Games.of("size=19").parse(state, "I5").isEmpty());
        assertEquals(3 * 19 + 3, Games.of("size=19").parse(state, "d4").orElseThrow());
    }

    @Test
    void chainsWithoutLibertiesAreCapturedAtOnce() {
        GoState state = Games.board(game, """
                .XX..
                XOOX.
                .XO.X
                .OX..
                .....
                """, 'X');
        Games.play(game, state, "D3");
        assertEquals("""
                .XX..
                X..X.
                .X.XX
                .OX..
                .....
                """, rows(state));
        assertEquals(3, state.board().captured(0));
        assertEquals(0, state.board().captured(1));
    }

    @Test
    void twoChainsCanBeCapturedByOneStone() {
        GoState state = Games.board(game, """
                .XO.O
                .XOXX
                ..X..
                .....
                .....
                """, 'X');
        Games.play(game, state, "D5");
        assertEquals(".X.X.", rows(state).lines().findFirst().orElseThrow());
        assertEquals(3, state.board().captured(0));
    }

    @Test
    void capturingGoesBeforeSuicide() {
        GoState state = Games.board(game, """
                .OX..
                OX...
                X....
                .....
                .....
                """, 'X');
        assertTrue(Games.isLegal(game, state, "A5"));
        Games.play(game, state, "A5");
        assertEquals("X.X..", rows(state).lines().findFirst().orElseThrow());
    }

    private static final String CORNER = """
            .OO..
            XO...
            O....
            .....
            .....
            """;

    @Test
    void suicideIsIllegalUnlessAllowed() {
        assertFalse(Games.isLegal(game, Games.board(game, CORNER, 'X'), "A5"));
        GoGame free = Games.of("size=5", "suicide=on");
        GoState state = Games.board(free, CORNER, 'X');
        Games.play(free, state, "A5");
        assertEquals(".OO..\n.O...", rows(state).substring(0, 11));
        assertEquals(2, state.board().captured(1));
        assertEquals(1, state.actor());
    }

    /** It would leave the board as it is. */
    @ParameterizedTest
    @CsvSource({"positional, false", "ko, false", "situational, true"})
    void aSingleStoneIsNoSuicideWhereTheBoardMayNotStay(String superko, boolean legal) {
        GoGame free = Games.of("size=5", "suicide=on", "superko=" + superko);
        GoState state = Games.board(free, """
                .O...
                O....
                .....
                .....
                .....
                """, 'X');
        assertEquals(legal, Games.isLegal(free, state, "A5"));
    }

    private static final String KO = """
            .XO..
            X.XO.
            .XO..
            .....
            .....
            """;

    @ParameterizedTest
    @ValueSource(strings = {"positional", "situational", "ko"})
    void aKoIsNotTakenBackAtOnce(String superko) {
        GoGame rules = Games.of("size=5", "superko=" + superko);
        GoState state = Games.board(rules, KO, 'O');
        Games.play(rules, state, "B4");
        assertFalse(Games.isLegal(rules, state, "C4"));
        assertTrue(state.repeats());
        Games.play(rules, state, "E1 A1");
        assertTrue(Games.isLegal(rules, state, "C4"));
        assertFalse(state.repeats());
    }

    /** The same boards in two orders, in each of which White's last stone begins another ko. */
    @Test
    void theBoardBeforeIsInTheHashWhereItAloneDecides() {
        GoGame rules = Games.of("size=3", "superko=ko");
        GoState one = Games.play(rules, "A3 C2 B2 B1 A1 B3 C3 A2 C1 B3 A1 C2 A3 B1");
        GoState other = Games.play(rules, "A3 C2 B2 B1 A1 B3 C1 A2 C3 B1 A3 C2 A1 B3");
        assertEquals(one.toString(), other.toString());
        assertEquals(List.of("C3", "pass"), Games.legal(rules, one));
        assertEquals(List.of("C1", "pass"), Games.legal(rules, other));
        assertNotEquals(one.hash(), other.hash());
    }

    /** Black adds a stone, White takes both, Black takes one back: the board as it was, but with White to move. */
    @ParameterizedTest
    @CsvSource({"positional, false", "situational, true", "ko, true"})
    void sendingTwoReturningOne(String superko, boolean legal) {
        GoGame rules = Games.of("size=5", "superko=" + superko);
        GoState state = Games.board(rules, """
                .X.X.
                OOX..
                .....
                .....
                .....
                """, 'X');
        Games.play(rules, state, "A5 C5");
        assertEquals("..OX.", rows(state).lines().findFirst().orElseThrow());
        assertEquals(legal, Games.isLegal(rules, state, "B5"));
        assertEquals(!legal, state.repeats());
    }

    @Test
    void twoPassesInARowEndTheGame() {
        GoState state = Games.play(game, "pass A1 pass");
        assertEquals(1, state.actor());
        Games.play(game, state, "pass");
        assertEquals(State.TERMINAL, state.actor());
        assertFalse(state.repeats());
        assertArrayEquals(new int[] {0, 25}, points(state));
    }

    @Test
    void areaIsStonesAndWhatOneSeatAloneSurrounds() {
        GoState state = Games.board(game, """
                .X.O.
                .XOO.
                .XXO.
                .XXO.
                .X.OO
                """, 'X');
        assertArrayEquals(new int[] {12, 11}, points(state));
        assertArrayEquals(new int[] {0, 0}, points(game.newInitialState()));
    }

    private static int[] points(GoState state) {
        return new int[] {state.area().points(0), state.area().points(1)};
    }

    @Test
    void scoresHaveTheKomi() {
        GoGame whole = Games.of("komi=3");
        assertArrayEquals(new int[] {0, 3}, whole.scores(whole.newInitialState()));
        GoGame half = Games.of("komi=7.5");
        assertArrayEquals(new int[0], half.scores(half.newInitialState()), "scores are whole numbers");
    }

    @ParameterizedTest
    @CsvSource({
        "outcome, 1, 0, 1",
        "outcome, 0.5, 1, 1",
        "outcome, 1.5, -1, 1",
        "margin, 1, 0, 26",
        "margin, 0.5, 0.5, 25.5",
        "margin, 7, -6, 32",
    })
    void komiIsWhites(String payoff, String komi, double lead, double most) {
        GoGame rules = Games.of("size=5", "payoff=" + payoff, "komi=" + komi);
        GoState state = Games.board(rules, """
                .X.O.
                .XOO.
                .XXO.
                .XXO.
                .X.OO
                """, 'X');
        Games.play(rules, state, "pass pass");
        double black = lead / most;
        assertArrayEquals(new double[] {black, 0 - black}, Games.payoffs(state), 1e-12);
    }

    @Test
    void aGameOfTooManyPliesIsCounted() {
        GoGame tiny = Games.of("size=2", "superko=ko");
        GoState state = tiny.newInitialState();
        Games.play(tiny, state, "A1");
        int[] legal = new int[5];
        for (int ply = 1; ply < tiny.info().maxPlies(); ply++) {
            assertEquals(ply % 2, state.actor());
            state.legalActions(legal);
            state.apply(legal[0]);
        }
        assertEquals(State.TERMINAL, state.actor());
        assertTrue(state.repeats());
    }

    @Test
    void playoutsFillNoEyes() {
        GoState state = Games.board(Games.of("size=2"), "XX\n.X\n".replace(".X", "X."), 'X');
        assertEquals(4, state.playoutAction(new int[5], new SplittableRandom(1)));
        assertTrue(state.board().isEye(1, 0));
        GoState cut = Games.board(game, """
                .....
                .OX..
                .X.X.
                .OX..
                .....
                """, 'X');
        assertFalse(cut.board().isEye(12, 0));
    }

    @Test
    void boardsThatCannotBeAreRefused() {
        List<String> empty = List.of(".....", ".....", ".....", ".....", ".....");
        Map<String, Object> good = Map.of("board", empty, "mover", 0, "passes", 0);
        refused(good, "board", List.of("...", ".....", ".....", ".....", "....."), "must be 5 characters");
        refused(good, "board", List.of("XO...", "OO...", ".....", ".....", "....."), "chain of A5 has no liberty");
        refused(good, "mover", 2, "'mover' must be a whole number from 0 to 1");
        refused(good, "passes", 3, "'passes' must be a whole number from 0 to 2");
        refused(good, "captured", List.of(1), "'captured' must be a list of 2 whole numbers");
        String komi = assertThrows(IllegalArgumentException.class, () -> Games.of("komi=6.3"))
                .getMessage();
        assertTrue(komi.contains("6.3 is neither whole nor a half"), komi);
    }

    private void refused(Map<String, Object> good, String key, Object value, String why) {
        Map<String, Object> bad = new HashMap<>(good);
        bad.put(key, value);
        String message = assertThrows(IllegalArgumentException.class, () -> game.stateOf(bad))
                .getMessage();
        assertTrue(message.contains(why), message);
    }

    @Test
    void captivesAreKeptInPositions() {
        GoState state = Games.board(game, KO, 'O');
        Games.play(game, state, "B4");
        Map<String, Object> position = game.position(state).orElseThrow();
        assertEquals(List.of(0, 1), position.get("captured"));
        assertEquals(1, game.stateOf(position).board().captured(1));
    }
}
