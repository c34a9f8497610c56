package org.marienbad.games.kalaha;

import org.marienbad.framework.text.Text;

/** Why a click on the board plays nothing. */
final class Objections {
    private Objections() {}

    static Text of(KalahaState state, String spot) {
        KalahaRules rules = state.rules;
        int seat = state.actor();
        for (int row = 0; row < 2; row++) {
            if (spot.equals(PitNames.storeId(row))) {
                return Text.of("objection.store");
            }
            for (int pit = 0; pit < rules.pits(); pit++) {
                if (spot.equals(PitNames.letter(rules, row, pit))) {
                    return row == seat
                            ? Text.of("objection.empty")
                            : Text.of("objection.other", PitNames.seatName(row));
                }
            }
        }
        return Text.EMPTY;
    }
}
