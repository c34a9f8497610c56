package org.marienbad.opponents.gnubg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.text.Text;
import org.marienbad.games.backgammon.BackgammonProvider;
import org.marienbad.games.nim.NimProvider;

class GnubgProviderTest {
    private final GnubgProvider provider = new GnubgProvider();

    @Test
    void playsGamesThatTellPositionIds() {
        Optional<Text> reason = provider.unsupportedReason(
                GameSetup.of(new BackgammonProvider()).game());
        assertEquals(
                GnuBackgammon.isInstalled() ? Optional.empty() : Optional.of(Text.of("unsupported.missing")), reason);
        assertEquals(
                Optional.of(Text.of("unsupported.game")),
                provider.unsupportedReason(GameSetup.of(new NimProvider()).game()));
    }

    @Test
    void findsAllEndsOfATurn() {
        var game = GameSetup.of(new BackgammonProvider()).game();
        var start = game.newInitialState();
        start.apply(game.parse(start, "31").orElseThrow());
        // GNU Backgammon lists 16 plays of 3 and 1.
        var ends = TurnEnds.of(game, start);
        assertEquals(16, ends.size());
        assertTrue(ends.containsKey("sGfwATDgc/ABMA"), "8/5 6/5");
        assertTrue(GnubgTurn.of(game, start).isFresh());
        start.apply(game.parse(start, "8/5").orElseThrow());
        assertTrue(!GnubgTurn.of(game, start).isFresh()
                && GnubgTurn.of(game, start).isMoving());
    }
}
