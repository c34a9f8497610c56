package org.marienbad.ai.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.ai.TakeAway;
import org.marienbad.ai.proof.ProofResult.Numbers;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.SearchResult.Proof;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.Counting;
import org.marienbad.ai.toy.CycleGame;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Solution;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.testkit.toy.PongHauKiProvider;

class ProofNumberSearchTest {
    private static final Budget ENOUGH = Budget.ofIterations(10_000_000);

    private final TicTacToe game = new TicTacToe();
    private final State start = game.newInitialState();

    @Test
    void ticTacToeIsADraw() {
        ProofNumberSearch search = ProofNumberSearch.of(game).table(1).build();
        ProofResult win = search.prove(start, 1, ENOUGH, Monitor.NONE);
        assertEquals(ProofStatus.DISPROVEN, win.status());
        assertEquals(new Numbers(Numbers.INFINITE, 0), win.numbers());
        ProofResult draw = search.prove(start, 0, ENOUGH, Monitor.NONE);
        assertEquals(ProofStatus.PROVEN, draw.status());
        assertEquals(new Numbers(0, Numbers.INFINITE), draw.numbers());
        assertEquals(Solution.Value.exactly(0), search.value(start, ENOUGH, Monitor.NONE));
        assertEquals(ProofStatus.PROVEN, search.prove(start, -7).status(), "less than anybody can get");
        assertEquals(ProofStatus.DISPROVEN, search.prove(start, 7).status(), "more than anybody can get");
    }

    /** A row for the first seat in three plies, whatever the second one does. */
    @Test
    void theLineOfAProofIsPlayableAndEndsAsProven() {
        State state = game.after(0, 3, 8, 4); // X threatens nothing yet and must block at 5
        ProofNumberSearch search = ProofNumberSearch.of(game).build();
        ProofResult result = search.prove(state, 1);
        assertEquals(BruteForce.selfish(game).value(state)[0] >= 1, result.status() == ProofStatus.PROVEN);
        assertEquals(5, result.principalVariation().get(0));
        assertTrue(result.statistics().iterations() > 0);
        assertTrue(result.statistics().storedPositions() > 0);
        assertTrue(result.statistics().depth() > 0);
        assertTrue(result.statistics().nanos() > 0);
    }

    @Test
    void linesKeepTheValueUntilTheEnd() {
        int proven = 0;
        for (long seed = 0; seed < 100; seed++) {
            TreeGame tree = new TreeGame(seed, 2, 4, 8, false, 0.25);
            double value = TreeGame.value(tree, tree.newInitialState(), 20)[0];
            double payoff = seed % 2 == 0 ? value : Math.nextUp(value);
            ProofResult result = ProofNumberSearch.of(tree).build().prove(tree.newInitialState(), payoff);
            assertEquals(seed % 2 == 0 ? ProofStatus.PROVEN : ProofStatus.DISPROVEN, result.status());
            State state = tree.newInitialState();
            result.principalVariation().forEach(state::apply);
            assertEquals(State.TERMINAL, state.actor());
            double[] payoffs = new double[2];
            state.payoffs(payoffs);
            assertEquals(seed % 2 == 0, payoffs[0] >= payoff, "seed " + seed);
            proven += result.status() == ProofStatus.PROVEN ? 1 : 0;
        }
        assertEquals(50, proven);
    }

    /** Also where the game can go round for ever: every action of the winner brings the end nearer. */
    @Test
    void aWinnerGetsToTheEnd() {
        int wins = 0;
        for (long seed = 0; seed < 100; seed++) {
            CycleGame cycles = CycleGame.random(seed, 30);
            State state = cycles.newInitialState();
            int winner = state.actor();
            ProofNumberSearch search = ProofNumberSearch.of(cycles).table(1).build();
            ProofResult result = search.prove(state, 1);
            Set<String> met = new HashSet<>();
            for (int action : result.principalVariation()) {
                assertTrue(met.add(state.toString()) || result.status() != ProofStatus.PROVEN);
                state.apply(action);
            }
            if (result.status() == ProofStatus.PROVEN) {
                double[] payoffs = new double[2];
                assertEquals(State.TERMINAL, state.actor());
                state.payoffs(payoffs);
                assertEquals(1, payoffs[winner]);
                wins++;
            }
        }
        assertTrue(wins > 10, "a test of nothing: " + wins);
    }

    @Test
    void aDrawByRepetitionIsNoWinForAnybody() {
        Game pongHauKi = BruteForce.game(new PongHauKiProvider(), 2, Map.of("times", 2));
        ProofNumberSearch search = ProofNumberSearch.of(pongHauKi).build();
        State state = pongHauKi.newInitialState();
        assertEquals(ProofStatus.DISPROVEN, search.prove(state, 1).status());
        assertEquals(ProofStatus.PROVEN, search.prove(state, 0).status());
        // What came before does not count.
        int[] actions = new int[pongHauKi.info().maxLegalActions()];
        State later = state.copy();
        for (int ply = 0; ply < 4 && later.legalActions(actions) > 0; ply++) {
            later.apply(actions[0]);
        }
        State same = pongHauKi.newInitialState();
        long[] words = new long[pongHauKi.info().words()];
        later.encode(words);
        same.decode(words);
        if (same.actor() >= 0) {
            assertEquals(search.prove(same, 0).status(), search.prove(later, 0).status());
        }
    }

    @Test
    void questionsBeyondTheBudgetStayUnknown() {
        ProofNumberSearch search = ProofNumberSearch.of(game).build();
        for (long nodes : new long[] {1, 2, 5, 8, 9, 10, 50}) {
            ProofResult result =
                    ProofNumberSearch.of(game).iterations(nodes).build().prove(start, 1);
            assertEquals(ProofStatus.UNKNOWN, result.status());
            assertEquals(List.of(), result.principalVariation());
            assertEquals(nodes, result.statistics().iterations());
            assertTrue(result.numbers().proof() > 0 && result.numbers().disproof() > 0);
        }
        assertThrows(IllegalArgumentException.class, () -> Budget.ofIterations(0));
        SearchResult result = search.search(start, Budget.ofIterations(1));
        assertEquals(Proof.NONE, result.proof());
        assertTrue(Double.isNaN(result.value(0)));
        assertEquals(0, result.action(), "a legal action");
        assertEquals(Solution.Value.UNKNOWN, search.value(start, Budget.ofIterations(20), Monitor.NONE));
        assertEquals(
                1,
                ProofNumberSearch.of(game)
                        .limits(Budget.ofIterations(1))
                        .build()
                        .prove(start, 1)
                        .statistics()
                        .iterations());
        assertNotEquals(
                ProofStatus.UNKNOWN,
                ProofNumberSearch.of(game)
                        .millis(100_000)
                        .build()
                        .prove(start, 1)
                        .status());
    }

    /** One action ends the game: a single node is enough to see it. */
    @Test
    void aWinAtOnceTakesOneLook() {
        TakeAway heap = new TakeAway(3, 1);
        ProofResult result = ProofNumberSearch.of(heap).iterations(3).build().prove(heap.newInitialState(), 1);
        assertEquals(ProofStatus.PROVEN, result.status());
        assertEquals(List.of(2), result.principalVariation());
        assertEquals(1, result.statistics().storedPositions());
        assertEquals(0, result.statistics().depth());
    }

    @Test
    void aCancelledSearchIsUnknownAndGoesOnWhereItWas() {
        Game connectFour = BruteForce.game(new ConnectFourProvider(), 2, Map.of());
        State state = connectFour.newInitialState();
        Counting monitor = Counting.atPoll(10);
        ProofNumberSearch search = ProofNumberSearch.of(connectFour).table(1).build();
        assertEquals(
                ProofStatus.UNKNOWN,
                search.prove(state, 1, Budget.UNLIMITED, monitor).status());
        assertEquals(10, monitor.polled());

        ProofNumberSearch whole = ProofNumberSearch.of(game).build();
        long nodes = whole.prove(start, 1).statistics().iterations();
        ProofNumberSearch parts = ProofNumberSearch.of(game).build();
        long sum = 0;
        ProofResult part;
        do {
            part = parts.prove(start, 1, Budget.ofIterations(nodes / 4), Monitor.NONE);
            sum += part.statistics().iterations();
        } while (part.status() == ProofStatus.UNKNOWN && sum < 10 * nodes);
        assertEquals(ProofStatus.DISPROVEN, part.status());
        assertTrue(sum < 3 * nodes, sum + " nodes in place of " + nodes);
    }

    @Test
    void progressNamesALegalAction() {
        Game connectFour = BruteForce.game(new ConnectFourProvider(), 2, Map.of());
        Counting monitor = Counting.atReport(2);
        ProofNumberSearch.of(connectFour)
                .table(1)
                .build()
                .prove(connectFour.newInitialState(), 1, Budget.UNLIMITED, monitor);
        assertEquals(2, monitor.seen.size());
        monitor.seen.forEach(soFar -> {
            assertTrue(soFar.action() >= 0 && soFar.action() < 7);
            assertTrue(soFar.iterations() > 0 && soFar.depth() > 0 && soFar.nanos() > 0);
        });
    }

    @Test
    void theSamePositionsGetTheSameAnswersWhateverTheTable() {
        for (long seed = 0; seed < 30; seed++) {
            TreeGame tree = new TreeGame(seed, 2, 5, 8, false, 0.25);
            State state = tree.newInitialState();
            Solution.Value large = ProofNumberSearch.of(tree).table(4).build().value(state, ENOUGH, Monitor.NONE);
            assertTrue(large.exact());
            for (long bytes : new long[] {ProofTable.LEAST_BYTES, 10 * ProofTable.LEAST_BYTES, 1 << 14}) {
                ProofNumberSearch small =
                        ProofNumberSearch.of(tree).tableBytes(bytes).build();
                assertEquals(large, small.value(state, ENOUGH, Monitor.NONE));
                assertTrue(small.positions() <= bytes / ProofTable.BYTES_PER_ENTRY);
            }
        }
    }

    @Test
    void everyTechniqueLeavesTheAnswersAlone() {
        BruteForce reference = BruteForce.selfish(game);
        for (ProofTechnique technique : ProofTechnique.values()) {
            ProofNumberSearch search =
                    ProofNumberSearch.of(game).techniques(Set.of(technique)).build();
            for (int first = 0; first < 9; first++) {
                for (int second = 0; second < 9; second++) {
                    if (first != second) {
                        State state = game.after(first, second);
                        assertEquals(
                                reference.value(state)[0], search.value(state).low());
                    }
                }
            }
        }
    }

    /**
     * Positions of random play, the men of column 1 … 7 in turn, with the score of the side to move. A program written
     * from the rules computed it: above 0 the side wins, below it loses.
     */
    @ParameterizedTest
    @CsvSource({
        "357417117746326265, 11",
        "537427754334435275, 3",
        "471671657777431565, 8",
        "15225344251534547537476, 8",
        "4366572644117462762, 9",
        "571631143366346113732277, -8",
        "347346255527756642, -4",
        "7447554246175153762, -9",
        "7524327321132563, -13",
        "72613474162755375442, 0",
    })
    void connectFourPositionsHaveTheirKnownOutcome(String men, int score) {
        Game connectFour = BruteForce.game(new ConnectFourProvider(), 2, Map.of());
        State state = connectFour.newInitialState();
        men.chars().forEach(column -> state.apply(column - '1'));
        ProofNumberSearch search = ProofNumberSearch.of(connectFour).table(16).build();
        SearchResult result = search.search(state, ENOUGH);
        assertEquals(Proof.POSITION, result.proof());
        assertEquals(Integer.signum(score), result.value(state.actor()));
        assertEquals(-Integer.signum(score), result.value(1 - state.actor()));
    }

    @Test
    void aPlayerTakesTheGreatestValue() {
        TakeAway heap = new TakeAway(40, 1);
        ProofNumberSearch search = ProofNumberSearch.of(heap).table(1).build();
        for (int left = 1; left <= 40; left++) {
            for (int seat = 0; seat < 2; seat++) {
                State state = heap.at(left, seat);
                SearchResult result = search.search(state, ENOUGH);
                assertEquals(TakeAway.wins(left) ? 1 : 0, result.value(seat));
                assertEquals(TakeAway.wins(left) ? 0 : 1, result.value(1 - seat));
                state.apply(result.action());
                if (TakeAway.wins(left) && state.actor() >= 0) {
                    assertEquals(state.actor() == seat, TakeAway.wins(TakeAway.left(state)), left + " left");
                }
            }
        }
    }

    @Test
    void saysWhatAGameDoesNotHave() {
        assertEquals("ProofNumberSearch needs a game for two", refusal(new TreeGame(1, 3, 2, 3, false, 1)));
        assertTrue(refusal(new TreeGame(1, 2, 2, 3, true, 1)).contains("without chance"));
        assertTrue(refusal(TreeGame.plain(game)).contains("a constant sum"));
        assertTrue(refusal(TreeGame.with(game, Trait.HIDDEN_INFORMATION)).contains("hidden information"));
        assertTrue(refusal(BruteForce.game(new PongHauKiProvider(), 2, Map.of("once", "on")))
                .contains("forbid no move"));
    }

    private static String refusal(Game game) {
        return assertThrows(IllegalArgumentException.class, () -> ProofNumberSearch.of(game))
                .getMessage();
    }

    @Test
    void badInputIsRefused() {
        ProofNumberSearch search = ProofNumberSearch.of(game).build();
        assertEquals(
                "payoff is NaN, but must be a number",
                assertThrows(IllegalArgumentException.class, () -> search.prove(start, Double.NaN))
                        .getMessage());
        State over = game.after(0, 3, 1, 4, 2);
        assertThrows(IllegalArgumentException.class, () -> search.prove(over, 1));
        assertThrows(IllegalArgumentException.class, () -> search.value(over));
        assertEquals(
                "table is 0 MiB, but must be at least 1",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> ProofNumberSearch.of(game).table(0))
                        .getMessage());
    }

    @Test
    void theTableIsTakenFromTheMemoryShared() {
        MemoryBudget memory = new MemoryBudget(10 << 20);
        ProofNumberSearch search =
                ProofNumberSearch.of(game).table(8).memory(memory).build();
        assertEquals(2 << 20, memory.free());
        ProofNumberSearch.Builder another = ProofNumberSearch.of(game).table(3).memory(memory);
        assertThrows(MemoryBudget.Refusal.class, another::build);
        search.close();
        assertEquals(10 << 20, memory.free());
    }

    @Test
    void moreQuestionsThanTheTableTellsApartAreAnswered() {
        TakeAway heap = new TakeAway(5, 1);
        ProofNumberSearch search = ProofNumberSearch.of(heap).table(1).build();
        for (int i = 0; i <= ProofTable.MOST_QUESTIONS + 10; i++) {
            double payoff = 0.5 + i * 1e-5;
            boolean wins = TakeAway.wins(5);
            assertEquals(
                    wins ? ProofStatus.PROVEN : ProofStatus.DISPROVEN,
                    search.prove(heap.newInitialState(), payoff).status());
        }
        assertFalse(search.positions() > (1 << 20) / ProofTable.BYTES_PER_ENTRY);
    }
}
