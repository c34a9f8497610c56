package org.marienbad.ai.solver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.toy.CycleGame;

class NimbersTest {
    private static final int FIELDS = 20;

    private static PositionGraph graph(int[][] arrows) {
        int[] actors = IntStream.range(0, arrows.length)
                .map(field -> arrows[field].length == 0 ? CycleGame.TIE : field % 2)
                .toArray();
        CycleGame game = new CycleGame(actors, arrows);
        PositionGraph graph = new PositionGraph(game);
        assertTrue(graph.grow(game.newInitialState(), (growing, more) -> true));
        return graph;
    }

    /** The least number that no arrow leads to, straight from the definition. */
    private static int nimber(int[][] arrows, int field) {
        int[] next = IntStream.of(arrows[field]).map(to -> nimber(arrows, to)).toArray();
        return IntStream.iterate(0, n -> n + 1)
                .filter(n -> IntStream.of(next).noneMatch(one -> one == n))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void everyPositionHasTheLeastNumberThatNoActionLeadsTo() {
        int highest = 0;
        for (long seed = 0; seed < 100; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int[][] arrows = new int[FIELDS][];
            for (int field = 0; field < FIELDS; field++) {
                int from = field;
                int count = Math.min(3, FIELDS - 1 - field);
                arrows[field] = IntStream.range(0, count)
                        .map(i -> from + 1 + random.nextInt(Math.min(5, FIELDS - 1 - from)))
                        .toArray();
            }
            PositionGraph graph = graph(arrows);
            CycleGame game = (CycleGame) graph.game();
            int[] nimbers = Nimbers.of(graph);
            assertEquals(graph.size(), nimbers.length);
            for (int field = 0; field < FIELDS; field++) {
                int number = graph.find(game.at(field));
                if (number >= 0) {
                    assertEquals(nimber(arrows, field), nimbers[number], "seed " + seed + ", field " + field);
                    highest = Math.max(highest, nimbers[number]);
                }
            }
        }
        assertEquals(3, highest, "as many as there are actions");
    }

    @Test
    void gamesThatMayGoRoundHaveNoNimbers() {
        assertArrayEquals(new int[0], Nimbers.of(graph(new int[][] {{1}, {2, 3}, {1}, {}})));
        assertArrayEquals(new int[0], Nimbers.of(graph(new int[][] {{0, 1}, {}})), "to itself");
        assertEquals(4, Nimbers.of(graph(new int[][] {{1, 2}, {3}, {3}, {}})).length, "two ways are no way round");
    }
}
