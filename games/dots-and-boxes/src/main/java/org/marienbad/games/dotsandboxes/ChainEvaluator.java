package org.marienbad.games.dotsandboxes;

import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;

/**
 * Estimates the final margin by the chains. Free boxes are taken, and safe lines are drawn in some fixed orders. The
 * parity of their number decides who must open the first long chain. By the chain rule, the first player wants the
 * number of dots and long chains to be even.
 */
final class ChainEvaluator implements Evaluator {
    /** How the parity of safe lines loses its weight with their number. */
    private static final double FORGETTING = 0.06;
    /** Variance of the margin by box that is not yet taken. */
    private static final double VARIANCE = 1.2;

    private static final int ORDERS = 3;

    private final DotsAndBoxesRules rules;
    private final DotsAndBoxesGrid grid;
    private final boolean chains;

    /** Estimates by chains, or by the boxes that each seat has. */
    ChainEvaluator(DotsAndBoxesRules rules, boolean chains) {
        this.rules = rules;
        grid = rules.grid();
        this.chains = chains;
    }

    @Override
    public void evaluate(State position, double[] out) {
        DotsAndBoxesState state = (DotsAndBoxesState) position;
        int taken = 0;
        for (int seat = 0; seat < rules.seats(); seat++) {
            taken += state.boxes(seat);
        }
        int left = grid.boxCount() - taken;
        if (rules.seats() > 2) {
            several(state, taken, left, out);
            return;
        }
        int mover = state.actor();
        double lead = state.boxes(mover) - state.boxes(1 - mover);
        double value = value(lead, chains ? future(state) : 0, left);
        out[mover] = value;
        out[1 - mover] = 0 - value;
    }

    private double value(double lead, double future, int left) {
        double margin = lead + Math.max(-left, Math.min(left, future));
        if (rules.margin()) {
            return margin / grid.boxCount();
        } else if (Math.abs(lead) > left) {
            return Math.signum(lead);
        }
        return margin == 0 ? 0 : margin / Math.sqrt(margin * margin + VARIANCE * left + .1);
    }

    /** Each seat's lead over the mean of the others, the one to move taking what it can. */
    private void several(DotsAndBoxesState state, int taken, int left, double[] out) {
        int seats = rules.seats();
        int takeable = chains ? Long.bitCount(Chains.takeable(grid, state.horizontals(), state.verticals())) : 0;
        double unit = rules.margin() ? 1.0 / grid.boxCount() : 1 / Math.sqrt(grid.boxCount() + (double) left);
        double sum = 0;
        for (int seat = 0; seat < seats; seat++) {
            double boxes = state.boxes(seat) + (seat == state.actor() ? takeable : 0);
            double lead = (boxes * seats - taken - takeable) / (seats - 1) * unit;
            // Half of the possible margin, so that no estimate is better than a proof.
            out[seat] = rules.margin() ? lead : lead / Math.sqrt(1 + lead * lead) / 2;
            sum += out[seat];
        }
        for (int seat = 0; seat < seats; seat++) {
            out[seat] -= sum / seats;
        }
    }

    /** How many more of the boxes left the seat to move will take than the other one. */
    private double future(DotsAndBoxesState state) {
        long horizontal = state.horizontals();
        long vertical = state.verticals();
        int taken = 0;
        int leavable = Chains.leavable(grid, horizontal, vertical);
        for (long some = Chains.takeable(grid, horizontal, vertical);
                some != 0;
                some = Chains.takeable(grid, horizontal, vertical)) {
            taken += Long.bitCount(some);
            horizontal |= grid.horizontalsOf(some);
            vertical |= grid.verticalsOf(some);
        }
        double rest = 0;
        for (int order = 0; order < ORDERS; order++) {
            rest += rest(horizontal, vertical, order) / ORDERS;
        }
        return taken + (leavable == 0 ? rest : Math.max(rest, -2 * leavable - rest));
    }

    /** The same if there is no box to take: safe lines are drawn in turn, from one end, the other or the middle. */
    private double rest(long fromHorizontal, long fromVertical, int order) {
        long horizontal = fromHorizontal;
        long vertical = fromVertical;
        int drawn = 0;
        while (true) {
            long safeHorizontals = Chains.safeHorizontals(grid, horizontal, vertical);
            long safeVerticals = Chains.safeVerticals(grid, horizontal, vertical);
            if ((safeHorizontals | safeVerticals) == 0) {
                break;
            }
            boolean first = safeVerticals == 0 || safeHorizontals != 0 && ((drawn + order & 1) == 0);
            if (first) {
                horizontal |= one(safeHorizontals, order);
            } else {
                vertical |= one(safeVerticals, order);
            }
            drawn++;
        }
        double value = Chains.afterLastSafeLine(grid, horizontal, vertical) / (1 + FORGETTING * drawn);
        return (drawn & 1) == 0 ? value : -value;
    }

    private static long one(long lines, int order) {
        return order == 0
                ? Long.lowestOneBit(lines)
                : order == 1 ? Long.highestOneBit(lines) : 1L << Bits.select(lines, Long.bitCount(lines) / 2);
    }
}
