package org.marienbad.games.kalaha;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.State;

/** The game against {@link Reference} in random games of all sizes and options. */
class ReferenceTest {
    private enum Seen {
        PACKED,
        WIDE,
        SWAP,
        LEFT_LYING,
        ROW_EMPTY_BUT_NOT_OVER
    }

    @Test
    void playsAsTheRuleSheetSays() {
        Random random = new Random(20261121);
        EnumSet<Seen> seen = EnumSet.noneOf(Seen.class);
        for (int i = 0; i < 6_000; i++) {
            KalahaRules rules = Games.randomRules(random);
            playOne(rules, random.nextInt(2), random, seen);
        }
        assertEquals(EnumSet.allOf(Seen.class), seen);
    }

    private static void playOne(KalahaRules rules, int starter, Random random, EnumSet<Seen> seen) {
        KalahaGame game = new KalahaGame(rules);
        KalahaState state = game.newInitialState(starter);
        seen.add(state instanceof PackedState ? Seen.PACKED : Seen.WIDE);
        Reference reference = new Reference(
                rules.pits(),
                rules.stones(),
                rules.emptyCapture(),
                rules.endsWithEmptyRow(),
                rules.leftoversToOwner(),
                rules.pie(),
                starter);
        int plies = 0;
        while (true) {
            int[] legal = Games.legal(game, state);
            assertArrayEquals(
                    reference.legal().stream().mapToInt(Integer::intValue).toArray(), legal);
            for (int seat = 0; seat < 2; seat++) {
                assertArrayEquals(reference.row[seat], Games.row(game, state, seat));
                assertEquals(reference.store[seat], state.store(seat));
            }
            assertEquals(reference.over ? State.TERMINAL : reference.turn, state.actor());
            if (reference.over) {
                break;
            }
            int action = legal[random.nextInt(legal.length)];
            if (action == rules.pits()) {
                seen.add(Seen.SWAP);
            }
            reference.play(action);
            state.apply(action);
            plies++;
            if (!reference.over && (reference.inRow(0) == 0 || reference.inRow(1) == 0)) {
                seen.add(Seen.ROW_EMPTY_BUT_NOT_OVER);
            }
        }
        if (reference.inRow(0) + reference.inRow(1) > 0) {
            seen.add(Seen.LEFT_LYING);
        }
        assertTrue(plies <= game.info().maxPlies(), plies + " plies with " + rules);
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        int difference = reference.store[0] - reference.store[1];
        double expected =
                rules.margin() ? difference / (2.0 * rules.pits() * rules.stones()) : Integer.signum(difference);
        assertArrayEquals(new double[] {expected, -expected}, payoffs, 1e-12);
    }
}
