package org.marienbad.games.toguzkumalak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.marienbad.framework.game.State;

/** The properties of every position of random games, on boards of all sizes. */
class ToguzPropertyTest {
    /** Counts what lies on the board, and returns it with the stores. */
    private static int all(ToguzState state) {
        int sum = state.store(0) + state.store(1);
        for (int seat = 0; seat < 2; seat++) {
            int row = 0;
            for (int house = 0; house < state.rules.houses; house++) {
                assertTrue(state.stones(seat, house) >= 0, state::toString);
                row += state.stones(seat, house);
            }
            assertEquals(row, state.inRow(seat));
            sum += row;
        }
        return sum;
    }

    @Property(tries = 200)
    void stonesAreConservedAndStoresNeverShrink(
            @ForAll @IntRange(min = 3, max = 9) int houses,
            @ForAll @IntRange(min = 1, max = 9) int each,
            @ForAll long seed) {
        ToguzGame game = Games.of("houses=" + houses, "stones=" + each, "limit=30");
        SplittableRandom random = new SplittableRandom(seed);
        int[] legal = new int[game.info().maxLegalActions()];
        ToguzState state = game.newInitialState();
        int total = 2 * houses * each;
        while (state.actor() != State.TERMINAL) {
            int count = state.legalActions(legal);
            int house = legal[random.nextInt(count)];
            int seat = state.actor();
            assertTrue(state.stones(seat, house) > 0, "an empty house cannot be sown");
            int[] stores = {state.store(0), state.store(1)};
            state.apply(house);
            assertEquals(total, all(state), state::toString);
            assertTrue(state.store(0) >= stores[0] && state.store(1) >= stores[1], state::toString);
            assertTrue(state.actor() == State.TERMINAL || state.actor() == 1 - seat, "the seats take turns");
        }
        int[] scores = game.scores(state);
        assertEquals(total, scores[0] + scores[1] + (state.rowsAreTaken() ? 0 : state.inRow(0) + state.inRow(1)));
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        assertEquals(Integer.signum(scores[0] - scores[1]), payoffs[0]);
        assertEquals(0, payoffs[0] + payoffs[1]);
    }

    @Property(tries = 200)
    void theSidesAreAlike(@ForAll @IntRange(min = 3, max = 9) int houses, @ForAll long seed) {
        ToguzGame game = Games.of("houses=" + houses, "limit=30");
        SplittableRandom random = new SplittableRandom(seed);
        int[] legal = new int[game.info().maxLegalActions()];
        int[] turnedLegal = new int[legal.length];
        ToguzState state = game.newInitialState();
        ToguzState turned = turned(state);
        while (state.actor() != State.TERMINAL) {
            int count = state.legalActions(legal);
            assertEquals(count, turned.legalActions(turnedLegal));
            for (int i = 0; i < count; i++) {
                assertEquals(legal[i], turnedLegal[i]);
            }
            int house = legal[random.nextInt(count)];
            state.apply(house);
            turned.apply(house);
            for (int seat = 0; seat < 2; seat++) {
                assertEquals(state.store(seat), turned.store(1 - seat));
                assertEquals(state.inRow(seat), turned.inRow(1 - seat));
            }
        }
        assertEquals(State.TERMINAL, turned.actor());
    }

    /** The start, with North to move. */
    private static ToguzState turned(ToguzState start) {
        int[] places = new int[2 * start.rules.houses + 2];
        Arrays.fill(places, 0, 2 * start.rules.houses, start.stones(0, 0));
        return ToguzState.of(start.rules, places, new int[] {ToguzState.NONE, ToguzState.NONE}, 1);
    }
}
