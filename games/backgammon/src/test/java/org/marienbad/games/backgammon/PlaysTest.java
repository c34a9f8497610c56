package org.marienbad.games.backgammon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How many different positions rolls lead to, against GNU Backgammon. */
class PlaysTest {
    @Test
    void everyRollAllowsAsManyPlaysAsKnown() throws IOException {
        int counts = 0;
        for (String line : Games.lines("plays.txt")) {
            String[] fields = line.split(" ");
            for (int i = 1; i < fields.length; i++, counts++) {
                int high = fields[i].charAt(0) - '0';
                int low = fields[i].charAt(1) - '0';
                int known = Integer.parseInt(fields[i].substring(3));
                BackgammonState rolled = Games.position(fields[0], "roll");
                rolled.apply(ActionCodes.roll(high, low));
                assertEquals(known == 0, rolled.mustPass(), fields[0] + ", roll " + fields[i]);
                // Who passes leaves one position, too.
                assertEquals(Math.max(1, known), Games.results(rolled).size(), fields[0] + ", roll " + fields[i]);
            }
        }
        assertEquals(21 * 21, counts);
    }

    /** The replies to all plays of all rolls, each roll once: 447 and 202,782 different positions. */
    @Test
    void repliesToTheOpening() {
        long[] counts = new long[2];
        BackgammonState start = Games.position("4HPwATDgc/ABMA", "roll");
        for (BackgammonState first : afterAllRolls(start)) {
            counts[0]++;
            counts[1] += afterAllRolls(first).size();
        }
        assertEquals(447, counts[0]);
        assertEquals(202_782, counts[1]);
    }

    private static List<BackgammonState> afterAllRolls(BackgammonState before) {
        List<BackgammonState> results = new ArrayList<>();
        int[] rolls = new int[ActionCodes.OPENINGS];
        int count = before.legalActions(rolls);
        for (int i = 0; i < count; i++) {
            BackgammonState rolled = before.copy();
            rolled.apply(rolls[i]);
            results.addAll(Games.results(rolled));
        }
        return results;
    }
}
