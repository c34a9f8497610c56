package org.marienbad.lab.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.framework.toy.Toy;

class SmallSizesTest {
    /** The toy with counters that are chosen from a list. */
    private record Chosen(ChoiceSetting counters) implements GameProvider {
        @Override
        public String id() {
            return "toy";
        }

        @Override
        public List<Setting<?>> options() {
            return List.of(counters);
        }

        @Override
        public Game create(int seats, Settings options) {
            Toy toy = new Toy();
            Object number = options.get(counters);
            return toy.create(2, Settings.of("option", "toy", toy.options(), Map.of("counters", number)));
        }
    }

    private static final class BruteForce implements SolverProvider {
        @Override
        public String id() {
            return "brute-force";
        }

        @Override
        public Optional<Text> unsupportedReason(Game game) {
            return Optional.empty();
        }

        @Override
        public Solver create(Game game, Settings settings) {
            return (position, goal, limits, watch) -> Solution.of(
                            position.actor(),
                            Solution.Measure.PAYOFF,
                            Solution.Value.exactly(wins(game, position) ? 1 : -1))
                    .build();
        }

        private static boolean wins(Game game, State state) {
            for (int action : game.legalActions(state)) {
                State after = state.copy();
                after.apply(action);
                if (!wins(game, after)) {
                    return true;
                }
            }
            return false;
        }
    }

    private static List<SmallSizes.Solved> small(ChoiceSetting counters) {
        GameSetup setup = GameSetup.of(new Chosen(counters), 2, Map.of(), 0);
        return SmallSizes.of(setup, SolverProvider.catalogue(List.of(new BruteForce())));
    }

    /** A player who faces a multiple of four counters loses. */
    @Test
    void aChoiceAmongNumbersIsASize() {
        assertEquals(
                List.of(
                        new SmallSizes.Solved("counters=4", 1),
                        new SmallSizes.Solved("counters=5", 0),
                        new SmallSizes.Solved("counters=8", 1)),
                small(Setting.ofChoice("counters", "10", "8", "5", "4")));
    }

    @Test
    void oneValueIsNoSize() {
        assertEquals(List.of(), small(Setting.ofChoice("counters", "10")));
    }
}
