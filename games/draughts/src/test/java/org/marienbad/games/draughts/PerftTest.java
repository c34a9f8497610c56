package org.marienbad.games.draughts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.marienbad.testkit.Perft;

/** Counts turns, all jumps of a piece being one; the numbers of the positions come from a second program. */
class PerftTest {
    private static String turns(DraughtsState state, int depth) {
        return text(Perft.turns(Games.USUAL, state, depth));
    }

    private static String text(long[] counts) {
        return Arrays.stream(counts).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }

    /** OEIS A133046. */
    @Test
    void countsTheTurnsFromTheStart() {
        assertEquals("7 49 302 1469 7361 36768 179740 845931", turns(Games.USUAL.newInitialState(), 8));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "perft.csv", numLinesToSkip = 1, delimiter = ';')
    void countsTheTurnsFromPositions(String fen, String turns, String merged, String moves) {
        DraughtsState state = Games.fen(fen);
        assertEquals(turns, turns(state, turns.split(" ").length));
        long[] counts = new long[merged.split(" ").length];
        countMerged(state, 0, counts);
        assertEquals(merged, text(counts));
        assertEquals(
                Set.copyOf(List.of(moves.split(" "))),
                Turn.of(state).stream().map(Turn::notation).collect(Collectors.toSet()));
    }

    /** The same with captures that lead from the same square to the same position counted once. */
    private static void countMerged(DraughtsState state, int depth, long[] counts) {
        Set<String> seen = new HashSet<>();
        for (Turn turn : Turn.of(state)) {
            DraughtsState after = state.copy();
            turn.plies().forEach(after::apply);
            long[] words = new long[DraughtsState.WORDS];
            after.encode(words);
            if (seen.add(
                    turn.squares().get(0) + " " + LongStream.of(words).boxed().toList())) {
                counts[depth]++;
                if (depth + 1 < counts.length) {
                    countMerged(after, depth + 1, counts);
                }
            }
        }
    }
}
