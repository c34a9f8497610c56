package org.marienbad.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameNotation;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.Reach;
import org.marienbad.games.testgames.AuctionProvider;
import org.marienbad.games.testgames.NoughtsProvider;

class PlayedGamesTest {
    /** Reads a first ply from a text that begins with the word. */
    private record Word(String id, String word) implements GameNotation {
        @Override
        public String write(Game game, Transcript transcript) {
            return word;
        }

        @Override
        public Transcript read(Game game, String text) {
            if (!text.startsWith(word)) {
                throw new IllegalArgumentException("expected " + word);
            }
            return new Transcript(0, List.of(Ply.of(0)));
        }
    }

    private static PlayedGame read(String text) {
        Catalogue<GameProvider> games = GameProvider.catalogue(List.of(new NoughtsProvider(), new AuctionProvider()));
        Catalogue<GameNotation> notations =
                GameNotation.catalogue(List.of(new Word("noughts", "cross"), new Word("auction", "bid")));
        return new PlayedGames(games, notations, Reach.ANYWHERE).read(text, Optional.empty(), Map.of());
    }

    @Test
    void aGameIsReadInTheOnlyNotationThatFits() {
        assertEquals("noughts", read("cross a1").setup().provider().id());
        assertEquals("auction", read("bid 3").setup().provider().id());
    }

    @Test
    void aRecordGoesOnWhereItsGameBegan() {
        PlayedGame game = read("""
                {"format":2,"game":"noughts","seats":2,"options":{},"starter":0,"players":["person","person"],\
                "position":{"rows":["...",".X.","O.."]},"plies":["c3"]}""");
        assertEquals(
                Map.of("rows", List.of("...", ".X.", "O..")),
                game.setup().position().orElseThrow());
        assertTrue(game.isResumable());
        assertEquals(game.record(), Optional.of(game.toRecord()));
        try (LiveGame live = new LiveGame(game.setup(), 0, game.tree(), Runnable::run)) {
            Object rows = live.view().position().orElseThrow().get("rows");
            assertEquals(List.of("..X", ".X.", "O.."), rows);
        }
    }

    @Test
    void withoutAFittingGameOneMustBeNamed() {
        assertEquals(
                "which game? --game says it; there are notations for: auction, noughts",
                assertThrows(IllegalArgumentException.class, () -> read("knight f3"))
                        .getMessage());
    }
}
