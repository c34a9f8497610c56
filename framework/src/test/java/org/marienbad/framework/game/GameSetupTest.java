package org.marienbad.framework.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.setting.Settings;

class GameSetupTest {
    private static GameProvider making(Supplier<Game> game) {
        return new GameProvider() {
            @Override
            public String id() {
                return "odd";
            }

            @Override
            public Game create(int seats, Settings options) {
                return game.get();
            }
        };
    }

    private static Game declaring(GameInfo info) {
        return new Game() {
            @Override
            public GameInfo info() {
                return info;
            }

            @Override
            public State newInitialState() {
                throw new UnsupportedOperationException();
            }

            @Override
            public Action action(State before, int code) {
                throw new UnsupportedOperationException();
            }
        };
    }

    private static GameInfo.Builder small() {
        return GameInfo.builder().seats(2).actions(2).plies(9);
    }

    private static void assertFault(String problem, Supplier<Game> game) {
        assertEquals(
                "game odd failed in create: " + problem,
                assertThrows(PluginFault.class, () -> GameSetup.of(making(game)))
                        .getMessage());
    }

    @Test
    void aGameThatDeclaresNonsenseIsRefusedWithASentence() {
        assertFault("it gave nothing (null)", () -> null);
        assertFault("its game says nothing of itself (info is null)", () -> declaring(null));
        assertFault(
                "its game has 3 seats instead of 2",
                () -> declaring(small().seats(3).build()));
        assertFault(
                "its game declares 2147483647 legal actions; allowed: at most 16777216",
                () -> declaring(small().legalActions(Integer.MAX_VALUE).build()));
    }
}
