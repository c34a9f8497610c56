package org.marienbad.games.kalaha.solver;

import java.util.HashMap;
import java.util.Map;
import org.marienbad.framework.game.State;
import org.marienbad.games.kalaha.Games;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaState;

/**
 * South's final margin under perfect play, by the definition: every action of every position, by the game's own rules.
 */
final class BruteForce {
    private final KalahaGame game;
    private final Map<String, Integer> known = new HashMap<>();

    BruteForce(KalahaGame game) {
        this.game = game;
    }

    /** The margin of the seat to move. */
    int margin(KalahaState state) {
        return state.actor() == 0 ? south(state) : -south(state);
    }

    private int south(KalahaState state) {
        if (state.actor() == State.TERMINAL) {
            return state.store(0) - state.store(1);
        }
        // The text does not say whether the pie rule is still open, but positions say so in their form.
        String key = game.position(state).orElseThrow().toString();
        Integer before = known.get(key);
        if (before != null) {
            return before;
        }
        int sign = state.actor() == 0 ? 1 : -1;
        int best = Integer.MIN_VALUE;
        for (int action : Games.legal(game, state)) {
            KalahaState next = state.copy();
            next.apply(action);
            best = Math.max(best, sign * south(next));
        }
        known.put(key, sign * best);
        return sign * best;
    }
}
