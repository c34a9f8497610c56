package org.marienbad.games.hex;

import org.marienbad.framework.game.MoveListNotation;

/** Games of Hex as lists of cells: {@code 1. c2 swap 2. d4}. */
public final class HexNotation extends MoveListNotation {
    @Override
    public String id() {
        return "hex";
    }
}
