package org.marienbad.games.minuteempire;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.games.minuteempire.data.CardAction;
import org.marienbad.games.minuteempire.data.Step;

/** {@code MergedStepsTest} with the longest moves that the decks have, instead of short ones. */
class LongMovesTest {
    @ParameterizedTest
    @CsvSource({"official, side-a, 2", "thesis, side-b, 4", "official, side-b, 5"})
    void everyResultIsReached(String rules, String map, int seats) {
        MergedStepsTest.check(40, rules, map, seats, 1.5, new Step(CardAction.MOVE, 4));
        MergedStepsTest.check(20, rules, map, seats, 1.5, new Step(CardAction.MOVE, 5));
        MergedStepsTest.check(10, rules, map, seats, 1.6, new Step(CardAction.MOVE, 6));
        MergedStepsTest.check(20, rules, map, seats, 1.5, new Step(CardAction.SAIL, 4));
    }
}
