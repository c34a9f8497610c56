package org.marienbad.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.ai.computer.ComputerProvider;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.nim.NimProvider;

class ComputerTest {
    private static final ComputerProvider COMPUTER = new ComputerProvider();

    private static Settings level(String level) {
        return Settings.of("setting", "computer", COMPUTER.settings(), Map.of("level", level));
    }

    private static Game nim(int seats, String heaps) {
        NimProvider nim = new NimProvider();
        return nim.create(seats, Settings.of("option", "nim", nim.options(), Map.of("heaps", heaps)));
    }

    private static Game tuned(Map<String, String> presets) {
        Game nim = nim(2, "1-3-5-7");
        return new Game() {
            @Override
            public GameInfo info() {
                return nim.info();
            }

            @Override
            public State newInitialState() {
                return nim.newInitialState();
            }

            @Override
            public Action action(State before, int code) {
                return nim.action(before, code);
            }

            @Override
            public GameAdvice advice() {
                return new GameAdvice() {
                    @Override
                    public Map<String, String> presets() {
                        return presets;
                    }
                };
            }
        };
    }

    private static Decision choose(Game game, String level) {
        return COMPUTER.create(game, level(level), 1)
                .choose(game.newInitialState(), 0, Budget.ofIterations(10_000), Monitor.NONE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"easy", "medium", "hard", "best"})
    void everyLevelPlaysEveryGame(String level) {
        KalahaProvider kalaha = new KalahaProvider();
        List<Game> games = List.of(
                kalaha.create(2, Settings.defaults(kalaha.options())),
                nim(2, "1-3-5-7"),
                nim(5, "2-2"),
                tuned(Map.of()));
        for (Game game : games) {
            assertEquals(Optional.empty(), COMPUTER.unsupportedReason(game));
            assertTrue(choose(game, level).iterations() > 0);
        }
    }

    @Test
    void aGameSaysWhoPlaysALevel() {
        Game game = tuned(Map.of("easy", "minimax(depth=1)", "hard", "mcts(iterations=77)"));
        assertEquals(1, choose(game, "easy").depth());
        assertEquals(77, choose(game, "hard").iterations());
        assertEquals(100, choose(game, "medium").iterations());
    }

    @Test
    void aPresetThatCannotBeIsNamed() {
        Game game = tuned(Map.of("easy", "minmax(depth=1)"));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> choose(game, "easy"))
                .getMessage()
                .startsWith("unknown player 'minmax' (did you mean 'minimax'?)"));
    }
}
