package org.marienbad.ai.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.ai.mcts.playout.PlayoutPolicies;
import org.marienbad.ai.mcts.selection.Grave;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.testgames.NoughtsProvider;

/** Symmetric positions share their children, and nobody outside notices but by the size of the tree. */
class SymmetriesTest {
    private final Game noughts = BruteForce.game(new NoughtsProvider(), 2, Map.of());
    private final Game connectFour = BruteForce.game(new ConnectFourProvider(), 2, Map.of());

    private static Mcts.Builder symmetric(Game game) {
        return Mcts.of(game).transpositions(true).symmetries(true);
    }

    @Test
    void theTreeIsSmaller() {
        Mcts.Builder builder =
                Mcts.of(noughts).solver(false).transpositions(true).iterations(30_000);
        State start = noughts.newInitialState();
        SearchResult apart = builder.build(1).search(start);
        SearchResult alike = builder.symmetries(true).build(1).search(start);
        assertEquals(0, alike.value(0), 0.05);
        assertTrue(
                4 * alike.statistics().storedPositions() < apart.statistics().storedPositions(),
                alike.statistics() + " : " + apart.statistics());
    }

    /** Actions, values and lines are those of the position itself: lines can be played, proofs agree with brute force. */
    @Test
    void resultsAreThoseOfThePositionItself() {
        agree(noughts, 3, 60, 25);
        agree(connectFour, 28, 20, 10);
    }

    private static void agree(Game game, int mostPlies, int positions, int least) {
        BruteForce exact = BruteForce.selfish(game);
        SplittableRandom random = new SplittableRandom(7);
        int[] legal = new int[game.info().maxLegalActions()];
        int proven = 0;
        int plies = 0;
        for (int tested = 0; tested < positions; ) {
            State state = game.newInitialState();
            for (int ply = tested % 3; ply < mostPlies && state.actor() >= 0; ply++) {
                state.apply(legal[random.nextInt(state.legalActions(legal))]);
            }
            if (state.actor() < 0) {
                continue;
            }
            tested++;
            SearchResult result = symmetric(game).iterations(2500).build(tested).search(state);
            for (ActionValue action : result.actions()) {
                State after = state.copy();
                after.apply(action.action());
                if (action.exact()) {
                    proven++;
                    assertEquals(exact.value(after)[0], action.value()[0], 1e-6, state::toString);
                }
                for (int next : action.continuation()) {
                    int count = after.legalActions(legal);
                    assertTrue(Arrays.binarySearch(legal, 0, count, next) >= 0, after + " has no action " + next);
                    after.apply(next);
                    plies++;
                }
            }
        }
        assertTrue(proven > least && plies > 4 * positions, "proven " + proven + ", plies " + plies);
    }

    /** The winning line is the same in every orientation of a position with a single way to win. */
    @Test
    void theLineIsPlayedInTheOrientationOfThePosition() {
        Symmetries symmetries = (Symmetries) noughts;
        State fork = noughts.newInitialState();
        // X in a corner, O beside it: X wins from there, but not in one ply.
        fork.apply(0);
        fork.apply(1);
        for (int symmetry = 0; symmetry < symmetries.symmetries(); symmetry++) {
            State image = noughts.newInitialState();
            symmetries.image(symmetry, fork, image);
            SearchResult result =
                    symmetric(noughts).iterations(20_000).build(symmetry).search(image);
            assertEquals(1, result.value(0), image::toString);
            State end = image.copy();
            for (int action : result.principalVariation()) {
                end.apply(action);
            }
            assertEquals(1, BruteForce.selfish(noughts).value(end)[0], end::toString);
        }
    }

    @Test
    void chanceIsMirroredToo() {
        Game game = new Drift();
        BruteForce exact = BruteForce.selfish(game);
        SearchResult result = symmetric(game).iterations(40_000).build(1).search(game.newInitialState());
        assertTrue(result.actions().get(0).exact(), "all of the game fits into the tree");
        for (ActionValue action : result.actions()) {
            assertEquals(exact.valueOf(game.newInitialState(), action.action(), 20)[0], action.value()[0], 0.05);
        }
        State state = game.newInitialState();
        for (int action : result.principalVariation()) {
            if (state.actor() >= 0) {
                double[] value = exact.value(state);
                assertEquals(value[0], exact.valueOf(state, action, 20)[0], 1e-6, state + ": " + action);
            }
            state.apply(action);
        }
    }

    @Test
    void symmetriesAreRefusedWhereTheyCannotBeUsed() {
        assertRefused(Mcts.of(noughts).symmetries(true), "symmetries are only used with transpositions");
        assertRefused(symmetric(new TicTacToe()), "symmetries are to be used, but the game has none");
        String learning =
                "symmetries cannot be used where the selection rule or the playout policy learns from actions";
        assertRefused(symmetric(noughts).selection(new Grave(0.3)), learning);
        assertRefused(symmetric(noughts).playouts(PlayoutPolicies.mast(0.3)), learning);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "transpositions=on,selection=grave", "transpositions=on,playout=nst"})
    void thePlayerRefusesThemToo(String others) {
        String text = "mcts(symmetries=on" + (others.isEmpty() ? "" : "," + others) + ")";
        assertEquals(
                "setting 'symmetries' of mcts: only with transpositions=on, and without selection=grave and"
                        + " playout=mast, nst or reply",
                assertThrows(IllegalArgumentException.class, () -> player(noughts, text))
                        .getMessage());
    }

    @Test
    void thePlayerUsesThem() {
        String text = "mcts(symmetries=on,transpositions=on,c=0.6,implicit=0,iterations=200000)";
        State start = noughts.newInitialState();
        Decision decision = player(noughts, text).choose(start, 0, Budget.UNLIMITED, Monitor.NONE);
        assertTrue(decision.lines().get(0).exact(), "a draw is proven only where symmetric positions are one");
        String message = assertThrows(IllegalArgumentException.class, () -> player(new TicTacToe(), text))
                .getMessage();
        assertEquals(
                "setting 'symmetries' of mcts: 'on' needs symmetries, and this game has none; allowed: off", message);
    }

    private static Player player(Game game, String text) {
        MctsProvider provider = new MctsProvider();
        Settings settings = Settings.of(
                "setting",
                provider.id(),
                provider.settings(),
                PlayerSpec.parse(text).settings());
        return provider.create(game, settings, 1);
    }

    private static void assertRefused(Mcts.Builder builder, String message) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> builder.build(1))
                        .getMessage());
    }

    /**
     * A marker that begins at 0: in turn a seat moves it by one, to the left or right, and then the wind, perhaps. In the end
     * the first seat gets its distance from 0, the other the opposite. Left and right are alike.
     */
    private static final class Drift implements Game, Symmetries {
        @Override
        public GameInfo info() {
            return GameInfo.builder()
                    .seats(2)
                    .actions(3)
                    .plies(8)
                    .payoffs(-8, 8)
                    .constantSum(0)
                    .with(Trait.CHANCE)
                    .build();
        }

        @Override
        public State newInitialState() {
            return new Marker();
        }

        @Override
        public Action action(State before, int code) {
            return Action.of(code, Integer.toString(code));
        }

        @Override
        public int symmetries() {
            return 1;
        }

        @Override
        public void image(int symmetry, State from, State to) {
            to.copyFrom(from);
            ((Marker) to).place *= -1;
        }

        @Override
        public int image(int symmetry, int action) {
            return 2 - action;
        }
    }

    private static final class Marker implements OneWordState {
        private int place;
        private int plies;

        @Override
        public int actor() {
            return plies == 8 ? TERMINAL : plies % 2 == 1 ? CHANCE : plies / 2 % 2;
        }

        @Override
        public int legalActions(int[] buffer) {
            int count = 0;
            for (int action = 0; action < 3 && plies < 8; action++) {
                if (action != 1 || plies % 2 == 1) {
                    buffer[count++] = action;
                }
            }
            return count;
        }

        @Override
        public void apply(int action) {
            place += action - 1;
            plies++;
        }

        @Override
        public double chanceWeight(int outcome) {
            return outcome == 1 ? 2 : 1;
        }

        @Override
        public void payoffs(double[] out) {
            out[0] = Math.abs(place);
            out[1] = -out[0];
        }

        @Override
        public State copy() {
            Marker copy = new Marker();
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public long pack() {
            return plies << 8 | place + 16;
        }

        @Override
        public void unpack(long word) {
            plies = (int) word >> 8;
            place = (int) (word & 255) - 16;
        }

        @Override
        public String toString() {
            return place + " after " + plies;
        }
    }
}
