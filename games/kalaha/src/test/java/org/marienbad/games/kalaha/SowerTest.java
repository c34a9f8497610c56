package org.marienbad.games.kalaha;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.State;

class SowerTest {
    private static final long PITS = (1L << Sower.STORE) - 1;

    @Test
    void sowsAsTheGameDoes() {
        KalahaGame game = Games.of("end", "moverEmpty", "leftovers", "nobody");
        Sower sower = new Sower(game.rules());
        Random random = new Random(1);
        for (int match = 0; match < 20; match++) {
            KalahaState state = game.newInitialState();
            while (state.actor() != State.TERMINAL) {
                int seat = state.actor();
                int[] legal = Games.legal(game, state);
                int pit = legal[random.nextInt(legal.length)];
                int store = state.store(seat);
                boolean again = sower.sow(state.row(seat), state.row(1 - seat), pit);
                assertEquals(SowResult.of(state, pit).endsInStore(), again);
                state.apply(pit);
                assertEquals(state.row(seat), sower.own() & PITS);
                assertEquals(state.row(1 - seat), sower.other());
                assertEquals(state.store(seat) - store, sower.own() >>> Sower.STORE);
            }
        }
    }

    @Test
    void boardsThatDoNotFitAreRefused() {
        for (KalahaRules wide : new KalahaRules[] {rules(8, 4), rules(6, 11)}) {
            assertThrows(UnsupportedOperationException.class, () -> new Sower(wide));
        }
        Sower largest = new Sower(rules(7, 9));
        largest.sow(9, 0, 0);
        assertEquals(0x01_01_01_01_01_01_00L, largest.own() & PITS);
    }

    private static KalahaRules rules(int pits, int stones) {
        return KalahaRules.of(pits, stones).build();
    }
}
