package org.marienbad.games.minuteempire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Values;
import org.marienbad.framework.text.Text;
import org.marienbad.games.minuteempire.data.RuleSet;

/** The parts of points, and the meaning of payoffs. */
record EmpireResults(EmpireRules rules) {
    private static final double SAME = 1e-9;

    /** Points by where they come from; at the end, where points are equal, what breaks the tie. */
    List<ScoreLine> breakdown(EmpireState state) {
        Scoring scoring = state.scoring();
        List<ScoreLine> lines = new ArrayList<>();
        lines.add(ScoreLine.part(Text.of("breakdown.regions"), bySeat(scoring::regions))
                .help(Text.of("rules.region")));
        lines.add(ScoreLine.part(Text.of("breakdown.continents"), bySeat(scoring::continents))
                .help(Text.of(rules.byRegions ? "rules.continent.regions" : "rules.continent.armies")));
        lines.add(ScoreLine.part(Text.of("breakdown.goods"), bySeat(scoring::goods))
                .help(Text.of("breakdown.goods.help")));
        if (state.actor() == State.TERMINAL && !rules.options.margin()) {
            ties(state, scoring, lines);
        }
        return lines;
    }

    /** Tie-breaks as far as seats are still equal by all that comes before. */
    private void ties(EmpireState state, Scoring scoring, List<ScoreLine> lines) {
        List<int[]> compared = new ArrayList<>(List.of(bySeat(scoring::points)));
        for (RuleSet.TieBreak rule : rules.set.tieBreak()) {
            if (!isTied(compared)) {
                return;
            }
            int[] values = bySeat(seat -> scoring.tieBreak(state, rule, seat));
            lines.add(ScoreLine.tieBreak(Text.of("breakdown." + EmpireActions.name(rule)), values));
            compared.add(values);
        }
    }

    private boolean isTied(List<int[]> compared) {
        return IntStream.range(0, rules.seats)
                        .mapToObj(seat ->
                                compared.stream().map(values -> values[seat]).toList())
                        .distinct()
                        .count()
                < rules.seats;
    }

    private int[] bySeat(IntUnaryOperator value) {
        int[] values = new int[rules.seats];
        Arrays.setAll(values, value);
        return values;
    }

    /** Ranks are places, margins points; between two the default words will do for ranks. */
    Text value(double payoff, boolean proven) {
        if (rules.options.margin()) {
            int points = (int) Math.round(payoff * Scoring.mostPoints(rules));
            String key = points == 0 ? "even" : points > 0 ? "ahead" : "behind";
            return Text.of("value." + key, Math.abs(points));
        }
        if (rules.seats == 2) {
            return Text.EMPTY;
        }
        double place = 1 + (1 - payoff) / 2 * (rules.seats - 1);
        return proven && place < 1 + SAME ? Values.result(1) : Text.of("value.place", place, rules.seats);
    }
}
