package org.marienbad.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Reach;
import org.marienbad.games.testgames.AuctionProvider;

class WhoseTurnTest {
    private static final Player SLOW = (view, seat, budget, monitor) -> Decision.of(2);

    @Test
    void aloneOneIsToMoveOthersAreNamedAndComputersThink() {
        GameSetup setup = GameSetup.of(new AuctionProvider(), 2, Map.of("lots", 2), 0, Reach.ANYWHERE);
        try (LiveGame game = new LiveGame(setup, 7, PlyTree.empty(), task -> {})) {
            assertEquals(WhoseTurn.OTHERS, WhoseTurn.of(game, 0));
            assertFalse(WhoseTurn.isAlone(game, 0));
            game.player(1, SLOW);
            game.start();
            assertEquals(WhoseTurn.YOURS, WhoseTurn.of(game, 0));
            assertEquals(WhoseTurn.COMPUTERS, WhoseTurn.of(game, 1));
            assertTrue(WhoseTurn.isAlone(game, 0));
            assertFalse(WhoseTurn.isAlone(game, 1));
            game.pause();
            assertEquals(WhoseTurn.OTHERS, WhoseTurn.of(game, 1));
        }
    }

    @Test
    void beyondWhoIsToMoveIsToldWhatTheGameAdds() {
        List<String> said = List.of("Ann to move", "Waiting for Ann", "Ann ");
        assertEquals("", WhoseTurn.rest("Ann to move", said));
        assertEquals("2 in the pot", WhoseTurn.rest("Ann to move; 2 in the pot", said));
        assertEquals("Must capture", WhoseTurn.rest("Ann must capture", said));
        assertEquals("The deck is empty", WhoseTurn.rest("the deck is empty", said));
    }
}
