package org.marienbad.games.kalaha;

/**
 * One sowing on two words, for players that look ahead in their own way: no turn, no end of the game. Pit i is byte i
 * of a word, the store byte 7, as in {@link KalahaState#row}. Holds the result of the last sowing; confined to one
 * thread; allocates nothing.
 */
public final class Sower {
    /** Shift of the store. */
    public static final int STORE = PackedState.STORE;

    private final long[] sowing;
    private final int lastPit;
    private final boolean emptyCapture;
    private long own;
    private long other;

    /**
     * A sower by these rules.
     *
     * @throws UnsupportedOperationException if the board is too large
     */
    public Sower(KalahaRules rules) {
        if (!PackedState.fits(rules)) {
            throw new UnsupportedOperationException("the rows of so large a board do not fit a word");
        }
        sowing = Sowing.of(rules.pits()).entries;
        lastPit = 8 * (rules.pits() - 1);
        emptyCapture = rules.emptyCapture();
    }

    /**
     * Sows from a non-empty pit and captures.
     *
     * @return whether the last stone fell into the own store
     */
    public boolean sow(long mine, long theirs, int pit) {
        int entry = Sowing.index(pit, (int) (mine >>> 8 * pit) & 0xFF);
        own = mine + sowing[entry];
        other = theirs + sowing[entry + 1];
        int last = (int) sowing[entry + 2];
        if ((last & Sowing.OWN_PIT) != 0) {
            capture(last & 63);
        }
        return last >>> Sowing.TURN_PASSES_BIT == 0;
    }

    private void capture(int at) {
        int opposite = lastPit - at;
        long taken = other >>> opposite & 0xFF;
        if ((own >>> at & 0xFF) == 1 && (emptyCapture || taken != 0)) {
            other -= taken << opposite;
            own += (taken + 1 << STORE) - (1L << at);
        }
    }

    /** The side that sowed. */
    public long own() {
        return own;
    }

    public long other() {
        return other;
    }
}
