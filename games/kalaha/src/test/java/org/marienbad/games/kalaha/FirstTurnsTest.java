package org.marienbad.games.kalaha;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** How many positions can follow the first turn of each side; a turn lasts until the other side is to move. */
class FirstTurnsTest {
    @Test
    void countsPositionsAfterTheFirstTurns() {
        for (String emptyCapture : new String[] {"on", "off"}) {
            KalahaGame game = Games.of("emptyCapture", emptyCapture);
            Set<KalahaState> afterSouth = turns(game, Set.of(game.newInitialState()), 0);
            assertEquals(10, afterSouth.size());
            assertEquals(116, turns(game, afterSouth, 1).size());
        }
    }

    private static Set<KalahaState> turns(KalahaGame game, Set<KalahaState> starts, int seat) {
        Map<String, KalahaState> ends = new HashMap<>();
        starts.forEach(start -> turn(game, start, seat, ends));
        return new LinkedHashSet<>(ends.values());
    }

    private static void turn(KalahaGame game, KalahaState state, int seat, Map<String, KalahaState> ends) {
        if (state.actor() != seat) {
            ends.put(state.toString(), state);
            return;
        }
        for (int action : Games.legal(game, state)) {
            KalahaState next = state.copy();
            next.apply(action);
            turn(game, next, seat, ends);
        }
    }
}
