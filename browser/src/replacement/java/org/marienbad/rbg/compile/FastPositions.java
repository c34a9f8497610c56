package org.marienbad.rbg.compile;

import org.marienbad.rbg.play.InterpretedPosition;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.play.RbgRules;

/** Nothing defines classes in a browser, so descriptions are interpreted there. */
public final class FastPositions {
    private FastPositions() {}

    public static RbgPosition start(RbgRules rules, String id) {
        return new InterpretedPosition(rules);
    }
}
