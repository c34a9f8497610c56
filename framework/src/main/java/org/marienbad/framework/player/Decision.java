package org.marienbad.framework.player;

import java.util.List;

/**
 * What a player decided and why: drives play, hints, analysis and logs alike.
 *
 * @param action the action chosen
 * @param lines what is known of the actions considered, best first; empty for a player that does not search
 * @param iterations playouts or nodes spent
 * @param depth plies looked ahead
 * @param nanos time spent
 */
public record Decision(int action, List<Line> lines, long iterations, int depth, long nanos) {
    public Decision {
        lines = List.copyOf(lines);
    }

    public static Decision of(int action) {
        return new Decision(action, List.of(), 0, 0, 0);
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
    public record Line(int action, long visits, double[] value, boolean exact, int[] continuation) {}
}
