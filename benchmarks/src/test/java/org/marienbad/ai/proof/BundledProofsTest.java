package org.marienbad.ai.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Solution;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.nim.NimProvider;

/** Nim and Kalaha on small boards, by proof-number search. */
class BundledProofsTest {
    private static final Budget ENOUGH = Budget.ofIterations(20_000_000);

    /** The published and recomputed values of the starter, in stones; seats move again after a stone in the store. */
    @ParameterizedTest
    @CsvSource({
        "1, 0 -2 6 -2 2 0",
        "2, 2 -2 -2 -12 6 8",
        "3, 0 4 2 2",
    })
    void kalahaHasItsKnownValues(int pits, String values) {
        String[] expected = values.split(" ");
        for (int stones = 1; stones <= expected.length; stones++) {
            Game game = BruteForce.game(
                    new KalahaProvider(), 2, Map.of("pits", pits, "stones", stones, "payoff", "margin"));
            Solution.Value value =
                    ProofNumberSearch.of(game).table(8).build().value(game.newInitialState(), ENOUGH, Monitor.NONE);
            assertEquals(
                    Integer.parseInt(expected[stones - 1]),
                    value.low() * 2 * pits * stones,
                    1e-9,
                    pits + " pits, " + stones + " stones");
            assertEquals(value.low(), value.high());
        }
    }

    /** Bouton 1901: whoever is to move loses where the exclusive or of the heaps is 0. */
    @Test
    void nimIsWonWhereTheNimSumIsNotNought() {
        Game game = BruteForce.game(new NimProvider(), 2, Map.of("heaps", "3-4-5"));
        ProofNumberSearch search = ProofNumberSearch.of(game).table(1).build();
        for (int a = 0; a <= 3; a++) {
            for (int b = 0; b <= 4; b++) {
                for (int c = 0; c <= 5; c++) {
                    if (a + b + c > 0) {
                        State state = game.stateOf(Map.of("heaps", List.of(a, b, c), "actor", (a + b + c) % 2));
                        ProofStatus expected = (a ^ b ^ c) == 0 ? ProofStatus.DISPROVEN : ProofStatus.PROVEN;
                        assertEquals(
                                expected,
                                search.prove(state, 1, ENOUGH, Monitor.NONE).status());
                    }
                }
            }
        }
    }
}
