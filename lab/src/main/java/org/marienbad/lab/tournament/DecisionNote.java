package org.marienbad.lab.tournament;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchListener;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.record.Plies;

/**
 * The note of a seat's player about one decision. The arrays are not copied: they are to be read only, and equality is
 * that of the arrays' identity.
 *
 * @param ply which ply of the game it became, from 0
 * @param seat that decided
 * @param iterations playouts or nodes spent; 0 for a player that counts none
 * @param depth plies looked ahead; 0 for a player that does not tell
 * @param actions that were considered, in the game's notation, best first; empty for a player that does not search
 * @param visits for each of them, playouts or nodes spent on it
 * @param values for each of them, the payoff expected for {@code seat}; NaN where it is not known
 */
public record DecisionNote(
        int ply, int seat, long iterations, int depth, List<String> actions, long[] visits, double[] values) {
    public DecisionNote {
        actions = List.copyOf(actions);
    }

    /** Takes notes of all decisions of a game. */
    public static final class Taker implements MatchListener {
        private final Game game;
        private final List<DecisionNote> notes = new ArrayList<>();
        private int plies;
        private Optional<Decision> decided = Optional.empty();

        public Taker(Game game) {
            this.game = game;
        }

        @Override
        public void decided(int seat, Decision decision) {
            decided = Optional.of(decision);
        }

        @Override
        public void playing(State before, int action) {
            decided.ifPresent(decision -> notes.add(note(before, decision)));
            decided = Optional.empty();
            plies++;
        }

        private DecisionNote note(State before, Decision decision) {
            int seat = before.actor();
            int[] legal = game.legalActions(before);
            // A player may claim anything: only possible values are taken down.
            List<Decision.ActionValue> lines = decision.lines().stream()
                    .filter(line -> Arrays.binarySearch(legal, line.action()) >= 0)
                    .toList();
            return new DecisionNote(
                    plies,
                    seat,
                    Math.max(0, decision.iterations()),
                    Math.max(0, decision.depth()),
                    lines.stream()
                            .map(line -> Plies.write(game, before, line.action()))
                            .toList(),
                    lines.stream().mapToLong(line -> Math.max(0, line.visits())).toArray(),
                    lines.stream()
                            .mapToDouble(line -> line.value() != null && line.value().length > seat
                                    ? line.value()[seat]
                                    : Double.NaN)
                            .toArray());
        }

        /**
         * The notes of the decisions that became plies, in order.
         *
         * @param length of the game. A decision that was not played, because a player failed when it was told of it, is
         *     none of its plies
         */
        public List<DecisionNote> notes(int length) {
            return notes.stream().filter(note -> note.ply() < length).toList();
        }
    }
}
