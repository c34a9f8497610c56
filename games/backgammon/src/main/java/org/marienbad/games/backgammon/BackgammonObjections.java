package org.marienbad.games.backgammon;

import java.util.List;
import org.marienbad.framework.text.Text;
import org.marienbad.games.backgammon.BackgammonState.Phase;

/** Why a click plays nothing. */
record BackgammonObjections(BackgammonState state) {
    private static final int NONE = -1;

    Text to(List<String> clicked, String spot) {
        int seat = state.turn();
        if (state.phase() == Phase.CUBE || state.phase() == Phase.TAKE) {
            return Text.of("objection.button");
        } else if (state.mustPass()) {
            return Text.of("objection.pass");
        }
        int place = place(seat, spot);
        if (clicked.isEmpty()) {
            return place == NONE || state.men(seat, place) == 0 || place == BackgammonState.OFF
                    ? nothingToMove(seat, spot)
                    : cannotLeave(seat, place);
        }
        if (place == NONE || place == BackgammonState.BAR) {
            return Text.EMPTY;
        } else if (place == BackgammonState.OFF) {
            boolean outside = state.held(seat) >>> BackgammonState.HOME + 1 != 0;
            return Text.of(outside ? "objection.home" : "objection.exact");
        } else if (state.men(1 - seat, BackgammonState.BAR - place) > 1) {
            return Text.of("objection.closed", BackgammonView.nameOf(1 - seat));
        }
        return Text.of("objection.distance");
    }

    private static int place(int seat, String spot) {
        for (int place = 0; place <= BackgammonState.BAR; place++) {
            if (spot.equals(BackgammonPicture.spot(seat, place))) {
                return place;
            }
        }
        return NONE;
    }

    private Text nothingToMove(int seat, String spot) {
        int place = place(1 - seat, spot);
        boolean others = place != NONE && place != BackgammonState.OFF && state.men(1 - seat, place) > 0;
        return others ? Text.of("objection.others", BackgammonView.nameOf(1 - seat)) : Text.of("objection.empty");
    }

    private Text cannotLeave(int seat, int place) {
        if (place != BackgammonState.BAR && state.men(seat, BackgammonState.BAR) > 0) {
            return Text.of("objection.bar");
        }
        return state.couldMove(place) ? Text.of("objection.both") : Text.of("objection.blocked");
    }
}
