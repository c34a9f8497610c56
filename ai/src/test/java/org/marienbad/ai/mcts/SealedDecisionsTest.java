package org.marienbad.ai.mcts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.ai.mcts.finalmove.SecureChild;
import org.marienbad.ai.mcts.selection.Exp3;
import org.marienbad.ai.mcts.selection.MixedSelection;
import org.marienbad.ai.mcts.selection.RegretMatching;
import org.marienbad.ai.mcts.selection.Siblings;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.toy.Allocation;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.testgames.AuctionProvider;
import org.marienbad.games.testgames.TricksProvider;

/** Decisions that others do not see: where they begin, who mixes them, and what is refused. */
class SealedDecisionsTest {
    private static final MctsProvider PROVIDER = new MctsProvider();
    private static final Map<String, ?> REGRET = Map.of("sealed", "regret", "observers", "multiple", "iterations", 300);

    private static GameSetup auction(int seats, int lots, int coins) {
        return GameSetup.of(new AuctionProvider(), seats, Map.of("lots", lots, "coins", coins), 0);
    }

    private static State view(State state, long seed) {
        State view = state.copy();
        ((ImperfectInformationState) view).determinize(Observer.seat(state.actor()), new SplittableRandom(seed));
        return view;
    }

    private static long[] words(Game game, State state) {
        long[] words = new long[game.info().words()];
        state.encode(words);
        return words;
    }

    /** Bids are never shown: what the others had bid for earlier lots follows from the prices, or does not matter. */
    @ParameterizedTest
    @CsvSource({"2, 3", "3, 3", "3, 20"})
    void theOthersBeganToBidWhenTheLotCameUp(int seats, int coins) {
        GameSetup setup = auction(seats, 4, coins);
        for (int seed = 0; seed < 5; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<SealedDecisions> followed = IntStream.range(0, seats)
                    .mapToObj(seat -> new SealedDecisions(setup.game()))
                    .toList();
            for (int seat = 0; seat < seats; seat++) {
                followed.get(seat).begin(setup, seat);
            }
            int[] legal = new int[coins + 1];
            State state = setup.newState();
            State lot = state.copy();
            boolean known = true;
            while (state.actor() != State.TERMINAL) {
                // Who has no coins left bids none, as all know.
                known |= state.actor() == 0;
                if (known) {
                    lot = state.copy();
                }
                State view = view(state, seed);
                State before = followed.get(state.actor()).before(view);
                assertArrayEquals(words(setup.game(), lot), words(setup.game(), before), state.toString());
                int count = state.legalActions(legal);
                known &= count == 1;
                int bid = legal[random.nextInt(count)];
                for (int seat = 0; seat < seats; seat++) {
                    followed.get(seat).observe(setup.game().seen(state, bid, Observer.seat(seat)));
                }
                state.apply(bid);
            }
        }
    }

    @Test
    void aPlayerThatWasNotToldOfTheGameStartsFromThePosition() {
        GameSetup setup = auction(2, 2, 3);
        State state = setup.newState();
        state.apply(2);
        State view = view(state, 1);
        SealedDecisions sealed = new SealedDecisions(setup.game());
        assertSame(view, sealed.before(view));
        sealed.begin(setup, 1);
        assertSame(view, sealed.before(view), "it was told of no bid");
        sealed.begin(setup, 0);
        sealed.observe(setup.game().seen(setup.newState(), 2, Observer.seat(0)));
        assertSame(view, sealed.before(view), "it follows the game from another seat");
    }

    /** A hidden outcome of chance is no decision of anybody. */
    @Test
    void cardsAreNoSealedDecisions() {
        GameSetup setup = GameSetup.of(new TricksProvider());
        SealedDecisions sealed = new SealedDecisions(setup.game());
        sealed.begin(setup, 0);
        SplittableRandom random = new SplittableRandom(1);
        int[] legal = new int[setup.game().info().maxLegalActions()];
        State state = setup.newState();
        while (state.actor() != 0) {
            int action = state.actor() == State.CHANCE
                    ? state.randomOutcome(legal, random)
                    : state.randomAction(legal, random);
            sealed.observe(setup.game().seen(state, action, Observer.seat(0)));
            state.apply(action);
        }
        State view = view(state, 1);
        assertSame(view, sealed.before(view));
    }

    /** A search that is told of the game finds the position before the sealed bids by itself. */
    @Test
    void followingTheGameIsAsGoodAsSayingWhereToBegin() {
        GameSetup setup = auction(2, 2, 3);
        State state = setup.newState();
        state.apply(1);
        State view = view(state, 1);
        InformationSetMcts told = mixing(setup.game()).build(7);
        told.begin(setup, 1);
        told.observe(setup.game().seen(setup.newState(), 1, Observer.seat(1)));
        SearchResult expected =
                mixing(setup.game()).build(7).search(setup.newState(), view, Budget.UNLIMITED, Monitor.NONE);
        assertEquals(visits(expected), visits(told.search(view)));
        assertNotEquals(visits(expected), visits(mixing(setup.game()).build(7).search(view)));
    }

    private static InformationSetMcts.Builder mixing(Game game) {
        return InformationSetMcts.of(game)
                .multipleObservers(true)
                .sealed(new RegretMatching())
                .iterations(500);
    }

    private static List<Long> visits(SearchResult result) {
        return result.actions().stream().map(ActionValue::visits).toList();
    }

    @Test
    void decisionsThatAreNotDeclaredSealedAreSelectedAsEver() {
        Game game = auction(2, 3, 4).game();
        SearchResult plain = InformationSetMcts.of(game)
                .multipleObservers(true)
                .iterations(500)
                .build(3)
                .search(game.newInitialState());
        SearchResult declared =
                mixing(game).sealed(new Exp3(), state -> false).build(3).search(game.newInitialState());
        assertEquals(visits(plain), visits(declared));
        assertEquals(plain.action(), declared.action());
        assertNotEquals(visits(plain), visits(mixing(game).build(3).search(game.newInitialState())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"root", "tree"})
    void threadsMixAlikeHoweverFastTheyAre(String parallel) {
        Game game = auction(3, 3, 4).game();
        List<List<Long>> found = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            found.add(visits(mixing(game)
                    .threads(2, Parallelization.valueOf(parallel.toUpperCase(java.util.Locale.ROOT)))
                    .build(1)
                    .search(game.newInitialState())));
        }
        assertEquals(found.get(0), found.get(1));
        assertEquals(found.get(0), found.get(2));
        long all = found.get(0).stream().mapToLong(visits -> visits).sum();
        assertEquals(500, all, 5, "every iteration draws once at the root");
    }

    @Test
    void iterationsAllocateNothing() {
        Game game = auction(2, 2, 3).game();
        InformationSetMcts search = InformationSetMcts.of(game)
                .multipleObservers(true)
                .sealed(new RegretMatching())
                .build(1);
        State state = game.newInitialState();
        Runnable shorter = () -> search.search(state, Budget.ofIterations(100));
        Runnable longer = () -> search.search(state, Budget.ofIterations(50_100));
        longer.run();
        long more = Allocation.least(longer) - Allocation.least(shorter);
        assertTrue(more < 50_000, more + " bytes for 50,000 iterations");
    }

    @ParameterizedTest
    @CsvSource({"2, regret", "3, regret", "3, exp3"})
    void thePlayerPlaysWholeGames(int seats, String rule) {
        GameSetup setup = auction(seats, 4, 6);
        assertEquals(played(setup, rule, 1), played(setup, rule, 1));
    }

    private static List<Double> played(GameSetup setup, String rule, long seed) {
        List<Player> players = IntStream.range(0, setup.seats())
                .mapToObj(seat -> player(
                        setup.game(), Map.of("sealed", rule, "observers", "multiple", "iterations", 300), seed + seat))
                .toList();
        MatchResult result = new Match(setup, players).seed(seed).play();
        assertTrue(result.forfeit().isEmpty());
        return Arrays.stream(result.payoffs()).boxed().toList();
    }

    private static Player player(Game game, Map<String, ?> settings, long seed) {
        return PROVIDER.create(game, Settings.of("setting", PROVIDER.id(), PROVIDER.settings(), settings), seed);
    }

    @Test
    void theSettingIsRefusedWhereItMakesNoSense() {
        Game game = auction(2, 2, 3).game();
        player(game, REGRET, 1).close();
        assertRefused(
                "setting 'sealed' of mcts: 'exp3' is only possible with observers=multiple, not with observers=single",
                game,
                Map.of("sealed", "exp3"));
        assertRefused(
                "setting 'sealed' of mcts: 'regret' is only possible with choice=robust, not with choice=secure",
                game,
                Map.of("sealed", "regret", "observers", "multiple", "choice", "secure"));
        assertRefused(
                "setting 'sealed' of mcts: 'exp3' is only possible with horizon=game, not with horizon=turn",
                game,
                Map.of("sealed", "exp3", "observers", "multiple", "horizon", "turn"));
        assertRefused(
                "setting 'sealed' of mcts: 'regret' is only possible with early=off, not with early=on",
                game,
                Map.of("sealed", "regret", "observers", "multiple", "early", true));
        assertRefused(
                "setting 'sealed' of mcts: 'regret' needs hidden information, and this game has none; allowed: ucb1",
                new TicTacToe(),
                Map.of("sealed", "regret"));
    }

    private static void assertRefused(String message, Game game, Map<String, ?> settings) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> player(game, settings, 1))
                        .getMessage());
    }

    @Test
    void theBuilderRefusesWhatMakesNoSense() {
        Game game = auction(2, 2, 3).game();
        assertThrows(
                IllegalArgumentException.class,
                () -> InformationSetMcts.of(game).sealed(new Exp3()).build(1));
        assertThrows(
                IllegalArgumentException.class,
                () -> mixing(game).finalMove(new SecureChild()).build(1));
        assertThrows(
                IllegalArgumentException.class,
                () -> mixing(game).stopEarly(true).build(1));
        assertThrows(
                IllegalArgumentException.class,
                () -> mixing(game).horizon(Horizon.TURN).build(1));
        assertThrows(IllegalArgumentException.class, () -> new Exp3(0));
        assertThrows(IllegalArgumentException.class, () -> new RegretMatching(1.1));
    }

    /** Gives every action the same weight. */
    private record Constant(double weight, double exploration) implements MixedSelection {
        @Override
        public void mix(Siblings siblings, double[] out) {
            Arrays.fill(out, 0, siblings.count(), weight);
        }
    }

    @Test
    void aRuleThatGivesNoStrategyIsTold() {
        Game game = auction(2, 2, 3).game();
        assertThrows(IllegalArgumentException.class, () -> mixing(game).sealed(new Constant(0.25, 7)));
        assertThrows(IllegalArgumentException.class, () -> mixing(game).sealed(new Constant(0.25, Double.NaN)));
        for (double weight : new double[] {0, Double.NaN}) {
            InformationSetMcts search = mixing(game)
                    .sealed(new Constant(weight, 0.3))
                    .iterations(10)
                    .build(1);
            State start = game.newInitialState();
            assertThrows(IllegalStateException.class, () -> search.search(view(start, 1)));
        }
    }
}
