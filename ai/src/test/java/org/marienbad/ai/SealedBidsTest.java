package org.marienbad.ai;

import java.nio.file.Path;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.games.testgames.AuctionProvider;
import org.marienbad.testkit.GameConformance;

/** A game with secrets and all players: none of them can tell positions apart that look equal from its seat. */
class SealedBidsTest implements GameConformance {
    @Override
    public GameProvider provider() {
        return new AuctionProvider();
    }

    /** Kept by the game's own test. */
    @Override
    public Path golden() {
        return null;
    }
}
