package org.marienbad.ai.endgame;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.marienbad.framework.game.State;

/**
 * Whether a seat can force a lead, by depth-first search on positions with their history, so that repetition and limit
 * count as the rules say. Positions in the tables are looked up. For one thread.
 */
final class EndgameSearch<S extends State> {
    /** Nodes between two questions whether to stop. */
    private static final int POLL = 1 << 6;

    private final EndgameRules<S> rules;
    private final EndgameTables<S> tables;
    private BooleanSupplier stop = () -> false;
    /** By ply: the position after an action there, and its legal actions. */
    private final List<S> states = new ArrayList<>();

    private final List<int[]> actions = new ArrayList<>();
    private long nodes;
    /** Whether the last question was left open for lack of depth. */
    private boolean cut;

    EndgameSearch(EndgameRules<S> rules, EndgameTables<S> tables) {
        this.rules = rules;
        this.tables = tables;
    }

    /** From now on, {@link SearchStopped} is thrown soon after {@code condition} becomes true. */
    void stopWhen(BooleanSupplier condition) {
        stop = condition;
    }

    /** Positions visited so far. */
    long nodes() {
        return nodes;
    }

    /** Whether more depth might answer the last question, if it was left open. */
    boolean wasCut() {
        return cut;
    }

    /**
     * Whether {@code seat} can end ahead by {@code lead} at least, as far as that shows within {@code depth} plies.
     *
     * @throws SearchStopped if it is told to stop
     */
    boolean forces(S state, int seat, int lead, int depth) {
        cut = false;
        while (states.size() <= depth) {
            states.add(tables.cast(rules.game().newInitialState()));
            actions.add(new int[rules.game().info().maxLegalActions()]);
        }
        return proven(state, seat, lead, depth);
    }

    private boolean proven(S state, int seat, int lead, int depth) {
        if (++nodes % POLL == 0 && stop.getAsBoolean()) {
            throw SearchStopped.NOW;
        }
        int ahead = rules.lead(state, seat);
        if (state.actor() == State.TERMINAL) {
            return ends(state, seat) >= lead;
        }
        int pieces = rules.pieces(state);
        if (ahead - pieces >= lead || ahead + pieces < lead) {
            return ahead - pieces >= lead;
        }
        boolean own = rules.side(state) == seat;
        // The tables know positions without history, which those after a change of the stores are.
        if (pieces <= tables.most() && rules.isFresh(state)) {
            int low = own ? tables.low(state) : -tables.high(state);
            int high = own ? tables.high(state) : -tables.low(state);
            if (ahead + low >= lead || ahead + high < lead) {
                return ahead + low >= lead;
            }
        }
        if (depth == 0) {
            cut = true;
            return false;
        }
        // Actions that change the stores first: they decide more often, and the positions after them are in the tables
        // sooner.
        return expands(state, seat, lead, depth, own, true) == own
                ? own
                : expands(state, seat, lead, depth, own, false);
    }

    /** Whether {@code seat} forces the lead by the actions that change the stores, or else by the others. */
    private boolean expands(S state, int seat, int lead, int depth, boolean own, boolean changing) {
        int[] legal = actions.get(depth);
        int count = state.legalActions(legal);
        S next = states.get(depth);
        for (int i = 0; i < count; i++) {
            next.copyFrom(state);
            next.apply(legal[i]);
            boolean changes =
                    rules.store(next, 0) != rules.store(state, 0) || rules.store(next, 1) != rules.store(state, 1);
            if (changes == changing && proven(next, seat, lead, depth - 1) == own) {
                return own;
            }
        }
        return !own;
    }

    /** By how much {@code seat} is ahead where the game is over. */
    private int ends(S state, int seat) {
        int[] scores = rules.game().scores(state);
        return scores[seat] - scores[1 - seat];
    }
}
