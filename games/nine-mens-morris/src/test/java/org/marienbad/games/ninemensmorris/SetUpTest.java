package org.marienbad.games.ninemensmorris;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;

/** Positions that the rules cannot lead to are refused. */
class SetUpTest {
    @ParameterizedTest
    @CsvSource({
        "nine, 0, 0, 0, 0, a seat has fewer than 2 or more than 9 men",
        "nine, 9, 9, 1, 0, the seats do not place their men in turn",
        "nine, 3, 9, 0, 0, the seats do not place their men in turn",
        "nine, 9, 9, 0, 0, ",
        "nine, 8, 9, 1, 0, ",
        "nine, 8, 9, 0, 1, 'there is no mill, or no man to remove'",
        "nine, 2, 2, 0, 0, both seats have won",
        "three, 2, 2, 0, 0, a seat has fewer than 3 or more than 3 men"
    })
    void theHandsMustFit(String board, int white, int black, int mover, int removing, String refusal) {
        Game game =
                GameSetup.of(new NineMensMorris(), 2, Map.of("board", board), 0).game();
        Map<String, Object> empty = game.position(game.newInitialState()).orElseThrow();
        Map<String, Object> position = Map.of(
                "board", empty.get("board"), "mover", mover, "hands", List.of(white, black), "removing", removing);
        if (refusal == null) {
            assertEquals(mover, game.stateOf(position).actor());
        } else {
            assertEquals(
                    "position: " + refusal,
                    assertThrows(IllegalArgumentException.class, () -> game.stateOf(position))
                            .getMessage());
        }
    }
}
