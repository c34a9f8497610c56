package org.marienbad.games.testgames;

import org.junit.jupiter.api.Nested;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.testkit.GameConformance;

class TestGamesConformanceTest {
    @Nested
    class ConnectFour implements GameConformance {
        @Override
        public GameProvider provider() {
            return new ConnectFourProvider();
        }
    }

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
}
