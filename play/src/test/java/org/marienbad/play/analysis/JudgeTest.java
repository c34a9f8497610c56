package org.marienbad.play.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.ActionBounds;
import org.marienbad.framework.player.Solution.Measure;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.framework.toy.Toy;

/** Judges a game of the plies 1, 1 and 1 by evidence about its positions. */
class JudgeTest {
    private static final double NEVER = Double.POSITIVE_INFINITY;
    private final MatchView game =
            MatchView.of(GameSetup.of(new Toy(), 2, Map.of("counters", 9), 0), List.of(1, 1, 1), Observer.SPECTATOR);

    private Judge judge(double points) {
        return new Judge(game, points);
    }

    private Evidence at(int position) {
        return Evidence.of(game.after(position).determinized());
    }

    /** Values as 4, or as bounds 2..6; ? for one that is not known. */
    private static Value value(String text) {
        if (text.equals("?")) {
            return Value.UNKNOWN;
        }
        String[] bounds = text.split("\\.\\.");
        return Value.between(Double.parseDouble(bounds[0]), Double.parseDouble(bounds[bounds.length - 1]));
    }

    /** A proof that the position is worth {@code value}, and so much each of the actions 1, 2 and 3. */
    private Evidence proven(int position, String value, String lines) {
        List<ActionBounds> bounds = new ArrayList<>();
        for (String each : lines.isEmpty() ? new String[0] : lines.split(" ")) {
            bounds.add(new ActionBounds(bounds.size() + 1, value(each)));
        }
        return at(position)
                .with(Solution.of(position % 2, Measure.MARGIN, value(value))
                        .lines(bounds)
                        .build());
    }

    /** A player that chooses {@code best} and expects so much of the actions 1, 2 …, by as many playouts. */
    private Evidence expected(int position, int best, double... values) {
        int seat = position % 2;
        List<ActionValue> lines = IntStream.range(0, values.length)
                .mapToObj(index -> {
                    double own = values[index];
                    double[] payoffs = {seat == 0 ? own : -own, seat == 0 ? -own : own};
                    return new ActionValue(index + 1, 100, payoffs, false, new int[0]);
                })
                .toList();
        return at(position).with(Decision.of(best).with(lines));
    }

    private static Judge knowing(Judge judge, Evidence... evidence) {
        for (int position = 0; position < evidence.length; position++) {
            judge.know(position, evidence[position]);
        }
        return judge;
    }

    private static double worth(Judge judge, int position) {
        return judge.worth(position).orElseThrow().payoffs().get(0);
    }

    private static Mark mark(Judge judge, int ply) {
        return judge.annotation(ply).orElseThrow().mark();
    }

    @ParameterizedTest
    @CsvSource({
        // The value of the position, and of the actions, of which the first is played; the mark, and the better action.
        "4, 4 2 -2, NONE, -1",
        "4, 4 -2 -4, STRONG, -1",
        "4, 4 0 -4, STRONG, -1",
        "0, 0 -2 -4, STRONG, -1",
        "0, 0 0 -4, NONE, -1",
        "4, 2 4 -2, NONE, -1",
        "2, -2 2 -4, WEAK, 2",
        "0, -2 0 -4, WEAK, 2",
        "2, 0 2 -4, WEAK, 2",
        "-2, -4 -2 -4, NONE, -1",
        "4, -4 ? ?, WEAK, -1",
        // Bounds: only what is proven counts.
        "2..48, 2..48 -8..-2 -2, STRONG, -1",
        "2..48, 2..48 -8..2 -2, NONE, -1",
        "-48..2, -48..-2 -8..2 -2, NONE, -1",
    })
    void marksFollowWhatIsProven(String position, String lines, Mark mark, int better) {
        Judge judge = knowing(judge(NEVER), proven(0, position, lines));
        Annotation annotation = judge.annotation(0).orElseThrow();
        assertEquals(mark, annotation.mark());
        assertEquals(better < 0 ? Optional.empty() : Optional.of(better), annotation.better());
    }

    @Test
    void pointsCountIfTheyAreAskedFor() {
        Evidence evidence = proven(0, "8", "2 4 8");
        assertEquals(Mark.NONE, mark(knowing(judge(NEVER), evidence), 0), "it wins all the same");
        Annotation asked = knowing(judge(6), evidence).annotation(0).orElseThrow();
        assertEquals(Mark.WEAK, asked.mark());
        assertEquals(Optional.of(3), asked.better());
        assertEquals(Value.exactly(8), asked.before().value());
        assertEquals(Value.exactly(2), asked.after().value());
        assertEquals(Mark.NONE, mark(knowing(judge(7), evidence), 0));
    }

    @Test
    void whatIsProvenOfAPositionIsProvenOfThePlyBeforeIt() {
        Judge judge = knowing(judge(NEVER), proven(0, "?", ""), proven(1, "-3", ""));
        assertEquals(1, worth(judge, 0), "seat 0 found the way to win");
        assertEquals(Value.exactly(3), judge.annotation(0).orElseThrow().after().value());
    }

    @Test
    void aPlyFromAPositionProvenLostGivesNothingAway() {
        Evidence hopeless = expected(1, 1, -.4, -.6, -.8).and(proven(1, "?", ""));
        Judge judge = knowing(judge(NEVER), proven(0, "-3", "-3 -3 -3"), hopeless);
        assertEquals(-1, worth(judge, 1), "the next position is lost, too, whatever a player expects");
        assertEquals(Mark.NONE, mark(judge, 0));
    }

    @ParameterizedTest
    @CsvSource({
        // The payoffs that the mover expects of the ply and of another one, and the next player of its reply; the value
        // before the ply.
        "0.5, 0.5, -0.31, 0.5, NONE", // a rounding error is no loss
        "0.2, 0.5, -0.1, 0.1, NONE", // to be checked first
        "0.2, 0.1, -0.4, 0.4, NONE", // the next player knows it better
    })
    void aPlyIsWorthWhatTheNextPositionIs(double played, double other, double reply, double before, Mark mark) {
        int best = played >= other ? 1 : 2;
        Judge judge = knowing(judge(NEVER), expected(0, best, played, other), expected(1, 1, reply));
        assertEquals(before, worth(judge, 0), 1e-9);
        assertEquals(-reply, worth(judge, 1), 1e-9);
        assertEquals(mark, mark(judge, 0));
    }

    @Test
    void anActionThatSeemsMuchBetterIsLookedAtAsCloselyAsTheOnePlayed() {
        Evidence before = expected(0, 2, .2, .6, .55);
        Judge judge = knowing(judge(NEVER), before, expected(1, 1, -.1));
        assertEquals(OptionalInt.of(2), judge.doubt(0));
        judge.know(0, before.with(Map.of(2, new Worth(List.of(.2, -.2), false))));
        assertEquals(Mark.NONE, mark(judge, 0), "it is worth little more");
        assertEquals(.2, worth(judge, 0));
        judge.know(0, before.with(Map.of(2, new Worth(List.of(.5, -.5), false))));
        assertEquals(OptionalInt.empty(), judge.doubt(0));
        Annotation annotation = judge.annotation(0).orElseThrow();
        assertEquals(Mark.WEAK, annotation.mark());
        assertEquals(Optional.of(2), annotation.better());
        assertEquals(.5, annotation.before().estimate().orElseThrow());
        assertEquals(.1, annotation.after().estimate().orElseThrow());
    }

    @Test
    void aPlyThatLosesForSureDoesNotProveThePositionLost() {
        ActionValue lost = new ActionValue(1, 100, new double[] {-1, 1}, true, new int[0]);
        ActionValue open = new ActionValue(2, 100, new double[] {.3, -.3}, false, new int[0]);
        Evidence before = at(0).with(Decision.of(2).with(List.of(open, lost)));
        Judge judge = knowing(judge(NEVER), before, proven(1, "3", ""));
        assertFalse(judge.worth(0).orElseThrow().exact());
        assertEquals(OptionalInt.of(2), judge.doubt(0));
        judge.know(0, before.with(Map.of(2, new Worth(List.of(.3, -.3), false))));
        assertEquals(.3, worth(judge, 0));
        assertEquals(Optional.of(2), judge.annotation(0).orElseThrow().better());
    }

    @Test
    void theMovesAreInTheOrderOfTheirValuesAndTheBestHasThatOfThePosition() {
        Evidence before = expected(0, 2, .2, .6, .55);
        Judge judge =
                knowing(judge(NEVER), before.with(Map.of(2, new Worth(List.of(.3, -.3), false))), expected(1, 1, .1));
        List<ActionValue> lines = judge.lines(0);
        assertEquals(
                List.of(2, 1),
                lines.stream().map(ActionValue::action).toList(),
                "the third was not looked at as closely");
        assertEquals(worth(judge, 0), lines.get(0).value()[0]);
        assertEquals(worth(judge, 1), lines.get(1).value()[0], "the ply played has the value of the next position");
    }

    @Test
    void fewPlayoutsDoNotMakeAnActionTheBest() {
        ActionValue chosen = new ActionValue(1, 1000, new double[] {.2, -.2}, false, new int[0]);
        ActionValue lucky = new ActionValue(2, 20, new double[] {.4, -.4}, false, new int[0]);
        ActionValue close = new ActionValue(3, 400, new double[] {.25, -.25}, false, new int[0]);
        Judge judge = judge(NEVER);
        judge.know(3, at(3).with(Decision.of(1).with(List.of())));
        judge.know(2, at(2).with(Decision.of(1).with(List.of(chosen, lucky, close))));
        assertEquals(.25, worth(judge, 2));
        assertEquals(
                List.of(3, 1), judge.lines(2).stream().map(ActionValue::action).toList());
    }

    @Test
    void aPlyBeforeAPositionThatNobodyLookedAtIsWorthWhatWasExpectedOfIt() {
        Judge judge = judge(NEVER);
        judge.know(2, expected(2, 2, .1, .5));
        assertEquals(.1, worth(judge, 3));
        assertEquals(Mark.WEAK, mark(judge, 2));
        assertFalse(judge.worth(1).isPresent());
        assertTrue(judge.annotation(1).isEmpty());
    }

    @Test
    void noPlyGainsAndOnlyMarkedOnesLoseMuch() {
        double[][] replies = {{.9, .1, .4}, {-.9, -.2, .3}, {.6, .5, -.7}, {.2, .2, .2}};
        for (int all = 0; all < 256; all++) {
            int turn = all;
            Judge judge = judge(NEVER);
            for (int position = 0; position <= 3; position++) {
                double[] values = replies[(all >> 2 * position) % 4];
                int best = IntStream.rangeClosed(1, 3)
                        .reduce((a, b) -> values[a - 1] >= values[b - 1] ? a : b)
                        .getAsInt();
                Evidence evidence = expected(position, best, values);
                // Every second one is confirmed.
                boolean confirmed = position < 3 && best != 1 && (all >> position) % 2 == 0;
                double own = position % 2 == 0 ? values[best - 1] : -values[best - 1];
                judge.know(
                        position,
                        confirmed ? evidence.with(Map.of(best, new Worth(List.of(own, -own), false))) : evidence);
            }
            for (int ply = 0; ply < 3; ply++) {
                double loss = (ply % 2 == 0 ? 1 : -1) * (worth(judge, ply) - worth(judge, ply + 1));
                assertTrue(loss >= 0, "a ply gained " + -loss + ": " + turn);
                assertEquals(loss >= 2 * Judge.LOSS, mark(judge, ply) == Mark.WEAK, "lost " + loss + ": " + turn);
            }
        }
    }

    @Test
    void theSeatThatWouldLoseIsToldNoHope() {
        Judge judge = knowing(
                judge(NEVER),
                proven(0, "-4", "-4 -4 -4")
                        .with(expected(0, 1, .4, .2, 0).opinion().get()));
        assertTrue(judge.lines(0).stream().allMatch(line -> Arrays.equals(line.value(), new double[] {-1, 1})));
    }
}
