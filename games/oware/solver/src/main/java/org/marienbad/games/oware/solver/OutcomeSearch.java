package org.marienbad.games.oware.solver;

import java.util.function.BooleanSupplier;
import org.marienbad.framework.game.State;
import org.marienbad.games.oware.OwareGame;
import org.marienbad.games.oware.OwareState;

/**
 * Whether a seat can force a lead, by depth-first search on positions with their history, so that repetition and limit count
 * as the rules say; positions with few seeds are looked up. For one thread.
 */
final class OutcomeSearch {
    /** Nodes between two questions whether to stop. */
    private static final int POLL = 1 << 10;

    /** The search was told to stop. */
    static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private static final Stopped NOW = new Stopped();

        private Stopped() {
            super(null, null, false, false);
        }
    }

    private final OwareGame game;
    private final Endgames endgames;
    private final BooleanSupplier stop;
    private long nodes;
    /** Whether the last question was left open for lack of depth. */
    private boolean cut;

    OutcomeSearch(OwareGame game, Endgames endgames, BooleanSupplier stop) {
        this.game = game;
        this.endgames = endgames;
        this.stop = stop;
    }

    long nodes() {
        return nodes;
    }

    /** Whether more depth might answer what the last question left open. */
    boolean wasCut() {
        return cut;
    }

    /** Whether {@code seat} can end ahead by {@code lead} at least, as far as that shows within {@code depth} plies. */
    boolean forces(OwareState state, int seat, int lead, int depth) {
        cut = false;
        return proven(state, seat, lead, depth);
    }

    private boolean proven(OwareState state, int seat, int lead, int depth) {
        if ((++nodes & POLL - 1) == 0 && stop.getAsBoolean()) {
            throw Stopped.NOW;
        }
        if (state.actor() == State.TERMINAL) {
            return state.score(seat) - state.score(1 - seat) >= lead;
        }
        boolean own = state.side() == seat;
        int seeds = state.inRow(0) + state.inRow(1);
        int ahead = state.store(seat) - state.store(1 - seat);
        if (ahead - seeds >= lead || ahead + seeds < lead) {
            return ahead - seeds >= lead;
        }
        // The tables know positions without history, which those after a capture are.
        if (seeds <= endgames.most() && state.isFresh()) {
            int low = own ? endgames.low(state, seeds) : -endgames.high(state, seeds);
            int high = own ? endgames.high(state, seeds) : -endgames.low(state, seeds);
            if (ahead + low >= lead || ahead + high < lead) {
                return ahead + low >= lead;
            }
        }
        if (depth == 0) {
            cut = true;
            return false;
        }
        int[] legal = new int[game.houses()];
        int count = state.legalActions(legal);
        OwareState next = state.copy();
        for (int i = 0; i < count; i++) {
            next.copyFrom(state);
            next.apply(legal[i]);
            if (proven(next, seat, lead, depth - 1) == own) {
                return own;
            }
        }
        return !own;
    }
}
