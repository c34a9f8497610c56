package org.marienbad.ai.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.SearchResult.Proof;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/** Equal positions share their children; different ones never do, however they are encoded. */
class TranspositionsTest {
    /**
     * Two plies: the first seat wins by its action 3; any other loses to the answer 0. The encodings collide on
     * purpose: all positions after one ply have the same 64 bits if {@link Seeds#mix} mixes the words one after the
     * other.
     */
    private static final class Entangled implements Game {
        @Override
        public GameInfo info() {
            return GameInfo.builder()
                    .seats(2)
                    .actions(4)
                    .plies(2)
                    .words(2)
                    .constantSum(0)
                    .build();
        }

        @Override
        public State newInitialState() {
            return new Pair();
        }

        @Override
        public Action action(State before, int code) {
            return Action.of(code, Integer.toString(code));
        }
    }

    private static final class Pair implements State {
        private int plies;
        private int first;
        private int second;

        @Override
        public int actor() {
            return plies == 2 ? TERMINAL : plies;
        }

        @Override
        public int legalActions(int[] buffer) {
            for (int i = 0; i < 4; i++) {
                buffer[i] = i;
            }
            return plies == 2 ? 0 : 4;
        }

        @Override
        public void apply(int action) {
            if (plies++ == 0) {
                first = action;
            } else {
                second = action;
            }
        }

        @Override
        public void payoffs(double[] out) {
            Payoffs.outcome(first == 3 || second != 0 ? 0 : 1, out);
        }

        @Override
        public State copy() {
            Pair copy = new Pair();
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public void copyFrom(State other) {
            Pair pair = (Pair) other;
            plies = pair.plies;
            first = pair.first;
            second = pair.second;
        }

        @Override
        public long hash() {
            return Seeds.mix(16L * plies + 4L * first + second);
        }

        @Override
        public void encode(long[] out) {
            out[0] = first;
            out[1] = Seeds.mix(first) ^ 4L * plies + second;
        }

        @Override
        public void decode(long[] words) {
            first = (int) words[0];
            long rest = words[1] ^ Seeds.mix(first);
            plies = (int) rest / 4;
            second = (int) rest % 4;
        }

        @Override
        public String toString() {
            return first + " and " + second + " after " + plies;
        }
    }

    @Test
    void aProofOfOnePositionIsNotTakenForAnother() {
        Game game = new Entangled();
        for (int seed = 0; seed < 20; seed++) {
            SearchResult result = Mcts.of(game)
                    .transpositions(true)
                    .iterations(500)
                    .build(seed)
                    .search(game.newInitialState());
            assertEquals(3, result.action());
            assertEquals(1, result.value(0));
            assertEquals(Proof.POSITION, result.proof());
        }
    }
}
