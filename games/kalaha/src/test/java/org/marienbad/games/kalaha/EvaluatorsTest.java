package org.marienbad.games.kalaha;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.games.mancala.PitNames;

/** Estimates worked out by hand. */
class EvaluatorsTest {
    private static final List<Integer> OWN = List.of(2, 0, 0, 1, 0, 3);
    private static final List<Integer> OTHER = List.of(0, 1, 1, 5, 1, 0);

    private static double[] estimate(KalahaGame game, String name, KalahaState state) {
        double[] out = new double[2];
        game.advice().evaluator(name).orElseThrow().evaluate(state, out);
        return out;
    }

    /** 14 stones are in the pits, 3 the variance of each. */
    private static double expected(double margin) {
        return margin / Math.sqrt(margin * margin + 3 * 14);
    }

    @Test
    void aLeadInTheStoresCountsAsFarAsItMayBeKept() {
        KalahaGame game = Games.of();
        KalahaState south = Games.position(game, OWN, OTHER, 12, 10, PitNames.SOUTH);
        assertArrayEquals(new double[] {expected(2), -expected(2)}, estimate(game, "stores", south), 1e-12);
        KalahaState north = Games.position(game, OTHER, OWN, 10, 12, PitNames.NORTH);
        assertArrayEquals(new double[] {-expected(2), expected(2)}, estimate(game, "stores", north), 1e-12);
        KalahaState just = Games.position(game, OWN, OTHER, 24, 10, PitNames.SOUTH);
        assertEquals(expected(14), estimate(game, "stores", just)[0], 1e-12, "the others may all go to North");
        KalahaState more = Games.position(game, OWN, OTHER, 9, 25, PitNames.SOUTH);
        assertEquals(-1, estimate(game, "stores", more)[0], "more than is left");
    }

    @Test
    void theMarginIsInPartsOfTheStonesAtTheStart() {
        KalahaGame game = Games.of("payoff", "margin");
        KalahaState state = Games.position(game, OWN, OTHER, 12, 10, PitNames.SOUTH);
        assertEquals(2 / 48.0, estimate(game, "stores", state)[0], 1e-12);
    }

    @Test
    void pitsToPlayMovesAgainAndCapturesCount() {
        KalahaGame game = Games.of();
        KalahaState state = Games.position(game, OWN, OTHER, 10, 10, PitNames.SOUTH);
        // 3 pits to play against 4, the last one empty for North alone; 6 at hand for South, 3 for North.
        double margin = 1.6 * (3 - 4) - 1.5 + 6 - 0.4 * 3;
        assertEquals(expected(margin), estimate(game, "potential", state)[0], 1e-12);
        KalahaState mirrored = Games.position(game, OTHER, OWN, 10, 10, PitNames.NORTH);
        assertEquals(expected(margin), estimate(game, "potential", mirrored)[1], 1e-12);
        KalahaState other = Games.position(game, OTHER, OWN, 10, 10, PitNames.SOUTH);
        double theirs = 1.6 * (4 - 3) + 1.5 + 3 - 0.4 * 6;
        assertEquals(expected(theirs), estimate(game, "potential", other)[0], 1e-12);
    }

    @Test
    void sowingsThatEndInTheStoreCount() {
        KalahaGame game = Games.of();
        double margin = 1.7 - 0.7;
        assertEquals(
                margin / Math.sqrt(margin * margin + 3 * 48),
                estimate(game, "potential", game.newInitialState())[0],
                1e-12);
    }

    @Test
    void withoutCapturesOfNothingTheyDoNotCount() {
        List<Integer> own = List.of(1, 0, 0, 0, 0, 2);
        List<Integer> other = List.of(0, 1, 0, 0, 0, 2);
        KalahaGame on = Games.of();
        KalahaGame off = Games.of("emptyCapture", "off");
        double left = 3 * 6;
        double with = 1 - 0.4;
        assertEquals(
                with / Math.sqrt(with * with + left),
                estimate(on, "potential", Games.position(on, own, other, 10, 10, 0))[0],
                1e-12);
        assertEquals(0, estimate(off, "potential", Games.position(off, own, other, 10, 10, 0))[0], 1e-12);
    }
}
