package org.marienbad.games.kalaha.solver;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.marienbad.games.kalaha.KalahaRules;

/**
 * Alpha-beta by iterative deepening on estimates, for positions that cannot be proven in time. Extra moves cost no
 * depth; endgames are exact. Values are in {@link #STONE}s. Confined to one thread.
 */
final class HeuristicSearch {
    /** The value of a stone in the store; the other weights are those of the game's evaluator in this unit. */
    static final int STONE = 11;

    private static final int PLAYABLE = 16;
    private static final int EXTRA = 17;
    private static final int EXTRA_AGAINST = 7;
    private static final int LAST_EMPTY = 15;
    private static final int WIDTH = 8;
    private static final int INFINITY = 1 << 20;
    private static final int MOST_DEPTH = 60;

    private final RowSowing turn;
    private final KalahaEndgames endgames;
    private final int pits;
    private long[] own = new long[64 * WIDTH];
    private long[] other = new long[64 * WIDTH];
    private int[] plan = new int[64 * WIDTH];
    private long nodes;
    private long mostNodes;
    private BooleanSupplier stop;
    private int depth;
    private int[] values;

    HeuristicSearch(KalahaRules rules, KalahaEndgames endgames) {
        turn = new RowSowing(rules);
        this.endgames = endgames;
        pits = rules.pits();
    }

    private static final class OutOfTime extends RuntimeException {
        private static final long serialVersionUID = 1;

        OutOfTime() {
            super(null, null, false, false);
        }
    }

    /**
     * Looks {@code mostDepth} plies ahead, or as far as {@code allowance} nodes allow, or until it is to stop; one ply
     * at least.
     */
    void look(long mine, long theirs, int mostDepth, long allowance, BooleanSupplier stopping) {
        nodes = 0;
        mostNodes = Long.MAX_VALUE;
        stop = () -> false;
        values = iteration(mine, theirs, 1, null);
        depth = 1;
        mostNodes = allowance;
        stop = stopping;
        try {
            while (depth < Math.min(mostDepth, MOST_DEPTH) && nodes < mostNodes && !stop.getAsBoolean()) {
                values = iteration(mine, theirs, depth + 1, values);
                depth++;
            }
        } catch (OutOfTime late) {
            // The last finished iteration is the result.
        }
    }

    /** The expected gain of an action from now on, by the deepest finished iteration. */
    int value(int action) {
        return values[action];
    }

    /** Plies looked ahead the last time, extra moves not counted. */
    int depth() {
        return depth;
    }

    long nodes() {
        return nodes;
    }

    private int[] iteration(long mine, long theirs, int plies, int[] before) {
        int[] values = new int[pits];
        Arrays.fill(values, -INFINITY);
        int count = children(mine, theirs, 0);
        int best = -INFINITY;
        for (int round = 0; round < 2; round++) {
            for (int at = 0; at < count; at++) {
                int action = plan[at] >> 12 & 7;
                // The former best action comes first, so that the others need only be shown to be no better.
                if (isBest(before, action) == (round == 0)) {
                    values[action] = child(at, plies, best - STONE, INFINITY, count);
                    best = Math.max(best, values[action]);
                }
            }
        }
        return values;
    }

    private static boolean isBest(int[] values, int action) {
        if (values == null) {
            return false;
        }
        return values[action] == Arrays.stream(values).max().orElseThrow();
    }

    private int search(long mine, long theirs, int plies, int alpha, int beta, int base) {
        if (++nodes > mostNodes || (nodes & 0x3FF) == 0 && stop.getAsBoolean()) {
            throw new OutOfTime();
        }
        int left = PositionIndex.sum(mine) + PositionIndex.sum(theirs);
        if (left <= endgames.most()) {
            return STONE * endgames.value(mine, theirs, left);
        }
        if (plies == 0) {
            return potential(mine, theirs);
        }
        int count = children(mine, theirs, base);
        int best = -INFINITY;
        for (int at = base; at < base + count && best < beta; at++) {
            best = Math.max(best, child(at, plies, Math.max(alpha, best), beta, base + count));
        }
        return best;
    }

    private int child(int at, int plies, int alpha, int beta, int base) {
        int gain = STONE * ((plan[at] >> 2 & 0x3FF) - 0x200);
        if ((plan[at] & 2) != 0) {
            return gain;
        }
        return (plan[at] & 1) != 0
                ? gain + search(own[at], other[at], plies, alpha - gain, beta - gain, base)
                : gain - search(other[at], own[at], plies - 1, gain - beta, gain - alpha, base);
    }

    /** Lists the children: extra moves, then by gain, then from the store outwards. */
    private int children(long mine, long theirs, int base) {
        if (base + WIDTH > plan.length) {
            own = Arrays.copyOf(own, 2 * own.length);
            other = Arrays.copyOf(other, 2 * other.length);
            plan = Arrays.copyOf(plan, 2 * plan.length);
        }
        int end = base;
        for (int pit = pits - 1; pit >= 0; pit--) {
            if ((mine >>> 8 * pit & 0xFF) == 0) {
                continue;
            }
            turn.sow(mine, theirs, pit);
            int child = (turn.again ? 1 << 29 : 0)
                    | Math.min(0x3FF, turn.gain + 0x200) << 16
                    | pit << 12
                    | turn.gain + 0x200 << 2
                    | (turn.over ? 2 : 0)
                    | (turn.again ? 1 : 0);
            int at = end++;
            for (; at > base && plan[at - 1] < child; at--) {
                plan[at] = plan[at - 1];
                own[at] = own[at - 1];
                other[at] = other[at - 1];
            }
            plan[at] = child;
            own[at] = turn.own;
            other[at] = turn.other;
        }
        return end - base;
    }

    private int potential(long mine, long theirs) {
        return prospects(mine, EXTRA) - prospects(theirs, EXTRA_AGAINST);
    }

    private int prospects(long row, int extra) {
        int sum = (row >>> 8 * (pits - 1) & 0xFF) == 0 ? LAST_EMPTY : 0;
        for (int pit = 0; pit < pits; pit++) {
            int stones = (int) (row >>> 8 * pit) & 0xFF;
            if (stones != 0) {
                sum += PLAYABLE + (stones % (2 * pits + 1) == pits - pit ? extra : 0);
            }
        }
        return sum;
    }
}
