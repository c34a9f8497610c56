package org.marienbad.play;

import java.util.List;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.setting.Reach;
import org.marienbad.store.StoredGame;

/**
 * A game of the user's store, to be gone on with.
 *
 * @param tree its plies, numbered as a session numbers them that replays them
 * @param node of the tree: the position shown last
 * @param players one a seat; {@link MatchRecord#PERSON} for persons
 */
public record ContinuedGame(StoredGame stored, GameSetup setup, PlyTree tree, int node, List<PlayerSpec> players) {
    /**
     * Plays {@code stored} again.
     *
     * @throws IllegalArgumentException if its game is not there any more, or the plies do not fit its rules
     */
    public static ContinuedGame of(StoredGame stored, Catalogue<GameProvider> games) {
        MatchRecord record = stored.record();
        record.requireResumable();
        MatchRecord.Replay replay = record.replay(games::get, Reach.LOCAL);
        List<PlayerSpec> players = record.players().stream()
                .map(player -> PlayerSpec.parse(player, Reach.LOCAL))
                .toList();
        int node = stored.nodes().indexOf(stored.shown()) + 1;
        return new ContinuedGame(stored, replay.setup(), replay.tree(), node, players);
    }

    /** The seed of all its randomness. */
    public long seed() {
        return stored.summary().head().seed().orElse(0L);
    }

    /**
     * The main line as its keeper may see it: all of it after the end. Before, it is the view of the only person; with
     * several persons or none, that of everybody.
     */
    public MatchView view() {
        List<Integer> line = tree.mainLine().stream().map(tree::action).toList();
        return MatchView.of(setup, line, observer());
    }

    private Observer observer() {
        if (stored.summary().isFinished()) {
            return Observer.REFEREE;
        }
        int[] persons = IntStream.range(0, players.size())
                .filter(seat -> players.get(seat).id().equals(MatchRecord.PERSON))
                .toArray();
        return persons.length == 1 ? Observer.seat(persons[0]) : Observer.SPECTATOR;
    }

    /** The record to be given to others: of a running game with hidden information or chance what {@link #view} tells. */
    public MatchRecord exported() {
        return stored.record().seenBy(view());
    }
}
