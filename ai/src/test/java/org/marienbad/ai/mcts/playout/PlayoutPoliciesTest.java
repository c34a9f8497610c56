package org.marienbad.ai.mcts.playout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.State;

/** The choices of policies in positions of tic-tac-toe, after simulations made up for them. */
class PlayoutPoliciesTest {
    private static final int CHANCE = State.CHANCE;

    private final TicTacToe game = new TicTacToe();
    private final int[] buffer = new int[9];

    /** Plies as pairs of actor and action, and the payoffs of both seats. */
    private record Made(int[] plies, double first, double second) implements Episode {
        @Override
        public int length() {
            return plies.length / 2;
        }

        @Override
        public int actor(int ply) {
            return plies[2 * ply];
        }

        @Override
        public int action(int ply) {
            return plies[2 * ply + 1];
        }

        @Override
        public double payoff(int seat) {
            return seat == 0 ? first : second;
        }
    }

    private static Episode episode(double first, int... plies) {
        return new Made(plies, first, 1 - first);
    }

    /** How often each action is chosen in 900 draws. */
    private int[] chosen(PlayoutPolicy policy, State state, int previous) {
        int[] counts = new int[9];
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 900; i++) {
            counts[policy.choose(state, previous, buffer, random)]++;
        }
        return counts;
    }

    private void assertAlways(int action, PlayoutPolicy policy, State state, int previous) {
        assertEquals(900, chosen(policy, state, previous)[action]);
    }

    private void assertAlike(PlayoutPolicy policy, State state, int previous, int... actions) {
        int[] counts = chosen(policy, state, previous);
        for (int action = 0; action < 9; action++) {
            int wanted = Arrays.binarySearch(actions, action) >= 0 ? 900 / actions.length : 0;
            assertEquals(wanted, counts[action], wanted / 3.0, Arrays.toString(counts));
        }
    }

    @Test
    void randomActionsAreAlike() {
        PlayoutPolicy random = PlayoutPolicies.random();
        assertAlike(random, game.after(4, 0), 0, 1, 2, 3, 5, 6, 7, 8);
        assertFalse(random.learns());
        assertSame(random, random.forThread(game));
        assertAlike(PlayoutPolicies.ofGame(), game.after(4, 0), 0, 1, 2, 3, 5, 6, 7, 8);
    }

    @Test
    void epsilonIsTheShareOfRandomActions() {
        PlayoutPolicy last = (state, previous, actions, random) -> actions[state.legalActions(actions) - 1];
        int[] counts = chosen(PlayoutPolicies.epsilon(last, 0.5).forThread(game), game.newInitialState(), 0);
        assertEquals(500, counts[8], 60, "half of them and a ninth of the others");
        assertEquals(50, counts[0], 25);
        assertAlways(8, PlayoutPolicies.epsilon(last, 0).forThread(game), game.newInitialState(), 0);
        assertSame(last, PlayoutPolicies.epsilon(last, 0));
        assertFalse(PlayoutPolicies.epsilon(last, 0.5).learns());
        assertAlike(PlayoutPolicies.epsilon(last, 1), game.after(0, 1, 2, 4, 3), 3, 5, 6, 7, 8);
        for (double wrong : new double[] {-0.1, 1.1, Double.NaN}) {
            assertThrows(IllegalArgumentException.class, () -> PlayoutPolicies.epsilon(last, wrong));
        }
    }

    @Test
    void theGreedyPolicyTakesWhatTheEvaluatorLikesBest() {
        Evaluator corner = (state, out) -> {
            out[0] = state.toString().startsWith("1 ") ? 0.5 : 0;
            out[1] = -out[0];
        };
        PlayoutPolicy greedy = PlayoutPolicies.epsilonGreedy(corner, 0).forThread(game);
        // Seat 1 moves: the payoff of a win, 1, is more than any estimate.
        assertAlways(2, greedy, game.after(3, 0, 4, 1, 8), 8);
        // No win, and all are alike but where the other seat's estimate says more.
        assertAlike(greedy, game.after(4), 4, 0, 1, 2, 3, 5, 6, 7, 8);
        Evaluator first =
                (state, out) -> out[0] = Integer.parseInt(state.toString().split(" ")[1], 2) == 64 ? 1 : 0;
        assertAlways(6, PlayoutPolicies.epsilonGreedy(first, 0).forThread(game), game.newInitialState(), 0);
        assertThrows(NullPointerException.class, () -> PlayoutPolicies.epsilonGreedy(null, 0.5));
    }

    @Test
    void aDecisiveMoveComesBeforeThePolicy() {
        PlayoutPolicy first = (state, previous, actions, random) -> {
            state.legalActions(actions);
            return actions[0];
        };
        PlayoutPolicy decisive = PlayoutPolicies.decisive(first).forThread(game);
        assertAlways(8, decisive, game.after(6, 0, 7, 1), 1);
        assertAlways(2, decisive, game.after(6, 0, 7, 1, 3), 3);
        assertAlways(1, decisive, game.after(6, 0), 0);
        // The last cell, where the game ends in a draw, is no decisive move, but the only one.
        assertAlways(8, decisive, game.after(0, 1, 2, 4, 3, 5, 7, 6), 6);
        assertFalse(decisive.learns());
        assertFalse(PlayoutPolicies.decisive(first).learns());
        assertTrue(PlayoutPolicies.decisive(PlayoutPolicies.mast(0)).learns());
    }

    /** A draw ends the game, too, but not with the greatest payoff. */
    @Test
    void anActionThatEndsTheGameWithLessIsNotDecisive() {
        Game shorter = new ThreePayoffs();
        PlayoutPolicy first = (state, previous, actions, random) -> 0;
        assertEquals(
                2,
                PlayoutPolicies.decisive(first)
                        .forThread(shorter)
                        .choose(shorter.newInitialState(), -1, new int[3], new SplittableRandom(1)));
    }

    @Test
    void mastTakesTheActionThatHasDoneBest() {
        PlayoutPolicy mast = PlayoutPolicies.mast(0).forThread(game);
        assertTrue(mast.learns());
        State state = game.after(8, 7);
        assertAlike(mast, state, 7, 0, 1, 2, 3, 4, 5, 6);
        // Seat 0 wins with 0 and loses with 1 to 6; the average of 2 is 2/3.
        mast.learn(episode(1, 0, 0, 1, 3, 0, 2));
        mast.learn(episode(0, 0, 1, 1, 5, 0, 3, 1, 6, 0, 4));
        mast.learn(episode(0, 0, 5, CHANCE, 0, 0, 6));
        mast.learn(episode(1, 0, 2));
        mast.learn(episode(0, 0, 2));
        assertAlways(0, mast, state, 7);
        assertAlways(2, mast, game.after(0, 7, 8, 6), 6);
        // Of seat 1 five actions are new, which come first together with those that have always won.
        int[] counts = chosen(mast, game.after(8), 8);
        assertEquals(0, counts[3]);
        for (int action : new int[] {0, 1, 2, 4, 5, 6, 7}) {
            assertTrue(counts[action] > 60, Arrays.toString(counts));
        }
    }

    /** After action 7 the action 3 has always won, though it has mostly lost elsewhere. */
    @Test
    void nstKnowsTheActionBefore() {
        PlayoutPolicy nst = PlayoutPolicies.nst(0).forThread(game);
        State state = game.after(8, 7);
        for (int action = 0; action < 7; action++) {
            nst.learn(episode(0.5, 0, action));
        }
        for (int i = 0; i < 6; i++) {
            nst.learn(episode(1, 1, 7, 0, 3));
            nst.learn(episode(0, 1, 6, 0, 3));
            nst.learn(episode(0, 1, 5, 0, 3));
        }
        assertEquals(0, chosen(nst, state, 7)[3], "six pairs are not enough");
        nst.learn(episode(1, 1, 7, 0, 3));
        nst.learn(episode(0, 1, 6, 0, 3));
        assertAlways(3, nst, state, 7);
        assertEquals(0, chosen(nst, state, 6)[3]);
        assertEquals(0, chosen(nst, state, PlayoutPolicy.NO_ACTION)[3]);
    }

    @Test
    void theLastGoodReplyIsKeptUntilItLoses() {
        PlayoutPolicy last = (state, previous, actions, random) -> actions[state.legalActions(actions) - 1];
        PlayoutPolicy reply = PlayoutPolicies.lastGoodReply(last).forThread(game);
        assertTrue(reply.learns());
        State state = game.after(4);
        assertAlways(8, reply, state, 4);
        reply.learn(episode(0, 0, 4, 1, 2, 0, 0));
        assertAlways(2, reply, state, 4);
        assertAlways(8, reply, state, 5);
        assertAlways(8, reply, state, PlayoutPolicy.NO_ACTION);
        assertAlways(8, reply, game.after(2, 0, 4), 4, "the reply is not legal");
        reply.learn(episode(0.5, 0, 4, 1, 3));
        assertAlways(2, reply, state, 4);
        reply.learn(episode(1, 0, 4, 1, 3));
        assertAlways(2, reply, state, 4);
        reply.learn(episode(1, 0, 4, 1, 2));
        assertAlways(8, reply, state, 4);
        // Seat 0 has learned its own replies, also those to chance; chance itself learns nothing.
        reply.learn(episode(1, CHANCE, 6, 0, 1, CHANCE, 3));
        assertAlways(1, reply, game.after(0, 8), 6);
        assertAlways(7, reply, game.after(0, 8), 1);
    }

    private void assertAlways(int action, PlayoutPolicy policy, State state, int previous, String why) {
        assertEquals(900, chosen(policy, state, previous)[action], why);
    }

    @Test
    void aPolicyBelowAnotherLearnsToo() {
        for (PlayoutPolicy outer : List.of(
                PlayoutPolicies.lastGoodReply(PlayoutPolicies.mast(0)),
                PlayoutPolicies.decisive(PlayoutPolicies.mast(0)),
                PlayoutPolicies.epsilon(PlayoutPolicies.mast(0), 1e-9))) {
            assertTrue(outer.learns());
            PlayoutPolicy policy = outer.forThread(game);
            assertTrue(policy.learns());
            for (int action = 0; action < 8; action++) {
                policy.learn(episode(action == 6 ? 1 : 0, 0, action));
            }
            assertAlways(6, policy, game.after(0, 8), PlayoutPolicy.NO_ACTION);
        }
    }

    @Test
    void policiesWithMemoryAreForOneThread() {
        for (PlayoutPolicy shared : List.of(
                PlayoutPolicies.mast(0),
                PlayoutPolicies.lastGoodReply(PlayoutPolicies.random()),
                PlayoutPolicies.decisive(PlayoutPolicies.random()),
                PlayoutPolicies.epsilonGreedy((state, out) -> {}, 0))) {
            assertThrows(
                    IllegalStateException.class,
                    () -> shared.choose(game.newInitialState(), -1, buffer, new SplittableRandom(1)));
        }
        assertThrows(NullPointerException.class, () -> PlayoutPolicies.decisive(null));
        assertThrows(NullPointerException.class, () -> PlayoutPolicies.lastGoodReply(null));
        assertThrows(NullPointerException.class, () -> PlayoutPolicies.epsilon(null, 0.5));
    }

    /** One ply, of which the actions bring −1, 0 and 1. */
    private static final class ThreePayoffs implements Game {
        @Override
        public GameInfo info() {
            return GameInfo.builder()
                    .seats(2)
                    .actions(3)
                    .plies(1)
                    .constantSum(0)
                    .build();
        }

        @Override
        public State newInitialState() {
            return new Choice();
        }

        @Override
        public Action action(State before, int code) {
            return Action.of(code, Integer.toString(code));
        }
    }

    private static final class Choice implements OneWordState {
        private int chosen = -1;

        @Override
        public int actor() {
            return chosen < 0 ? 0 : TERMINAL;
        }

        @Override
        public int legalActions(int[] out) {
            for (int i = 0; i < 3; i++) {
                out[i] = i;
            }
            return chosen < 0 ? 3 : 0;
        }

        @Override
        public void apply(int action) {
            chosen = action;
        }

        @Override
        public void payoffs(double[] out) {
            out[0] = chosen - 1;
            out[1] = -out[0];
        }

        @Override
        public State copy() {
            Choice copy = new Choice();
            copy.chosen = chosen;
            return copy;
        }

        @Override
        public long pack() {
            return chosen;
        }

        @Override
        public void unpack(long word) {
            chosen = (int) word;
        }

        @Override
        public String toString() {
            return Integer.toString(chosen);
        }
    }
}
