package org.marienbad.ai.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.Watched;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.SearchStep;
import org.marienbad.framework.player.Solver;

/** The layers of retrograde analysis are those that plain recursion finds. */
class ObservedRetrogradeTest {
    private final Game game = new TicTacToe();
    /** Payoff of the first seat and plies to the end, by text of the position. */
    private final Map<String, double[]> known = new HashMap<>();

    /** The winner hurries, the loser delays. */
    private double[] solve(State state) {
        double[] found = known.get(state.toString());
        if (found != null) {
            return found;
        }
        double[] best = null;
        if (state.actor() == State.TERMINAL) {
            double[] payoffs = new double[2];
            state.payoffs(payoffs);
            best = new double[] {payoffs[0], 0};
        } else {
            int sign = state.actor() == 0 ? 1 : -1;
            for (int action : game.legalActions(state)) {
                State next = state.copy();
                next.apply(action);
                double[] value = solve(next);
                double own = sign * value[0];
                boolean better = best == null
                        || own > sign * best[0]
                        || own == sign * best[0] && (own > 0 ? value[1] + 1 < best[1] : value[1] + 1 > best[1]);
                best = better ? new double[] {value[0], value[1] + 1} : best;
            }
        }
        known.put(state.toString(), best);
        return best;
    }

    @Test
    void layersAndValuesAreThoseOfPlainRecursion() {
        State root = game.newInitialState();
        root.apply(0);
        Watched watched = new Watched();
        Retrograde.solver(game).solve(root, Solver.Goal.ACTIONS, Solver.Limits.NONE, new Solver.Watch() {
            @Override
            public boolean cancelled() {
                return false;
            }

            @Override
            public SearchObserver observer() {
                return watched.observer();
            }
        });
        solve(root);
        Map<String, Long> layers = new TreeMap<>();
        for (double[] value : known.values()) {
            if (value[0] != 0) {
                layers.merge(value[0] + " in " + (int) value[1], 1L, Long::sum);
            }
        }
        Map<String, Long> told = new TreeMap<>();
        for (SearchStep step : watched.steps) {
            if (step instanceof SearchStep.Layer layer) {
                told.put(layer.payoff() + " in " + layer.plies(), layer.positions());
            }
        }
        assertEquals(layers, told);
        watched.follow(root, (step, path, actions) -> {
            if (step instanceof SearchStep.Leave leave) {
                assertEquals(solve(path.get(path.size() - 1))[0], leave.payoffs()[0]);
            }
        });
        assertEquals(8, watched.count(SearchStep.Leave.class));
    }
}
