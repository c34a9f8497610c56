package org.marienbad.play.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Solution.ActionBounds;
import org.marienbad.framework.player.Solution.Measure;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.framework.toy.Toy;

/** Which plies are marked: action 0 is played, the others could have been. */
class AnnotationTest {
    private static final State BEFORE = GameSetup.of(new Toy(), 2, Map.of(), 0).newState();

    /** Values as 4, or as bounds 2..6; ? for one that is not known. */
    private static List<ActionBounds> lines(String values) {
        List<ActionBounds> lines = new ArrayList<>();
        for (String value : values.split(" ")) {
            String[] bounds = value.split("\\.\\.");
            if (!value.equals("?")) {
                lines.add(new ActionBounds(
                        lines.size(),
                        Value.between(Double.parseDouble(bounds[0]), Double.parseDouble(bounds[bounds.length - 1]))));
            }
        }
        return lines;
    }

    @ParameterizedTest
    @CsvSource({
        // The played one is first; then how much must be lost, the mark, and the better action.
        "4 2 -2, 1, NONE, -1",
        "4 -2 -4, 1, STRONG, -1",
        "4 0 -4, 1, STRONG, -1",
        "0 -2 -4, 1, STRONG, -1",
        "0 0 -4, 1, NONE, -1",
        "2 4 -2, 1, WEAK, 1",
        "2 4 8, 1, WEAK, 2",
        "2 4 -2, 4, NONE, -1",
        "-2 2 -4, 100, WEAK, 1",
        "-2 0 -4, 100, WEAK, 1",
        "0 2 -4, 100, WEAK, 1",
        "-2 -4 -4, 1, NONE, -1",
        "-4 -2 -4, 1, WEAK, 1",
        // Bounds: only what is proven counts.
        "2..6 4 -2, 1, NONE, -1",
        "2..6 8..10 -2, 1, WEAK, 1",
        "2..48 -8..-2 -2, 1, STRONG, -1",
        "2..48 -8..2 -2, 1, NONE, -1",
        "-48..-2 -8..2 -2, 1, NONE, -1",
    })
    void marksFollowWhatIsProven(String values, double least, Mark mark, int better) {
        List<ActionBounds> lines = lines(values);
        Annotation annotation = Annotation.proven(BEFORE, 0, Measure.MARGIN, lines, lines.size(), least)
                .orElseThrow();
        assertEquals(mark, annotation.mark());
        assertEquals(better < 0 ? Optional.empty() : Optional.of(better), annotation.better());
        assertEquals(better < 0 ? Value.UNKNOWN : lines.get(better).value(), annotation.betterValue());
    }

    @Test
    void unknownActionsAreNotThoughtWorse() {
        assertEquals(
                Mark.NONE,
                Annotation.proven(BEFORE, 0, Measure.MARGIN, lines("4 -2"), 3, 1)
                        .orElseThrow()
                        .mark());
    }

    @Test
    void theValueBeforeShowsTheLossOfAPly() {
        Annotation open = Annotation.proven(BEFORE, 0, Measure.MARGIN, lines("-48..-4"), 3, 1)
                .orElseThrow();
        assertEquals(Mark.NONE, open.mark());
        Annotation shown = open.after(Value.exactly(4), List.of(), 1);
        assertEquals(Mark.WEAK, shown.mark());
        assertEquals(Optional.empty(), shown.better());
        assertEquals(Value.exactly(4), shown.betterValue());
        Annotation named = open.after(Value.exactly(4), lines("-4 -8 4"), 1);
        assertEquals(Optional.of(2), named.better());
        assertEquals(open, open.after(Value.exactly(-4), List.of(), 1), "nothing was given away");
    }

    @Test
    void aPlyIsNotBlamedOnAnEstimateWhereAllWasLostBefore() {
        Annotation lost =
                Annotation.proven(BEFORE, 0, Measure.MARGIN, lines("-4"), 3, 1).orElseThrow();
        Decision hope =
                Decision.of(1).with(List.of(new Decision.ActionValue(1, 10, new double[] {1, -1}, false, new int[0])));
        Annotation blamed = lost.against(hope, -1);
        assertEquals(Mark.WEAK, blamed.mark());
        assertEquals(lost, blamed.after(Value.exactly(-2), List.of(), 1));
        assertEquals(blamed, blamed.after(Value.exactly(0), List.of(), 1), "it was not lost");
        Annotation proven = Annotation.proven(BEFORE, 0, Measure.MARGIN, lines("-4 -2"), 2, 1)
                .orElseThrow();
        assertEquals(Mark.WEAK, proven.after(Value.exactly(-2), List.of(), 1).mark(), "it lost more than it had to");
    }

    @Test
    void anOpenResultIsNoProof() {
        assertTrue(Annotation.proven(BEFORE, 0, Measure.MARGIN, lines("-2..2 4"), 2, 1)
                .isEmpty());
        assertTrue(
                Annotation.proven(BEFORE, 5, Measure.MARGIN, lines("4 4"), 3, 1).isEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "0.5, 0.2, WEAK",
        "0.5, 0.3, NONE",
        "0.5, NaN, NONE",
        "-0.5, -0.75, WEAK",
    })
    void anEstimateMustLoseAQuarter(double best, double played, Mark mark) {
        Decision decision = Decision.of(3)
                .with(List.of(new Decision.ActionValue(3, 10, new double[] {best, -best}, false, new int[0])));
        Annotation annotation = Annotation.estimated(BEFORE, 0, decision, played);
        assertEquals(mark, annotation.mark());
        assertEquals(mark == Mark.WEAK ? Optional.of(3) : Optional.empty(), annotation.better());
        assertEquals(
                Mark.NONE, Annotation.estimated(BEFORE, 3, decision, best - 1).mark(), "it is the preferred one");
    }
}
