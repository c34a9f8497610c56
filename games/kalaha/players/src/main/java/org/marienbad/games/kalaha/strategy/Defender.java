package org.marienbad.games.kalaha.strategy;

import org.marienbad.games.kalaha.KalahaRules;
import org.marienbad.games.kalaha.Sower;

/**
 * Strategy 5: extra moves and captures, then flight from captures of the other side, then preparation of own ones.
 * Farther and nearer are meant from the own store.
 */
final class Defender implements KalahaStrategy {
    private static final int OPENING_PLIES = 3;

    private final Sower sower;
    private final boolean beforeSowing;

    Defender(KalahaRules rules, boolean beforeSowing) {
        sower = new Sower(rules);
        this.beforeSowing = beforeSowing;
    }

    @Override
    public int pit(long own, long other, int ply) {
        int gain = gain(own, other);
        if (gain >= 0) {
            return gain;
        }
        int threatened = threatened(own, other);
        if (threatened >= 0 || ply <= OPENING_PLIES) {
            return threatened;
        }
        int quiet = quiet(own, other);
        return quiet >= 0 ? quiet : around(own, other);
    }

    private static int gain(long own, long other) {
        int kalah = RowQueries.kalah(own);
        int capture = RowQueries.capture(own, other, 1);
        if (kalah < 0 || capture < 0) {
            return Math.max(kalah, capture);
        }
        boolean poor = RowQueries.facing(other, capture + RowQueries.stones(own, capture)) == 1;
        return kalah > capture || poor ? kalah : capture;
    }

    /** The farthest pit that the other side could capture. */
    private static int threatened(long own, long other) {
        for (int pit = 0; pit <= RowQueries.LAST; pit++) {
            if (RowQueries.stones(own, pit) > 0
                    && RowQueries.facing(other, pit) == 0
                    && RowQueries.reached(other, RowQueries.LAST - pit)) {
                return pit;
            }
        }
        return ANY;
    }

    /**
     * A pit that does not reach the store: the nearest whose place, once empty, allows a capture; else the farthest.
     */
    private static int quiet(long own, long other) {
        int farthest = ANY;
        for (int pit = RowQueries.LAST; pit >= 0; pit--) {
            int stones = RowQueries.stones(own, pit);
            if (stones > 0 && stones <= RowQueries.LAST - pit) {
                if (RowQueries.facing(other, pit) > 0 && RowQueries.reached(own, pit)) {
                    return pit;
                }
                farthest = pit;
            }
        }
        return farthest;
    }

    /** The nearest pit whose place, once empty, allows a capture, although its stones go around the board. */
    private int around(long own, long other) {
        for (int pit = RowQueries.LAST; pit >= 0; pit--) {
            if (RowQueries.stones(own, pit) > 0 && prepares(own, other, pit)) {
                return pit;
            }
        }
        return ANY;
    }

    private boolean prepares(long own, long other, int pit) {
        if (beforeSowing) {
            return RowQueries.facing(other, pit) > 0
                    && (RowQueries.reached(own, pit) || RowQueries.reachedAround(own, pit));
        }
        sower.sow(own, other, pit);
        return RowQueries.stones(sower.own(), pit) == 0
                && RowQueries.facing(sower.other(), pit) > 0
                && RowQueries.reached(sower.own(), pit);
    }
}
