package org.marienbad.ai.mcts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.ai.mcts.playout.PlayoutPolicies;
import org.marienbad.ai.mcts.selection.SelectionRule;
import org.marienbad.ai.mcts.selection.Ucb1;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.SearchResult.Proof;
import org.marienbad.ai.toy.Bandit;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.Same;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.SearchNode;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.testgames.AuctionProvider;

/** The searches as a library. */
class SearchesTest {
    private static final MctsProvider PROVIDER = new MctsProvider();

    private final Game connectFour = BruteForce.game(new ConnectFourProvider(), 2, Map.of());
    private final TicTacToe ticTacToe = new TicTacToe();

    private static Player player(Game game, Map<String, ?> settings) {
        return PROVIDER.create(game, Settings.of("setting", PROVIDER.id(), PROVIDER.settings(), settings), 7);
    }

    @Test
    void theDefaultsAreThoseOfThePlayer() {
        State start = connectFour.newInitialState();
        Same.require(
                player(connectFour, Map.of("iterations", 2000)).choose(start, 0, Budget.UNLIMITED, Monitor.NONE),
                Mcts.of(connectFour).iterations(2000).build(7).search(start).decision());
        Game auction = BruteForce.game(new AuctionProvider(), 2, Map.of());
        State bidding = auction.newInitialState();
        Same.require(
                player(auction, Map.of("iterations", 2000)).choose(bidding, 0, Budget.UNLIMITED, Monitor.NONE),
                InformationSetMcts.of(auction)
                        .iterations(2000)
                        .build(7)
                        .search(bidding)
                        .decision());
    }

    @Test
    void specsSayWhatBuildersSay() {
        State start = connectFour.newInitialState();
        Evaluator evaluator = connectFour.advice().evaluators().get(0).evaluator();
        Map<String, ?> settings = Map.of(
                "iterations",
                900,
                "c",
                0.7,
                "fpu",
                0.2,
                "playout",
                "evaluator",
                "epsilon",
                0.1,
                "implicit",
                0.3,
                "threads",
                2,
                "parallel",
                "tree",
                "cutoff",
                8);
        Same.require(
                player(connectFour, settings).choose(start, 0, Budget.UNLIMITED, Monitor.NONE),
                Mcts.of(connectFour)
                        .iterations(900)
                        .exploration(0.7)
                        .firstPlayUrgency(0.2)
                        .playouts(PlayoutPolicies.epsilonGreedy(evaluator, 0.1))
                        .cutoff(8)
                        .implicitMinimax(0.3)
                        .threads(2, Parallelization.TREE)
                        .build(7)
                        .search(start)
                        .decision());
    }

    /** The loops over the arrays select what the rule itself selects. */
    @ParameterizedTest
    @CsvSource({"0, 10", "0, 0.1", "0.6, 10", "0.6, 0.1"})
    void ucb1ByTheRuleSelectsTheSame(double implicit, double urgency) {
        SelectionRule wrapped = new Ucb1(0.4)::select;
        for (long seed = 0; seed < 10; seed++) {
            Game game = new TreeGame(seed, 2 + (int) seed % 2, 4, 8, seed % 3 == 0, 0.1);
            Mcts.Builder builder =
                    Mcts.of(game).iterations(1500).implicitMinimax(implicit).firstPlayUrgency(urgency);
            SearchResult direct = builder.exploration(0.4).build(seed).search(game.newInitialState());
            SearchResult byRule = builder.selection(wrapped).build(seed).search(game.newInitialState());
            Same.require(direct.decision(), byRule.decision());
        }
    }

    /** A leaf's value is the best reply's by the evaluator that was given, whatever the game's own says. */
    @Test
    void anyObjectMayEvaluate() {
        Evaluator own = (state, out) -> {
            out[0] = (Seeds.mix(state.hash()) >>> 40) * 0x1p-24;
            out[1] = -out[0];
        };
        SearchResult result = Mcts.of(ticTacToe)
                .evaluator(own)
                .evaluateLeaves()
                .implicitMinimax(0)
                .iterations(9)
                .build(1)
                .search(ticTacToe.newInitialState());
        double[] out = new double[2];
        for (ActionValue action : result.actions()) {
            double least = 1;
            for (int reply = 0; reply < 9; reply++) {
                if (reply != action.action()) {
                    own.evaluate(ticTacToe.after(action.action(), reply), out);
                    least = Math.min(least, out[0]);
                }
            }
            assertEquals(least, action.value()[0], 1e-6);
        }
    }

    @Test
    void aSolvedPositionIsReportedAsProven() {
        SearchResult win = Mcts.of(ticTacToe).iterations(5000).build(1).search(ticTacToe.after(0, 8, 2, 5));
        assertEquals(1, win.action());
        assertEquals(Proof.POSITION, win.proof());
        assertEquals(1, win.value(0));
        assertEquals(1, win.principalVariation()[0]);
        assertTrue(win.statistics().storedPositions() > 1);
        SearchResult open = Mcts.of(ticTacToe).iterations(50).build(1).search(ticTacToe.newInitialState());
        assertEquals(Proof.NONE, open.proof());
    }

    @Test
    void theTreeCanBeWalked() {
        Mcts mcts = Mcts.of(ticTacToe).iterations(1000).solver(false).build(1);
        SearchResult result = mcts.search(ticTacToe.newInitialState());
        List<SearchNode> tree = mcts.searchTree(9);
        assertEquals(9, tree.size());
        assertEquals(1000, tree.stream().mapToLong(SearchNode::visits).sum());
        SearchNode best = tree.get(0);
        assertEquals(result.action(), best.action());
        assertEquals(result.value(0), best.value(), 1e-9);
        assertFalse(best.exact());
        int depth = 0;
        for (List<SearchNode> next = tree; !next.isEmpty(); next = next.get(0).children()) {
            depth++;
        }
        assertTrue(depth > 1);
        assertEquals(List.of(), mcts.searchTree(1).get(0).children());
    }

    @Test
    void leavesAreNotEvaluatedWithoutAnEvaluator() {
        assertThrows(
                IllegalArgumentException.class,
                () -> Mcts.of(connectFour).withoutEvaluator().evaluateLeaves().build(1));
    }

    @Test
    void settingsThatNeedAnEvaluatorAreRefusedWithoutOne() {
        Game bare = TreeGame.plain(connectFour);
        for (Map<String, ?> settings : List.of(
                Map.of("playout", "none"),
                Map.of("playout", "evaluator"),
                Map.of("cutoff", 5),
                Map.of("implicit", 0.5))) {
            String key = settings.keySet().iterator().next();
            String message = assertThrows(IllegalArgumentException.class, () -> player(bare, settings))
                    .getMessage();
            assertTrue(message.startsWith("setting '" + key + "' of mcts: '" + settings.get(key)), message);
            assertTrue(message.contains("needs an evaluator"), message);
        }
        player(bare, Map.of("implicit", 0, "playout", "sensible")).close();
    }

    @Test
    void noEvaluatorIsAsInAGameWithoutOne() {
        State start = connectFour.newInitialState();
        Same.require(
                player(connectFour, Map.of("evaluator", "none", "iterations", 500))
                        .choose(start, 0, Budget.UNLIMITED, Monitor.NONE),
                Mcts.of(connectFour)
                        .withoutEvaluator()
                        .iterations(500)
                        .build(7)
                        .search(start)
                        .decision());
        String message = assertThrows(
                        IllegalArgumentException.class,
                        () -> player(connectFour, Map.of("evaluator", "none", "playout", "none")))
                .getMessage();
        assertTrue(message.contains("needs an evaluator, and none is wanted"), message);
    }

    /** Information sets are neither estimated nor shared nor proven, so in a game of nothing else these mean nothing. */
    @Test
    void settingsThatNothingHonoursWhileSomethingIsHiddenAreRefused() {
        Game auction = BruteForce.game(new AuctionProvider(), 2, Map.of());
        for (Map<String, ?> settings : List.of(Map.of("lookahead", true), Map.of("transpositions", true))) {
            String key = settings.keySet().iterator().next();
            String message = assertThrows(IllegalArgumentException.class, () -> player(auction, settings))
                    .getMessage();
            assertEquals(
                    "setting '" + key + "' of mcts: 'on' needs decisions at which nothing is hidden, and this game has"
                            + " none; allowed: off",
                    message);
        }
        String message = assertThrows(IllegalArgumentException.class, () -> player(auction, Map.of("implicit", 0.5)))
                .getMessage();
        assertTrue(message.startsWith("setting 'implicit' of mcts: '0.5' needs decisions"), message);
        player(auction, Map.of("implicit", 0, "solver", "off")).close();
        player(auction, Map.of("implicit", 0.6, "solver", "on")).close();
    }

    /** With an urgency below the value of what was tried, actions stay untried, with or without hidden information. */
    @ParameterizedTest
    @CsvSource({"true", "false"})
    void firstPlayUrgencyLeavesActionsUntried(boolean hidden) {
        Bandit game = new Bandit(40, 1, hidden);
        Map<String, ?> settings = Map.of("iterations", 400, "fpu", 0.1, "c", 0, "solver", "off");
        long tried =
                player(game, settings)
                        .choose(game.newInitialState(), 0, Budget.UNLIMITED, Monitor.NONE)
                        .lines()
                        .stream()
                        .filter(line -> line.visits() > 0)
                        .count();
        assertTrue(tried < 40, "tried " + tried);
    }

    /** Exploration is in parts of the payoffs that occur, not of those that the game declares. */
    @ParameterizedTest
    @CsvSource({"true, 1", "true, 10", "true, 100", "false, 1", "false, 10", "false, 100"})
    void theDeclaredRangeOfPayoffsDoesNotMatter(boolean hidden, double range) {
        Bandit game = new Bandit(20, range, hidden);
        Decision decision = player(game, Map.of("iterations", 2000, "solver", "off"))
                .choose(game.newInitialState(), 0, Budget.UNLIMITED, Monitor.NONE);
        assertEquals(game.best(), decision.action());
        long most = decision.lines().get(0).visits();
        assertTrue(most > 1900, "visits of the best action: " + most);
        assertArrayEquals(new double[] {1}, decision.lines().get(0).value(), 1e-9);
    }
}
