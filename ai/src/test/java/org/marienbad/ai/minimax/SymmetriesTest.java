package org.marienbad.ai.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.SearchResult.Proof;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.testgames.NoughtsProvider;

/** {@link Minimax} in games with symmetries. */
class SymmetriesTest {
    private final Game noughts = game(new NoughtsProvider(), Map.of());
    private final Game connectFour = game(new ConnectFourProvider(), Map.of());

    private static Game game(GameProvider provider, Map<String, ?> options) {
        return provider.create(2, Settings.of("option", provider.id(), provider.options(), options));
    }

    private static SearchResult search(Game game, State position, int depth, boolean symmetries) {
        return Minimax.of(game).depth(depth).symmetries(symmetries).build().search(position);
    }

    @Test
    void symmetricPositionsAreSearchedOnce() {
        for (Game game : new Game[] {noughts, connectFour}) {
            State start = game.newInitialState();
            for (int depth = 5; depth <= 9; depth++) {
                SearchResult with = search(game, start, depth, true);
                SearchResult without = search(game, start, depth, false);
                assertEquals(without.value(0), with.value(0), 1e-9, "depth " + depth);
                long nodes = with.statistics().iterations();
                assertTrue(nodes < without.statistics().iterations(), nodes + " nodes");
            }
        }
    }

    @Test
    void aPositionWithoutSymmetryIsSearchedAsBefore() {
        State position = connectFour.newInitialState();
        position.apply(1);
        position.apply(1);
        position.apply(4);
        assertEquals(
                search(connectFour, position, 8, false).statistics().iterations(),
                search(connectFour, position, 8, true).statistics().iterations());
    }

    /** Values found in the table end a line early; what follows is then an image's, and is to be translated back. */
    @Test
    void everyLineOfASolvedGameCanBePlayedToItsValue() {
        int[] actions = new int[noughts.info().maxLegalActions()];
        for (int first = 0; first < 9; first++) {
            State position = noughts.newInitialState();
            position.apply(first);
            try (Minimax minimax = Minimax.of(noughts).valuedActions(9).build()) {
                SearchResult result = minimax.search(position);
                assertEquals(Proof.POSITION, result.proof());
                result.actions().forEach(line -> {
                    State end = position.copy();
                    end.apply(line.action());
                    for (int action : line.continuation()) {
                        int count = end.legalActions(actions);
                        assertTrue(java.util.Arrays.stream(actions, 0, count).anyMatch(legal -> legal == action));
                        end.apply(action);
                    }
                    assertEquals(State.TERMINAL, end.actor());
                    double[] payoffs = new double[2];
                    end.payoffs(payoffs);
                    assertEquals(payoffs[0], line.value()[0]);
                });
            }
        }
    }
}
