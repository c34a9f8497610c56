package org.marienbad.ai.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.ai.provider.RetrogradeProvider;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.framework.setting.Settings;

/** Solutions by retrograde analysis, against brute force. */
public final class Solving {
    private Solving() {}

    /** The solver of {@code game}. */
    public static Solver solver(Game game) {
        assertTrue(new RetrogradeProvider().unsupportedReason(game).isEmpty());
        return new RetrogradeProvider().create(game, Settings.NONE);
    }

    /** The solution of {@code state} and its actions. */
    public static Solution solve(Solver solver, State state) {
        return solver.solve(state, Goal.ACTIONS, Limits.NONE, Watch.NONE);
    }

    /** Every position that can arise, by its text. */
    public static Map<String, State> positions(Game game) {
        Map<String, State> met = new HashMap<>();
        Deque<State> open = new ArrayDeque<>(List.of(game.newInitialState()));
        int[] buffer = new int[game.info().maxLegalActions()];
        while (!open.isEmpty()) {
            State state = open.pop();
            if (met.putIfAbsent(state.toString(), state) == null) {
                for (int action : Arrays.copyOf(buffer, state.legalActions(buffer))) {
                    State next = state.copy();
                    next.apply(action);
                    open.push(next);
                }
            }
        }
        return met;
    }

    /** Every position has the value of brute force, and the actions what they lead to. */
    public static int assertAgrees(Game game) {
        BruteForce reference = BruteForce.selfish(game);
        Solver solver = solver(game);
        double tie = game.info().payoffSum() / 2;
        Map<String, State> positions = positions(game);
        int played = 0;
        for (State state : positions.values()) {
            if (state.actor() == State.TERMINAL) {
                continue;
            }
            played++;
            int seat = state.actor();
            Solution solution = solve(solver, state);
            assertTrue(solution.unfinished().isEmpty());
            assertEquals(seat, solution.seat());
            assertTrue(positions.size() >= solution.effort().positions());
            assertEquals(reference.value(state)[seat] - tie, solution.value().low(), 1e-12, state::toString);
            assertTrue(solution.value().exact());
            assertEquals(reference.actions(state).length, solution.lines().size());
            for (Solution.ActionBounds line : solution.lines()) {
                double value = reference.valueOf(state, line.action(), Integer.MAX_VALUE)[seat] - tie;
                assertEquals(value, line.value().low(), 1e-12, state::toString);
            }
            assertEquals(solution.value().low(), solution.lines().get(0).value().low());
            assertEquals(
                    solution.value().plies(), solution.lines().get(0).value().plies());
        }
        return played;
    }
}
