package org.marienbad.games.kalaha;

import org.marienbad.framework.text.Text;

/**
 * What the places of the board are called. South's pits are a, b, c … from its left, North's A, B, C … from its store.
 */
final class PitNames {
    static final int SOUTH = 0;
    static final int NORTH = 1;
    static final String SWAP = "swap";

    private PitNames() {}

    /** Notation, and id in pictures, of a pit by its action code. */
    static String letter(KalahaRules rules, int seat, int pit) {
        return String.valueOf((char) (seat == SOUTH ? 'a' + pit : 'A' + rules.pits() - 1 - pit));
    }

    static String storeId(int seat) {
        return seat == SOUTH ? "south.store" : "north.store";
    }

    static Text seatName(int seat) {
        return Text.of(seat == SOUTH ? "south" : "north");
    }
}
