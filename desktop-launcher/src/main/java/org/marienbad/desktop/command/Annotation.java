package org.marienbad.desktop.command;

import java.util.Optional;
import java.util.OptionalDouble;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.Line;
import org.marienbad.framework.player.Solution.Measure;
import org.marienbad.framework.player.Solution.Value;

/**
 * What is known of one ply of a game that was played. All values are those of the seat that moved.
 *
 * @param before the position in which it was played
 * @param action what was played
 * @param measure what proven values count
 * @param value what was proven of the position after it; unknown if nothing was
 * @param estimate what a search expects, where who wins is not proven
 * @param mark {@code !} or {@code ?} by the rules of {@link #proven} and {@link #estimated}
 * @param better the better action beside a {@code ?}
 * @param betterValue what that is worth; unknown if it is only an estimate
 */
record Annotation(
        State before,
        int action,
        Measure measure,
        Value value,
        OptionalDouble estimate,
        Mark mark,
        Optional<Integer> better,
        Value betterValue) {
    /** From so much less of the expected payoff on, an estimated ply is weak: an eighth of the way from +1 to −1. */
    static final double WEAK = 0.25;

    /**
     * By what a solver proved: {@code ?} if another action is worth more by {@code least} at least, or wins or ties where
     * this one does not; {@code !} if it keeps a win or a tie and every other action is proven to end worse. Empty if who
     * wins after the ply is open.
     */
    static Optional<Annotation> proven(State before, int action, Solution solution, double least) {
        Value played = solution.lines().stream()
                .filter(line -> line.action() == action)
                .map(Line::value)
                .findFirst()
                .orElse(Value.UNKNOWN);
        if (played.outcome().isEmpty()) {
            return Optional.empty();
        }
        Optional<Line> best = solution.lines().stream()
                .filter(line -> line.action() != action && losesTo(played, line.value(), least))
                .findFirst();
        Mark mark = best.isPresent() ? Mark.WEAK : isOnly(action, played, solution) ? Mark.STRONG : Mark.NONE;
        return Optional.of(new Annotation(
                before,
                action,
                solution.measure(),
                played,
                OptionalDouble.empty(),
                mark,
                best.map(Line::action),
                best.map(Line::value).orElse(Value.UNKNOWN)));
    }

    /** Whether {@code other} is proven to be better than {@code played}, and by enough. */
    private static boolean losesTo(Value played, Value other, double least) {
        boolean worseResult = other.low() > 0 && played.high() <= 0 || other.low() >= 0 && played.high() < 0;
        return worseResult || other.low() - played.high() >= least;
    }

    /** Whether every other action is proven to end worse; what a solver left out is not. */
    private static boolean isOnly(int action, Value played, Solution solution) {
        int outcome = played.outcome().orElseThrow();
        return outcome >= 0
                && solution.unfinished().isEmpty()
                && solution.lines().size() > 1
                && solution.lines().stream()
                        .filter(line -> line.action() != action)
                        .allMatch(line -> line.value().outcome().orElse(1) < outcome);
    }

    /**
     * By a search, where nothing is proven: {@code ?} if the action that it would play promises more by {@link #WEAK} at
     * least; never {@code !}.
     *
     * @param decision that of the position before
     * @param played what the seat may expect after {@code action}; {@code Double.NaN} if it is not known
     */
    static Annotation estimated(State before, int action, Decision decision, double played) {
        double best = expected(decision, decision.action(), before.actor());
        boolean weak = decision.action() != action && best - played >= WEAK;
        return new Annotation(
                before,
                action,
                Measure.PAYOFF,
                Value.UNKNOWN,
                Double.isNaN(played) ? OptionalDouble.empty() : OptionalDouble.of(played),
                weak ? Mark.WEAK : Mark.NONE,
                weak ? Optional.of(decision.action()) : Optional.empty(),
                Value.UNKNOWN);
    }

    /** What {@code seat} may expect after {@code action} as far as {@code decision} tells; else {@code Double.NaN}. */
    static double expected(Decision decision, int action, int seat) {
        return decision.lines().stream()
                .filter(line -> line.action() == action)
                .mapToDouble(line -> line.value()[seat])
                .findFirst()
                .orElse(Double.NaN);
    }
}
