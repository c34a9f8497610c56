package org.marienbad.cli.solve;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import org.marienbad.cli.console.Columns;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.framework.text.Messages;

/**
 * Whether two solvers say the same of every position that can arise.
 *
 * @param one the id of a solver
 * @param other that of another one
 * @param positions how many were compared
 * @param disagreement the first position in which they differ; empty if there is none
 */
record Agreement(String one, String other, int positions, Optional<String> disagreement) {
    /**
     * Compares a solver with the first of {@code others} that solves {@code root} with at most {@code most} positions;
     * empty if none does.
     *
     * @param progress called now and then with how many positions were compared
     */
    static Optional<Agreement> of(
            Game game,
            State root,
            Map.Entry<String, Solver> solver,
            Map<String, Solver> others,
            int most,
            IntConsumer progress) {
        Limits limits = new Limits(most, Long.MAX_VALUE, Long.MAX_VALUE, 1);
        for (Map.Entry<String, Solver> other : others.entrySet()) {
            Solution solution = other.getValue().solve(root, Goal.VALUE, limits, Watch.NONE);
            if (solution.unfinished().isEmpty() && solution.effort().positions() <= most) {
                return Optional.of(compare(game, root, solver, other, progress));
            }
        }
        return Optional.empty();
    }

    private static Agreement compare(
            Game game,
            State root,
            Map.Entry<String, Solver> one,
            Map.Entry<String, Solver> other,
            IntConsumer progress) {
        Set<String> met = new HashSet<>(Set.of(root.toString()));
        Deque<State> open = new ArrayDeque<>(List.of(root.copy()));
        int compared = 0;
        while (!open.isEmpty()) {
            State state = open.pop();
            int[] legal = game.legalActions(state);
            if (legal.length == 0) {
                continue;
            }
            if ((compared++ & 0xFF) == 0) {
                progress.accept(compared);
            }
            if (!same(value(one.getValue(), state), value(other.getValue(), state))) {
                return new Agreement(one.getKey(), other.getKey(), compared, Optional.of(state.toString()));
            }
            for (int action : legal) {
                State next = state.copy();
                next.apply(action);
                if (met.add(next.toString())) {
                    open.push(next);
                }
            }
        }
        return new Agreement(one.getKey(), other.getKey(), compared, Optional.empty());
    }

    private static Solution value(Solver solver, State state) {
        return solver.solve(state, Goal.VALUE, Limits.NONE, Watch.NONE);
    }

    /** In the same measure the values count, else who wins. */
    private static boolean same(Solution one, Solution other) {
        if (one.measure() == other.measure()) {
            return one.value().low() == other.value().low()
                    && one.value().high() == other.value().high();
        }
        return one.value().outcome().equals(other.value().outcome());
    }

    boolean agrees() {
        return disagreement.isEmpty();
    }

    List<String> lines(Messages words, int width) {
        return agrees()
                ? Columns.wrap(words.get("solve.agree", one, other, positions), width)
                : List.of(words.get("solve.disagree", one, other), disagreement.get());
    }

    Map<String, Object> json() {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("with", other);
        answer.put("positions", positions);
        answer.put("disagreement", disagreement.orElse(null));
        return answer;
    }
}
