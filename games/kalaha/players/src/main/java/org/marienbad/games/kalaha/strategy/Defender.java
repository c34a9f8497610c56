package org.marienbad.games.kalaha.strategy;

import org.marienbad.games.kalaha.KalahaRules;
import org.marienbad.games.kalaha.Sower;

/**
 * Strategy 5: extra moves and captures, then flight from captures of the other side, then preparation of own ones.
 * Farther and nearer are meant from the own store.
 */
final class Defender implements Strategy {
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
        int kalah = Rows.kalah(own);
        int capture = Rows.capture(own, other, 1);
        if (kalah < 0 || capture < 0) {
            return Math.max(kalah, capture);
        }
        boolean poor = Rows.facing(other, capture + Rows.stones(own, capture)) == 1;
        return kalah > capture || poor ? kalah : capture;
    }

    /** The farthest pit that the other side could capture. */
    private static int threatened(long own, long other) {
        for (int pit = 0; pit <= Rows.LAST; pit++) {
            if (Rows.stones(own, pit) > 0 && Rows.facing(other, pit) == 0 && Rows.reached(other, Rows.LAST - pit)) {
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
        for (int pit = Rows.LAST; pit >= 0; pit--) {
            int stones = Rows.stones(own, pit);
            if (stones > 0 && stones <= Rows.LAST - pit) {
                if (Rows.facing(other, pit) > 0 && Rows.reached(own, pit)) {
                    return pit;
                }
                farthest = pit;
            }
        }
        return farthest;
    }

    /** The nearest pit whose place, once empty, allows a capture, although its stones go around the board. */
    private int around(long own, long other) {
        for (int pit = Rows.LAST; pit >= 0; pit--) {
            if (Rows.stones(own, pit) > 0 && prepares(own, other, pit)) {
                return pit;
            }
        }
        return ANY;
    }

    private boolean prepares(long own, long other, int pit) {
        if (beforeSowing) {
            return Rows.facing(other, pit) > 0 && (Rows.reached(own, pit) || Rows.reachedAround(own, pit));
        }
        sower.sow(own, other, pit);
        return Rows.stones(sower.own(), pit) == 0
                && Rows.facing(sower.other(), pit) > 0
                && Rows.reached(sower.own(), pit);
    }
}
