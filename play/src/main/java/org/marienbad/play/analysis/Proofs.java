package org.marienbad.play.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.ActionBounds;
import org.marienbad.framework.player.Solution.Measure;
import org.marienbad.framework.player.Solution.Value;

/**
 * The proofs about the positions of a game together. A proof about a position is one about the ply before it, and a proof about a
 * ply is one about the position after it.
 */
final class Proofs {
    private final Map<Integer, Evidence> known;
    private final int[] actions;
    private final Map<Integer, Value> values = new HashMap<>();

    Proofs(Map<Integer, Evidence> known, int[] actions) {
        this.known = known;
        this.actions = actions;
        known.forEach((position, evidence) -> evidence.proof().ifPresent(proof -> values.put(position, proof.value())));
        back();
        for (int ply = 0; ply < actions.length; ply++) {
            if (values.containsKey(ply) && values.containsKey(ply + 1)) {
                Value played = after(ply, actions[ply]);
                Value most = tighter(
                        played,
                        Value.between(Double.NEGATIVE_INFINITY, value(ply).high()));
                values.put(ply + 1, tighter(value(ply + 1), turned(ply, Value.between(most.low(), most.high()))));
            }
        }
        back();
    }

    /** A position is worth what the ply played in it is worth, at least. */
    private void back() {
        for (int ply = actions.length - 1; ply >= 0; ply--) {
            if (values.containsKey(ply)) {
                Value least = Value.between(after(ply, actions[ply]).low(), Double.POSITIVE_INFINITY);
                values.put(ply, tighter(value(ply), least));
            }
        }
    }

    Value value(int position) {
        return values.getOrDefault(position, Value.UNKNOWN);
    }

    /** The unit of the values. */
    Measure measure(int position) {
        return known.get(position).proof().map(Solution::measure).orElse(Measure.PAYOFF);
    }

    /** The findings about the actions of a position. */
    List<ActionBounds> lines(int position) {
        List<ActionBounds> lines =
                new ArrayList<>(known.get(position).proof().map(Solution::lines).orElse(List.of()));
        if (position < actions.length && values.containsKey(position) && values.containsKey(position + 1)) {
            Value played = value(lines, actions[position]);
            lines.removeIf(each -> each.action() == actions[position]);
            lines.add(new ActionBounds(
                    actions[position], tighter(played, later(turned(position, value(position + 1))))));
        }
        return lines;
    }

    /** The value of an action. */
    Value after(int position, int action) {
        return value(lines(position), action);
    }

    /** How much less than another action, or than the position, the action is worth at least; 0 if it is not known. */
    double loss(int position, int action) {
        double most = after(position, action).high();
        double best = Math.max(
                value(position).low(),
                lines(position).stream()
                        .mapToDouble(each -> each.value().low())
                        .max()
                        .orElse(Double.NEGATIVE_INFINITY));
        return Double.isInfinite(most) || Double.isInfinite(best) ? 0 : Math.max(0, best - most);
    }

    /** The action that is proven to be better by most. */
    Optional<Integer> better(int position, int action) {
        double most = after(position, action).high();
        return lines(position).stream()
                .filter(each -> each.action() != action && each.value().low() > most)
                .max(Comparator.comparingDouble(each -> each.value().low()))
                .map(ActionBounds::action);
    }

    /** Whether the action keeps a win or a draw, and all the other {@code legal} ones are proven to end worse. */
    boolean isOnly(int position, int action, int legal) {
        List<ActionBounds> lines = lines(position);
        int outcome = after(position, action).outcome().orElse(-1);
        return outcome >= 0
                && legal > 1
                && lines.size() == legal
                && lines.stream()
                        .filter(each -> each.action() != action)
                        .allMatch(each -> each.value().outcome().orElse(1) < outcome);
    }

    /** A value for the seat that moves at {@code ply}, told for the one that moves next, or the other way round. */
    private Value turned(int ply, Value value) {
        int seat = known.get(ply).position().actor();
        return seat == known.get(ply + 1).position().actor() ? value : value.negated();
    }

    private static Value value(List<ActionBounds> lines, int action) {
        return lines.stream()
                .filter(each -> each.action() == action)
                .map(ActionBounds::value)
                .findFirst()
                .orElse(Value.UNKNOWN);
    }

    /** A ply earlier the end is a ply further. The nimber stays: it is that of the position after the ply. */
    private static Value later(Value value) {
        OptionalInt plies =
                value.plies().isPresent() ? OptionalInt.of(value.plies().getAsInt() + 1) : OptionalInt.empty();
        return new Value(value.low(), value.high(), plies, value.nimber());
    }

    /** Both together. The old one stays if they contradict each other or are the same. */
    private static Value tighter(Value old, Value news) {
        double low = Math.max(old.low(), news.low());
        double high = Math.min(old.high(), news.high());
        if (low > high || low == old.low() && high == old.high()) {
            return old;
        }
        return low == news.low() && high == news.high() ? news : Value.between(low, high);
    }
}
