package org.marienbad.ai.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;

/** Whether the others are searched by what they know, or by what the seat to move knows. */
class ObserversTest {
    private static final int PASS = 0;
    private static final int BET = 1;
    private static final MctsProvider PROVIDER = new MctsProvider();

    private static State dealt() {
        State state = new Coin().newInitialState();
        state.apply(0);
        return state;
    }

    /** If the other did not know the coin, it would guess right every other time, and betting would bring 0.1. */
    @Test
    void withOneObserverTheOtherIsTakenForIgnorant() {
        SearchResult result =
                InformationSetMcts.of(new Coin()).iterations(4000).build(1).search(dealt());
        assertEquals(BET, result.action());
        assertEquals(0.1, result.value(0), 0.05);
    }

    /** But it does, and guesses right. */
    @Test
    void withSeveralObserversTheOtherUsesWhatItKnows() {
        SearchResult result = InformationSetMcts.of(new Coin())
                .multipleObservers(true)
                .iterations(4000)
                .build(1)
                .search(dealt());
        assertEquals(PASS, result.action());
        assertEquals(0, result.value(0), 1e-9);
    }

    @Test
    void thePlayerHasASetting() {
        Decision decision = player(new Coin(), Map.of("observers", "multiple", "iterations", 4000))
                .choose(dealt(), 0, Budget.UNLIMITED, Monitor.NONE);
        assertEquals(PASS, decision.action());
        String message = assertThrows(
                        IllegalArgumentException.class, () -> player(new TicTacToe(), Map.of("observers", "multiple")))
                .getMessage();
        assertEquals(
                "setting 'observers' of mcts: 'multiple' needs hidden information, and this game has none; allowed: single",
                message);
    }

    private static Player player(Game game, Map<String, ?> settings) {
        return PROVIDER.create(game, Settings.of("setting", PROVIDER.id(), PROVIDER.settings(), settings), 1);
    }

    /** A coin that seat 1 sees; seat 0 passes (0) or bets 0.8 against 1 that seat 1 does not say how it lies. */
    private record Coin() implements Game {
        @Override
        public GameInfo info() {
            return GameInfo.builder()
                    .seats(2)
                    .actions(2)
                    .plies(3)
                    .constantSum(0)
                    .with(Trait.CHANCE, Trait.HIDDEN_INFORMATION)
                    .build();
        }

        @Override
        public State newInitialState() {
            return new Position();
        }

        @Override
        public Action action(State before, int code) {
            return Action.of(code, Integer.toString(code));
        }
    }

    private static final class Position implements ImperfectInformationState, OneWordState {
        private int side = -1;
        private int first = -1;
        private int guess = -1;

        @Override
        public int actor() {
            return side < 0 ? CHANCE : first < 0 ? 0 : first == BET && guess < 0 ? 1 : TERMINAL;
        }

        @Override
        public int legalActions(int[] buffer) {
            buffer[0] = 0;
            buffer[1] = 1;
            return actor() == TERMINAL ? 0 : 2;
        }

        @Override
        public void apply(int action) {
            if (side < 0) {
                side = action;
            } else if (first < 0) {
                first = action;
            } else {
                guess = action;
            }
        }

        @Override
        public void payoffs(double[] out) {
            out[0] = first == PASS ? 0 : guess == side ? -0.8 : 1;
            out[1] = -out[0];
        }

        @Override
        public void determinize(Observer observer, SplittableRandom random) {
            if (side >= 0 && !observer.sees(1)) {
                side = random.nextInt(2);
            }
        }

        @Override
        public long observationKey(Observer observer) {
            return (first + 1) * 16L + (guess + 1) * 4L + (observer.sees(1) ? side + 1 : 3);
        }

        @Override
        public State copy() {
            Position copy = new Position();
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public long pack() {
            return (side + 1) * 16L + (first + 1) * 4L + guess + 1;
        }

        @Override
        public void unpack(long word) {
            side = (int) (word / 16) - 1;
            first = (int) (word / 4 % 4) - 1;
            guess = (int) (word % 4) - 1;
        }

        @Override
        public String text(Observer observer) {
            return (observer.sees(1) ? side : "?") + " " + first + " " + guess;
        }

        @Override
        public String toString() {
            return side + " " + first + " " + guess;
        }
    }
}
