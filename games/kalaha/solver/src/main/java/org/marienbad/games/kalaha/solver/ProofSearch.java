package org.marienbad.games.kalaha.solver;

import java.util.Arrays;
import org.marienbad.games.kalaha.KalahaRules;

/**
 * Null-window alpha-beta (Knuth, Moore 1975; Pearl 1980) on the rest of the game. The value of a position is the future
 * gain of the mover's store on the other's, whatever is in the stores now. One worker's search; workers share the
 * tables and postpone positions that another is searching ({@link InProgressTable}). Confined to one thread.
 */
final class ProofSearch {
    private static final int WIDTH = 8;
    /** Nodes between two reports to the control, a power of two. */
    private static final int REPORT = 1 << 10;
    /**
     * Stones above the endgames from which on the workers respect each other's claims: below, it costs more than it
     * saves.
     */
    static final int SHARED = 8;

    private final RowSowing turn;
    private final PositionIndex index;
    private final KalahaEndgames endgames;
    private final BoundsTable bounds;
    private final InProgressTable claims;
    private final Control control;
    private final int pits;
    private final int step;
    private final int known;
    private final int bySowing;

    // A stack of the children still to be searched of all nodes on the path.
    private long[] own = new long[64 * WIDTH];
    private long[] other = new long[64 * WIDTH];
    /** Urgency (from bit 32), gain (from bit 1), whether the sower moves again (bit 0). */
    private long[] plan = new long[64 * WIDTH];

    private long nodes;

    /** @param quietByGain whether sowings without capture are ordered by their gain first */
    ProofSearch(ProofTables tables, InProgressTable claims, Control control, boolean quietByGain) {
        KalahaRules rules = tables.rules();
        turn = new RowSowing(rules);
        index = tables.index();
        endgames = tables.endgames();
        bounds = tables.bounds();
        this.claims = claims;
        this.control = control;
        pits = rules.pits();
        step = step(rules);
        known = endgames.most();
        bySowing = quietByGain ? WIDTH : 0;
    }

    /** Values two apart where all stones reach a store in the end: they are odd or even as the number of stones is. */
    static int step(KalahaRules rules) {
        return rules.leftoversToOwner() ? 2 : 1;
    }

    /**
     * Whether the value of a position that is not over is at least {@code beta}. A result of at least {@code beta} is a
     * lower bound of the value, any other an upper bound.
     *
     * @throws Control.Stopped if the control says so
     */
    int test(long mine, long theirs, int beta) {
        int left = PositionIndex.sum(mine) + PositionIndex.sum(theirs);
        if (left <= known) {
            return endgames.value(mine, theirs, left);
        }
        if (beta <= -left || beta > left) {
            return beta <= -left ? -left : left;
        }
        try {
            return test(mine, theirs, left, beta, 0);
        } finally {
            control.add(nodes & REPORT - 1);
        }
    }

    private int test(long mine, long theirs, int left, int beta, int base) {
        long spread = bounds.spread(index.of(mine, theirs, left));
        long entry = bounds.find(spread);
        int lower = BoundsTable.lower(entry);
        if (lower >= beta) {
            return lower;
        }
        int upper = BoundsTable.upper(entry);
        if (upper < beta) {
            return upper;
        }
        long start = nodes++;
        if ((nodes & REPORT - 1) == 0) {
            control.count(REPORT);
        }
        if (base + WIDTH > plan.length) {
            grow();
        }
        int best = -left;
        int count = 0;
        for (int pit = pits - 1; pit >= 0; pit--) {
            if ((mine >>> 8 * pit & 0xFF) == 0) {
                continue;
            }
            turn.sow(mine, theirs, pit);
            int gain = turn.gain;
            int value;
            if (turn.over) {
                value = gain;
            } else {
                int stay = left - gain;
                if (stay <= known) {
                    value = turn.again
                            ? gain + endgames.value(turn.own, turn.other, stay)
                            : gain - endgames.value(turn.other, turn.own, stay);
                } else if (gain - stay >= beta) {
                    value = gain - stay;
                } else if (gain + stay < beta) {
                    value = gain + stay;
                } else {
                    insert(base, base + count++, pit);
                    continue;
                }
            }
            if (value > best) {
                best = value;
                if (value >= beta) {
                    return value;
                }
            }
        }
        int value = claims != null && left >= known + SHARED
                ? searchShared(spread, left, beta, base, count, best)
                : search(left, beta, base, count, best);
        int cost = 63 - Long.numberOfLeadingZeros(nodes - start);
        if (value >= beta) {
            bounds.put(spread, value, upper, cost);
        } else {
            bounds.put(spread, lower, value, cost);
        }
        return value;
    }

    /**
     * Inserts the result of the last sowing among the children from {@code base} to {@code end}, the most urgent first.
     */
    private void insert(int base, int end, int pit) {
        int gain = turn.gain;
        int again = turn.again ? 1 : 0;
        long child = urgency(pit, gain, turn.again) << 32 | (long) gain << 1 | again;
        int at = end;
        for (; at > base && plan[at - 1] < child; at--) {
            plan[at] = plan[at - 1];
            own[at] = own[at - 1];
            other[at] = other[at - 1];
        }
        plan[at] = child;
        own[at] = turn.own;
        other[at] = turn.other;
    }

    /** Extra moves, captures by size, the rest; all from the store outwards. */
    private long urgency(int pit, int gain, boolean again) {
        if (again) {
            return 1000L + pit;
        }
        // Only a capture brings two stones, short of sowing twice around.
        return gain >= 2 ? 100 + WIDTH * gain + pit : bySowing * gain + pit;
    }

    /** Searches the children until one reaches beta; returns the greatest value found. */
    private int search(int left, int beta, int base, int count, int floor) {
        int best = floor;
        for (int at = base; at < base + count; at++) {
            best = Math.max(best, child(at, left, beta, base + count));
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    /** The same, but postpones children that another worker is searching, and stops if that one finds the answer. */
    private int searchShared(long spread, int left, int beta, int base, int count, int floor) {
        int best = floor;
        int later = 0;
        for (int i = 0; i < 2 * count; i++) {
            int at = base + (i < count ? i : i - count);
            if (i >= count && (later >> at - base & 1) == 0) {
                continue;
            }
            if (i > 0) {
                long entry = bounds.find(spread);
                if (BoundsTable.lower(entry) >= beta) {
                    return BoundsTable.lower(entry);
                }
                if (BoundsTable.upper(entry) < beta) {
                    return BoundsTable.upper(entry);
                }
            }
            long claim = InProgressTable.claim(own[at], other[at], beta);
            if (i > 0 && i < count && claims.taken(claim)) {
                later |= 1 << i;
                continue;
            }
            claims.take(claim);
            best = Math.max(best, child(at, left, beta, base + count));
            claims.release(claim);
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    private int child(int at, int left, int beta, int base) {
        long child = plan[at];
        int gain = (int) (child >>> 1) & 0xFF;
        return (child & 1) != 0
                ? gain + test(own[at], other[at], left - gain, beta - gain, base)
                : gain - test(other[at], own[at], left - gain, gain - beta + step, base);
    }

    private void grow() {
        own = Arrays.copyOf(own, 2 * own.length);
        other = Arrays.copyOf(other, 2 * other.length);
        plan = Arrays.copyOf(plan, 2 * plan.length);
    }
}
