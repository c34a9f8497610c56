package org.marienbad.ai.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.ai.expectiminimax.Expectiminimax;
import org.marienbad.ai.maxn.MaxN;
import org.marienbad.ai.maxn.Paranoid;
import org.marienbad.ai.mcts.Mcts;
import org.marienbad.ai.minimax.Minimax;
import org.marienbad.ai.montecarlo.MonteCarlo;
import org.marienbad.ai.search.SearchResult.Proof;
import org.marienbad.ai.solver.Retrograde;
import org.marienbad.ai.toy.OfMatch;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;

class ForcedPositionsTest {
    private static final int MOST = 21;
    private static final Euclid EUCLID = new Euclid();

    static Stream<Function<Game, GameSearch>> searches() {
        return Stream.of(
                game -> Minimax.of(game).table(1).iterations(100_000).build(),
                game -> Minimax.of(game).table(1).threads(2).iterations(100_000).build(),
                game -> Expectiminimax.of(game).iterations(100_000).build(1),
                game -> MaxN.of(game).iterations(100_000).build(),
                game -> Paranoid.of(game).iterations(100_000).build(),
                game -> Mcts.of(game).iterations(20_000).build(1));
    }

    @ParameterizedTest
    @MethodSource("searches")
    void theirValuesAreThoseOfTheSolvedGame(Function<Game, GameSearch> maker) {
        try (GameSearch search = maker.apply(EUCLID);
                GameSearch truth = Retrograde.of(EUCLID).build()) {
            List<Pair> forced = forced();
            assertTrue(forced.size() > 20, "positions: " + forced.size());
            for (Pair position : forced) {
                SearchResult result = search.search(position);
                assertEquals(
                        truth.search(position).value(position.seat), result.value(position.seat), position::toString);
                assertEquals(Proof.POSITION, result.proof(), position::toString);
            }
        }
    }

    @Test
    void aValueByPlayoutsHasAllThatAreAskedFor() {
        State forced = forced().get(0);
        try (GameSearch flat = MonteCarlo.of(EUCLID).build(1);
                GameSearch tree = Mcts.of(EUCLID).build(1)) {
            assertEquals(
                    1_000,
                    flat.search(forced, Budget.ofIterations(1_000)).statistics().iterations());
            assertTrue(tree.search(forced, Budget.ofIterations(1_000)).proof() == Proof.POSITION);
        }
    }

    @Test
    void inAMatchTheOnlyActionIsPlayedAtOnce() {
        State forced = forced().get(0);
        try (GameSearch search = Minimax.of(EUCLID).table(1).build()) {
            assertEquals(
                    1,
                    search.search(forced, Budget.UNLIMITED, new OfMatch())
                            .statistics()
                            .iterations());
        }
    }

    /** Those with one legal action after which the game goes on. */
    private static List<Pair> forced() {
        List<Pair> forced = new ArrayList<>();
        for (int large = 1; large <= MOST; large++) {
            for (int small = 1; small < large; small++) {
                if (large / small == 1 && large % small > 0) {
                    forced.add(new Pair(large, small, (large + small) % 2));
                }
            }
        }
        return forced;
    }

    /** Take a multiple of the smaller number from the larger one; who leaves nothing of it wins (Cole and Davie 1969). */
    private static final class Euclid implements Game {
        @Override
        public GameInfo info() {
            return GameInfo.builder()
                    .seats(2)
                    .actions(MOST)
                    .plies(2 * MOST)
                    .constantSum(0)
                    .build();
        }

        @Override
        public State newInitialState() {
            return new Pair(MOST, MOST - 8, 0);
        }

        @Override
        public Action action(State before, int code) {
            return Action.of(code, String.valueOf(code + 1));
        }
    }

    private static final class Pair implements OneWordState {
        private int large;
        private int small;
        private int seat;

        Pair(int large, int small, int seat) {
            this.large = large;
            this.small = small;
            this.seat = seat;
        }

        @Override
        public int actor() {
            return small == 0 ? TERMINAL : seat;
        }

        @Override
        public int legalActions(int[] buffer) {
            int count = small == 0 ? 0 : large / small;
            for (int i = 0; i < count; i++) {
                buffer[i] = i;
            }
            return count;
        }

        @Override
        public void apply(int action) {
            int left = large - (action + 1) * small;
            large = Math.max(left, small);
            small = Math.min(left, small);
            seat = 1 - seat;
        }

        @Override
        public void payoffs(double[] out) {
            out[seat] = -1;
            out[1 - seat] = 1;
        }

        @Override
        public State copy() {
            return new Pair(large, small, seat);
        }

        @Override
        public long pack() {
            return large << 8 | small << 1 | seat;
        }

        @Override
        public void unpack(long word) {
            large = (int) (word >> 8);
            small = (int) (word >> 1 & 127);
            seat = (int) (word & 1);
        }

        @Override
        public String toString() {
            return large + ", " + small + ", seat " + seat;
        }
    }
}
