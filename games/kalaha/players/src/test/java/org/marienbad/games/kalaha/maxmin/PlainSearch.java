package org.marienbad.games.kalaha.maxmin;

/**
 * The listings of the thesis as they stand, on arrays and without alpha-beta: {@code h[side][house]}, house 0 next to
 * the store, {@code store[side]}. Slow and independent of the player.
 */
final class PlainSearch {
    private final boolean emptyCapture;
    private int stop;
    private int value;

    PlainSearch(boolean emptyCapture) {
        this.emptyCapture = emptyCapture;
    }

    private static final class Position {
        final int[][] h = new int[2][6];
        final int[] store = new int[2];

        Position copy() {
            Position copy = new Position();
            for (int side = 0; side < 2; side++) {
                System.arraycopy(h[side], 0, copy.h[side], 0, 6);
                copy.store[side] = store[side];
            }
            return copy;
        }

        int sum(int side) {
            int sum = 0;
            for (int stones : h[side]) {
                sum += stones;
            }
            return sum;
        }
    }

    /** The house that the root player, side 0, chooses after k turns of each side. */
    int house(int[] own, int[] other, int k) {
        Position root = new Position();
        System.arraycopy(own, 0, root.h[0], 0, 6);
        System.arraycopy(other, 0, root.h[1], 0, 6);
        stop = 2 * k;
        int best = Integer.MIN_VALUE;
        int chosen = -1;
        for (int i = 0; i < 6; i++) {
            if (root.h[0][i] > 0) {
                int v = afterMax(root, i, 0);
                if (v > best) {
                    best = v;
                    chosen = i;
                }
            }
        }
        value = best;
        return chosen;
    }

    /** Of the house chosen last. */
    int value() {
        return value;
    }

    private int max(Position pos, int d) {
        if (d >= stop) {
            return rate(pos);
        }
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < 6; i++) {
            if (pos.h[0][i] > 0) {
                best = Math.max(best, afterMax(pos, i, d));
            }
        }
        return best;
    }

    private int afterMax(Position pos, int i, int d) {
        Position c = pos.copy();
        if (sow(c, 0, i)) {
            return c.sum(0) == 0 ? rate(c) : max(c, d) + 1;
        }
        return d + 1 < stop && c.sum(1) == 0 ? rate(c) + 10 * pos.sum(0) : min(c, d + 1);
    }

    private int min(Position pos, int d) {
        if (d >= stop) {
            return rate(pos);
        }
        int best = Integer.MAX_VALUE;
        for (int i = 0; i < 6; i++) {
            if (pos.h[1][i] > 0) {
                Position c = pos.copy();
                int v;
                if (sow(c, 1, i)) {
                    v = c.sum(1) == 0 ? rate(c) : min(c, d);
                } else {
                    v = d + 1 < stop && c.sum(0) == 0 ? rate(c) : max(c, d + 1);
                }
                best = Math.min(best, v);
            }
        }
        return best;
    }

    private int rate(Position pos) {
        Position copy = pos.copy();
        doEver(copy);
        return 10 * copy.store[0] - 10 * copy.store[1] + (copy.h[0][0] == 0 ? 5 : 0);
    }

    private void doEver(Position pos) {
        int[] own = pos.h[0];
        int i = 0;
        while (i < 6) {
            if (own[i] == i + 1) {
                sow(pos, 0, i);
                i = 0;
                continue;
            }
            if (own[i] == 0 && (i == 0 || pos.h[1][5 - i] == 0)) {
                i++;
                continue;
            }
            for (int j = i; j < 6; j++) {
                if (j - own[j] == i) {
                    return;
                }
            }
            i++;
        }
    }

    /** Whether the last stone fell into the own store. */
    private boolean sow(Position pos, int side, int house) {
        int stones = pos.h[side][house];
        pos.h[side][house] = 0;
        int row = side;
        int at = house;
        for (; stones > 0; stones--) {
            at--;
            if (at == -1 && row == side) {
                pos.store[side]++;
            } else {
                if (at < 0) {
                    row = 1 - row;
                    at = 5;
                }
                pos.h[row][at]++;
            }
        }
        if (at == -1) {
            return true;
        }
        int opposite = pos.h[1 - side][5 - at];
        if (row == side && pos.h[side][at] == 1 && (emptyCapture || opposite > 0)) {
            pos.store[side] += opposite + 1;
            pos.h[1 - side][5 - at] = 0;
            pos.h[side][at] = 0;
        }
        return false;
    }
}
