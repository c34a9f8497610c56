package org.marienbad.framework.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.toy.Toy;

class HiddenPliesTest {
    private static final State START = GameSetup.of(new Toy()).newState();
    private int asked;

    @Test
    void anotherChoiceBeforeIsFoundWhereOneDoesNotFit() {
        HiddenPlies.Candidates twoLeft = (before, ply) ->
                ply < 3 ? new int[] {1, 2, 3} : before.toString().startsWith("2 ") ? new int[] {2} : new int[0];
        int[] line = HiddenPlies.fit(START, 4, twoLeft).orElseThrow();
        assertEquals(8, line[0] + line[1] + line[2]);
        assertArrayEquals(new int[] {2}, new int[] {line[3]});
    }

    /** A line of many plies with many choices, the last of which has none. */
    @Test
    void aLongLineThatDoesNotFitIsGivenUpInTime() {
        int[] many = IntStream.range(0, 50).toArray();
        Optional<int[]> line = HiddenPlies.fit(START, 300, (before, ply) -> {
            asked++;
            return ply < 299 ? many : new int[0];
        });
        assertTrue(line.isEmpty());
        assertTrue(asked <= 500_001, "asked " + asked + " times");
    }
}
