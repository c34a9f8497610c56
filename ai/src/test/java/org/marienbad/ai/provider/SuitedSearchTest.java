package org.marienbad.ai.provider;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;

/** Games that say which settings of a tree search suit them. */
class SuitedSearchTest {
    private static final MctsProvider PROVIDER = new MctsProvider();

    /** A game that is advised to be searched so. */
    private record Advised(Game game, String search) implements Game, GameAdvice {
        @Override
        public GameInfo info() {
            return game.info();
        }

        @Override
        public State newInitialState() {
            return game.newInitialState();
        }

        @Override
        public Action action(State before, int code) {
            return game.action(before, code);
        }
    }

    private static Map<String, Object> settings(String advice, Map<String, ?> given) {
        Game game = new Advised(BruteForce.game(new ConnectFourProvider(), 2, Map.of()), advice);
        Settings settings = Settings.of("setting", PROVIDER.id(), PROVIDER.settings(), given);
        return new TreeMap<>(
                new MctsSpec(game, settings, Services.NONE).settings().changed());
    }

    @Test
    void theGamesOwnSettingsAreUsedUnlessOthersAreGiven() {
        String advice = "playout=sensible,epsilon=0,selection=grave";
        assertEquals(
                Map.of("playout", "sensible", "epsilon", 0.0, "selection", "grave", "iterations", 50),
                settings(advice, Map.of("iterations", 50)));
        assertEquals(
                Map.of("playout", "sensible", "epsilon", 0.0, "selection", "grave", "c", 0.5),
                settings(advice, Map.of("c", 0.5)));
        assertEquals(Map.of("playout", "random"), settings(advice, Map.of("playout", "random")));
        assertEquals(Map.of(), settings("", Map.of()));
    }

    @Test
    void wrongAdviceIsNamed() {
        assertEquals(
                "unknown setting of mcts 'colour'",
                assertThrows(IllegalArgumentException.class, () -> settings("colour=red", Map.of()))
                        .getMessage()
                        .split(" \\(")[0]);
    }
}
