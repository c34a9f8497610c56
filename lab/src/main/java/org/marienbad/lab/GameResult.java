package org.marienbad.lab;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.match.Outcome;

/**
 * One game of a tournament after it was played: what the results file keeps of it. The arrays are not copied: they are
 * to be read only, and equality is that of the arrays' identity.
 *
 * @param fixture which game
 * @param starter the seat that began
 * @param payoffs by seat
 * @param scores by seat, empty if the game has none
 * @param length how many plies, chance outcomes included
 * @param digest of the plies: equal for equal games, different for different ones but for rare accidents
 * @param decisions by seat, how many the player made
 * @param nanos by seat, the player's thinking time
 * @param forfeit why the game ended early, if it did
 * @param verdict how good the choices were, if a player that knows the truth was asked
 * @param plies in the game's notation; empty unless they are to be kept
 */
public record GameResult(
        Fixture fixture,
        int starter,
        double[] payoffs,
        int[] scores,
        int length,
        long digest,
        int[] decisions,
        long[] nanos,
        Optional<Forfeit> forfeit,
        Optional<Verdict> verdict,
        List<String> plies) {

    static GameResult of(Fixture fixture, MatchResult result, Optional<Verdict> verdict, List<String> plies) {
        return new GameResult(
                fixture,
                result.setup().starter(),
                result.payoffs(),
                result.scores(),
                result.plies().size(),
                digest(result.plies()),
                result.decisions(),
                result.nanos(),
                result.forfeit(),
                verdict,
                plies);
    }

    static long digest(List<Integer> plies) {
        long digest = plies.size();
        for (int ply : plies) {
            digest = Seeds.mix(digest * 31 + ply);
        }
        return digest;
    }

    /** 1 if the seat's payoff is greater than every other's, 0.5 if it shares the greatest, else 0. */
    public double points(int seat) {
        return Outcome.of(payoffs).points(seat);
    }
}
