package org.marienbad.games.kalaha;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Rulebook;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Messages;

/** The rules one by one, by positions worked out by hand; of the pits of North, A is opposite to a. */
class RulesTest {
    private final KalahaGame game = Games.of();

    @Test
    void sowsOneByOneThroughTheStoreIntoTheOtherRow() {
        KalahaState state = game.newInitialState();
        Games.play(game, state, "f");
        assertBoard("""
                North         A   B   C   D   E   F
                        0 |   4   4   4   5   5   5 |
                          |   4   4   4   4   4   0 | 1
                South         a   b   c   d   e   f
                North to move""", state);
    }

    @Test
    void northSowsTowardsItsOwnStore() {
        KalahaState state = game.newInitialState(1);
        Games.play(game, state, "A");
        assertBoard("""
                North         A   B   C   D   E   F
                        1 |   0   4   4   4   4   4 |
                          |   5   5   5   4   4   4 | 0
                South         a   b   c   d   e   f
                South to move""", state);
    }

    @Test
    void aLastStoneInTheStoreGivesAnotherMove() {
        KalahaState state = Games.play(game, game.newInitialState(), "c");
        assertBoard("""
                North         A   B   C   D   E   F
                        0 |   4   4   4   4   4   4 |
                          |   4   4   0   5   5   5 | 1
                South         a   b   c   d   e   f
                South to move""", state);
        Games.play(game, state, "f");
        assertEquals(1, state.actor());
    }

    @Test
    void aLastStoneInAnEmptyOwnPitCapturesTheStonesOpposite() {
        KalahaState state = Games.board(game, """
                North         A   B   C   D   E   F
                        0 |   1   5   0   0   0   2 |
                          |   1   0   3   0   0   1 | 0
                South         a   b   c   d   e   f
                South to move""");
        Games.play(game, state, "a");
        assertBoard("""
                North         A   B   C   D   E   F
                        0 |   1   0   0   0   0   2 |
                          |   0   0   3   0   0   1 | 6
                South         a   b   c   d   e   f
                North to move""", state);
    }

    @Test
    void aCaptureOfNothingTakesTheLastStoneOnlyIfTheOptionIsOn() {
        String before = """
                North         A   B   C   D   E   F
                        0 |   1   0   0   0   0   2 |
                          |   1   0   3   0   0   1 | 0
                South         a   b   c   d   e   f
                South to move""";
        KalahaState on = Games.play(game, Games.board(game, before), "a");
        assertBoard("""
                North         A   B   C   D   E   F
                        0 |   1   0   0   0   0   2 |
                          |   0   0   3   0   0   1 | 1
                South         a   b   c   d   e   f
                North to move""", on);
        KalahaGame without = Games.of("emptyCapture", "off");
        KalahaState off = Games.play(without, Games.board(without, before), "a");
        assertBoard("""
                North         A   B   C   D   E   F
                        0 |   1   0   0   0   0   2 |
                          |   0   1   3   0   0   1 | 0
                South         a   b   c   d   e   f
                North to move""", off);
    }

    @Test
    void aLapOfThirteenEndsInTheOriginAndCaptures() {
        // Opposite b lies B; it gets a stone on the way, and then has three.
        KalahaState state = Games.board(game, """
                North         A   B   C   D   E   F
                        0 |   0   2   0   0   0   0 |
                          |   0  13   0   0   0   1 | 0
                South         a   b   c   d   e   f
                South to move""");
        Games.play(game, state, "b");
        assertBoard("""
                North         A   B   C   D   E   F
                        0 |   1   0   1   1   1   1 |
                          |   1   0   1   1   1   2 | 5
                South         a   b   c   d   e   f
                North to move""", state);
    }

    @Test
    void aLapOfFourteenPassesTheOrigin() {
        KalahaState state = Games.board(game, """
                North         A   B   C   D   E   F
                        0 |   0   2   0   0   0   0 |
                          |   0  14   0   0   0   1 | 0
                South         a   b   c   d   e   f
                South to move""");
        Games.play(game, state, "b");
        assertBoard("""
                North         A   B   C   D   E   F
                        0 |   1   3   1   1   1   1 |
                          |   1   1   2   1   1   2 | 1
                South         a   b   c   d   e   f
                North to move""", state);
    }

    @Test
    void theOthersStoreIsSkippedAndTwoLapsAreRight() {
        KalahaGame tiny = Games.of("pits", 1, "stones", 10);
        // Ring of three: ten stones are store, A, a, store, A, a, store, A, a, store.
        KalahaState state = tiny.newInitialState();
        Games.play(tiny, state, "a");
        assertBoard("""
                North         A
                        0 |  13 |
                          |   3 | 4
                South         a
                South to move""", state);
    }

    @Test
    void anEmptyRowEndsTheGameAndTheRestGoesToItsOwner() {
        KalahaState state = Games.board(game, """
                North         A   B   C   D   E   F
                       18 |   3   0   0   0   2   1 |
                          |   0   0   0   0   0   1 | 20
                South         a   b   c   d   e   f
                South to move""");
        Games.play(game, state, "f");
        assertBoard("""
                North         A   B   C   D   E   F
                       24 |   0   0   0   0   0   0 |
                          |   0   0   0   0   0   0 | 21
                South         a   b   c   d   e   f
                game over""", state);
        assertPayoffs(-1, state);
    }

    @Test
    void anEmptyRowEndsTheGameEvenIfItsSideIsNotToMove() {
        // North captures South's last stones; it is South's turn, and North's rest goes to North.
        KalahaState state = Games.board(game, """
                North         A   B   C   D   E   F
                       10 |   0   0   0   0   1   0 |
                          |   0   0   0   2   0   0 | 10
                South         a   b   c   d   e   f
                North to move""");
        Games.play(game, state, "E");
        assertBoard("""
                North         A   B   C   D   E   F
                       13 |   0   0   0   0   0   0 |
                          |   0   0   0   0   0   0 | 10
                South         a   b   c   d   e   f
                game over""", state);
        assertPayoffs(-1, state);
    }

    @Test
    void theRestGoesToNobodyIfSoAgreed() {
        KalahaGame nobody = Games.of("leftovers", "nobody");
        KalahaState state = Games.board(nobody, """
                North         A   B   C   D   E   F
                       18 |   3   0   0   0   2   1 |
                          |   0   0   0   0   0   1 | 20
                South         a   b   c   d   e   f
                South to move""");
        Games.play(nobody, state, "f");
        assertBoard("""
                North         A   B   C   D   E   F
                       18 |   3   0   0   0   2   1 |
                          |   0   0   0   0   0   0 | 21
                South         a   b   c   d   e   f
                game over""", state);
        assertPayoffs(1, state);
        assertEquals(0, Games.legal(nobody, state).length);
    }

    @Test
    void theGameGoesOnWithAnEmptyRowIfOnlyTheSideToMoveCounts() {
        KalahaGame mover = Games.of("end", "moverEmpty");
        KalahaState state = Games.board(mover, """
                North         A   B   C   D   E   F
                       18 |   0   0   0   0   0   0 |
                          |   0   0   0   0   0   2 | 20
                South         a   b   c   d   e   f
                South to move""");
        Games.play(mover, state, "f");
        assertEquals(1, state.actor(), "South's row is empty, but North can move");
        assertBoard("""
                North         A   B   C   D   E   F
                       18 |   0   0   0   0   0   1 |
                          |   0   0   0   0   0   0 | 21
                South         a   b   c   d   e   f
                North to move""", state);
        state = Games.board(mover, """
                North         A   B   C   D   E   F
                       18 |   0   0   0   0   0   1 |
                          |   0   0   0   0   0   1 | 20
                South         a   b   c   d   e   f
                North to move""");
        Games.play(mover, state, "F");
        assertEquals(0, state.actor());
    }

    @Test
    void aSideWithoutStonesToMoveEndsTheGame() {
        KalahaGame mover = Games.of("end", "moverEmpty");
        // The stone is captured: South has nothing left, but it is North who has nothing to move.
        KalahaState state = Games.board(mover, """
                North         A   B   C   D   E   F
                       18 |   0   0   0   0   0   0 |
                          |   0   0   0   0   1   0 | 20
                South         a   b   c   d   e   f
                South to move""");
        Games.play(mover, state, "e");
        assertBoard("""
                North         A   B   C   D   E   F
                       18 |   0   0   0   0   0   0 |
                          |   0   0   0   0   0   0 | 21
                South         a   b   c   d   e   f
                game over""", state);
        assertPayoffs(1, state);
    }

    @Test
    void anExtraMoveWithAnEmptyRowEndsTheGameForTheSideToMove() {
        KalahaGame mover = Games.of("end", "moverEmpty");
        KalahaState state = Games.board(mover, """
                North         A   B   C   D   E   F
                       18 |   3   0   0   0   0   1 |
                          |   0   0   0   0   0   1 | 20
                South         a   b   c   d   e   f
                South to move""");
        Games.play(mover, state, "f");
        assertBoard("""
                North         A   B   C   D   E   F
                       22 |   0   0   0   0   0   0 |
                          |   0   0   0   0   0   0 | 21
                South         a   b   c   d   e   f
                game over""", state);
        assertPayoffs(-1, state);
    }

    @Test
    void equalStoresAreADraw() {
        KalahaState state = Games.board(game, """
                North         A   B   C   D   E   F
                       19 |   2   0   0   0   0   0 |
                          |   0   0   0   0   0   1 | 20
                South         a   b   c   d   e   f
                South to move""");
        Games.play(game, state, "f");
        assertBoard("""
                North         A   B   C   D   E   F
                       21 |   0   0   0   0   0   0 |
                          |   0   0   0   0   0   0 | 21
                South         a   b   c   d   e   f
                game over""", state);
        assertPayoffs(0, state);
    }

    @Test
    void theMarginIsInPartsOfTheStonesAtTheStart() {
        KalahaGame margin = Games.of("payoff", "margin");
        KalahaState state = Games.board(margin, """
                North         A   B   C   D   E   F
                       13 |   2   0   0   0   0   0 |
                          |   0   0   0   0   0   1 | 30
                South         a   b   c   d   e   f
                South to move""");
        Games.play(margin, state, "f");
        assertPayoffs(16 / 48.0, state);
    }

    @Test
    void theSwapIsOfferedOnceAfterTheWholeFirstTurnOfTheStarter() {
        KalahaGame pie = Games.of("pie", "on");
        KalahaState state = pie.newInitialState();
        assertFalse(pie.parse(state, "swap").isPresent());
        Games.play(pie, state, "c");
        assertEquals(0, state.actor());
        assertFalse(pie.parse(state, "swap").isPresent(), "South's turn goes on");
        Games.play(pie, state, "f");
        assertTrue(pie.parse(state, "swap").isPresent());
        KalahaState declined = state.copy();
        Games.play(pie, declined, "F");
        Games.play(pie, declined, "a");
        assertFalse(pie.parse(declined, "swap").isPresent());

        assertBoard("""
                North         A   B   C   D   E   F
                        0 |   4   4   5   5   5   5 |
                          |   4   4   0   5   5   0 | 2
                South         a   b   c   d   e   f
                North to move or to swap sides""", state);
        Games.play(pie, state, "swap");
        // The starter moves, from the other side.
        assertBoard("""
                North         A   B   C   D   E   F
                        2 |   0   5   5   0   4   4 |
                          |   5   5   5   5   4   4 | 0
                South         a   b   c   d   e   f
                South to move""", state);
        assertFalse(pie.parse(state, "swap").isPresent());
    }

    @Test
    void swapWorksWhoeverStarts() {
        KalahaGame pie = Games.of("pie", "on");
        KalahaState state = Games.play(pie, pie.newInitialState(1), "A");
        assertEquals(6, pie.parse(state, "swap").orElseThrow());
        Games.play(pie, state, "swap");
        assertEquals(1, state.actor());
        assertArrayEquals(new int[] {1, 0}, pie.scores(state));
    }

    @Test
    void chanceMaySwapToo() {
        KalahaGame pie = Games.of("pie", "on");
        KalahaState state = Games.play(pie, pie.newInitialState(), "a");
        SplittableRandom random = new SplittableRandom(1);
        Set<Integer> drawn = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            drawn.add(state.randomAction(new int[pie.info().maxLegalActions()], random));
        }
        assertEquals(Set.of(0, 1, 2, 3, 4, 5, 6), drawn);
    }

    @Test
    void aSowingTellsWhereItEnds() {
        KalahaState start = game.newInitialState();
        assertEquals(5, SowResult.of(start, 1).last());
        assertEquals(-1, SowResult.of(start, 2).last(), "in the store");
        assertTrue(SowResult.of(start, 2).endsInStore());
        assertEquals(-1, SowResult.of(start, 3).last(), "in the other row");
        assertFalse(SowResult.of(start, 3).endsInStore());
    }

    /** If each sowing brings a stone to a store, there are as many as stones; two pits allow one quiet one a row. */
    @Test
    void theLengthOfAGameIsBoundedByItsStones() {
        assertEquals(2, Games.of("pits", 1, "stones", 1).info().maxPlies());
        assertEquals(3 + 3 + 3 + 2, Games.of("pits", 2, "stones", 1).info().maxPlies());
        assertEquals(12, Games.of("pits", 2, "stones", 1, "pie", "on").info().maxPlies());
    }

    @Test
    void positionsOfAnySizeAreEncodedAndDecoded() {
        for (KalahaGame any : new KalahaGame[] {game, Games.of("pits", 9, "stones", 10)}) {
            KalahaState state = Games.play(any, any.newInitialState(), "a", "A", "b");
            long[] words = new long[any.info().words()];
            state.encode(words);
            KalahaState decoded = any.newInitialState();
            decoded.decode(words);
            assertEquals(state.toString(), decoded.toString());
            assertEquals(state.hash(), decoded.hash());
        }
    }

    private static final List<String> PHRASES = List.of(
            "Each side has 6 pits",
            "counter-clockwise",
            " clockwise",
            "you move again",
            "This pit may be empty",
            "opposite a pit with stones",
            "the pits of either side are empty",
            "the side to move has no stones",
            "go to the store of the side",
            "count for nobody",
            "more stones in the store wins.",
            "the margin counts",
            "take over the starter's side");

    @Test
    void theRulebookSaysTheRulesInForce() {
        assertEquals(
                List.of(
                        "Each side has 6 pits",
                        "counter-clockwise",
                        "you move again",
                        "This pit may be empty",
                        "the pits of either side are empty",
                        "go to the store of the side",
                        "more stones in the store wins."),
                said(game));
        assertEquals(
                List.of(
                        "Each side has 6 pits",
                        " clockwise",
                        "you move again",
                        "opposite a pit with stones",
                        "the side to move has no stones",
                        "count for nobody",
                        "the margin counts",
                        "take over the starter's side"),
                said(Games.of(
                        "direction",
                        "clockwise",
                        "emptyCapture",
                        "off",
                        "end",
                        "moverEmpty",
                        "leftovers",
                        "nobody",
                        "pie",
                        "on",
                        "payoff",
                        "margin")));
    }

    /** The phrases that tell the rules apart, those of them that the rulebook has. */
    private static List<String> said(KalahaGame of) {
        Messages words = new KalahaProvider().messages(Locale.ENGLISH);
        List<String> paragraphs = of.view().rulebook().sections().stream()
                .flatMap(section -> section.blocks().stream())
                .filter(block -> block instanceof Rulebook.Paragraph)
                .map(block -> words.get(block.text()))
                .toList();
        return PHRASES.stream()
                .filter(phrase -> paragraphs.stream().anyMatch(text -> text.contains(phrase)))
                .toList();
    }

    @Test
    void nobodyElseCanStart() {
        assertThrows(IllegalArgumentException.class, () -> game.newInitialState(2));
    }

    private static void assertBoard(String board, KalahaState state) {
        assertEquals(board, state.toString());
    }

    private static void assertPayoffs(double payoffOfSouth, KalahaState state) {
        assertEquals(State.TERMINAL, state.actor());
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        assertArrayEquals(new double[] {payoffOfSouth, -payoffOfSouth}, payoffs, 1e-12);
    }
}
