package org.marienbad.rbg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.rbg.game.RbgReader;

class BundledGamesTest {
    @Test
    void theReaderFindsTheGamesThatComeWithIt() throws IOException {
        GameProvider game = new RbgReader().bundled("tic-tac-toe").orElseThrow();
        assertEquals("tic-tac-toe", game.id());
        assertEquals(
                "Piškvorky tři na tři",
                game.messages(Locale.forLanguageTag("cs")).get("name"));
        assertTrue(new RbgReader().bundled("no-such-game").isEmpty());
        assertTrue(new RbgReader().bundled("../tic-tac-toe").isEmpty());
    }
}
