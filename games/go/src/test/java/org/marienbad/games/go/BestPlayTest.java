package org.marienbad.games.go;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.State;

/** The results of perfect play on tiny boards, proved by alpha-beta with the history of each line. */
class BestPlayTest {
    private static final int PROVEN = 1;
    private static final int OPEN = 0;
    private static final int REFUTED = -1;

    /** By one point on the board of two by two, by the whole board on that of three by three (E. van der Werf 2002). */
    @ParameterizedTest
    @CsvSource({
        "2, positional, 1, 11, 1",
        "2, positional, 2, 10, -1",
        "2, situational, 1, 11, 1",
        "2, situational, 2, 11, -1",
        "3, positional, 9, 15, 1",
        "3, situational, 9, 15, 1",
    })
    void blackWinsTinyBoards(int size, String superko, int lead, int plies, int result) {
        GoGame game = Games.of("size=" + size, "superko=" + superko, "komi=0");
        assertEquals(result, search(game.rules(), game.newInitialState(), 2 * lead, plies));
        assertEquals(OPEN, search(game.rules(), game.newInitialState(), 2 * lead, 4), "not so soon");
    }

    /** Whether Black can come to lead by {@code goal} half points; open if that takes more plies. */
    private static int search(GoRules rules, GoState state, int goal, int plies) {
        if (state.actor() == State.TERMINAL) {
            return state.twiceLead() >= goal ? PROVEN : REFUTED;
        }
        if (plies == 0) {
            return OPEN;
        }
        int good = state.actor() == 0 ? PROVEN : REFUTED;
        int best = -good;
        GoState next = state.copy();
        for (int action : ordered(rules, state)) {
            next.copyFrom(state);
            next.apply(action);
            int result = search(rules, next, goal, plies - 1);
            if (result == good) {
                return good;
            }
            best = result == OPEN ? OPEN : best;
        }
        return best;
    }

    /** The points from the middle outwards; the pass first where it ends the game, else last. */
    private static List<Integer> ordered(GoRules rules, GoState state) {
        int[] legal = new int[rules.points() + 1];
        int count = state.legalActions(legal);
        return IntStream.range(0, count)
                .mapToObj(i -> legal[i])
                .sorted(Comparator.comparingInt(action -> action == rules.pass()
                        ? (state.passes() == 1 ? -1 : Integer.MAX_VALUE)
                        : fromMiddle(rules.size(), action)))
                .toList();
    }

    private static int fromMiddle(int size, int point) {
        return Math.abs(2 * (point / size) - size + 1) + Math.abs(2 * (point % size) - size + 1);
    }
}
