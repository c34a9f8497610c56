package org.marienbad.framework.player;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.marienbad.framework.text.Text;

/**
 * A player's action with its reasons, for play, hints, analysis and logs.
 *
 * @param action the action chosen
 * @param lines the values of the actions considered, best first; empty for a player that does not search
 * @param iterations playouts or nodes spent
 * @param depth plies looked ahead
 * @param nanos time spent
 * @param explanation why, in a sentence or two whose words are in the player's bundle; empty where it has none
 */
public record Decision(int action, List<ActionValue> lines, long iterations, int depth, long nanos, Text explanation) {
    public Decision {
        lines = List.copyOf(lines);
        Objects.requireNonNull(explanation, "explanation");
    }

    /** A decision that is not explained. */
    public Decision(int action, List<ActionValue> lines, long iterations, int depth, long nanos) {
        this(action, lines, iterations, depth, nanos, Text.EMPTY);
    }

    public static Decision of(int action) {
        return new Decision(action, List.of(), 0, 0, 0);
    }

    /** The line of {@code action}, which need not be the one chosen; empty if there is none. */
    public Optional<ActionValue> line(int action) {
        return lines.stream().filter(line -> line.action() == action).findFirst();
    }

    /** The same with {@code known} as the values of actions. */
    public Decision with(List<ActionValue> known) {
        return new Decision(action, known, iterations, depth, nanos, explanation);
    }

    /** The same with its reason. */
    public Decision because(Text reason) {
        return new Decision(action, lines, iterations, depth, nanos, reason);
    }

    /**
     * One action considered. The arrays are not copied: they are to be read only.
     *
     * @param action the action
     * @param visits playouts or nodes spent on it
     * @param value expected payoff of each seat; {@code Double.NaN} where it is not known
     * @param exact whether the value is proven
     * @param continuation the plies expected after {@code action}, chance outcomes included; may be empty
     */
    public record ActionValue(int action, long visits, double[] value, boolean exact, int[] continuation) {}
}
