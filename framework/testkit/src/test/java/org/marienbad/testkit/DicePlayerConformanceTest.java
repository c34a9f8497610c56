package org.marienbad.testkit;

import org.marienbad.framework.player.PlayerProvider;

/** A correct player passes, and this is all that its author has to write. */
class DicePlayerConformanceTest implements PlayerConformance {
    @Override
    public PlayerProvider provider() {
        return new FaultyPlayer(FaultyPlayer.Kind.CORRECT);
    }
}
