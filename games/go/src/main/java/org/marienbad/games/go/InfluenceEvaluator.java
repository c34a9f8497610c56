package org.marienbad.games.go;

import java.util.Arrays;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;

/**
 * Estimates the points of each seat by distance. A point belongs to the seat with the nearest stone, along lines past
 * no other stone. Chains that the seat to move can capture at once count as captured. Or plainly by the area as it
 * would be counted now.
 */
final class InfluenceEvaluator implements Evaluator {
    /** The share of the board by which a lead makes a win three times as likely as a loss. */
    private static final double DECISIVE = 0.08;

    private static final int NOBODY = 2;
    private static final int UNKNOWN = 3;

    private final GoRules rules;
    private final boolean influence;
    private final int[] holder;
    private final int[] distance;
    private final int[] queue;
    /** By stone that stands for a chain: its only liberty plus 1, 0 if it has none, −1 if it has more. */
    private final int[] only;

    InfluenceEvaluator(GoRules rules, boolean influence) {
        this.rules = rules;
        this.influence = influence;
        holder = new int[rules.points()];
        distance = new int[rules.points()];
        queue = new int[rules.points()];
        only = new int[rules.points()];
    }

    @Override
    public Evaluator forThread() {
        return new InfluenceEvaluator(rules, influence);
    }

    @Override
    public void evaluate(State state, double[] out) {
        GoState position = (GoState) state;
        int lead = influence ? influence(position) : position.twiceLead();
        double value;
        if (rules.margin) {
            value = (double) lead / rules.twiceMostLead();
        } else {
            double share = lead / (2 * DECISIVE * rules.points());
            value = share / (1 + Math.abs(share));
        }
        out[0] = value;
        out[1] = 0 - value;
    }

    /** Twice the points by which Black leads. */
    private int influence(GoState state) {
        GoBoard board = state.board();
        findLiberties(board);
        int known = 0;
        int black = 0;
        int white = 0;
        for (int point = 0; point < holder.length; point++) {
            holder[point] = UNKNOWN;
            int owner = board.owner(point);
            if (owner != GoBoard.EMPTY) {
                boolean lost = owner != state.side() && only[board.head(point)] > 0;
                holder[point] = lost ? 1 - owner : owner;
                distance[point] = 0;
                queue[known++] = point;
            }
        }
        for (int i = 0; i < known; i++) {
            int point = queue[i];
            black += holder[point] == 0 ? 1 : 0;
            white += holder[point] == 1 ? 1 : 0;
            for (int other : rules.grid.beside[point]) {
                if (holder[other] == UNKNOWN) {
                    holder[other] = holder[point];
                    distance[other] = distance[point] + 1;
                    queue[known++] = other;
                } else if (distance[other] == distance[point] + 1 && holder[other] != holder[point]) {
                    holder[other] = NOBODY;
                }
            }
        }
        return rules.twiceLead(black, white);
    }

    private void findLiberties(GoBoard board) {
        Arrays.fill(only, 0);
        for (int point = 0; point < holder.length; point++) {
            for (int stone : rules.grid.beside[point]) {
                if (board.owner(point) == GoBoard.EMPTY && board.owner(stone) != GoBoard.EMPTY) {
                    int chain = board.head(stone);
                    only[chain] = only[chain] == 0 || only[chain] == point + 1 ? point + 1 : -1;
                }
            }
        }
    }
}
