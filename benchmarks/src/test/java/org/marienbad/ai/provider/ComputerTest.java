package org.marienbad.ai.provider;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
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
        return tuned(presets, nim(2, "1-3-5-7").info());
    }

    private static Game tuned(Map<String, String> presets, GameInfo info) {
        Game nim = nim(2, "1-3-5-7");
        return new Game() {
            @Override
            public GameInfo info() {
                return info;
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

    /** Minimax has a depth, too, but does not play games of chance. */
    @Test
    void depthInAGameOfChanceIsThatOfExpectiminimax() {
        Map<String, String> presets = Map.of("hard", "depth=3");
        GameInfo plain = nim(2, "1-3-5-7").info();
        GameInfo chance = plain.toBuilder().with(GameInfo.Trait.CHANCE).build();
        assertEquals(
                "minimax", ComputerProvider.spec(tuned(presets, plain), "hard").id());
        assertEquals(
                "expectiminimax",
                ComputerProvider.spec(tuned(presets, chance), "hard").id());
        assertEquals(Optional.empty(), COMPUTER.unsupportedReason(tuned(presets, chance)));
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

    /** The settings with which the levels were measured; see docs/measurements/levels.md. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "kalaha | minimax(depth=1,evaluator=stores) | mcts(iterations=12) | mcts(iterations=100)"
                        + " | minimax(depth=60,millis=4500,model=kalaha)",
                "nim | mcts(iterations=20,playout=random) | mcts(iterations=100,playout=random)"
                        + " | mcts(iterations=600,millis=900,playout=random)"
                        + " | mcts(iterations=1000000,millis=4500)",
                "minute-empire | mcts(horizon=turn,iterations=25,playout=sensible)"
                        + " | mcts(horizon=turn,iterations=400,playout=sensible)"
                        + " | mcts(horizon=turn,iterations=8000,playout=sensible)"
                        + " | mcts(horizon=turn,iterations=500000,millis=4500,playout=sensible,threads=2)"
            })
    void theLevelsOfTheBundledGames(String id, String easy, String medium, String hard, String best) {
        GameProvider provider = ServiceLoader.load(GameProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(game -> game.id().equals(id))
                .findFirst()
                .orElseThrow();
        Game game = provider.create(provider.minSeats(), Settings.defaults(provider.options()));
        assertEquals(
                List.of(easy, medium, hard, best),
                GameAdvice.LEVELS.stream()
                        .map(level -> ComputerProvider.spec(game, level))
                        .map(spec -> new PlayerSpec(spec.id(), new TreeMap<>(spec.settings())).toString())
                        .toList());
    }

    @Test
    void aGameSaysHowALevelIsPlayed() {
        Game game = tuned(Map.of("easy", "depth=1", "hard", "iterations=77"));
        assertEquals(1, choose(game, "easy").depth());
        assertEquals(77, choose(game, "hard").iterations());
        assertEquals(100, choose(game, "medium").iterations());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "depht=1 | no search has all the settings of 'depht=1'",
                "iterations=-1 | '-1' is not allowed",
                "iterations | malformed",
                "expert(strength=3) | malformed"
            },
            quoteCharacter = '`')
    void aPresetThatCannotBePlayedIsARefusal(String preset, String problem) {
        Game game = tuned(Map.of("hard", preset));
        Text reason = COMPUTER.unsupportedReason(game).orElseThrow();
        String sentence = COMPUTER.messages(Locale.ENGLISH).get(reason);
        assertTrue(sentence.startsWith("cannot play its level hard: ") && sentence.contains(problem), sentence);
        assertThrows(IllegalArgumentException.class, () -> choose(game, "hard"));
    }
}
