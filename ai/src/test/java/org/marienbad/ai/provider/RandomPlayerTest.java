package org.marienbad.ai.provider;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;

class RandomPlayerTest {
    private final TicTacToe game = new TicTacToe();

    private List<Integer> choices(long seed, int count) {
        Player player = new RandomProvider().create(game, Settings.NONE, seed);
        return IntStream.range(0, count)
                .map(i -> player.choose(game.after(4, 0), 0, Budget.UNLIMITED, Monitor.NONE)
                        .action())
                .boxed()
                .toList();
    }

    @Test
    void uniformOverTheLegalActions() {
        int[] counts = new int[9];
        choices(1, 7000).forEach(action -> counts[action]++);
        double chiSquare = 0;
        for (int cell : new int[] {1, 2, 3, 5, 6, 7, 8}) {
            chiSquare += Math.pow(counts[cell] - 1000, 2) / 1000;
        }
        assertEquals(0, counts[0] + counts[4]);
        assertTrue(chiSquare < 22.5, "6 degrees of freedom, p = 0.001");
    }

    @Test
    void sameSeedSameChoices() {
        assertEquals(choices(5, 50), choices(5, 50));
        assertNotEquals(choices(5, 50), choices(6, 50));
    }
}
