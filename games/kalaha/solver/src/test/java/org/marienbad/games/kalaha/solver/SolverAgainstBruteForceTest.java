package org.marienbad.games.kalaha.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.ActionBounds;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.games.kalaha.Games;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaState;

class SolverAgainstBruteForceTest {
    /** All combinations of the options that change values. */
    static Stream<List<Object>> rules() {
        List<List<Object>> all = new ArrayList<>();
        for (String capture : List.of("on", "off")) {
            for (String end : List.of("rowEmpty", "moverEmpty")) {
                for (String leftovers : List.of("owner", "nobody")) {
                    for (String pie : List.of("off", "on")) {
                        all.add(List.of("emptyCapture", capture, "end", end, "leftovers", leftovers, "pie", pie));
                    }
                }
            }
        }
        return all.stream();
    }

    static KalahaGame game(int pits, int stones, List<Object> options) {
        List<Object> all = new ArrayList<>(options);
        all.addAll(List.of("pits", pits, "stones", stones));
        return Games.of(all.toArray());
    }

    @ParameterizedTest
    @MethodSource("rules")
    void agreesOnStartsOfSmallBoards(List<Object> options) {
        for (int[] size : new int[][] {{1, 1}, {1, 9}, {2, 1}, {2, 2}, {2, 4}, {3, 1}, {3, 2}}) {
            KalahaGame game = game(size[0], size[1], options);
            KalahaState start = game.newInitialState();
            Solution solution = Solving.solve(game, start, Goal.ACTIONS);
            check(game, start, solution);
        }
    }

    @ParameterizedTest
    @MethodSource("rules")
    void agreesOnRandomPositions(List<Object> options) {
        Random random = new Random(11);
        for (int pits = 2; pits <= 7; pits++) {
            KalahaGame game = game(pits, pits < 4 ? 6 : 3, options);
            for (int i = 0; i < 6; i++) {
                KalahaState state = Solving.random(game, 3 + random.nextInt(pits < 4 ? 12 : 6), random);
                if (state.actor() != State.TERMINAL) {
                    check(game, state, Solving.solve(game, state, Goal.ACTIONS));
                }
            }
        }
    }

    @Test
    void outcomesAgreeWithValues() {
        Random random = new Random(5);
        for (int i = 0; i < 300; i++) {
            KalahaGame game = Games.of("pits", 3, "stones", 3, "leftovers", i % 2 == 0 ? "owner" : "nobody");
            KalahaState state = Solving.random(game, 12, random);
            if (state.actor() != State.TERMINAL) {
                int margin = new BruteForce(game).margin(state);
                Solution solution = Solving.solve(game, state, Goal.OUTCOME);
                assertEquals(Integer.signum(margin), solution.value().outcome().orElseThrow(), state::toString);
                assertTrue(
                        solution.value().low() <= margin
                                && margin <= solution.value().high(),
                        state::toString);
            }
        }
    }

    private static void check(KalahaGame game, KalahaState state, Solution solution) {
        BruteForce truth = new BruteForce(game);
        assertEquals(state.actor(), solution.seat());
        assertTrue(solution.unfinished().isEmpty());
        assertEquals(truth.margin(state), solution.value().low(), state::toString);
        assertTrue(solution.value().exact());
        int[] legal = Games.legal(game, state);
        assertEquals(legal.length, solution.lines().size());
        for (ActionBounds line : solution.lines()) {
            KalahaState next = state.copy();
            next.apply(line.action());
            int margin = next.actor() == State.TERMINAL
                    ? next.store(state.actor()) - next.store(1 - state.actor())
                    : next.actor() == state.actor() ? truth.margin(next) : -truth.margin(next);
            assertTrue(line.value().exact());
            assertEquals(margin, line.value().low(), () -> line.action() + " in\n" + state);
        }
        KalahaState end = state.copy();
        for (int action : solution.variation()) {
            end.apply(action);
        }
        assertEquals(State.TERMINAL, end.actor(), () -> "the variation breaks off: " + solution.variation());
        assertEquals(solution.value().low(), end.store(state.actor()) - end.store(1 - state.actor()));
    }
}
