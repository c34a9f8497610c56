package org.marienbad.ai.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.ai.expectiminimax.Expectiminimax;
import org.marienbad.ai.greedy.Greedy;
import org.marienbad.ai.maxn.BestReply;
import org.marienbad.ai.maxn.MaxN;
import org.marienbad.ai.maxn.Paranoid;
import org.marienbad.ai.mcts.InformationSetMcts;
import org.marienbad.ai.mcts.Mcts;
import org.marienbad.ai.mcts.Parallelization;
import org.marienbad.ai.mcts.selection.RegretMatching;
import org.marienbad.ai.minimax.Minimax;
import org.marienbad.ai.montecarlo.MonteCarlo;
import org.marienbad.ai.montecarlo.SequentialHalving;
import org.marienbad.ai.montecarlo.Ucb1Allocation;
import org.marienbad.ai.proof.ProofNumberSearch;
import org.marienbad.ai.toy.Bandit;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.Counting;
import org.marienbad.ai.toy.OfMatch;
import org.marienbad.ai.toy.Same;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Monitor;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.testgames.AuctionProvider;

/** The promises of {@link GameSearch} that hold for every algorithm; what is particular to one is tested beside it. */
class GameSearchContractTest {
    private static final TicTacToe SMALL = new TicTacToe();
    private static final Game LARGE = BruteForce.game(new ConnectFourProvider(), 2, Map.of());
    private static final Game SEALED = BruteForce.game(new AuctionProvider(), 2, Map.of());
    private static final int ITERATIONS = 700;

    private interface Maker {
        GameSearch make(Game game, long seed);
    }

    /** Exceptions, and the kind of game. */
    private enum Trait {
        /** Is for games with hidden information, the others for those without. */
        HIDDEN,
        /** Ends before its iterations are spent: it looks once, or its question is answered. */
        BRIEF,
        /** No depth limits it. */
        DEEP,
        /** Its threads race, so that equal seeds need not make equal decisions. */
        RACES,
        /** Its threads ask the monitor each, so that some ask when others were told to stop. */
        ASKS_IN_EVERY_THREAD
    }

    /** An algorithm, or a variant of one. */
    private record Algorithm(String name, Set<Trait> traits, Maker maker) {
        boolean is(Trait trait) {
            return traits.contains(trait);
        }

        /** A game too large to be searched to its end. */
        Game game() {
            return is(Trait.HIDDEN) ? SEALED : LARGE;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private static Algorithm of(String name, Maker maker, Trait... traits) {
        return new Algorithm(name, Set.of(traits), maker);
    }

    static Stream<Algorithm> all() {
        return Stream.of(
                of("alpha-beta", (game, seed) -> Minimax.of(game).table(1).build()),
                of(
                        "alpha-beta without table",
                        (game, seed) -> Minimax.of(game).table(0).build()),
                of(
                        "alpha-beta by two threads",
                        (game, seed) -> Minimax.of(game).table(1).threads(2).build(),
                        Trait.RACES),
                of("max^n", (game, seed) -> MaxN.of(game).build()),
                of("paranoid", (game, seed) -> Paranoid.of(game).build()),
                of("best reply", (game, seed) -> BestReply.of(game).build()),
                of("expectiminimax", (game, seed) -> Expectiminimax.of(game).build(seed)),
                of(
                        "greedy",
                        (game, seed) -> Greedy.of(game)
                                .evaluator((state, out) -> Arrays.fill(out, 0))
                                .build(seed),
                        Trait.BRIEF),
                of("Monte Carlo", (game, seed) -> MonteCarlo.of(game).build(seed)),
                of(
                        "Monte Carlo by UCB1",
                        (game, seed) -> MonteCarlo.of(game)
                                .allocation(new Ucb1Allocation())
                                .build(seed)),
                of(
                        "Monte Carlo by halving",
                        (game, seed) -> MonteCarlo.of(game)
                                .allocation(new SequentialHalving(game))
                                .build(seed)),
                of("MCTS", (game, seed) -> Mcts.of(game).build(seed)),
                of(
                        "MCTS with transpositions",
                        (game, seed) -> Mcts.of(game).transpositions(true).build(seed)),
                of(
                        "MCTS by two threads in a tree",
                        (game, seed) ->
                                Mcts.of(game).threads(2, Parallelization.TREE).build(seed)),
                of(
                        "MCTS by three trees",
                        (game, seed) ->
                                Mcts.of(game).threads(3, Parallelization.ROOT).build(seed),
                        Trait.ASKS_IN_EVERY_THREAD),
                of(
                        "proof-number search",
                        (game, seed) -> ProofNumberSearch.of(game).build(),
                        Trait.BRIEF,
                        Trait.DEEP),
                of(
                        "information-set MCTS",
                        (game, seed) -> InformationSetMcts.of(game).build(seed),
                        Trait.HIDDEN),
                of(
                        "information-set MCTS of many observers",
                        (game, seed) -> InformationSetMcts.of(game)
                                .multipleObservers(true)
                                .build(seed),
                        Trait.HIDDEN),
                of(
                        "information-set MCTS that mixes",
                        (game, seed) -> InformationSetMcts.of(game)
                                .multipleObservers(true)
                                .sealed(new RegretMatching())
                                .build(seed),
                        Trait.HIDDEN),
                of(
                        "information-set MCTS by two threads",
                        (game, seed) -> InformationSetMcts.of(game)
                                .threads(2, Parallelization.TREE)
                                .build(seed),
                        Trait.HIDDEN));
    }

    static Stream<Algorithm> allButRacing() {
        return all().filter(algorithm -> !algorithm.is(Trait.RACES));
    }

    static Stream<Algorithm> allButDeep() {
        return all().filter(algorithm -> !algorithm.is(Trait.DEEP));
    }

    static Stream<Algorithm> byPlayouts() {
        return all().filter(algorithm -> algorithm.name().matches(".*(MCTS|Monte Carlo).*"));
    }

    private static Set<Integer> legal(Game game, State state) {
        Set<Integer> legal = new HashSet<>();
        Arrays.stream(game.legalActions(state)).forEach(legal::add);
        return legal;
    }

    /** Decisions of one search along a game. */
    private static List<Decision> decisions(Algorithm algorithm, long seed) {
        List<Decision> decisions = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(3);
        Game game = algorithm.game();
        int[] actions = new int[game.info().maxLegalActions()];
        try (GameSearch search = algorithm.maker().make(game, seed)) {
            for (State state = game.newInitialState(); state.actor() >= 0 && decisions.size() < 6; ) {
                decisions.add(
                        search.search(state, Budget.ofIterations(ITERATIONS)).decision());
                state.apply(state.randomAction(actions, random));
            }
        }
        return decisions;
    }

    @ParameterizedTest
    @MethodSource("allButRacing")
    void equalSeedsMakeEqualDecisions(Algorithm algorithm) {
        List<Decision> once = decisions(algorithm, 7);
        List<Decision> again = decisions(algorithm, 7);
        assertTrue(once.size() > 1);
        for (int i = 0; i < once.size(); i++) {
            Same.require(once.get(i), again.get(i));
        }
    }

    @ParameterizedTest
    @MethodSource("byPlayouts")
    void anotherSeedMakesOtherEstimates(Algorithm algorithm) {
        assertNotEquals(
                decisions(algorithm, 7).get(0).lines().get(0).value()[0],
                decisions(algorithm, 8).get(0).lines().get(0).value()[0]);
    }

    @ParameterizedTest
    @MethodSource("all")
    void choosesAmongTheLegalActionsAndLeavesThePositionAsItWas(Algorithm algorithm) {
        Game game = algorithm.game();
        SplittableRandom random = new SplittableRandom(5);
        int[] actions = new int[game.info().maxLegalActions()];
        try (GameSearch search = algorithm.maker().make(game, 1)) {
            State state = game.newInitialState();
            for (int ply = 0; state.actor() >= 0; ply++) {
                State before = state.copy();
                SearchResult result = search.search(state, Budget.ofIterations(60));
                assertEquals(before.toString(), state.toString());
                assertEquals(before.hash(), state.hash());
                Set<Integer> legal = legal(game, state);
                assertTrue(legal.contains(result.action()), "ply " + ply);
                Set<Integer> told = new HashSet<>();
                for (ActionValue line : result.actions()) {
                    assertTrue(legal.contains(line.action()) && told.add(line.action()), "ply " + ply);
                    assertEquals(game.info().seats(), line.value().length);
                }
                if (!algorithm.is(Trait.HIDDEN)) {
                    State next = state.copy();
                    for (int action : result.principalVariation()) {
                        assertTrue(legal(game, next).contains(action), "ply " + ply);
                        next.apply(action);
                    }
                }
                state.apply(state.randomAction(actions, random));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void spendsItsIterationsAndNoMore(Algorithm algorithm) {
        State state = algorithm.game().newInitialState();
        for (long iterations : new long[] {1, 2, 9, 10, 17, 1234}) {
            try (GameSearch search = algorithm.maker().make(algorithm.game(), 1)) {
                long spent = search.search(state, Budget.ofIterations(iterations))
                        .statistics()
                        .iterations();
                assertTrue(spent > 0 && spent <= iterations, spent + " of " + iterations);
                if (!algorithm.is(Trait.BRIEF) && !algorithm.is(Trait.RACES)) {
                    assertEquals(iterations, spent);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("allButDeep")
    void looksNoDeeperThanAllowed(Algorithm algorithm) {
        State state = algorithm.game().newInitialState();
        for (int depth = 1; depth < 4; depth++) {
            try (GameSearch search = algorithm.maker().make(algorithm.game(), 1)) {
                Budget budget = Budget.ofDepth(depth).and(Budget.ofIterations(ITERATIONS));
                assertTrue(search.search(state, budget).statistics().depth() <= depth);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void takesAWinAtOnce(Algorithm algorithm) {
        Bandit bandit = new Bandit(4, 1, true);
        State winning = algorithm.is(Trait.HIDDEN) ? bandit.newInitialState() : SMALL.after(0, 3, 1, 4);
        try (GameSearch search = algorithm.maker().make(algorithm.is(Trait.HIDDEN) ? bandit : SMALL, 1)) {
            SearchResult result = search.search(winning, Budget.ofIterations(2000));
            assertEquals(algorithm.is(Trait.HIDDEN) ? bandit.best() : 2, result.action());
            assertEquals(1, result.value(0), 1e-9);
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void playsTheOnlyActionOfAMatchAtOnce(Algorithm algorithm) {
        Game game = algorithm.is(Trait.HIDDEN) ? new Bandit(1, 1, true) : SMALL;
        State forced = algorithm.is(Trait.HIDDEN) ? game.newInitialState() : SMALL.after(0, 1, 2, 4, 3, 5, 7, 6);
        try (GameSearch search = algorithm.maker().make(game, 1)) {
            SearchResult result = search.search(forced, Budget.ofIterations(1_000_000), new OfMatch());
            assertEquals(algorithm.is(Trait.HIDDEN) ? 0 : 8, result.action());
            assertTrue(result.statistics().iterations() <= 100);
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void cancelledAnywhereItHasALegalActionAndAsksNoMore(Algorithm algorithm) {
        State state = algorithm.game().newInitialState();
        for (int poll = 1; poll < 30; poll++) {
            try (GameSearch search = algorithm.maker().make(algorithm.game(), 1)) {
                Counting monitor = Counting.atPoll(poll);
                SearchResult result = search.search(state, Budget.UNLIMITED, monitor);
                assertTrue(legal(algorithm.game(), state).contains(result.action()));
                if (!algorithm.is(Trait.ASKS_IN_EVERY_THREAD)) {
                    assertTrue(monitor.polled() <= poll, monitor.polled() + " polls, cancelled at " + poll);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void refusesAPositionInWhichNobodyIsToMove(Algorithm algorithm) {
        Game game = algorithm.is(Trait.HIDDEN) ? SEALED : SMALL;
        State over = game.newInitialState();
        while (over.actor() != State.TERMINAL) {
            over.apply(game.legalActions(over)[0]);
        }
        try (GameSearch search = algorithm.maker().make(game, 1)) {
            String message = assertThrows(
                            IllegalArgumentException.class,
                            () -> search.search(over, Budget.ofIterations(10), Monitor.NONE))
                    .getMessage();
            assertEquals("a search needs a position in which a seat is to move, but the game is over", message);
        }
    }

    private static String refusal(Function<Game, ?> maker, Game game) {
        return assertThrows(IllegalArgumentException.class, () -> maker.apply(game))
                .getMessage();
    }

    @Test
    void saysWhyItCannotSearchAGame() {
        Game three = new TreeGame(1, 3, 4, 7, false, 1);
        Game dice = new TreeGame(1, 3, 4, 7, true, 1);
        assertEquals("Minimax needs a game for two", refusal(Minimax::of, three));
        assertEquals("MaxN needs a game without chance", refusal(MaxN::of, dice));
        assertEquals("Paranoid needs a game without chance", refusal(Paranoid::of, dice));
        assertEquals("BestReply needs a game without chance", refusal(BestReply::of, dice));
        assertEquals(
                "Expectiminimax cannot yet play games with hidden information", refusal(Expectiminimax::of, SEALED));
        assertEquals("Greedy cannot yet play games with hidden information", refusal(Greedy::of, SEALED));
        assertEquals("ProofNumberSearch needs a game for two", refusal(ProofNumberSearch::of, three));
        assertEquals("the game has no hidden information; Mcts searches it", refusal(InformationSetMcts::of, LARGE));
        assertEquals(
                "Mcts needs a position in which nothing is hidden; InformationSetMcts searches others",
                refusal(game -> Mcts.of(game).build(1).search(game.newInitialState()), SEALED));
    }
}
