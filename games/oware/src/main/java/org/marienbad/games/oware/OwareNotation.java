package org.marienbad.games.oware;

import org.marienbad.framework.game.MoveListNotation;

/** Games of Oware as lists of houses: {@code 1. C d 2. F a}; the numbers 1 to 6 are read, too. */
public final class OwareNotation extends MoveListNotation {
    @Override
    public String id() {
        return "oware";
    }
}
