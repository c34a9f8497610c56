package org.marienbad.play.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Solution.ActionBounds;
import org.marienbad.framework.player.Solution.Measure;
import org.marienbad.framework.player.Solution.Value;

/**
 * The findings about one ply of a played game. All values are those of the seat that moved.
 *
 * @param before the position in which it was played
 * @param action the action played
 * @param measure the unit of proven values
 * @param value the proven value of the position after it; unknown if nothing was
 * @param estimate the expectation of a search, if the winner is not proven
 * @param mark {@code !} or {@code ?} by the rules of {@link #proven} and {@link #estimated}
 * @param better the better action beside a {@code ?}, where it is known
 * @param betterValue the value of the better action instead of a {@code ?}; unknown if it is only an estimate
 */
public record Annotation(
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
     * By the proof of a solver. The mark is {@code ?} if another action is worth more by {@code least} at least, or
     * wins or draws if this one does not. It is {@code !} if it keeps a win or a draw and every other action is proven
     * to end worse. Empty if who wins after the ply is open.
     *
     * @param lines knowledge of the legal actions
     * @param legal how many of them there are
     */
    static Optional<Annotation> proven(
            State before, int action, Measure measure, List<ActionBounds> lines, int legal, double least) {
        Value played = value(lines, action);
        if (played.outcome().isEmpty()) {
            return Optional.empty();
        }
        Optional<ActionBounds> best = lines.stream()
                .filter(line -> line.action() != action && losesTo(played, line.value(), least))
                .max(Comparator.comparingDouble(line -> line.value().low()));
        Mark mark = best.isPresent() ? Mark.WEAK : isOnly(action, played, lines, legal) ? Mark.STRONG : Mark.NONE;
        return Optional.of(new Annotation(
                before,
                action,
                measure,
                played,
                OptionalDouble.empty(),
                mark,
                best.map(ActionBounds::action),
                best.map(ActionBounds::value).orElse(Value.UNKNOWN)));
    }

    /**
     * The same, once the ply before has shown what the position was worth: {@code ?} if this ply gave some of it away.
     * Once all is lost, a mere estimate is no reason for one.
     *
     * @param worth proven of the position, for the seat that moved
     * @param lines knowledge of the legal actions; the better one may be among them
     */
    Annotation after(Value worth, List<ActionBounds> lines, double least) {
        if (mark == Mark.WEAK && betterValue.equals(Value.UNKNOWN) && worth.high() < 0) {
            return new Annotation(before, action, measure, value, estimate, Mark.NONE, Optional.empty(), Value.UNKNOWN);
        }
        if (mark != Mark.NONE || !losesTo(value, worth, least)) {
            return this;
        }
        Optional<ActionBounds> best = lines.stream()
                .filter(line -> line.action() != action && losesTo(value, line.value(), least))
                .max(Comparator.comparingDouble(line -> line.value().low()));
        return new Annotation(
                before,
                action,
                measure,
                value,
                estimate,
                Mark.WEAK,
                best.map(ActionBounds::action),
                best.map(ActionBounds::value).orElse(worth));
    }

    /** The findings about {@code action}. */
    static Value value(List<ActionBounds> lines, int action) {
        return lines.stream()
                .filter(line -> line.action() == action)
                .map(ActionBounds::value)
                .findFirst()
                .orElse(Value.UNKNOWN);
    }

    /** Whether {@code other} is proven to be better than {@code played}, and by enough. */
    private static boolean losesTo(Value played, Value other, double least) {
        boolean worseResult = other.low() > 0 && played.high() <= 0 || other.low() >= 0 && played.high() < 0;
        return worseResult || other.low() - played.high() >= least;
    }

    /** Whether every other action is proven to end worse. */
    private static boolean isOnly(int action, Value played, List<ActionBounds> lines, int legal) {
        int outcome = played.outcome().orElseThrow();
        return outcome >= 0
                && legal > 1
                && lines.size() == legal
                && lines.stream()
                        .filter(line -> line.action() != action)
                        .allMatch(line -> line.value().outcome().orElse(1) < outcome);
    }

    /**
     * By a search, where nothing is proven: {@code ?} if the action that it would play promises more by {@link #WEAK} at
     * least; never {@code !}.
     *
     * @param decision that of the position before
     * @param played the payoff that the seat may expect after {@code action}; {@code Double.NaN} if it is not known
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

    /**
     * The same of a ply that is proven to lose. The mark is {@code ?} if other actions are open and a search promises far more
     * of one of them.
     *
     * @param decision of that search
     * @param loss the payoff of the seat that loses
     */
    Annotation against(Decision decision, double loss) {
        int other = decision.action();
        boolean weak =
                mark == Mark.NONE && other != action && expected(decision, other, before.actor()) - loss >= 2 * WEAK;
        return weak
                ? new Annotation(before, action, measure, value, estimate, Mark.WEAK, Optional.of(other), Value.UNKNOWN)
                : this;
    }

    /**
     * The payoff that {@code seat} may expect after {@code action} as far as {@code decision} tells; else {@code
     * Double.NaN}.
     */
    static double expected(Decision decision, int action, int seat) {
        return decision.line(action).map(line -> line.value()[seat]).orElse(Double.NaN);
    }
}
