package org.marienbad.examples.ai;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.cfr.CfrPlus;
import org.marienbad.ai.cfr.CfrTree;
import org.marienbad.ai.cfr.Exploitability;
import org.marienbad.ai.cfr.InformationSet;
import org.marienbad.ai.cfr.Strategy;
import org.marienbad.ai.expectiminimax.Expectiminimax;
import org.marienbad.ai.greedy.Greedy;
import org.marienbad.ai.maxn.MaxN;
import org.marienbad.ai.maxn.Paranoid;
import org.marienbad.ai.mcts.InformationSetMcts;
import org.marienbad.ai.mcts.Mcts;
import org.marienbad.ai.mcts.selection.RegretMatching;
import org.marienbad.ai.mcts.selection.SelectionRule;
import org.marienbad.ai.minimax.Minimax;
import org.marienbad.ai.montecarlo.MonteCarlo;
import org.marienbad.ai.montecarlo.SequentialHalving;
import org.marienbad.ai.montecarlo.Ucb1Allocation;
import org.marienbad.ai.proof.ProofNumberSearch;
import org.marienbad.ai.proof.ProofResult;
import org.marienbad.ai.proof.ProofStatus;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.ai.search.MoveOrdering;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.SearchResult.Proof;
import org.marienbad.ai.search.SearchStatistics;
import org.marienbad.ai.solver.Retrograde;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.games.poker.PokerProvider;

/** The programs of docs/use-the-ai.md. */
class UseTheAiTest {
    @Test
    void chooseAnAction() {
        Game game = new Matches(2, 21, false);
        State position = game.newInitialState();
        int action = Minimax.of(game).build().search(position).action();

        assertEquals(1, action);
    }

    @Test
    void minimax() {
        Game game = new Matches(2, 21, false);
        Minimax minimax = Minimax.of(game).depth(30).table(16).build();
        SearchResult result = minimax.search(game.newInitialState());

        int action = result.action(); // 1: leaves a multiple of four
        double value = result.value(0); // 1.0: the first seat wins
        int[] line = result.principalVariation(); // the actions expected, here to the end of the game
        Proof proof = result.proof(); // POSITION: no action is better, however long you search
        SearchStatistics statistics = result.statistics(); // nodes, depth, time, positions stored

        assertEquals(1, action);
        assertEquals(1.0, value);
        assertEquals(1, line[0]);
        assertEquals(Proof.POSITION, proof);
        assertTrue(statistics.iterations() > 0 && statistics.storedPositions() > 0);
    }

    @Test
    void severalSeats() {
        Game game = new Matches(3, 10, false);
        State position = game.newInitialState();

        SearchResult selfish = MaxN.of(game).depth(10).build().search(position);
        SearchResult paranoid = Paranoid.of(game).depth(10).build().search(position);
        double hoped = selfish.value(0); // everybody plays for itself
        double atLeast = paranoid.value(0); // all others play against you

        assertTrue(atLeast <= hoped);
    }

    @Test
    void chance() {
        Game game = new Matches(2, 9, true);
        State position = game.newInitialState();
        position.apply(3); // the die

        SearchResult result = Expectiminimax.of(game).depth(8).build(1).search(position);
        for (ActionValue line : result.actions()) { // best first; one line has a value unless you ask for more
            System.out.printf("take %d: %.3f%s%n", line.action(), line.value()[0], line.exact() ? " (proven)" : "");
        }

        assertEquals(3, result.actions().size());
    }

    @Test
    void monteCarlo() {
        Game game = new Matches(4, 12, true);
        State position = game.newInitialState();
        position.apply(2);

        SearchResult flat =
                MonteCarlo.of(game).playoutsPerAction(1_000).build(1).search(position);
        SearchResult ucb1 = MonteCarlo.of(game)
                .allocation(new Ucb1Allocation())
                .build(1)
                .search(position, Budget.ofIterations(2_000));
        SearchResult halving = MonteCarlo.of(game)
                .allocation(new SequentialHalving(game))
                .build(1)
                .search(position, Budget.ofMillis(20));

        assertEquals(2_000, flat.statistics().iterations());
        assertTrue(ucb1.statistics().iterations() <= 2_000 && halving.action() > 0);
    }

    @Test
    void treeSearch() {
        Game game = new Matches(3, 21, true);
        State position = game.newInitialState();
        position.apply(3);

        Mcts mcts = Mcts.of(game).iterations(5_000).exploration(0.3).build(1);
        SearchResult result = mcts.search(position);
        for (ActionValue line : result.actions()) {
            System.out.printf("take %d: %d visits, %.3f%n", line.action(), line.visits(), line.value()[0]);
        }

        assertEquals(3, result.actions().size());
    }

    @Test
    void solve() {
        Game game = new Matches(2, 1_000, false);
        Retrograde solution = Retrograde.of(game).mostPositions(10_000).build();

        SearchResult result = solution.search(game.newInitialState());
        double value = solution.value(game.newInitialState()).low(); // −1: 1,000 is a multiple of four
        int plies = solution.value(game.newInitialState()).plies().orElseThrow();

        assertEquals(-1, value);
        assertEquals(Proof.POSITION, result.proof());
        assertEquals(500, plies);
    }

    @Test
    void proveAWin() {
        Game game = new Matches(2, 1_001, false);
        State position = game.newInitialState();
        ProofNumberSearch search =
                ProofNumberSearch.of(game).table(16).iterations(1_000_000).build();

        ProofResult win = search.prove(position, 1); // can the seat to move get a payoff of 1?
        boolean proven = win.status() == ProofStatus.PROVEN; // or DISPROVEN, or UNKNOWN
        List<Integer> line = win.principalVariation(); // a line of the proof, to the end of the game
        double value = search.value(position).low(); // 1.0: by as many questions as it takes

        assertTrue(proven);
        assertEquals(1, line.get(0));
        assertEquals(1.0, value);
    }

    @Test
    void anEvaluatorOfYourOwn() {
        Game game = new Matches(2, 31, false);
        Evaluator evaluator = (state, payoffs) -> {
            int mover = state.actor();
            double estimate = Integer.parseInt(state.toString().split(" ")[0]) % 4 == 0 ? -0.5 : 0.5;
            payoffs[mover] = estimate;
            payoffs[1 - mover] = -estimate;
        };
        int action = Minimax.of(game)
                .evaluator(evaluator)
                .depth(3)
                .build()
                .search(game.newInitialState())
                .action();
        int oneply = Greedy.of(game)
                .evaluator(evaluator)
                .build(1)
                .search(game.newInitialState())
                .action();

        assertEquals(3, action);
        assertEquals(3, oneply);
    }

    @Test
    void anOrderingOfYourOwn() {
        Game game = new Matches(2, 40, false);
        MoveOrdering greedyFirst = (state, actions, count, ply, depth, preferred) -> {
            for (int i = 0, j = count - 1; i < j; i++, j--) { // the most matches first
                int other = actions[i];
                actions[i] = actions[j];
                actions[j] = other;
            }
            MoveOrdering.promote(actions, count, preferred); // but before it the best action in the table
            return 0; // no position was looked at
        };
        Minimax minimax = Minimax.of(game).ordering(() -> greedyFirst).build();

        SearchResult result = minimax.search(game.newInitialState(), Budget.ofDepth(8));
        assertEquals(8, result.statistics().depth());
    }

    @Test
    void aSelectionRuleOfYourOwn() {
        Game game = new Matches(2, 9, false);
        SelectionRule rule = siblings -> {
            int best = -1;
            double most = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < siblings.count(); i++) {
                double unsure = Math.sqrt(Math.log(1 + siblings.opportunities(i)) / (1 + siblings.visits(i)));
                double score = siblings.value(i) + 0.4 * unsure;
                if (!siblings.isRuledOut(i) && score > most) {
                    best = i;
                    most = score;
                }
            }
            return best;
        };
        Mcts mcts = Mcts.of(game).selection(rule).iterations(2_000).build(1);

        int action = mcts.search(game.newInitialState()).action();

        assertEquals(1, action, "eight are left, which loses");
    }

    @Test
    void mixedStrategies() {
        Game game = GameSetup.of(new PokerProvider()).game(); // Kuhn poker, or your own game
        CfrTree tree = CfrTree.of(game);
        CfrPlus cfr = CfrPlus.of(tree).build();
        cfr.run(1_000);

        Strategy strategy = cfr.averageStrategy();
        Exploitability found = Exploitability.of(tree, strategy);
        double value = found.value(0); // about −1/18
        double lost = found.exploitability(); // 0 for an equilibrium
        for (InformationSet set : tree.informationSets().all()) {
            System.out.println(tree.informationSets().text(set) + ": " + strategy.probabilities(set));
        }

        assertEquals(-1.0 / 18, value, 1e-3);
        assertEquals(0, lost, 1e-3);
    }

    @Test
    void searchedMixes() {
        Game game = GameSetup.of(new PokerProvider()).game(); // Kuhn poker, or your own game
        SplittableRandom random = new SplittableRandom(1);
        State view = game.newInitialState();
        while (view.actor() == State.CHANCE) {
            view.apply(view.randomOutcome(new int[game.info().maxLegalActions()], random));
        }
        InformationSetMcts search = InformationSetMcts.of(game)
                .multipleObservers(true)
                .sealed(new RegretMatching())
                .iterations(20_000)
                .build(1);
        State deal = game.newInitialState(); // or the position before the bids that nobody has seen yet
        SearchResult result = search.search(deal, view, Budget.UNLIMITED, Monitor.NONE);
        for (ActionValue line : result.actions()) {
            System.out.println(game.action(view, line.action()).notation() + ": " + line.visits());
        }

        assertTrue(result.actions().stream().anyMatch(line -> line.action() == result.action()));
    }

    @Test
    void watchAndCancel() {
        Game game = new Matches(2, 200, false);
        long[] polls = {0};
        Monitor monitor = new Monitor() {
            @Override
            public boolean cancelled() { // asked about once a millisecond
                return ++polls[0] > 20;
            }

            @Override
            public void progress(Decision soFar) { // a few times a second
                System.out.println(soFar.depth() + " plies: " + soFar.action());
            }
        };
        SearchResult best = Minimax.of(game).table(0).build().search(game.newInitialState(), Budget.UNLIMITED, monitor);

        assertTrue(best.action() > 0);
        assertEquals(21, polls[0]);
    }

    @Test
    void playAGame() {
        Game game = new Matches(2, 15, true);
        List<GameSearch> seats = List.of(
                Expectiminimax.of(game).iterations(5_000).build(1),
                MonteCarlo.of(game).iterations(500).build(2));
        State state = game.newInitialState();
        int[] buffer = new int[game.info().maxLegalActions()];
        while (state.actor() != State.TERMINAL) {
            int action = state.actor() == State.CHANCE
                    ? Chance.sample(state, buffer, state.legalActions(buffer), Seeds.stream(7, "die", state.hash()))
                    : seats.get(state.actor()).search(state).action();
            state.apply(action);
        }
        double[] payoffs = new double[2];
        state.payoffs(payoffs);

        assertArrayEquals(new double[] {-payoffs[1], payoffs[1]}, payoffs);
    }

    @Test
    void asAPlayer() {
        Game game = new Matches(2, 21, false);
        Player player = Minimax.of(game).iterations(1_000).build().asPlayer();
        Decision decision = player.choose(game.newInitialState(), 0, Budget.ofMillis(100), Monitor.NONE);
        player.close();

        assertEquals(1, decision.action());
    }
}
