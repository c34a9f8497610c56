package org.marienbad.framework.toy;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;

/** Players for tests. */
public final class ToyPlayers {
    private ToyPlayers() {}

    public static Player random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return (view, seat, budget, monitor) -> {
            int[] legal = new int[8];
            return Decision.of(legal[Playout.index(view.legalActions(legal), random)]);
        };
    }

    public static Player always(int action) {
        return (view, seat, budget, monitor) -> Decision.of(action);
    }

    public static Player failing() {
        return (view, seat, budget, monitor) -> {
            throw new IllegalStateException("out of ideas");
        };
    }
}
