package org.marienbad.games.testgames;

import org.junit.jupiter.api.Nested;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.testkit.GameConformance;

class TestGamesConformanceTest {
    @Nested
    class Noughts implements GameConformance {
        @Override
        public GameProvider provider() {
            return new NoughtsProvider();
        }
    }

    @Nested
    class Einstein implements GameConformance {
        @Override
        public GameProvider provider() {
            return new EinsteinProvider();
        }
    }

    @Nested
    class DiceRace implements GameConformance {
        @Override
        public GameProvider provider() {
            return new DiceRaceProvider();
        }
    }

    @Nested
    class Auction implements GameConformance {
        @Override
        public GameProvider provider() {
            return new AuctionProvider();
        }
    }

    @Nested
    class Tricks implements GameConformance {
        @Override
        public GameProvider provider() {
            return new TricksProvider();
        }

        @Override
        public void invariant(Game game, State state) {
            TricksGame tricks = (TricksGame) game;
            if (((TricksState) state).cards() != tricks.ranks * tricks.copies) {
                throw new AssertionError("cards got lost: " + state);
            }
        }
    }
}
