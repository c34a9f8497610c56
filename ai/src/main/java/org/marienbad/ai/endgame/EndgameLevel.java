package org.marienbad.ai.endgame;

import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.marienbad.framework.game.State;

/** All positions with one number of pieces on the board, while their bounds are computed from those with fewer. */
final class EndgameLevel<S extends State> {
    /** Marks an action that is not legal. */
    private static final byte NONE = -1;
    /** Less than any value. */
    private static final int NOTHING = -Byte.MAX_VALUE;

    private static final int POLL = 1 << 16;

    private final EndgameRules<S> rules;
    private final EndgameTables<S> tables;
    private final int pieces;
    private final int size;
    private final int actions;
    /** By position and action: pieces that leave the board, {@link #NONE} if it is not legal. */
    private final byte[] removed;
    /** The gain of the mover's store on the other one. */
    private final byte[] gained;
    /** The number of the position afterwards. */
    private final int[] next;
    /** By position: the lead in the row of the seat to move over the other one. */
    private final byte[] ahead;

    EndgameLevel(EndgameRules<S> rules, EndgameTables<S> tables, int pieces, BooleanSupplier cancelled) {
        this.rules = rules;
        this.tables = tables;
        this.pieces = pieces;
        size = Math.toIntExact(rules.size(pieces));
        actions = rules.game().info().actionCount();
        removed = new byte[Math.multiplyExact(size, actions)];
        Arrays.fill(removed, NONE);
        gained = new byte[removed.length];
        next = new int[removed.length];
        ahead = new byte[size];
        expand(cancelled);
    }

    /** Plays every action of every position by the rules of the game. */
    private void expand(BooleanSupplier cancelled) {
        int[] legal = new int[rules.game().info().maxLegalActions()];
        State after = rules.game().newInitialState();
        int[] position = {0};
        rules.forEach(pieces, state -> {
            int number = position[0]++;
            if (number % POLL == 0) {
                requireGoing(cancelled);
            }
            int side = rules.side(state);
            ahead[number] = (byte) (rules.inRow(state, side) - rules.inRow(state, 1 - side));
            int count = state.legalActions(legal);
            for (int i = 0; i < count; i++) {
                after.copyFrom(state);
                after.apply(legal[i]);
                note(number * actions + legal[i], state, tables.cast(after), side);
            }
        });
    }

    private void note(int place, S before, S after, int side) {
        removed[place] = (byte) (pieces - rules.pieces(after));
        gained[place] = (byte) (rules.lead(after, side) - rules.lead(before, side));
        next[place] = rules.index(after);
    }

    private boolean isOver(int position) {
        for (int i = position * actions; i < (position + 1) * actions; i++) {
            if (removed[i] != NONE) {
                return false;
            }
        }
        return true;
    }

    /** Computes the bounds of all positions: for the seat to move {@code lead} pieces ahead, and for the other one as many. */
    void solve(int lead, BooleanSupplier cancelled) {
        Pair pair = new Pair(lead);
        pair.goRound(cancelled);
        pair.improve(cancelled);
        pair.store();
    }

    /** The positions with the seat to move so many ahead, and those after a ply that leaves the stores as they are. */
    private final class Pair {
        private final Bounds one;
        private final Bounds other;

        Pair(int lead) {
            one = new Bounds(lead);
            other = lead == 0 ? one : new Bounds(-lead);
        }

        /** The bounds of a seat that may go round for ever. */
        void goRound(BooleanSupplier cancelled) {
            for (boolean changed = true; changed; ) {
                requireGoing(cancelled);
                changed = one.goRound(other);
                if (other != one) {
                    changed |= other.goRound(one);
                }
            }
        }

        /**
         * Better bounds from the positions reached without coming back to one, and before the limit stops the game
         * there.
         */
        void improve(BooleanSupplier cancelled) {
            boolean changed = true;
            for (int round = 1; changed && round < rules.limit(); round++) {
                requireGoing(cancelled);
                changed = one.improve(other);
                if (other != one) {
                    changed |= other.improve(one);
                    other.step();
                }
                one.step();
            }
        }

        void store() {
            tables.store(pieces, one.lead, one.low, one.high);
            tables.store(pieces, other.lead, other.low, other.high);
        }
    }

    /** The values of the positions for a seat to move that is {@code lead} ahead. */
    private final class Bounds {
        private final int lead;
        private byte[] low = new byte[size];
        private byte[] high = new byte[size];
        private byte[] nextLow;
        private byte[] nextHigh;

        Bounds(int lead) {
            this.lead = lead;
            for (int position = 0; position < size; position++) {
                boolean over = isOver(position);
                low[position] = over ? ahead[position] : (byte) pieces;
                high[position] = over ? ahead[position] : (byte) -pieces;
            }
        }

        boolean goRound(Bounds afterwards) {
            boolean changed = false;
            for (int position = 0; position < size; position++) {
                if (!isOver(position)) {
                    int least = best(position, afterwards, true, true);
                    int most = best(position, afterwards, false, true);
                    changed |= least != low[position] || most != high[position];
                    low[position] = (byte) least;
                    high[position] = (byte) most;
                }
            }
            return changed;
        }

        boolean improve(Bounds afterwards) {
            nextLow = low.clone();
            nextHigh = high.clone();
            boolean changed = false;
            for (int position = 0; position < size; position++) {
                if (low[position] < high[position]) {
                    nextLow[position] = (byte) Math.max(low[position], best(position, afterwards, true, false));
                    nextHigh[position] = (byte) Math.min(high[position], best(position, afterwards, false, false));
                    changed |= nextLow[position] != low[position] || nextHigh[position] != high[position];
                }
            }
            return changed;
        }

        void step() {
            low = nextLow;
            high = nextHigh;
        }

        /**
         * The least, or else the greatest, gain of the seat to move. A ply that leaves the stores as they are is worth
         * as much as the position after it by {@code afterwards}. If the play may be {@code stopped} there, that limits
         * the gain.
         */
        private int best(int position, Bounds afterwards, boolean least, boolean stopped) {
            int best = NOTHING;
            for (int i = position * actions; i < (position + 1) * actions; i++) {
                if (removed[i] == 0) {
                    int others = (least ? afterwards.high : afterwards.low)[next[i]];
                    if (stopped) {
                        int now = ahead[next[i]];
                        others = least ? Math.max(others, now) : Math.min(others, now);
                    }
                    best = Math.max(best, -others);
                } else if (removed[i] != NONE) {
                    int others = tables.bound(pieces - removed[i], -lead - gained[i], next[i], !least);
                    best = Math.max(best, gained[i] - others);
                }
            }
            return best;
        }
    }

    private static void requireGoing(BooleanSupplier cancelled) {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException();
        }
    }
}
