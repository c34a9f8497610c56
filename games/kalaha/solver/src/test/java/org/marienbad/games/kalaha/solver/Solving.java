package org.marienbad.games.kalaha.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.kalaha.Games;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaState;

/** Solvers and positions for the tests of this package. */
final class Solving {
    static final Limits LIMITS = new Limits(Long.MAX_VALUE, 400L << 20, Long.MAX_VALUE, 2);

    private Solving() {}

    static Solver solver(KalahaGame game, Map<String, ?> settings) {
        KalahaSolverProvider provider = new KalahaSolverProvider();
        return provider.create(game, Settings.of("setting", provider.id(), provider.settings(), settings, Reach.LOCAL));
    }

    static Solution solve(KalahaGame game, KalahaState state, Goal goal) {
        return solver(game, Map.of()).solve(state, goal, LIMITS, Watch.NONE);
    }

    /** The first player's margin under perfect play. */
    static int value(int pits, int stones, String emptyCapture) {
        KalahaGame game = Games.of("pits", pits, "stones", stones, "emptyCapture", emptyCapture);
        Solution solution = solve(game, game.newInitialState(), Goal.VALUE);
        if (!solution.value().exact()) {
            throw new AssertionError("not exact: " + solution.value());
        }
        return (int) solution.value().low();
    }

    /** A position with some of the stones at random places; may be a terminal one. */
    static KalahaState random(KalahaGame game, int inPits, Random random) {
        int pits = game.rules().pits();
        int[] places = new int[2 * pits + 2];
        for (int i = 0; i < game.rules().total(); i++) {
            places[i < inPits ? random.nextInt(2 * pits) : 2 * pits + random.nextInt(2)]++;
        }
        List<List<Integer>> rows = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            List<Integer> row = new ArrayList<>();
            for (int pit = 0; pit < pits; pit++) {
                row.add(places[seat * pits + pit]);
            }
            rows.add(row);
        }
        return Games.position(
                game, rows.get(0), rows.get(1), places[2 * pits], places[2 * pits + 1], random.nextInt(2));
    }
}
