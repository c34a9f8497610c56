package org.marienbad.ai.provider;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;

class ComputerModelTest {
    /** A game that names a model for its best level. */
    private record Advised(String best) implements Game, GameAdvice {
        private static final Game GAME = new TicTacToe();

        @Override
        public Map<String, String> presets() {
            return Map.of("best", best);
        }

        @Override
        public GameInfo info() {
            return GAME.info();
        }

        @Override
        public State newInitialState() {
            return GAME.newInitialState();
        }

        @Override
        public Action action(State before, int code) {
            return GAME.action(before, code);
        }
    }

    @Test
    void aModelThatTheGameNamesIsUsedWhereItIsThere() {
        assertEquals(
                Map.of("depth", 2, "model", "edge"),
                ComputerProvider.spec(new Advised("depth=2,model=edge"), "best").settings());
        for (String unusable : List.of("gone", "other")) {
            assertEquals(
                    Map.of("depth", 2),
                    ComputerProvider.spec(new Advised("depth=2,model=" + unusable), "best")
                            .settings());
        }
    }
}
