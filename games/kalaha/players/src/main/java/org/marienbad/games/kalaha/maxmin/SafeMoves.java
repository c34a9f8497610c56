package org.marienbad.games.kalaha.maxmin;

import org.marienbad.games.kalaha.Sower;

/**
 * The thesis's {@code DoEver}: extra moves that give nothing away, taken literally from its listing, which stops at
 * more positions than its text says. Holds the rows that the last run left; confined to one thread.
 */
public final class SafeMoves {
    private static final int NONE = -1;

    private final Sower sower;
    private long own;
    private long other;

    SafeMoves(Sower sower) {
        this.sower = sower;
    }

    /** Plays all of them. */
    void play(long mine, long theirs) {
        own = mine;
        other = theirs;
        for (int house = next(own, other); house != NONE; house = next(own, other)) {
            sower.sow(own, other, Houses.pit(house));
            own = sower.own();
            other = sower.other();
        }
    }

    long own() {
        return own;
    }

    long other() {
        return other;
    }

    /** The pit of the next one, or −1; rows as {@link org.marienbad.games.kalaha.KalahaState#row} gives them. */
    public static int pit(long own, long other) {
        int house = next(own, other);
        return house == NONE ? NONE : Houses.pit(house);
    }

    private static int next(long own, long other) {
        for (int house = 0; house < Houses.COUNT; house++) {
            int stones = Houses.stones(own, house);
            if (stones == house + 1) {
                return house;
            }
            if ((stones != 0 || house != 0 && Houses.facing(other, house) != 0) && target(own, house)) {
                return NONE;
            }
        }
        return NONE;
    }

    /** Whether some house from this one on ends in it; an empty one does. */
    private static boolean target(long own, int house) {
        for (int source = house; source < Houses.COUNT; source++) {
            if (source - Houses.stones(own, source) == house) {
                return true;
            }
        }
        return false;
    }
}
