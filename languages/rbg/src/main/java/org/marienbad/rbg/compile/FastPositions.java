package org.marienbad.rbg.compile;

import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.play.RbgRules;

/** The fastest positions that there are of a description: of a class of their own where it fits into one. */
public final class FastPositions {
    private static final System.Logger LOG = System.getLogger(FastPositions.class.getName());

    private FastPositions() {}

    /**
     * The start of a game, after the first moves of the keeper.
     *
     * @param id of the game, for the log
     * @throws IllegalStateException if the keeper never ends
     */
    public static RbgPosition start(RbgRules rules, String id) {
        try {
            return new CompiledRules(rules).start();
        } catch (TooLargeException large) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    () -> "The game " + id + " is slow, as it cannot be compiled: " + large.getMessage() + ".");
            return WalkedPosition.start(rules);
        }
    }
}
