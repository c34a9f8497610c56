package org.marienbad.games.kalaha.maxmin;

import org.marienbad.games.kalaha.KalahaRules;
import org.marienbad.games.kalaha.Sower;

/**
 * The MAX-MIN search of the thesis with alpha-beta: same move, same value. Its depth counts turns, a turn being all
 * sowings until the other side moves. Allocates nothing while it searches; confined to one thread.
 */
public final class TurnSearch {
    /** Less than any value. */
    static final int LEAST = -1_000_000;

    static final int GREATEST = 1_000_000;
    static final int STONE = 10;
    private static final int FIRST_HOUSE_EMPTY = 5;

    /** Called with the number of positions searched; may end the search by an exception. */
    @FunctionalInterface
    interface Watch {
        /** Returns at how many positions it wants to be asked again. */
        long searched(long nodes);
    }

    private final Sower sower;
    private final SafeMoves safeMoves;
    private final Watch watch;
    private int end;
    private long nodes;
    private long nextWatch;
    /** Null if nobody watches. */
    private TurnSteps steps;

    /** A search without a limit on its positions. */
    public TurnSearch(KalahaRules rules) {
        this(rules, nodes -> Long.MAX_VALUE);
    }

    TurnSearch(KalahaRules rules, Watch watch) {
        sower = new Sower(rules);
        safeMoves = new SafeMoves(sower);
        this.watch = watch;
    }

    /** Positions searched since the last {@link #restart}. */
    public long nodes() {
        return nodes;
    }

    /** Counts the positions from zero again, and tells its steps to {@code observer}; null for nobody. */
    void restart(TurnSteps observer) {
        steps = observer;
        nodes = 0;
        nextWatch = 0;
    }

    /** The pit to sow after a search of k turns of each side, the nearest to the store of equally good ones. */
    public int pit(long own, long other, int k) {
        int best = LEAST;
        int chosen = -1;
        for (int house = 0; house < Houses.COUNT; house++) {
            if (Houses.stones(own, house) > 0) {
                int value = value(own, other, house, k, best);
                if (value > best) {
                    best = value;
                    chosen = house;
                }
            }
        }
        return Houses.pit(chosen);
    }

    /**
     * The value of sowing {@code pit} after a search of k turns of each side, by the thesis's count: ten for each stone
     * of the lead.
     */
    public int value(long own, long other, int pit, int k) {
        return value(own, other, Houses.pit(pit), k, LEAST);
    }

    /** Exact if it is greater than {@code alpha}; otherwise it is not greater. */
    int value(long own, long other, int house, int k, int alpha) {
        end = 2 * k;
        return afterOwn(own, other, house, 0, alpha, GREATEST);
    }

    /** The side that searches is to move. */
    private int max(long own, long other, int depth, int alpha, int beta) {
        count();
        int best = LEAST;
        for (int house = 0; house < Houses.COUNT; house++) {
            if (Houses.stones(own, house) > 0) {
                int value = afterOwn(own, other, house, depth, Math.max(alpha, best), beta);
                if (steps != null && value > best) {
                    steps.improve(house, value);
                }
                best = Math.max(best, value);
                if (best >= beta) {
                    if (steps != null) {
                        steps.cut(own, house, true, best, beta);
                    }
                    break;
                }
            }
        }
        return best;
    }

    private int afterOwn(long own, long other, int house, int depth, int alpha, int beta) {
        boolean again = sower.sow(own, other, Houses.pit(house));
        long mine = sower.own();
        long theirs = sower.other();
        boolean over = again ? Houses.empty(mine) : depth + 1 < end && Houses.empty(theirs);
        boolean leaf = over || !again && depth + 1 >= end;
        if (steps != null) {
            steps.enter(house, again, over, end - depth - (again ? 0 : 1), alpha, beta);
        }
        int value;
        if (leaf) {
            // The listing counts the own row as it was before the sowing.
            value = rate(mine, theirs) + (over && !again ? STONE * Houses.sum(own) : 0);
        } else if (again) {
            value = afterExtra(mine, theirs, depth, alpha, beta);
        } else {
            value = min(mine, theirs, depth + 1, alpha, beta);
        }
        if (steps != null) {
            left(leaf, over, value, alpha, beta);
        }
        return value;
    }

    /** An extra move is a bonus of one and costs no depth. */
    private int afterExtra(long own, long other, int depth, int alpha, int beta) {
        if (steps != null) {
            steps.extra(1);
        }
        int value = max(own, other, depth, alpha - 1, beta - 1) + 1;
        if (steps != null) {
            steps.extra(-1);
        }
        return value;
    }

    private void left(boolean leaf, boolean over, int value, int alpha, int beta) {
        if (leaf) {
            steps.leaf(over, value);
            steps.leave(value, LEAST, GREATEST);
        } else {
            steps.leave(value, alpha, beta);
        }
    }

    /** The other side is to move. */
    private int min(long own, long other, int depth, int alpha, int beta) {
        count();
        int best = GREATEST;
        for (int house = 0; house < Houses.COUNT; house++) {
            if (Houses.stones(other, house) > 0) {
                int value = afterOther(own, other, house, depth, alpha, Math.min(beta, best));
                if (steps != null && value < best) {
                    steps.improve(house, value);
                }
                best = Math.min(best, value);
                if (best <= alpha) {
                    if (steps != null) {
                        steps.cut(other, house, false, best, alpha);
                    }
                    break;
                }
            }
        }
        return best;
    }

    private int afterOther(long own, long other, int house, int depth, int alpha, int beta) {
        boolean again = sower.sow(other, own, Houses.pit(house));
        long mine = sower.other();
        long theirs = sower.own();
        boolean over = again ? Houses.empty(theirs) : depth + 1 < end && Houses.empty(mine);
        boolean leaf = over || !again && depth + 1 >= end;
        if (steps != null) {
            steps.enter(house, !again, over, end - depth - (again ? 0 : 1), alpha, beta);
        }
        int value;
        if (leaf) {
            value = rate(mine, theirs);
        } else {
            value = again ? min(mine, theirs, depth, alpha, beta) : max(mine, theirs, depth + 1, alpha, beta);
        }
        if (steps != null) {
            left(leaf, over, value, alpha, beta);
        }
        return value;
    }

    /** The stores, as they are after all safe extra moves, and the first house. */
    private int rate(long own, long other) {
        safeMoves.play(own, other);
        long mine = safeMoves.own();
        int lead = (int) (mine >>> Sower.STORE) - (int) (safeMoves.other() >>> Sower.STORE);
        return STONE * lead + (Houses.stones(mine, 0) == 0 ? FIRST_HOUSE_EMPTY : 0);
    }

    private void count() {
        if (nodes >= nextWatch) {
            nextWatch = watch.searched(nodes);
        }
        nodes++;
    }
}
