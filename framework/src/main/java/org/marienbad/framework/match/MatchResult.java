package org.marienbad.framework.match;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.GameSetup;

/**
 * A match that has ended. The arrays are not copied: they are to be read only, and equality is that of the arrays'
 * identity.
 *
 * @param setup what was played, its starter known
 * @param seed of all the randomness in it
 * @param plies actions and chance outcomes in order
 * @param payoffs one a seat
 * @param scores one a seat, empty if the game has none
 * @param decisions how many the player of each seat was asked for; those of an opening are nobody's
 * @param nanos thinking time of each seat
 * @param plyNanos thinking time for each ply; 0 where no player was asked
 * @param forfeit why the game ended early, if it did
 */
public record MatchResult(
        GameSetup setup,
        long seed,
        List<Integer> plies,
        double[] payoffs,
        int[] scores,
        int[] decisions,
        long[] nanos,
        long[] plyNanos,
        Optional<Forfeit> forfeit) {
    public MatchResult {
        plies = List.copyOf(plies);
    }
}
