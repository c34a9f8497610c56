package org.marienbad.games.kalaha;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.State;

/** The rules one by one, by positions worked out by hand. */
class RulesTest {
    private static final List<Integer> EMPTY = List.of(0, 0, 0, 0, 0, 0);

    private final KalahaGame game = Games.of();

    @Test
    void sowsOneByOneThroughTheStoreIntoTheOtherRow() {
        KalahaState state = Games.play(game, game.newInitialState(), "f");
        assertBoard(state, List.of(4, 4, 4, 4, 4, 0), List.of(5, 5, 5, 4, 4, 4), 1, 0);
        assertEquals(1, state.actor());
    }

    @Test
    void northSowsTowardsItsOwnStore() {
        KalahaState state = Games.play(game, game.newInitialState(1), "A");
        assertBoard(state, List.of(5, 5, 5, 4, 4, 4), List.of(4, 4, 4, 4, 4, 0), 0, 1);
        assertEquals(0, state.actor());
    }

    @Test
    void lastStoneInTheStoreMovesAgain() {
        KalahaState state = Games.play(game, game.newInitialState(), "c");
        assertBoard(state, List.of(4, 4, 0, 5, 5, 5), List.of(4, 4, 4, 4, 4, 4), 1, 0);
        assertEquals(0, state.actor());
        Games.play(game, state, "f");
        assertEquals(1, state.actor());
    }

    @Test
    void captureTakesTheLastStoneAndThoseOpposite() {
        KalahaState state = Games.position(game, List.of(1, 0, 3, 0, 0, 1), List.of(2, 0, 0, 0, 5, 1), 0, 0, 0);
        Games.play(game, state, "a");
        assertBoard(state, List.of(0, 0, 3, 0, 0, 1), List.of(2, 0, 0, 0, 0, 1), 6, 0);
        assertEquals(1, state.actor());
    }

    @Test
    void captureOfNothingTakesTheLastStoneOnlyIfTheOptionIsOn() {
        List<Integer> south = List.of(1, 0, 3, 0, 0, 1);
        List<Integer> north = List.of(2, 0, 0, 0, 0, 1);
        KalahaState on = Games.play(game, Games.position(game, south, north, 0, 0, 0), "a");
        assertBoard(on, List.of(0, 0, 3, 0, 0, 1), north, 1, 0);
        KalahaGame without = Games.of("emptyCapture", "off");
        KalahaState off = Games.play(without, Games.position(without, south, north, 0, 0, 0), "a");
        assertBoard(off, List.of(0, 1, 3, 0, 0, 1), north, 0, 0);
        assertEquals(1, off.actor());
    }

    @Test
    void lapOfThirteenEndsInTheOriginAndCaptures() {
        KalahaState state = Games.position(game, List.of(0, 13, 0, 0, 0, 1), List.of(0, 0, 0, 0, 2, 0), 0, 0, 0);
        Games.play(game, state, "b");
        // Opposite b lies B; it got a stone on the way, and then had three.
        assertBoard(state, List.of(1, 0, 1, 1, 1, 2), List.of(1, 1, 1, 1, 0, 1), 5, 0);
    }

    @Test
    void lapOfFourteenPassesTheOrigin() {
        KalahaState state = Games.position(game, List.of(0, 14, 0, 0, 0, 1), List.of(0, 0, 0, 0, 2, 0), 0, 0, 0);
        Games.play(game, state, "b");
        assertBoard(state, List.of(1, 1, 2, 1, 1, 2), List.of(1, 1, 1, 1, 3, 1), 1, 0);
    }

    @Test
    void othersStoreIsSkippedAndTwoLapsAreRight() {
        KalahaGame tiny = Games.of("pits", 1, "stones", 10);
        KalahaState state = Games.play(tiny, tiny.newInitialState(), "a");
        // Ring of three: ten stones are store, A, a, store, A, a, store, A, a, store.
        assertArrayEquals(new int[] {3}, Games.row(tiny, state, 0));
        assertArrayEquals(new int[] {13}, Games.row(tiny, state, 1));
        assertArrayEquals(new int[] {4, 0}, tiny.scores(state));
        assertEquals(0, state.actor());
    }

    @Test
    void emptyRowEndsTheGameAndTheRestGoesToItsOwner() {
        KalahaState state = Games.position(game, List.of(0, 0, 0, 0, 0, 1), List.of(1, 2, 0, 0, 0, 3), 20, 18, 0);
        Games.play(game, state, "f");
        assertBoard(state, EMPTY, EMPTY, 21, 24);
        assertEnd(state, -1);
    }

    @Test
    void emptyRowEndsTheGameEvenIfItsSideIsNotToMove() {
        // North captures South's last stones; it is South's turn, and North's rest goes to North.
        KalahaState state = Games.position(game, List.of(0, 0, 0, 2, 0, 0), List.of(0, 1, 0, 0, 0, 0), 10, 10, 1);
        Games.play(game, state, "E");
        assertBoard(state, EMPTY, EMPTY, 10, 13);
        assertEnd(state, -1);
    }

    @Test
    void restGoesToNobodyIfSoAgreed() {
        KalahaGame nobody = Games.of("leftovers", "nobody");
        List<Integer> north = List.of(1, 2, 0, 0, 0, 3);
        KalahaState state = Games.position(nobody, List.of(0, 0, 0, 0, 0, 1), north, 20, 18, 0);
        Games.play(nobody, state, "f");
        assertBoard(state, EMPTY, north, 21, 18);
        assertEnd(state, 1);
        assertEquals(0, Games.legal(nobody, state).length);
    }

    @Test
    void gameGoesOnWithAnEmptyRowIfOnlyTheSideToMoveCounts() {
        KalahaGame mover = Games.of("end", "moverEmpty");
        KalahaState state = Games.position(mover, List.of(0, 0, 0, 0, 1, 0), List.of(0, 0, 0, 0, 0, 0), 20, 18, 0);
        Games.play(mover, state, "e");
        // The stone was captured: South has nothing left, but it is North who has nothing to move.
        assertEnd(state, 1);
        state = Games.position(mover, List.of(0, 0, 0, 0, 0, 1), List.of(1, 0, 0, 0, 0, 0), 20, 18, 1);
        Games.play(mover, state, "F");
        assertEquals(0, state.actor());
        state = Games.position(mover, List.of(0, 0, 0, 0, 0, 2), List.of(0, 0, 0, 0, 0, 0), 20, 18, 0);
        Games.play(mover, state, "f");
        assertEquals(1, state.actor(), "South's row is empty, but North can move");
        assertBoard(state, EMPTY, List.of(1, 0, 0, 0, 0, 0), 21, 18);
    }

    @Test
    void extraMoveWithAnEmptyRowEndsTheGameForTheSideToMove() {
        KalahaGame mover = Games.of("end", "moverEmpty");
        KalahaState state = Games.position(mover, List.of(0, 0, 0, 0, 0, 1), List.of(1, 0, 0, 0, 0, 3), 20, 18, 0);
        Games.play(mover, state, "f");
        assertBoard(state, EMPTY, EMPTY, 21, 22);
        assertEnd(state, -1);
    }

    @Test
    void equalStoresAreADraw() {
        KalahaState state = Games.position(game, List.of(0, 0, 0, 0, 0, 1), List.of(0, 0, 0, 0, 0, 2), 20, 19, 0);
        Games.play(game, state, "f");
        assertEnd(state, 0);
    }

    @Test
    void marginIsInPartsOfTheStonesAtTheStart() {
        KalahaGame margin = Games.of("payoff", "margin");
        KalahaState state = Games.position(margin, List.of(0, 0, 0, 0, 0, 1), List.of(0, 0, 0, 0, 0, 2), 30, 13, 0);
        Games.play(margin, state, "f");
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        assertArrayEquals(new double[] {16 / 48.0, -16 / 48.0}, payoffs, 1e-12);
    }

    @Test
    void swapIsOfferedOnceAfterTheWholeFirstTurnOfTheStarter() {
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

        List<Integer> starters = List.of(4, 4, 0, 5, 5, 0);
        List<Integer> others = List.of(5, 5, 5, 5, 4, 4);
        assertBoard(state, starters, others, 2, 0);
        Games.play(pie, state, "swap");
        assertBoard(state, others, starters, 0, 2);
        assertEquals(0, state.actor(), "the starter moves, from the other side");
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
    void nobodyElseCanStart() {
        assertThrows(IllegalArgumentException.class, () -> game.newInitialState(2));
    }

    private void assertBoard(
            KalahaState state, List<Integer> south, List<Integer> north, int southStore, int northStore) {
        assertArrayEquals(south.stream().mapToInt(i -> i).toArray(), Games.row(game, state, 0), state::toString);
        assertArrayEquals(north.stream().mapToInt(i -> i).toArray(), Games.row(game, state, 1), state::toString);
        assertArrayEquals(new int[] {southStore, northStore}, game.scores(state), state::toString);
    }

    private static void assertEnd(KalahaState state, int payoffOfSouth) {
        assertEquals(State.TERMINAL, state.actor());
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        assertArrayEquals(new double[] {payoffOfSouth, -payoffOfSouth}, payoffs);
    }
}
