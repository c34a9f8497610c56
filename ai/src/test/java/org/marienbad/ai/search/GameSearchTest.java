package org.marienbad.ai.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.search.SearchResult.Proof;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;

class GameSearchTest {
    private static final Decision DECISION = new Decision(
            4,
            List.of(
                    new ActionValue(4, 70, new double[] {0.5, -0.5}, true, new int[] {0, 8}),
                    new ActionValue(2, 30, new double[] {Double.NaN, Double.NaN}, false, new int[0])),
            100,
            3,
            2_000);

    @Test
    void aResultTellsTheValueAndTheLineOfTheChosenAction() {
        SearchResult result = new SearchResult(DECISION, Proof.ACTION, 12);
        assertEquals(4, result.action());
        assertEquals(0.5, result.value(0));
        assertEquals(-0.5, result.value(1));
        assertArrayEquals(new int[] {4, 0, 8}, result.principalVariation());
        assertEquals(DECISION.lines(), result.actions());
    }

    @Test
    void theChosenActionNeedNotBeTheFirstOfTheActions() {
        Decision second = new Decision(2, DECISION.lines(), 100, 3, 2_000);
        SearchResult result = new SearchResult(second, Proof.NONE, 0);
        assertTrue(Double.isNaN(result.value(0)));
        assertArrayEquals(new int[] {2}, result.principalVariation());
    }

    @Test
    void aResultWithoutActionsHasNoValueAndTheShortestLine() {
        SearchResult result = new SearchResult(Decision.of(7), Proof.NONE, 0);
        assertTrue(Double.isNaN(result.value(1)));
        assertArrayEquals(new int[] {7}, result.principalVariation());
    }

    @Test
    void statisticsTakeTheirFiguresFromTheDecision() {
        SearchStatistics statistics = new SearchResult(DECISION, Proof.NONE, 12).statistics();
        assertEquals(new SearchStatistics(100, 3, 2_000, 12), statistics);
        assertEquals(5e7, statistics.iterationsPerSecond());
        assertEquals(0, new SearchStatistics(0, 0, 0, 0).iterationsPerSecond());
    }

    @Test
    void aSearchWithFewerArgumentsHasNoLimitsAndNoMonitor() {
        List<Object> given = new ArrayList<>();
        GameSearch search = (position, budget, monitor) -> {
            given.addAll(List.of(budget, monitor));
            return new SearchResult(DECISION, Proof.NONE, 0);
        };
        State start = new TicTacToe().newInitialState();
        search.search(start);
        search.search(start, Budget.ofDepth(2));
        assertEquals(List.of(Budget.UNLIMITED, Monitor.NONE, Budget.ofDepth(2), Monitor.NONE), given);
    }

    @Test
    void asAPlayerASearchDecidesAndIsClosed() {
        boolean[] closed = {false};
        GameSearch search = new GameSearch() {
            @Override
            public SearchResult search(State position, Budget budget, Monitor monitor) {
                return new SearchResult(DECISION, Proof.NONE, 0);
            }

            @Override
            public void close() {
                closed[0] = true;
            }
        };
        Player player = search.asPlayer();
        State start = new TicTacToe().newInitialState();
        assertSame(DECISION, player.choose(start, 0, Budget.UNLIMITED, Monitor.NONE));
        player.close();
        assertTrue(closed[0]);
    }
}
