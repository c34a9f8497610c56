package org.marienbad.framework.player;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.marienbad.framework.text.Text;

/**
 * The proof of a {@link Solver} about a position, made by {@link #of}. Values are those of the seat to move there, also
 * those of its actions.
 *
 * @param seat the seat to move, or 0 where chance is
 * @param measure the unit of values
 * @param value the value of the position
 * @param lines the actions whose values are known, as far as they are, best first
 * @param variation actions by which both sides keep the value, from the position on; may break off
 * @param strategies how to play at random where no single action is best; empty where actions suffice
 * @param exploitability by seat, the greatest loss of its strategy against the best answer to it, compared with the
 *     value; empty where it was not measured
 * @param unfinished why the goal is not proven; empty if it is
 * @param facts the other findings of the solver, a sentence each; words in the solver's bundle
 * @param effort the work that it took
 */
public record Solution(
        int seat,
        Measure measure,
        Value value,
        List<ActionBounds> lines,
        List<Integer> variation,
        List<MixedStrategy> strategies,
        List<Double> exploitability,
        Optional<Text> unfinished,
        List<Text> facts,
        Effort effort) {
    public Solution {
        Objects.requireNonNull(measure, "measure");
        Objects.requireNonNull(value, "value");
        Objects.requireNonNull(unfinished, "unfinished");
        lines = List.copyOf(lines);
        Objects.requireNonNull(effort, "effort");
        variation = List.copyOf(variation);
        strategies = List.copyOf(strategies);
        exploitability = List.copyOf(exploitability);
        if (exploitability.stream().anyMatch(loss -> !(loss >= 0))) {
            throw new IllegalArgumentException("exploitability is " + exploitability + ", but must not be negative");
        }
        facts = List.copyOf(facts);
    }

    /** Begins a complete solution of which only the value is known so far. */
    public static Builder of(int seat, Measure measure, Value value) {
        return new Builder(seat, measure, value);
    }

    /** Collects the findings of a solver. */
    public static final class Builder {
        private final int seat;
        private final Measure measure;
        private final Value value;
        private List<ActionBounds> lines = List.of();
        private List<Integer> variation = List.of();
        private List<MixedStrategy> strategies = List.of();
        private List<Double> exploitability = List.of();
        private Optional<Text> unfinished = Optional.empty();
        private List<Text> facts = List.of();
        private Effort effort = Effort.UNKNOWN;

        private Builder(int seat, Measure measure, Value value) {
            this.seat = seat;
            this.measure = measure;
            this.value = value;
        }

        public Builder lines(List<ActionBounds> bestFirst) {
            lines = bestFirst;
            return this;
        }

        public Builder variation(List<Integer> actions) {
            variation = actions;
            return this;
        }

        public Builder strategies(List<MixedStrategy> mixed) {
            strategies = mixed;
            return this;
        }

        public Builder exploitability(List<Double> bySeat) {
            exploitability = bySeat;
            return this;
        }

        /** Why the goal is not proven, if it is not. */
        public Builder unfinished(Optional<Text> why) {
            unfinished = why;
            return this;
        }

        public Builder facts(List<Text> sentences) {
            facts = sentences;
            return this;
        }

        public Builder effort(Effort taken) {
            effort = taken;
            return this;
        }

        public Solution build() {
            return new Solution(
                    seat, measure, value, lines, variation, strategies, exploitability, unfinished, facts, effort);
        }
    }

    /**
     * How a seat plays at random in one situation (an information set).
     *
     * @param seat whose strategy it is
     * @param situation the seat's view there, as its text of the position
     * @param probabilities by the notation of the action, in the order of actions, more than 0; they sum to 1
     */
    public record MixedStrategy(int seat, String situation, Map<String, Double> probabilities) {
        private static final double ROUNDING = 1e-6;

        public MixedStrategy {
            probabilities = Collections.unmodifiableMap(new LinkedHashMap<>(probabilities));
            double sum = 0;
            for (double probability : probabilities.values()) {
                if (!(probability > 0)) {
                    throw new IllegalArgumentException("a probability is " + probability + ", but must be above 0");
                }
                sum += probability;
            }
            if (Math.abs(sum - 1) > ROUNDING) {
                throw new IllegalArgumentException("probabilities sum to " + sum + ", but must sum to 1");
            }
        }
    }

    /** The unit of a value. A value above 0 is a win, 0 a draw, below 0 a loss, by any measure. */
    public enum Measure {
        /** The payoff of the seat, less that of a draw. */
        PAYOFF,
        /** The points by which the seat is ahead at the end, as {@code Game.scores} counts them. */
        MARGIN
    }

    /**
     * Proven bounds of a value; equal where it is exact.
     *
     * @param low at least this; {@code Double.NEGATIVE_INFINITY} where nothing is known
     * @param high at most this; {@code Double.POSITIVE_INFINITY} where nothing is known
     * @param plies to the end of the game, if the better side hurries and the other one delays; where it is known
     * @param nimber the Sprague–Grundy value of the position, in an impartial game
     */
    public record Value(double low, double high, OptionalInt plies, OptionalInt nimber) {
        public Value {
            if (!(low <= high)) {
                throw new IllegalArgumentException("bounds " + low + " and " + high + " cross");
            }
            low += 0.0; // no negative zero
            high += 0.0;
        }

        /** Nothing is known. */
        public static final Value UNKNOWN = between(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

        public static Value exactly(double value) {
            return between(value, value);
        }

        public static Value between(double low, double high) {
            return new Value(low, high, OptionalInt.empty(), OptionalInt.empty());
        }

        public boolean exact() {
            return low == high;
        }

        /** +1, 0 or −1 for a proven win, draw or loss; empty if who wins is not proven. */
        public OptionalInt outcome() {
            if (low > 0 || high < 0 || exact()) {
                return OptionalInt.of((int) Math.signum(low + high));
            }
            return OptionalInt.empty();
        }

        /** The same seen from the other seat. */
        public Value negated() {
            return new Value(0 - high, 0 - low, plies, nimber);
        }
    }

    /** One legal action, and the value of the position after it for the seat that plays it. */
    public record ActionBounds(int action, Value value) {
        /**
         * Greatest lower bound first, then greatest upper bound; of equal wins the fastest, of equal losses the
         * slowest.
         */
        public static final Comparator<ActionBounds> BEST_FIRST = Comparator.comparingDouble(
                        (ActionBounds line) -> -line.value.low())
                .thenComparingDouble(line -> -line.value.high())
                .thenComparingInt(line ->
                        (line.value.low() < 0 ? -1 : 1) * line.value.plies().orElse(0));
    }

    /**
     * The cost of a solution; −1 if it was not measured.
     *
     * @param nodes positions visited, again and again included
     * @param positions positions kept
     * @param nanos wall time
     * @param cpuNanos CPU time of all threads
     * @param bytes memory of the tables
     */
    public record Effort(long nodes, long positions, long nanos, long cpuNanos, long bytes) {
        /** Nothing was measured. */
        public static final Effort UNKNOWN = new Effort(-1, -1, -1, -1, -1);

        /** The nodes visited and the wall time; nothing else was measured. */
        public static Effort of(long nodes, long nanos) {
            return new Effort(nodes, -1, nanos, -1, -1);
        }

        public Effort positions(long kept) {
            return new Effort(nodes, kept, nanos, cpuNanos, bytes);
        }

        public Effort cpuNanos(long ofAllThreads) {
            return new Effort(nodes, positions, nanos, ofAllThreads, bytes);
        }

        public Effort bytes(long ofTables) {
            return new Effort(nodes, positions, nanos, cpuNanos, ofTables);
        }
    }
}
