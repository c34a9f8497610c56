package org.marienbad.games.kalaha;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Searches all rows for the longest run of sowings of which none brings a stone to the store. */
class QuietRunTest {
    @ParameterizedTest
    @CsvSource({"false", "true"})
    void boundOnGameLengthRestsOnTheLongestQuietRuns(boolean emptyCapture) {
        for (int pits = 1; pits <= KalahaRules.MAX_PITS; pits++) {
            assertEquals(longest(pits, emptyCapture), GameLength.quiet(pits, emptyCapture), pits + " pits");
        }
    }

    private static int longest(int pits, boolean emptyCapture) {
        // Pit i matters only up to pits − i stones: with so many, or more, it can never be sown quietly again.
        int rows = 1;
        for (int pit = 0; pit < pits; pit++) {
            rows *= pits - pit + 1;
        }
        byte[] known = new byte[rows];
        Arrays.fill(known, (byte) -1);
        int longest = 0;
        int[] row = new int[pits];
        for (int code = 0; code < rows; code++) {
            int rest = code;
            for (int pit = 0; pit < pits; pit++) {
                row[pit] = rest % (pits - pit + 1);
                rest /= pits - pit + 1;
            }
            longest = Math.max(longest, run(row, emptyCapture, known));
        }
        return longest;
    }

    private static int run(int[] row, boolean emptyCapture, byte[] known) {
        int pits = row.length;
        int code = 0;
        for (int pit = pits - 1; pit >= 0; pit--) {
            code = code * (pits - pit + 1) + row[pit];
        }
        if (known[code] >= 0) {
            return known[code];
        }
        int best = 0;
        for (int pit = 0; pit < pits; pit++) {
            int stones = row[pit];
            boolean quiet = stones > 0 && pit + stones < pits && !(emptyCapture && row[pit + stones] == 0);
            if (quiet) {
                int[] next = row.clone();
                next[pit] = 0;
                for (int i = pit + 1; i <= pit + stones; i++) {
                    next[i] = Math.min(next[i] + 1, pits - i);
                }
                best = Math.max(best, 1 + run(next, emptyCapture, known));
            }
        }
        known[code] = (byte) best;
        return best;
    }
}
