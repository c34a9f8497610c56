package org.marienbad.games.amazons;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.testkit.Perft;

class RulesTest {
    private static Game game(String size, String amazons) {
        return GameSetup.of(new Amazons(), 2, Map.of("size", size, "amazons", amazons), 0)
                .game();
    }

    /** Published numbers: 2,176 first turns, and 4,307,152 of two turns. */
    @Test
    void countsAsPublished() {
        Game game = game("10", "4");
        assertArrayEquals(new long[] {80, 2176, 168420, 4307152}, Perft.plies(game, game.newInitialState(), 4));
    }

    @ParameterizedTest
    @CsvSource({
        "10, 4, a4 d1 g1 j4, a7 d10 g10 j7",
        "8, 4, a3 c1 f1 h3, a6 c8 f8 h6",
        "6, 4, a2 b1 e1 f2, a5 b6 e6 f5",
        "6, 2, c1 d6, a4 f3",
        "8, 2, d1 e8, a5 h4",
        "10, 2, e1 f10, a6 j5"
    })
    void playsAsThePlainRulesSay(String size, String amazons, String white, String black) {
        Game game = game(size, amazons);
        Random random = new Random(5);
        for (int i = 0; i < 8; i++) {
            State state = game.newInitialState();
            PlainAmazons plain = new PlainAmazons(Integer.parseInt(size), white, black);
            while (true) {
                List<String> legal = plain.legal();
                assertEquals(legal, notations(game, state));
                if (legal.isEmpty()) {
                    break;
                }
                assertEquals(plain.seat, state.actor());
                String played = legal.get(random.nextInt(legal.size()));
                state.apply(game.parse(state, played).orElseThrow());
                plain.play(played);
            }
            double[] payoffs = new double[2];
            state.payoffs(payoffs);
            assertEquals(State.TERMINAL, state.actor());
            assertEquals(-1, payoffs[plain.seat]);
            assertEquals(1, payoffs[1 - plain.seat]);
        }
    }

    private static List<String> notations(Game game, State state) {
        int[] buffer = new int[game.info().maxLegalActions()];
        int count = state.legalActions(buffer);
        List<String> notations = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            notations.add(game.action(state, buffer[i]).notation());
        }
        return notations.stream().sorted().toList();
    }

    @ParameterizedTest
    @CsvSource({
        "......, WWW..., 0",
        "......, B....., 0",
        "..w..., B....., 1",
        "..w..w, B....., 0",
        "wxB..., xx...., 0",
    })
    void refusesPositionsThatCannotBe(String top, String next, int mover) {
        Game game = game("6", "2");
        List<String> board = List.of(top, next, "......", "......", "......", "......");
        assertThrows(IllegalArgumentException.class, () -> game.stateOf(Map.of("board", board, "mover", mover)));
    }
}
