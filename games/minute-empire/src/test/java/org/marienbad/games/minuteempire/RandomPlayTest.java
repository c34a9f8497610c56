package org.marienbad.games.minuteempire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.State;

/** Random games are about as long as those of the prototype that the specification measured. */
class RandomPlayTest {
    private static final int GAMES = 300;

    private static Map<Phase, Double> decisions(EmpireGame game) {
        Map<Phase, Double> counts = new EnumMap<>(Phase.class);
        SplittableRandom random = new SplittableRandom(2);
        int[] codes = new int[game.info().maxLegalActions()];
        for (int i = 0; i < GAMES; i++) {
            EmpireState state = game.newInitialState();
            while (state.actor() != State.TERMINAL) {
                counts.merge(state.phase(), 1.0 / GAMES, Double::sum);
                state.apply(
                        state.actor() == State.CHANCE
                                ? state.randomOutcome(codes, random)
                                : state.randomAction(codes, random));
            }
        }
        return counts;
    }

    /** The prototype counted 22 to 36 forced decisions among its own, which are none here, forced picks excepted. */
    @ParameterizedTest
    @CsvSource({"2, 26, 89", "3, 30, 106", "4, 32, 114", "5, 35, 128"})
    void decisionsAGame(int seats, int picks, int prototype) {
        Map<Phase, Double> counts = decisions(Games.of(seats, "rules", "thesis"));
        assertEquals(picks, counts.get(Phase.PICK), 1e-9);
        assertEquals(picks - 1, counts.get(Phase.REFILL), 1e-9);
        double decisions = counts.get(Phase.PICK) + counts.get(Phase.STEP);
        assertTrue(decisions > prototype - 50 && decisions < prototype - 15, decisions + " decisions a game");
    }

    @ParameterizedTest
    @CsvSource({"2, 10", "3, 0"})
    void setupOfTheOfficialGame(int seats, int neutral) {
        Map<Phase, Double> counts = decisions(Games.of(seats));
        assertEquals(neutral, counts.getOrDefault(Phase.NEUTRAL, 0.0), 1e-9);
        assertEquals(seats, counts.get(Phase.BID), 1e-9);
        assertEquals(1, counts.get(Phase.NAME), 1e-9);
        assertEquals(6, counts.get(Phase.DEAL), 1e-9);
    }
}
