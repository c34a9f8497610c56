package org.marienbad.games.dotsandboxes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.State;

class RulesTest {
    private final DotsAndBoxesGame game = Games.of(2, 2);

    @Test
    void linesAreNumberedAsInOpenSpiel() {
        DotsAndBoxesGame wide = Games.of(2, 3);
        assertEquals(17, wide.info().actionCount());
        assertEquals(List.of("h00", "h02", "h10", "h22"), names(wide, 0, 2, 3, 8));
        assertEquals(List.of("v00", "v03", "v10", "v13"), names(wide, 9, 12, 13, 16));
    }

    private static List<String> names(DotsAndBoxesGame game, int... codes) {
        return Arrays.stream(codes)
                .mapToObj(code -> game.action(game.newInitialState(), code).notation())
                .toList();
    }

    @Test
    void aSeatThatClosesABoxHasItAndMovesAgain() {
        DotsAndBoxesState state = Games.play(game, "h00 v00 h10");
        assertEquals(1, state.actor());
        state = Games.play(game, state, "v01");
        assertEquals(1, state.actor());
        assertEquals("[0, 1]", Games.scores(game, state));
        state = Games.play(game, state, "h01");
        assertEquals(0, state.actor());
    }

    /** The line in the middle closes both boxes; the turn goes on even so. */
    @Test
    void twoBoxesAtOnceAreOneMove() {
        DotsAndBoxesState state = Games.play(Games.of(1, 2), "h00 h01 h10 h11 v00 v02");
        assertEquals(0, state.actor());
        state = Games.play(Games.of(1, 2), state, "v01");
        assertEquals(State.TERMINAL, state.actor());
        assertEquals(2, state.boxes(0));
        DotsAndBoxesState middle = Games.play(game, "h00 h01 h10 h11 v00 v02 v01");
        assertEquals(0, middle.actor());
        assertEquals("[2, 0]", Games.scores(game, middle));
    }

    @Test
    void nobodyHasToCloseABox() {
        DotsAndBoxesState state = Games.play(game, "h00 v00 h10 h21");
        assertEquals("[0, 0]", Games.scores(game, state));
        assertEquals(0, state.actor());
    }

    /** A game of OpenSpiel's regression tests (112b777). */
    @Test
    void aGameOfOpenSpielEndsAsThere() {
        DotsAndBoxesState state = Games.play(
                game,
                "P1(v,1,1) P2(h,0,1) P1(v,0,2) P2(v,1,2) P1(v,1,0) P2(h,1,1) "
                        + "P1(h,2,1) P1(h,0,0) P2(h,1,0) P1(v,0,1) P1(v,0,0) P1(h,2,0)");
        assertEquals(State.TERMINAL, state.actor());
        assertEquals("[4, 0]", Games.scores(game, state));
        assertArrayEquals(new double[] {1, -1}, Games.payoffs(state));
    }

    @ParameterizedTest
    @CsvSource({"outcome, 0, 0", "margin, 0, 0"})
    void equalNumbersAreADraw(String payoff, double first, double second) {
        DotsAndBoxesGame of = Games.of(2, "rows=1", "columns=2", "payoff=" + payoff);
        DotsAndBoxesState state = Games.board(of, 0, "+-+-+", "|1|2|", "+-+-+");
        assertEquals(State.TERMINAL, state.actor());
        assertArrayEquals(new double[] {first, second}, Games.payoffs(state));
    }

    @Test
    void payoffsOfSeveralSeatsAreRanksOrLeads() {
        String[] end = {"+-+-+-+", "|1|1|3|", "+-+-+-+"};
        DotsAndBoxesGame ranks = Games.of(3, "rows=1", "columns=3");
        assertArrayEquals(new double[] {1, -1, 0}, Games.payoffs(Games.board(ranks, 0, end)));
        DotsAndBoxesGame leads = Games.of(3, "rows=1", "columns=3", "payoff=margin");
        assertArrayEquals(new double[] {0.5, -0.5, 0}, Games.payoffs(Games.board(leads, 0, end)), 1e-12);
        assertEquals(-0.5, leads.info().minPayoff());
        DotsAndBoxesGame two = Games.of(2, "rows=1", "columns=3", "payoff=margin");
        assertArrayEquals(
                new double[] {1.0 / 3, -1.0 / 3}, Games.payoffs(Games.board(two, 0, "+-+-+-+", "|1|1|2|", "+-+-+-+")));
    }

    @Test
    void onlyTwoSeatsAreAnalysedByTheMargin() {
        assertEquals(Map.of("payoff", "margin"), Games.of(2, 2).analysisOptions());
        assertEquals(Map.of(), Games.of(3, "rows=3", "columns=3").analysisOptions());
    }

    @Test
    void threeSeatsMoveInTurn() {
        DotsAndBoxesGame of = Games.of(3, "rows=2", "columns=2");
        DotsAndBoxesState state = Games.play(of, "h00 v00 h10");
        assertEquals(0, state.actor());
        assertEquals(0, Games.play(of, state, "v01").actor());
    }

    @Test
    void drawnOrUnknownLinesAreNotRead() {
        DotsAndBoxesState state = Games.play(game, "h00");
        for (String wrong : List.of("h00", "(h,0,0)", "h02", "v20", "h30", "x00", "h0", "")) {
            assertEquals(OptionalInt.empty(), game.parse(state, wrong), wrong);
        }
        assertEquals(OptionalInt.of(1), game.parse(state, " H01 "));
        assertEquals(OptionalInt.of(1), game.parse(state, "(h,0,1)"));
    }

    @Test
    void positionsAreDrawings() {
        DotsAndBoxesState state = Games.play(game, "h00 v00 h10 v01 v12");
        assertEquals(List.of("+-+ +", "|2|  ", "+-+ +", "    |", "+ + +"), DotsAndBoxesText.lines(state));
        assertEquals(
                state.toString(),
                game.stateOf(game.position(state).orElseThrow()).toString());
    }

    @Test
    void positionsThatCannotBeAreRefused() {
        refused("position: 'board' must be a list of 5 texts", Map.of("board", List.of("+ +"), "mover", 0));
        refused("position: 'mover' must be a whole number from 0 to 1", board(2, "+ + +", "     ", "+ + +"));
        refused("position: text 2 of 'board' must have 5 characters, not 4", board(0, "+ + +", "    ", "+ + +"));
        refused(
                "position: text 1 of 'board' has '|' at character 2; allowed there: a blank or -",
                board(0, "+|+ +", "     ", "+ + +"));
        refused(
                "position: text 2 of 'board' has '3' at character 2; allowed there: a blank or 1 or 2",
                board(0, "+-+ +", "|3|  ", "+-+ +"));
        refused(
                "position: the box in row 1 and column 1 is closed, but has no owner",
                board(0, "+-+ +", "| |  ", "+-+ +"));
        refused(
                "position: the box in row 1 and column 2 is not closed, but has an owner",
                board(0, "+ + +", "   1 ", "+ + +"));
        assertThrows(IllegalArgumentException.class, () -> Games.of(8, 3));
        assertThrows(IllegalArgumentException.class, () -> Games.of(5));
    }

    private static Map<String, Object> board(int mover, String... top) {
        return Map.of("board", List.of(top[0], top[1], top[2], "     ", "+ + +"), "mover", mover);
    }

    private void refused(String message, Map<String, ?> position) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> game.stateOf(position))
                        .getMessage());
    }

    /** Margins of the first player; all lines of 2 by 2 but the four inner ones keep the win by two. */
    @ParameterizedTest
    @CsvSource({"1, 1, -1", "1, 2, 0", "2, 1, 0", "1, 3, -1", "2, 2, 2"})
    void smallBoardsHaveTheirKnownValues(int rows, int columns, int margin) {
        DotsAndBoxesGame of = Games.of(rows, columns);
        Map<String, Integer> known = new HashMap<>();
        assertEquals(margin, margin(of, of.newInitialState(), known));
        if (rows == 2 && columns == 2) {
            for (int line = 0; line < 12; line++) {
                DotsAndBoxesState state = of.newInitialState();
                state.apply(line);
                boolean inner = List.of("h10", "h11", "v01", "v11")
                        .contains(of.rules().grid().nameOf(line));
                assertEquals(inner ? 0 : 2, -margin(of, state, known));
            }
        }
    }

    /** By how many of the boxes left the seat to move wins, by trying everything. */
    private static int margin(DotsAndBoxesGame game, DotsAndBoxesState state, Map<String, Integer> known) {
        String lines = state.horizontals() + " " + state.verticals();
        Integer found = known.get(lines);
        if (found != null || state.actor() == State.TERMINAL) {
            return found == null ? 0 : found;
        }
        int seat = state.actor();
        int best = Integer.MIN_VALUE;
        for (int action : game.legalActions(state)) {
            DotsAndBoxesState next = state.copy();
            next.apply(action);
            int rest = margin(game, next, known);
            int gained = next.boxes(seat) - state.boxes(seat);
            best = Math.max(best, gained > 0 ? gained + rest : -rest);
        }
        known.put(lines, best);
        return best;
    }
}
