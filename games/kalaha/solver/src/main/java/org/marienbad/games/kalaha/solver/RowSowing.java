package org.marienbad.games.kalaha.solver;

import org.marienbad.games.kalaha.KalahaRules;
import org.marienbad.games.kalaha.Sower;

/**
 * One sowing on two rows, each a word with pit i in byte i and without stores. Its results are in the fields until the
 * next one. Allocates nothing; confined to one thread.
 */
final class RowSowing {
    private final Sower sower;
    private final long row;
    private final boolean endsWithEmptyRow;
    private final boolean leftoversToOwner;

    /** The sower's row afterwards. */
    long own;
    /** The row of the other side afterwards. */
    long other;
    /** The gain of the sower's store on that of the other; once the game is over, for good. */
    int gain;
    /** Whether the sower moves again. */
    boolean again;
    /** Whether the game is over; the rows do not matter then. */
    boolean over;

    RowSowing(KalahaRules rules) {
        sower = new Sower(rules);
        row = (1L << 8 * rules.pits()) - 1;
        endsWithEmptyRow = rules.endsWithEmptyRow();
        leftoversToOwner = rules.leftoversToOwner();
    }

    /** Sows from {@code pit}, which holds stones. */
    void sow(long mine, long theirs, int pit) {
        again = sower.sow(mine, theirs, pit);
        long side = sower.own();
        own = side & row;
        other = sower.other();
        gain = (int) (side >>> Sower.STORE);
        over = own == 0 && (again || endsWithEmptyRow) || other == 0 && (!again || endsWithEmptyRow);
        if (over && leftoversToOwner) {
            gain += PositionIndex.sum(own) - PositionIndex.sum(other);
        }
    }
}
