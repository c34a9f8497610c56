package org.marienbad.games.go;

import java.util.HashSet;
import java.util.Set;

/** The effects of a stone on a point: the facts behind events and annotations. */
final class GoMove {
    private final int point;
    private final int seat;
    private final GoBoard before;
    private final GoBoard after;

    GoMove(GoState state, int point) {
        this.point = point;
        seat = state.side();
        before = state.board();
        GoState next = state.copy();
        next.apply(point);
        after = next.board();
    }

    /** Stones of the other seat that it captures. */
    int captured() {
        return after.captured(seat) - before.captured(seat);
    }

    /** Stones of its own chain that it gives away. */
    int lost() {
        return after.captured(1 - seat) - before.captured(1 - seat);
    }

    /** Stones of the other seat that can be captured next. */
    int threatened() {
        return endangered(after, 1 - seat);
    }

    /** Own stones that could be captured and no longer can. */
    int saved() {
        return liberties() > 1 ? endangered(before, seat) : 0;
    }

    /** Liberties of the chain to which the stone belongs; 0 if it is gone. */
    int liberties() {
        return after.owner(point) == seat ? after.liberties(point).size() : 0;
    }

    /** Own chains that become one. */
    int connected() {
        Set<Integer> chains = new HashSet<>();
        for (int other : before.grid.beside[point]) {
            if (before.owner(other) == seat) {
                chains.add(before.head(other));
            }
        }
        return chains.size();
    }

    /** Stones in the chain to which the stone belongs. */
    int size() {
        return after.owner(point) == seat ? after.chain(point).size() : 0;
    }

    boolean fillsEye() {
        return before.isEye(point, seat);
    }

    /** Stones in chains of {@code owner} beside the point that have one liberty left. */
    private int endangered(GoBoard board, int owner) {
        int stones = 0;
        Set<Integer> chains = new HashSet<>();
        for (int other : board.grid.beside[point]) {
            if (board.owner(other) == owner
                    && chains.add(board.head(other))
                    && board.liberties(other).size() == 1) {
                stones += board.chain(other).size();
            }
        }
        return stones;
    }
}
