package org.marienbad.ai.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.marienbad.ai.solver.Solving.assertAgrees;
import static org.marienbad.ai.solver.Solving.solve;
import static org.marienbad.ai.solver.Solving.solver;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solver;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.nim.NimProvider;

/** Nim and Kalaha on small boards, solved by keeping every position. */
class BundledSolutionsTest {
    @ParameterizedTest
    @CsvSource({
        "1-3-5-7, off, 0",
        "1-3-5-7, on, 0",
        "3-4-5, off, 2",
        "3-4-5, on, 3",
        "2-2, off, 0",
        "2-2, on, 0",
        "9, on, 1",
    })
    void nim(String heaps, String misere, int limit) {
        assertAgrees(BruteForce.game(
                new NimProvider(), 2, Map.of("heaps", heaps, "misere", misere, "limit", String.valueOf(limit))));
    }

    @ParameterizedTest
    @CsvSource({
        "1, 4, on, rowEmpty, owner",
        "2, 2, on, rowEmpty, owner",
        "2, 3, off, rowEmpty, owner",
        "2, 3, on, moverEmpty, owner",
        "2, 3, on, rowEmpty, nobody",
        "3, 1, off, moverEmpty, nobody",
        "3, 2, on, rowEmpty, owner",
    })
    void kalahaOnSmallBoardsWithMarginsAndExtraTurns(
            int pits, int stones, String emptyCapture, String end, String leftovers) {
        assertAgrees(BruteForce.game(
                new KalahaProvider(),
                2,
                Map.of(
                        "pits",
                        pits,
                        "stones",
                        stones,
                        "emptyCapture",
                        emptyCapture,
                        "end",
                        end,
                        "leftovers",
                        leftovers,
                        "payoff",
                        "margin")));
    }

    /** The published and recomputed values of the starter, in stones. */
    @ParameterizedTest
    @CsvSource({
        "1, on, 0 -2 6 -2 2 0",
        "1, off, 0 -2 6 -2 2 0",
        "2, on, 2 -2 -2 -12 6 8",
        "2, off, 2 -2 -2 -10 6 8",
        "3, on, 0 4 2 2",
        "3, off, 0 4 2 2",
    })
    void kalahaHasItsKnownValues(int pits, String emptyCapture, String values) {
        String[] expected = values.split(" ");
        for (int stones = 1; stones <= expected.length; stones++) {
            Game game = BruteForce.game(
                    new KalahaProvider(),
                    2,
                    Map.of("pits", pits, "stones", stones, "emptyCapture", emptyCapture, "payoff", "margin"));
            double margin = solve(solver(game), game.newInitialState()).value().low() * 2 * pits * stones;
            assertEquals(Integer.parseInt(expected[stones - 1]), margin, 1e-9, pits + " pits, " + stones + " stones");
        }
    }

    @Test
    void nimbersAreExclusiveOrs() {
        Game game = BruteForce.game(new NimProvider(), 2, Map.of("heaps", "3-4-5"));
        Solver solver = solver(game);
        for (int a = 0; a <= 3; a++) {
            for (int b = 0; b <= 4; b++) {
                for (int c = 0; c <= 5; c++) {
                    if (a + b + c > 0) {
                        State state = game.stateOf(Map.of("heaps", List.of(a, b, c), "actor", 0));
                        assertEquals(
                                OptionalInt.of(a ^ b ^ c),
                                solve(solver, state).value().nimber());
                    }
                }
            }
        }
    }
}
