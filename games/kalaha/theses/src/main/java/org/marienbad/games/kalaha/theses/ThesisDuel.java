package org.marienbad.games.kalaha.theses;

import java.util.List;
import org.marienbad.framework.game.State;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaState;
import org.marienbad.games.kalaha.maxmin.Deterministic;
import org.marienbad.games.kalaha.maxmin.SafeMoves;
import org.marienbad.games.kalaha.maxmin.TurnSearch;

/**
 * A game between two players of the second thesis. Nothing in it is left to chance.
 *
 * @param starter stones of the one who started
 * @param second stones of the other
 * @param moves in the form {@code A3 b0*}: A sows from the starter's house, b from the other's, counted from 0 next to
 *     the store. The asterisk marks a safe extra move played without a search
 * @param mostNodes by seat, starter first: most positions searched for a move
 */
record ThesisDuel(int starter, int second, String moves, List<Long> mostNodes) {
    private static final int LAST = 5;

    static ThesisDuel play(KalahaGame game, Contender starter, Contender second, Mode mode) {
        return new Play(game, starter, second, mode).run();
    }

    /** The score as the thesis writes it. */
    String score() {
        return starter + ":" + second;
    }

    private static final class Play {
        private final KalahaState state;
        private final Contender[] bySeat;
        private final Mode mode;
        private final Deterministic deterministic = new Deterministic();
        private final TurnSearch search;
        private final StringBuilder moves = new StringBuilder();
        private final long[] mostNodes = new long[2];

        Play(KalahaGame game, Contender starter, Contender second, Mode mode) {
            state = game.newInitialState();
            bySeat = new Contender[] {starter, second};
            this.mode = mode;
            search = new TurnSearch(game.rules());
        }

        ThesisDuel run() {
            for (int seat = state.actor(); seat != State.TERMINAL; seat = state.actor()) {
                move(seat, state.row(seat), state.row(1 - seat));
            }
            return new ThesisDuel(
                    state.store(0), state.store(1), moves.toString(), List.of(mostNodes[0], mostNodes[1]));
        }

        private void move(int seat, long own, long other) {
            Contender contender = bySeat[seat];
            int safe = mode.safe(contender) && contender.k > 0 ? SafeMoves.pit(own, other) : -1;
            int pit = safe;
            if (safe < 0) {
                int k = mode.k(contender, bySeat[1 - seat]);
                long before = search.nodes();
                pit = k == 0 ? deterministic.pit(own, other) : search.pit(own, other, k);
                mostNodes[seat] = Math.max(mostNodes[seat], search.nodes() - before);
            }
            moves.append(moves.length() == 0 ? "" : " ")
                    .append(seat == 0 ? 'A' : 'b')
                    .append(LAST - pit)
                    .append(safe < 0 ? "" : "*");
            state.apply(pit);
        }
    }
}
