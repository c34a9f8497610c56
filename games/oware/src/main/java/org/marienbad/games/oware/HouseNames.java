package org.marienbad.games.oware;

import org.marienbad.framework.text.Text;

/** What the places of the board are called: South's houses A, B, C …, North's a, b, c …, each from its own left. */
final class HouseNames {
    private HouseNames() {}

    /** Notation, and id in pictures, of a house by its action code. */
    static String letter(int seat, int house) {
        return String.valueOf((char) ((seat == 0 ? 'A' : 'a') + house));
    }

    static String storeId(int seat) {
        return seat == 0 ? "south.store" : "north.store";
    }

    static Text seatName(int seat) {
        return Text.of(seat == 0 ? "south" : "north");
    }
}
