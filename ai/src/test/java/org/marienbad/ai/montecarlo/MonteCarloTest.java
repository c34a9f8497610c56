package org.marienbad.ai.montecarlo;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.SearchResult.Proof;
import org.marienbad.ai.toy.Bandit;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision.ActionValue;

class MonteCarloTest {
    /** Action 2 pays 1, a reward of 1, the others nothing, a reward of one half. */
    private static final Bandit BANDIT = new Bandit(4, 1, false);

    private static MonteCarlo.Builder of(PlayoutAllocation allocation) {
        return MonteCarlo.of(BANDIT).allocation(allocation).playoutsPerAction(0);
    }

    /** Playouts by action. */
    private static long[] visits(SearchResult result) {
        long[] visits = new long[BANDIT.actions()];
        result.actions().forEach(line -> visits[line.action()] = line.visits());
        return visits;
    }

    @Test
    void aValueIsProvenWhereTheActionEndsTheGameAndThePositionWhereItIsTheOnlyOne() {
        TicTacToe game = new TicTacToe();
        MonteCarlo search = MonteCarlo.of(game).build(1);
        assertEquals(Proof.NONE, search.search(game.newInitialState()).proof());
        SearchResult win = search.search(game.after(0, 3, 1, 4));
        assertEquals(2, win.action());
        assertEquals(Proof.ACTION, win.proof(), "that nothing is better than a win it does not know");
        SearchResult only = search.search(game.after(0, 1, 2, 3, 5, 4, 6, 8));
        assertEquals(7, only.action());
        assertEquals(Proof.POSITION, only.proof());
        assertEquals(0, only.statistics().storedPositions());
    }

    @Test
    void halvingSharesOutWhatItIsGiven() {
        SearchResult result =
                of(new SequentialHalving(BANDIT)).iterations(80).build(1).search(BANDIT.newInitialState());
        assertEquals(2, result.action());
        long[] visits = visits(result);
        assertEquals(30, visits[2], "ten of forty, then twenty of forty");
        Arrays.sort(visits);
        assertArrayEquals(new long[] {10, 10, 30, 30}, visits);
    }

    @Test
    void halvingTakesAsManyRoundsAsItTakesAndBeginsAnewForEveryPosition() {
        Bandit eight = new Bandit(8, 1, false);
        MonteCarlo search = MonteCarlo.of(eight)
                .allocation(new SequentialHalving(eight))
                .playoutsPerAction(0)
                .iterations(240)
                .build(1);
        for (int time = 0; time < 20; time++) {
            SearchResult result = search.search(eight.newInitialState());
            assertEquals(eight.best(), result.action());
            // 80 for all eight, 80 for four, 80 for two.
            assertArrayEquals(
                    new long[] {10, 10, 10, 10, 30, 30, 70, 70},
                    result.actions().stream()
                            .mapToLong(ActionValue::visits)
                            .sorted()
                            .toArray());
        }
    }

    @Test
    void ucbTriesEveryActionOnceAndThenTheOneWithTheHighestBound() {
        MonteCarlo search = of(new Ucb1Allocation()).build(1);
        assertArrayEquals(
                new long[] {1, 1, 1, 1}, visits(search.search(BANDIT.newInitialState(), Budget.ofIterations(4))));
        long[] expected = {1, 1, 1, 1};
        for (int spent = 4; spent < 100; spent++) {
            double best = 1 + Math.sqrt(2 * Math.log(spent) / expected[2]);
            // The others are equal but for their visits: the least visited has the highest bound.
            int least =
                    expected[0] <= expected[1] && expected[0] <= expected[3] ? 0 : expected[1] <= expected[3] ? 1 : 3;
            double other = 0.5 + Math.sqrt(2 * Math.log(spent) / expected[least]);
            expected[best > other ? 2 : least]++;
        }
        long[] visits = visits(search.search(BANDIT.newInitialState(), Budget.ofIterations(100)));
        assertEquals(expected[2], visits[2]);
        Arrays.sort(expected);
        Arrays.sort(visits);
        assertArrayEquals(expected, visits);
    }

    @Test
    void theNextPositionForgetsTheOneBefore() {
        MonteCarlo search = of(new UniformAllocation()).build(1);
        SearchResult whole = search.search(BANDIT.newInitialState(), Budget.ofIterations(4));
        assertTrue(whole.actions().stream().allMatch(ActionValue::exact));
        SearchResult one = search.search(BANDIT.newInitialState(), Budget.ofIterations(1));
        assertEquals(1, one.actions().stream().filter(ActionValue::exact).count());
        assertEquals(1, LongStream.of(visits(one)).sum());
    }

    @Test
    void everyActionIsAsLikelyToBeTriedFirst() {
        int[] first = new int[BANDIT.actions()];
        for (long seed = 0; seed < 4000; seed++) {
            first[
                    of(new UniformAllocation())
                            .build(seed)
                            .search(BANDIT.newInitialState(), Budget.ofIterations(1))
                            .action()]++;
        }
        for (int count : first) {
            assertEquals(1000, count, 150, () -> Arrays.toString(first) + ": five standard deviations are 137");
        }
    }

    /** 200 playouts of an action are for a search without any limit. */
    @Test
    void aLimitIsUsedUp() {
        TicTacToe game = new TicTacToe();
        MonteCarlo search = MonteCarlo.of(game).build(1);
        assertEquals(1800, search.search(game.newInitialState()).statistics().iterations());
        Budget more = Budget.ofIterations(5000);
        assertEquals(
                5000, search.search(game.newInitialState(), more).statistics().iterations());
        MonteCarlo few = MonteCarlo.of(game).playoutsPerAction(10).build(1);
        assertEquals(90, few.search(game.newInitialState(), more).statistics().iterations());
    }
}
