package org.marienbad.lab.shard;

import java.util.List;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.lab.tournament.DecisionNote;

/**
 * A game of a {@link SelfPlayShard}. The arrays are not copied: they are to be read only, and equality is that of the
 * arrays' identity.
 *
 * @param index its number in the tournament
 * @param players by seat, the names of those who played
 * @param setup the game and its set-up: its starter is drawn, and its new state is where the game began
 * @param starter the seat that began
 * @param seed of the lot, chance and hidden information
 * @param plies actions and chance outcomes, to be applied one after the other to a new state of the setup
 * @param payoffs by seat
 * @param forfeited whether it ended otherwise than by the rules
 * @param decisions those of players, in order; those of a random opening are nobody's
 */
public record SelfPlayGame(
        long index,
        List<String> players,
        GameSetup setup,
        int starter,
        long seed,
        int[] plies,
        double[] payoffs,
        boolean forfeited,
        List<OfDecision> decisions) {
    public SelfPlayGame {
        players = List.copyOf(players);
        decisions = List.copyOf(decisions);
    }

    /**
     * One decision: what was told of it, and the actions as codes of the game.
     *
     * @param actions that were considered, as in the note; the one that was chosen is the ply
     */
    public record OfDecision(DecisionNote note, int[] actions) {}
}
