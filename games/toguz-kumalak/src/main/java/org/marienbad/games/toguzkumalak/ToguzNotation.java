package org.marienbad.games.toguzkumalak;

import org.marienbad.framework.game.MoveListNotation;

/** Games as lists of house numbers: {@code 1. 7 6 2. 3 8}; {@code 76x}, with the house of the last stone, is read, too. */
public final class ToguzNotation extends MoveListNotation {
    @Override
    public String id() {
        return "toguz-kumalak";
    }
}
