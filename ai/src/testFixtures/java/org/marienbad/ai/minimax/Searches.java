package org.marienbad.ai.minimax;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Player;

/** Searches with all sets of techniques and tables of all sizes, and positions to try them on; for tests of this package. */
final class Searches {
    /** No table, one of a single bucket, one of 43, one with room for all. */
    static final List<Integer> TABLES = List.of(0, 1, 2048, 1 << 20);

    private Searches() {}

    static Player player(Game game, int bytes, Set<Technique> techniques, int lines) {
        return Minimax.of(game)
                .valuedActions(lines)
                .tableBytes(bytes)
                .techniques(techniques)
                .build()
                .asPlayer();
    }

    static List<Set<Technique>> subsets() {
        List<Set<Technique>> subsets = new ArrayList<>();
        Technique[] all = Technique.values();
        for (int set = 0; set < 1 << all.length; set++) {
            Set<Technique> techniques = EnumSet.noneOf(Technique.class);
            for (int i = 0; i < all.length; i++) {
                if ((set >> i & 1) != 0) {
                    techniques.add(all[i]);
                }
            }
            subsets.add(techniques);
        }
        return subsets;
    }

    /** A random position with a choice, {@code plies} after the start or fewer. */
    static State position(Game game, long seed, int plies) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] actions = new int[game.info().maxLegalActions()];
        State state = game.newInitialState();
        for (int ply = 0; ply < plies; ply++) {
            State next = state.copy();
            next.apply(next.randomAction(actions, random));
            if (next.actor() == State.TERMINAL) {
                break;
            }
            state = next;
        }
        while (state.legalActions(actions) == 1) {
            state.apply(actions[0]);
        }
        return state;
    }
}
