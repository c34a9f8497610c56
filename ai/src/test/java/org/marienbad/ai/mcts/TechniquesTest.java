package org.marienbad.ai.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.ai.mcts.finalmove.SecureChild;
import org.marienbad.ai.mcts.playout.PlayoutPolicies;
import org.marienbad.ai.mcts.selection.Grave;
import org.marienbad.ai.mcts.selection.Prior;
import org.marienbad.ai.mcts.selection.Priors;
import org.marienbad.ai.mcts.selection.ProgressiveBias;
import org.marienbad.ai.mcts.selection.Puct;
import org.marienbad.ai.mcts.selection.Ucb1;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.model.BatchEvaluator;
import org.marienbad.ai.toy.Allocation;
import org.marienbad.ai.toy.Bandit;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.Same;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.testgames.AuctionProvider;

/** Selection rules, playout policies and other techniques that are not on by default. */
class TechniquesTest {
    private final Game connectFour = BruteForce.game(new ConnectFourProvider(), 2, Map.of());
    private final TicTacToe ticTacToe = new TicTacToe();

    enum Technique {
        MAST(builder -> builder.playouts(PlayoutPolicies.mast(0.3))),
        NST(builder -> builder.playouts(PlayoutPolicies.nst(0.3))),
        LAST_GOOD_REPLY(builder -> builder.playouts(PlayoutPolicies.lastGoodReply(PlayoutPolicies.random()))),
        REPLY_THEN_MAST(builder -> builder.playouts(PlayoutPolicies.lastGoodReply(PlayoutPolicies.mast(0.3)))),
        DECISIVE(builder -> builder.playouts(PlayoutPolicies.decisive(PlayoutPolicies.random()))),
        LOOKAHEAD(builder -> builder.lookahead(true)),
        RAVE(builder -> builder.selection(new Grave(0.6, 0, 1))),
        GRAVE(builder -> builder.selection(new Grave(0.6, 50, 1))),
        PUCT(builder -> builder.selection(new Puct(1.5))),
        PRIOR(builder -> builder.selection(new Puct(1.5)).prior(Priors.uniform())),
        BIAS(builder -> builder.selection(new ProgressiveBias(0.6, 1)).prior(Priors.uniform())),
        WIDENING(builder -> builder.widening(2, 0.5)),
        TRANSPOSITIONS(builder -> builder.transpositions(true)),
        SYMMETRIES(builder -> builder.transpositions(true).symmetries(true)),
        BATCH(builder -> builder.selection(new Puct(1.5)).batchEvaluator(new Counted(8)));

        final UnaryOperator<Mcts.Builder> set;

        Technique(UnaryOperator<Mcts.Builder> set) {
            this.set = set;
        }
    }

    private static Mcts.Builder with(Technique technique, Game game) {
        return technique.set.apply(Mcts.of(game).withoutEvaluator().exploration(0.6));
    }

    /** In trees with extra turns, chance and two or three seats. */
    @ParameterizedTest
    @EnumSource(
            value = Technique.class,
            names = {"SYMMETRIES", "BATCH"},
            mode = EnumSource.Mode.EXCLUDE)
    void tendsToTheValueOfBruteForce(Technique technique) {
        int optimal = 0;
        for (long seed = 0; seed < 40; seed++) {
            Game game = new TreeGame(seed, 2 + (int) seed % 2, 4, 3, seed % 3 == 0, 0.01);
            State state = game.newInitialState();
            SearchResult result =
                    with(technique, game).iterations(20_000).build(seed).search(state);
            State after = state.copy();
            after.apply(result.action());
            optimal += TreeGame.value(game, state, 3)[0] - TreeGame.value(game, after, 2)[0] < 0.02 ? 1 : 0;
        }
        assertTrue(optimal >= 37, optimal + " of 40");
    }

    @ParameterizedTest
    @EnumSource(Technique.class)
    void sameSeedSameResult(Technique technique) {
        State state = connectFour.newInitialState();
        Mcts.Builder builder = with(technique, connectFour).iterations(1500);
        Same.require(
                builder.build(3).search(state).decision(),
                builder.build(3).search(state).decision());
    }

    @ParameterizedTest
    @EnumSource(
            value = Technique.class,
            names = {"BATCH"},
            mode = EnumSource.Mode.EXCLUDE)
    void aSharedTreeDoesNotDependOnTheScheduler(Technique technique) {
        State state = connectFour.newInitialState();
        Mcts.Builder builder = with(technique, connectFour).iterations(1500).threads(2, Parallelization.TREE);
        Same.require(
                builder.build(3).search(state).decision(),
                builder.build(3).search(state).decision());
    }

    @ParameterizedTest
    @EnumSource(Technique.class)
    void iterationsAllocateNothing(Technique technique) {
        Mcts search = with(technique, connectFour)
                .memory(1 << 20)
                .solver(false)
                .reuse(false)
                .build(1);
        State state = connectFour.newInitialState();
        Runnable shorter = () -> search.search(state, Budget.ofIterations(100));
        Runnable longer = () -> search.search(state, Budget.ofIterations(20_100));
        longer.run();
        shorter.run();
        long more = Allocation.least(longer) - Allocation.least(shorter);
        assertTrue(more < 20_000, more + " bytes for 20,000 iterations");
    }

    /** The win in one ply is proven when the root is expanded, before anything is played out. */
    @Test
    void lookaheadProvesAWinAtOnce() {
        SearchResult win =
                Mcts.of(ticTacToe).lookahead(true).iterations(1000).build(1).search(ticTacToe.after(0, 8, 2, 5));
        assertEquals(1, win.action());
        assertEquals(SearchResult.Proof.POSITION, win.proof());
        assertEquals(0, win.statistics().iterations());
    }

    /** A prior that knows the best of 200 actions spares the search nearly all others. */
    @Test
    void puctFollowsThePrior() {
        Bandit game = new Bandit(200, 1, false);
        Prior prior = (state, actions, count, out) -> {
            for (int i = 0; i < count; i++) {
                out[i] = actions[i] == game.best() ? 200 : 1;
            }
        };
        SearchResult result = Mcts.of(game)
                .solver(false)
                .selection(new Puct(1.5))
                .prior(prior)
                .iterations(150)
                .build(1)
                .search(game.newInitialState());
        assertEquals(game.best(), result.action());
        assertTrue(
                result.actions().get(0).visits() > 100,
                "" + result.actions().get(0).visits());
        SearchResult biased = Mcts.of(game)
                .solver(false)
                .selection(new ProgressiveBias(0, 100))
                .firstPlayUrgency(0)
                .prior(prior)
                .iterations(150)
                .build(1)
                .search(game.newInitialState());
        assertEquals(game.best(), biased.action());
    }

    /** Noughts and crosses have 5478 positions, but many more orders of plies. */
    @Test
    void transpositionsShareWhatIsBelowThem() {
        Mcts.Builder builder = Mcts.of(ticTacToe).iterations(30_000);
        SearchResult tree = builder.build(1).search(ticTacToe.newInitialState());
        SearchResult graph = builder.transpositions(true).build(1).search(ticTacToe.newInitialState());
        assertEquals(0, graph.value(0), 0.1);
        assertTrue(
                3 * graph.statistics().storedPositions() < 2 * tree.statistics().storedPositions(),
                graph.statistics() + " : " + tree.statistics());
    }

    /** Exact values are those of brute force, even if they were proven below another node. */
    @Test
    void provenValuesInAGraphAgreeWithBruteForce() {
        BruteForce exact = BruteForce.selfish(connectFour);
        SplittableRandom random = new SplittableRandom(3);
        int[] legal = new int[connectFour.info().maxLegalActions()];
        int proven = 0;
        for (int tested = 0; tested < 15; ) {
            State state = connectFour.newInitialState();
            for (int ply = 0; ply < 28 && state.actor() >= 0; ply++) {
                state.apply(legal[random.nextInt(state.legalActions(legal))]);
            }
            if (state.actor() < 0) {
                continue;
            }
            tested++;
            SearchResult result = Mcts.of(connectFour)
                    .transpositions(true)
                    .iterations(3000)
                    .build(tested)
                    .search(state);
            for (ActionValue action : result.actions()) {
                if (action.exact()) {
                    State after = state.copy();
                    after.apply(action.action());
                    assertEquals(exact.value(after)[0], action.value()[0], 1e-6, state::toString);
                    proven++;
                }
            }
        }
        assertTrue(proven > 15, "proven " + proven);
    }

    /** Of 3200 actions, 500 visits go to few, the likely one among them; without widening each gets one at most. */
    @Test
    void wideningSearchesTheLikelyActionsFirst() {
        Bandit game = new Bandit(3200, 1, false);
        Prior prior = (state, actions, count, out) -> {
            for (int i = 0; i < count; i++) {
                out[i] = 1.0 / (1 + Math.abs(actions[i] - game.best()));
            }
        };
        Mcts.Builder builder = Mcts.of(game).solver(false).prior(prior).iterations(500);
        SearchResult narrow = builder.widening(1, 0.5).build(1).search(game.newInitialState());
        assertEquals(game.best(), narrow.action());
        assertTrue(narrow.actions().get(0).visits() > 300);
        long tried = narrow.actions().stream().filter(one -> one.visits() > 0).count();
        assertTrue(tried > 5 && tried <= 23, "tried " + tried);
        assertThrows(IllegalArgumentException.class, () -> builder.widening(0, 0.5));
    }

    /** Without an evaluator the search explores twice as much. */
    @Test
    void theExplorationConstantSuitsTheEvaluator() {
        State state = connectFour.newInitialState();
        Mcts.Builder with = Mcts.of(connectFour).iterations(500);
        Same.require(
                with.build(1).search(state).decision(),
                with.exploration(0.3).build(1).search(state).decision());
        Mcts.Builder without = Mcts.of(connectFour).withoutEvaluator().iterations(500);
        Same.require(
                without.build(1).search(state).decision(),
                without.exploration(0.6).build(1).search(state).decision());
    }

    /** The evaluator knows which of the actions ends the game with which payoff. */
    @Test
    void softmaxOfAnEvaluatorPrefersTheBest() {
        Bandit game = new Bandit(5, 1, false);
        Evaluator unused = (state, out) -> out[0] = 0;
        double[] out = new double[5];
        int[] actions = {0, 1, 2, 3, 4};
        Priors.softmax(unused, 0.5).forThread(game).weigh(game.newInitialState(), actions, 5, out);
        assertEquals(1, out[game.best()], 1e-12);
        assertEquals(Math.exp(-1), out[0], 1e-12);
        assertThrows(IllegalArgumentException.class, () -> Priors.softmax(unused, 0));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 64})
    void leavesAreEvaluatedInBatches(int size) {
        Counted evaluator = new Counted(size);
        SearchResult result = Mcts.of(ticTacToe)
                .selection(new Puct(1.5))
                .batchEvaluator(evaluator)
                .solver(false)
                .iterations(640)
                .build(1)
                .search(ticTacToe.newInitialState());
        assertEquals(640, result.statistics().iterations());
        assertEquals(
                640, result.actions().stream().mapToLong(one -> one.visits()).sum());
        int batches = 1 + (640 + size - 1) / size;
        assertTrue(evaluator.batches <= batches, evaluator.batches + " batches");
        assertTrue(evaluator.leaves > 400, evaluator.leaves + " leaves");
        assertTrue(evaluator.leaves <= 641);
    }

    /** If all values are equal, visits go by the policy: at the root, and below it. */
    @Test
    void theBatchEvaluatorsPolicyIsFollowed() {
        Counted evaluator = new Counted(4);
        evaluator.favourite = 0;
        Mcts search = Mcts.of(ticTacToe)
                .selection(new Puct(3))
                .batchEvaluator(evaluator)
                .solver(false)
                .reuse(false)
                .iterations(400)
                .build(1);
        SearchResult result = search.search(ticTacToe.newInitialState());
        assertEquals(0, result.action());
        assertEquals(1, result.principalVariation()[1], "the first of the actions that are left");
        assertTrue(result.actions().get(0).visits() > 300);
    }

    @Test
    void batchesAreRefusedWhereTheyCannotBe() {
        assertThrows(IllegalArgumentException.class, () -> Mcts.of(ticTacToe).batchEvaluator(new Counted(0)));
        assertThrows(
                IllegalArgumentException.class,
                () -> Mcts.of(ticTacToe)
                        .batchEvaluator(new Counted(8))
                        .threads(2, Parallelization.TREE)
                        .build(1));
    }

    /** The same action for less work, as long as proofs do not interfere. */
    @Test
    void stopsEarlyWhenTheBestCannotBeOvertaken() {
        long spent = 0;
        SplittableRandom random = new SplittableRandom(1);
        int[] legal = new int[connectFour.info().maxLegalActions()];
        for (int i = 0; i < 20; i++) {
            State state = connectFour.newInitialState();
            for (int ply = 0; ply < 4; ply++) {
                state.apply(legal[random.nextInt(state.legalActions(legal))]);
            }
            Mcts.Builder builder =
                    Mcts.of(connectFour).withoutEvaluator().solver(false).iterations(1000);
            SearchResult whole = builder.build(i).search(state);
            SearchResult early = builder.stopEarly(true).build(i).search(state);
            assertEquals(whole.action(), early.action());
            spent += early.statistics().iterations();
        }
        assertTrue(spent < 20 * 950, "spent " + spent);
        assertThrows(
                IllegalArgumentException.class,
                () -> Mcts.of(connectFour)
                        .stopEarly(true)
                        .finalMove(new SecureChild())
                        .build(1));
    }

    @Test
    void informationSetsRefuseAllMovesAsFirst() {
        Game auction = BruteForce.game(new AuctionProvider(), 2, Map.of());
        assertThrows(
                IllegalArgumentException.class,
                () -> InformationSetMcts.of(auction).selection(new Grave(0.3)).build(1));
        InformationSetMcts.of(auction)
                .selection(new Puct(1.5))
                .playouts(PlayoutPolicies.nst(0.3))
                .iterations(500)
                .build(1)
                .search(auction.newInitialState());
    }

    @Test
    void rulesRefuseWrongConstants() {
        for (Runnable wrong : List.<Runnable>of(
                () -> new Ucb1(-0.1),
                () -> new Ucb1(Double.NaN),
                () -> new Puct(-1),
                () -> new Grave(0.3, -1, 0),
                () -> new ProgressiveBias(0.3, -1))) {
            assertThrows(IllegalArgumentException.class, wrong::run);
        }
    }

    /** Says that all positions are equal, and counts. */
    private static final class Counted implements BatchEvaluator {
        private final int size;
        private int batches;
        private int leaves;
        /** The place of an action that is most likely everywhere, or −1. */
        private int favourite = -1;

        Counted(int size) {
            this.size = size;
        }

        @Override
        public int batchSize() {
            return size;
        }

        @Override
        public void evaluate(State[] states, int count, double[][] payoffs, double[][] priors) {
            assertTrue(count > 0 && count <= size);
            batches++;
            leaves += count;
            for (int i = 0; i < count; i++) {
                assertTrue(states[i].actor() >= 0);
                payoffs[i][0] = 0;
                payoffs[i][1] = 0;
                if (favourite >= 0) {
                    Arrays.fill(priors[i], 1);
                    priors[i][favourite] = 100;
                }
            }
        }
    }

    @Test
    void batchesAreRefusedBesideOtherEstimates() {
        Evaluator even = (state, out) -> Arrays.fill(out, 0);
        Prior alike = (state, actions, count, out) -> Arrays.fill(out, 0, count, 1);
        List<UnaryOperator<Mcts.Builder>> others = List.of(
                builder -> builder.playouts(PlayoutPolicies.random()),
                builder -> builder.evaluator(even),
                builder -> builder.prior(alike),
                builder -> builder.cutoff(3),
                builder -> builder.evaluateLeaves(),
                builder -> builder.implicitMinimax(0.5));
        for (UnaryOperator<Mcts.Builder> other : others) {
            Mcts.Builder after = other.apply(Mcts.of(ticTacToe).batchEvaluator(new Counted(8)));
            assertThrows(IllegalArgumentException.class, () -> after.build(1));
            Mcts.Builder before = other.apply(Mcts.of(ticTacToe)).batchEvaluator(new Counted(8));
            assertThrows(IllegalArgumentException.class, () -> before.build(1));
        }
    }

    @Test
    void estimatesAreNotBackedUpWhereThereAreNone() {
        Mcts.Builder builder = Mcts.of(ticTacToe).withoutEvaluator().implicitMinimax(0.5);
        assertThrows(IllegalArgumentException.class, () -> builder.build(1));
        builder.implicitMinimax(0).build(1).close();
    }

    @Test
    void wideningIsFinite() {
        Mcts.Builder builder = Mcts.of(ticTacToe);
        assertThrows(IllegalArgumentException.class, () -> builder.widening(Double.POSITIVE_INFINITY, 1));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 9, 1000})
    void aRuleThatChoosesNoActionIsTold(int index) {
        Mcts search =
                Mcts.of(ticTacToe).selection(siblings -> index).iterations(100).build(1);
        State start = ticTacToe.newInitialState();
        String message = assertThrows(IllegalStateException.class, () -> search.search(start))
                .getMessage();
        assertEquals("the selection rule chose " + index + ", but must choose from 0 to 8", message);
    }

    @Test
    void theLastLimitHolds() {
        SearchResult result = Mcts.of(ticTacToe)
                .solver(false)
                .iterations(10)
                .iterations(100)
                .build(1)
                .search(ticTacToe.newInitialState());
        assertEquals(100, result.statistics().iterations());
    }
}
