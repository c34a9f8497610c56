package org.marienbad.games.kalaha;

/**
 * One sowing on two words, for players with a search of their own: it knows neither turns nor the end of the game. Pit
 * i is byte i of a word, the store byte 7, as in {@link KalahaState#row}. Holds the result of the last sowing; confined
 * to one thread; allocates nothing.
 */
public final class Sower {
    /** Shift of the store. */
    public static final int STORE = PackedState.STORE;

    private final PackedState board;

    /**
     * A sower by these rules.
     *
     * @throws UnsupportedOperationException if the board is too large
     */
    public Sower(KalahaRules rules) {
        if (!PackedState.fits(rules)) {
            throw new UnsupportedOperationException("the rows of so large a board do not fit a word");
        }
        board = new PackedState(rules);
    }

    /**
     * Sows from a non-empty pit and captures.
     *
     * @return whether the last stone fell into the own store
     */
    public boolean sow(long mine, long theirs, int pit) {
        board.own = mine;
        board.other = theirs;
        return board.sowAndCapture(pit) == 0;
    }

    /** The side that sowed. */
    public long own() {
        return board.own;
    }

    public long other() {
        return board.other;
    }
}
