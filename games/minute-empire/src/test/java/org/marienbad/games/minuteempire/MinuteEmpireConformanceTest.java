package org.marienbad.games.minuteempire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Nested;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.testkit.GameConformance;

class MinuteEmpireConformanceTest {
    @Nested
    class Official implements GameConformance {
        @Override
        public GameProvider provider() {
            return new MinuteEmpireProvider();
        }

        @Override
        public void invariant(Game game, State state) {
            requireAllAccountedFor(((EmpireGame) game).rules(), (EmpireState) state);
        }
    }

    /** Every army and city of a seat is on the map or in its stock; no coins are owed. */
    private static void requireAllAccountedFor(Rules rules, EmpireState state) {
        for (int seat = 0; seat < rules.seats; seat++) {
            int armies = state.armyStock(seat);
            int cities = state.cityStock(seat);
            for (int region = 0; region < rules.board.regions; region++) {
                armies += state.armies(seat, region);
                cities += state.cities(seat, region);
            }
            assertEquals(14, armies);
            assertEquals(3, cities);
            assertTrue(state.coins(seat) >= 0 && state.armyStock(seat) >= 0 && state.cityStock(seat) >= 0);
        }
    }
}
