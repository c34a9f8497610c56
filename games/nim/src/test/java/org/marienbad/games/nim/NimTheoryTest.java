package org.marienbad.games.nim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/** The rules against the theory (Bouton 1901): what search finds in them must be what the theory says. */
class NimTheoryTest {
    @Test
    void theDefaultStartIsLost() {
        Game game = Nim.game(1, 3, 5, 7);
        assertFalse(new Solver(game).won(game.newInitialState()));
    }

    @Test
    void threeFiveSevenHasExactlyThreeWinningMoves() {
        Game game = Nim.game(1, 3, 5, 7);
        State state = Nim.play(game, "1:1");
        assertEquals(Set.of("2:1", "3:1", "4:1"), new Solver(game).winningReplies(state));
    }

    @Test
    void theWorkedExampleGoesOn() {
        Game game = Nim.game(3, 5, 7);
        State state = Nim.play(game, "3:1", "1:2");
        assertEquals(List.of(1, 5, 6), Nim.heaps(game, state));
        assertEquals(Set.of("3:2"), new Solver(game).winningReplies(state));
    }

    @Test
    void twoPairsAreLostInBothVariants() {
        Game normal = Nim.game(2, 2);
        assertFalse(new Solver(normal).won(normal.newInitialState()));
        Game misere = Nim.misere(2, 2);
        assertFalse(new Solver(misere).won(misere.newInitialState()));
    }

    @Test
    void normalPlayFollowsTheExclusiveOr() {
        Game game = Nim.game(5, 5, 5, 5);
        Solver solver = new Solver(game);
        assertEverywhere(game, 5, heaps -> sum(heaps) != 0, solver);
    }

    @Test
    void miserePlayDiffersOnlyAmongHeapsOfOne() {
        Game game = Nim.misere(5, 5, 5, 5);
        Solver solver = new Solver(game);
        assertEverywhere(
                game,
                5,
                heaps -> heaps.stream().allMatch(size -> size <= 1)
                        ? heaps.stream().mapToInt(size -> size).sum() % 2 == 0
                        : sum(heaps) != 0,
                solver);
    }

    @Test
    void aLimitCountsModuloItsSuccessor() {
        for (int limit = 1; limit <= 4; limit++) {
            int modulus = limit + 1;
            Game game = Nim.limited(limit, 7, 7, 7);
            assertEverywhere(
                    game,
                    7,
                    heaps -> sum(heaps.stream().map(size -> size % modulus).toList()) != 0,
                    new Solver(game));
        }
    }

    @Test
    void thePairsEvaluatorIsRightWhereItHasAnOpinion() {
        for (Game game : List.of(
                Nim.game(5, 5, 5, 5), Nim.misere(5, 5, 5, 5), Nim.limited(3, 5, 5, 5), Nim.limited(1, 5, 5, 5))) {
            Solver solver = new Solver(game);
            Evaluator evaluator = game.advice().evaluator("pairs").orElseThrow();
            double[] estimate = new double[2];
            int opinions = 0;
            for (List<Integer> heaps : positions(game, 5)) {
                State state = game.stateOf(Map.of("heaps", heaps, "actor", 1));
                if (state.actor() != State.TERMINAL) {
                    evaluator.evaluate(state, estimate);
                    assertEquals(0, estimate[0] + estimate[1]);
                    if (estimate[1] != 0) {
                        opinions++;
                        assertEquals(solver.won(state), estimate[1] > 0, state::toString);
                    }
                }
            }
            assertTrue(opinions > 50, "only " + opinions);
        }
    }

    @Test
    void thePairsEvaluatorDoesNotKnowTheTheory() {
        Game game = Nim.game(1, 3, 5, 7);
        double[] estimate = {1, 1};
        game.advice().evaluator("pairs").orElseThrow().evaluate(game.newInitialState(), estimate);
        assertEquals(0, estimate[0]);
    }

    private static void assertEverywhere(Game game, int max, Predicate<List<Integer>> won, Solver solver) {
        for (List<Integer> heaps : positions(game, max)) {
            State state = game.stateOf(Map.of("heaps", heaps, "actor", 0));
            assertEquals(won.test(heaps), solver.won(state), state::toString);
        }
    }

    /** Every list of as many heaps as the game has, of 0 to {@code max} matches. */
    private static List<List<Integer>> positions(Game game, int max) {
        int heaps = Nim.heaps(game, game.newInitialState()).size();
        int base = max + 1;
        int count = (int) Math.pow(base, heaps);
        return IntStream.range(0, count)
                .mapToObj(number -> {
                    Integer[] list = new Integer[heaps];
                    for (int heap = 0, rest = number; heap < heaps; heap++, rest /= base) {
                        list[heap] = rest % base;
                    }
                    return List.of(list);
                })
                .toList();
    }

    private static int sum(List<Integer> heaps) {
        return heaps.stream().reduce(0, (a, b) -> a ^ b);
    }
}
