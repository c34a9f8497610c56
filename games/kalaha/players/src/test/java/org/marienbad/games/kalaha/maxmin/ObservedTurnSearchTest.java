package org.marienbad.games.kalaha.maxmin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.SearchStep;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.kalaha.Games;
import org.marienbad.games.kalaha.KalahaGame;

/** The steps that MAX-MIN tells lead through its tree, to the values of the specification. */
class ObservedTurnSearchTest {
    private static final KalahaGame GAME = Games.of("emptyCapture", "off");

    private static Decision choose(int k, SearchObserver observer) {
        MaxMinProvider provider = new MaxMinProvider();
        Settings settings = Settings.of("setting", provider.id(), provider.settings(), Map.of("k", k));
        return provider.create(GAME, settings, 1).choose(GAME.newInitialState(), 0, Budget.UNLIMITED, new Monitor() {
            @Override
            public boolean cancelled() {
                return false;
            }

            @Override
            public SearchObserver observer() {
                return observer;
            }
        });
    }

    /** Specification of the thesis's players, 4d: the values of the first houses, 0 next to the store. */
    @Test
    void theRootHasTheValuesOfTheSpecification() {
        Map<Long, Map<Integer, Double>> rounds = new HashMap<>();
        long[] round = {0};
        List<Integer> line = new ArrayList<>();
        choose(2, step -> {
            if (step instanceof SearchStep.Round next) {
                round[0] = next.number();
            } else if (step instanceof SearchStep.Enter enter) {
                line.add(enter.action());
            } else if (step instanceof SearchStep.Leave leave) {
                int pit = line.remove(line.size() - 1);
                if (line.isEmpty()) {
                    assertEquals(SearchStep.Bound.EXACT, leave.bound());
                    rounds.computeIfAbsent(round[0], fresh -> new HashMap<>()).put(5 - pit, leave.payoffs()[0]);
                }
            }
        });
        assertEquals(Map.of(0, 5.0, 1, -20.0, 2, -10.0, 3, 6.0, 4, -20.0, 5, -20.0), rounds.get(2L));
        assertEquals(Map.of(0, 37.0, 1, -14.0, 2, -19.0, 3, 26.0, 4, -40.0, 5, -35.0), rounds.get(4L));
    }

    @Test
    void everyStepIsAboutAPositionOfTheGame() {
        List<State> path = new ArrayList<>(List.of(GAME.newInitialState()));
        int[] cuts = {0};
        choose(2, step -> {
            State state = path.get(path.size() - 1);
            if (step instanceof SearchStep.Enter enter) {
                assertTrue(GAME.isLegal(state, enter.action()), () -> enter + " in " + state);
                State next = state.copy();
                next.apply(enter.action());
                assertTrue(
                        next.actor() == State.TERMINAL || next.actor() == enter.actor(), () -> enter + " to " + next);
                path.add(next);
            } else if (step instanceof SearchStep.Improve improve) {
                assertTrue(GAME.isLegal(state, improve.action()));
            } else if (step instanceof SearchStep.Cut cut) {
                cuts[0]++;
                boolean own = cut.reason() == SearchStep.Reason.BETA;
                assertEquals(own ? 0 : 1, state.actor());
                assertTrue(own ? cut.value() >= cut.limit() : cut.value() <= cut.limit(), cut::toString);
                for (int skipped : cut.skipped()) {
                    assertTrue(GAME.isLegal(state, skipped));
                }
            } else if (step instanceof SearchStep.Leave) {
                path.remove(path.size() - 1);
            }
        });
        assertEquals(1, path.size());
        assertTrue(cuts[0] > 50, "cuts: " + cuts[0]);
    }

    @Test
    void observationChangesNothing() {
        List<SearchStep> steps = new ArrayList<>();
        Decision seen = choose(3, steps::add);
        Decision unseen = choose(3, null);
        assertFalse(steps.isEmpty());
        assertEquals(unseen.action(), seen.action());
        assertEquals(unseen.iterations(), seen.iterations());
        for (int i = 0; i < seen.lines().size(); i++) {
            assertEquals(unseen.lines().get(i).action(), seen.lines().get(i).action());
            assertEquals(unseen.lines().get(i).value()[0], seen.lines().get(i).value()[0]);
        }
    }
}
