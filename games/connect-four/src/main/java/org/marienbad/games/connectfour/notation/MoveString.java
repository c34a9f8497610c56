package org.marienbad.games.connectfour.notation;

import org.marienbad.framework.game.MoveStringNotation;

/**
 * A game as its columns one after the other, {@code ddce} (L. V. Allis 1988); digits as solvers write them, {@code 4435},
 * are read as well.
 */
public final class MoveString extends MoveStringNotation {
    public MoveString() {
        super("[a-z0-9]");
    }

    @Override
    public String id() {
        return "connect-four";
    }
}
