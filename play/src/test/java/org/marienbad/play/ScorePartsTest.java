package org.marienbad.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.text.Text;

class ScorePartsTest {
    private static final int[] SCORES = {3, 1};

    private final ScoreLine first = ScoreLine.part(Text.of("regions"), 2, 1);
    private final ScoreLine second = ScoreLine.part(Text.of("goods"), 1, 0);

    @Test
    void severalKnownPartsMakeABar() {
        ScoreLine tie = ScoreLine.tieBreak(Text.of("coins"), 4, 5);
        assertEquals(List.of(first, second), ScoreParts.of(List.of(first, tie, second), SCORES));
    }

    @Test
    void thereIsNoBarOfOnePartOrNoPoints() {
        assertEquals(List.of(), ScoreParts.of(List.of(first), SCORES));
        assertEquals(List.of(), ScoreParts.of(List.of(first, second), new int[2]));
    }

    @Test
    void thereIsNoBarOfNegativeOrUnknownParts() {
        assertEquals(List.of(), ScoreParts.of(List.of(first, ScoreLine.part(Text.of("komi"), -1, 0)), SCORES));
        ScoreLine hidden =
                new ScoreLine(Text.of("cards"), List.of(OptionalInt.of(1), OptionalInt.empty()), ScoreLine.Kind.PART);
        assertEquals(List.of(), ScoreParts.of(List.of(first, hidden), SCORES));
    }
}
