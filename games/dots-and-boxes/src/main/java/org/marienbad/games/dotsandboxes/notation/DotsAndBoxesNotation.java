package org.marienbad.games.dotsandboxes.notation;

import org.marienbad.framework.game.MoveListNotation;

/** Games as numbered lists of lines: {@code 1. h00 v12}; OpenSpiel's {@code (h,0,0)} is read, too. */
public final class DotsAndBoxesNotation extends MoveListNotation {
    @Override
    public String id() {
        return "dots-and-boxes";
    }
}
