package org.marienbad.ai.endgame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solver.Goal;

/**
 * Bounds of the values of the legal actions for the seat to move, which become closer as it searches deeper. A value is
 * the final margin if that counts, otherwise 1, 0 and −1 for a win, a draw and a loss. For one thread.
 */
final class EndgameProof<S extends State> {
    /** The bounds of an action. */
    final class Line {
        private final int action;
        private final S after;
        private int low = -most;
        private int high = most;

        private Line(S root, int action) {
            this.action = action;
            after = tables.cast(root.copy());
            after.apply(action);
        }

        int action() {
            return action;
        }

        int low() {
            return low;
        }

        int high() {
            return high;
        }

        boolean exact() {
            return low == high;
        }
    }

    private final EndgameRules<S> rules;
    private final EndgameTables<S> tables;
    private final EndgameSearch<S> search;
    private final int seat;
    private final int most;
    private final List<Line> lines = new ArrayList<>();

    EndgameProof(EndgameRules<S> rules, EndgameTables<S> tables, S root) {
        this.rules = rules;
        this.tables = tables;
        search = new EndgameSearch<>(rules, tables);
        seat = rules.side(root);
        most = rules.countsMargin() ? rules.total() : 1;
        for (int action : rules.game().legalActions(root)) {
            lines.add(new Line(root, action));
        }
    }

    /** The legal actions in their order; the best first once {@link #sort} was called. */
    List<Line> lines() {
        return lines;
    }

    void sort() {
        lines.sort(Comparator.comparingInt((Line line) -> -line.low).thenComparingInt(line -> -line.high));
    }

    /** The least worth of the position. */
    int low() {
        return lines.stream().mapToInt(Line::low).max().orElse(-most);
    }

    int high() {
        return lines.stream().mapToInt(Line::high).max().orElse(most);
    }

    long nodes() {
        return search.nodes();
    }

    /**
     * Searches ever deeper until the goal is proven.
     *
     * @throws SearchStopped soon after {@code stop} becomes true; proofs found by then stay
     */
    void prove(Goal goal, BooleanSupplier stop) {
        search.stopWhen(stop);
        // The whole game is shorter than any depth that could be reached, so this ends where all is proven.
        for (int depth = 0; depth <= rules.game().info().maxPlies() && !isProven(goal); depth++) {
            for (Line line : lines) {
                if (!line.exact() && (goal == Goal.ACTIONS || line.high > low())) {
                    improve(line, depth, goal);
                }
            }
        }
    }

    private boolean isProven(Goal goal) {
        return switch (goal) {
            case OUTCOME -> low() > 0 || high() < 0 || low() == high();
            case VALUE -> low() == high();
            case ACTIONS -> lines.stream().allMatch(Line::exact);
        };
    }

    /** Asks who wins first, then by how much. */
    private void improve(Line line, int depth, Goal goal) {
        boolean settled = ask(line, 1, depth);
        settled &= ask(line, 0, depth);
        while (settled && !line.exact() && goal != Goal.OUTCOME) {
            // The middle may be the hardest question, and those beside the bounds easier.
            settled = ask(line, Math.floorDiv(line.low + line.high + 1, 2), depth)
                    || ask(line, line.low + 1, depth)
                    || ask(line, line.high, depth);
        }
    }

    /** Finds out whether the action brings {@code value} at least; false if that remains open. */
    private boolean ask(Line line, int value, int depth) {
        if (value <= line.low || value > line.high) {
            return true;
        }
        if (search.forces(line.after, seat, value, depth)) {
            line.low = value;
        } else if (!search.wasCut() || search.forces(line.after, 1 - seat, 1 - value, depth)) {
            line.high = value - 1;
        } else {
            return false;
        }
        return true;
    }
}
