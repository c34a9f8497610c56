package org.marienbad.desktop.command;

import java.util.List;
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

    /** By a search, where nothing is proven: {@code ?} if another action promises more by {@link #WEAK}; never {@code !}. */
    static Annotation estimated(State before, int action, Decision decision) {
        int seat = before.actor();
        OptionalDouble played = expected(decision.lines(), action, seat);
        Optional<Decision.Line> best = decision.lines().stream()
                .filter(line -> line.action() == decision.action() && !Double.isNaN(line.value()[seat]))
                .findFirst();
        boolean weak = played.isPresent()
                && best.isPresent()
                && best.get().action() != action
                && best.get().value()[seat] - played.getAsDouble() >= WEAK;
        return new Annotation(
                before,
                action,
                Measure.PAYOFF,
                Value.UNKNOWN,
                played,
                weak ? Mark.WEAK : Mark.NONE,
                weak ? Optional.of(decision.action()) : Optional.empty(),
                Value.UNKNOWN);
    }

    private static OptionalDouble expected(List<Decision.Line> lines, int action, int seat) {
        return lines.stream()
                .filter(line -> line.action() == action)
                .mapToDouble(line -> line.value()[seat])
                .filter(value -> !Double.isNaN(value))
                .findFirst();
    }
}
