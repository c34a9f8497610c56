package org.marienbad.server.serving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.MatchView;
import org.marienbad.server.house.Setups;
import org.marienbad.server.room.Review;

class ReviewTest {
    @TempDir
    Path directory;

    @Test
    void aReviewThatWasGivenUpKeepsNoRoomInMemory() {
        try (TestHouse house = new TestHouse(directory)) {
            GameSetup setup = new Setups(TestHouse.PLUGINS.games()).setup("nim", 2, Map.of("heaps", List.of(1)), 0);
            int take = MatchView.of(setup, List.of(), Observer.seat(0))
                    .legalActions()
                    .get(0)
                    .code();
            MatchView over = MatchView.of(setup, List.of(take), Observer.SPECTATOR);
            Review review = new Review(house.house(), house.house().threads().place(), over, Runnable::run);
            review.game(Locale.ENGLISH, 0);
            assertTrue(review.isWorking());
            review.close(); // as the queue does where its player hangs
            assertFalse(review.isWorking());
        }
    }

    @Test
    void chanceIsNotAskedForItsMoves() {
        try (TestHouse house = new TestHouse(directory)) {
            GameSetup setup = new Setups(TestHouse.PLUGINS.games()).setup("backgammon", 2, Map.of(), 0);
            MatchView game = MatchView.of(setup, List.of(), Observer.SPECTATOR);
            try (Review review =
                    new Review(house.house(), house.house().threads().place(), game, Runnable::run)) {
                assertEquals(
                        "Chance decides",
                        review.position(0, Locale.ENGLISH).get("words").asText());
            }
        }
    }
}
