package org.marienbad.games.toguzkumalak;

import org.marienbad.framework.text.Text;

/** What the places of the board are called: the houses of each side 1, 2, 3 … from its own left. */
final class HouseNames {
    private HouseNames() {}

    /** Notation of a house by its action code. */
    static String number(int house) {
        return String.valueOf(house + 1);
    }

    /** Id in pictures. */
    static String id(int seat, int house) {
        return (seat == 0 ? "south." : "north.") + number(house);
    }

    static String storeId(int seat) {
        return seat == 0 ? "south.store" : "north.store";
    }

    static Text seatName(int seat) {
        return Text.of(seat == 0 ? "south" : "north");
    }
}
