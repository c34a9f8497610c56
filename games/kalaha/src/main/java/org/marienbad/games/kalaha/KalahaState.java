package org.marienbad.games.kalaha;

import org.marienbad.framework.game.State;
import org.marienbad.games.mancala.MancalaText;
import org.marienbad.games.mancala.MarginPayoff;
import org.marienbad.games.mancala.Rows;

/**
 * A position of Kalaha, kept from the point of view of the side whose turn it is. So a turn is the same code for both
 * seats. A pit is known by its distance along the sowing: 0 is farthest from the own store. At the end the side without
 * stones counts as the one to move, so that there is nothing to play.
 */
public abstract sealed class KalahaState implements State, Rows permits PackedState, PlainState {
    /** Bit of {@link #flags}: the seat whose pits are the own ones. */
    static final int SIDE = 1;
    /** Bit of {@link #flags}: the game is over. */
    static final int OVER = 2;
    /** Bit of {@link #flags}: the starter's first turn lasts, and the other seat may take it over afterwards. */
    static final int FIRST_TURN = 4;
    /** Bit of {@link #flags}: the seat to move may take over the starter's side. */
    static final int OFFERED = 8;

    final KalahaRules rules;
    int flags;

    KalahaState(KalahaRules rules) {
        this.rules = rules;
    }

    /** Length of {@link #encode}: the seats' sides and the flags. */
    static int words(KalahaRules rules) {
        return PackedState.fits(rules) ? 3 : rules.pits() + 2;
    }

    /** A position without stones, to be filled. */
    static KalahaState empty(KalahaRules rules) {
        return PackedState.fits(rules) ? new PackedState(rules) : new PlainState(rules);
    }

    static KalahaState initial(KalahaRules rules, int starter) {
        KalahaState state = empty(rules);
        for (int pit = 0; pit < rules.pits(); pit++) {
            state.putPit(true, pit, rules.stones());
            state.putPit(false, pit, rules.stones());
        }
        state.flags = starter | (rules.pie() ? FIRST_TURN : 0);
        return state;
    }

    /** Pit 0 is the farthest from its store. */
    @Override
    public final int stones(int seat, int pit) {
        return pit(seat == (flags & SIDE), pit);
    }

    @Override
    public final int store(int seat) {
        return store(seat == (flags & SIDE));
    }

    /**
     * The pits of {@code seat} in the bytes of a word, pit 0 in the lowest: a form that players can compute with.
     *
     * @throws UnsupportedOperationException if the board is too large for it; it never is with up to 6 pits a side
     */
    public final long row(int seat) {
        return row(seat == (flags & SIDE));
    }

    /** Whether the seat to move may take over the starter's side. */
    public final boolean swapOffered() {
        return (flags & OFFERED) != 0;
    }

    /** Whether the pie rule may still change who has which side. */
    public final boolean pieOpen() {
        return flags >= FIRST_TURN;
    }

    @Override
    public final int actor() {
        return (flags & OVER) != 0 ? TERMINAL : flags & SIDE;
    }

    /** The effect of {@link #apply} while the offer to swap is open or to come. */
    final void applyUnderPie(int action) {
        if (action == rules.swap()) {
            // The rows stay as they are; each seat now looks at them from the other side.
            flags = flags & SIDE ^ SIDE;
            return;
        }
        boolean firstTurn = (flags & FIRST_TURN) != 0;
        int before = flags & SIDE;
        flags = before;
        sow(action);
        if (firstTurn && flags < OVER) {
            flags |= flags == before ? FIRST_TURN : OFFERED;
        }
    }

    /** Ends the game if by the rules it is over now, for positions that were set up. */
    final void endIfOver() {
        boolean ownEmpty = rowEmpty(true);
        if (ownEmpty || rules.endsWithEmptyRow() && rowEmpty(false)) {
            end(!ownEmpty);
        }
    }

    @Override
    public final void payoffs(double[] out) {
        MarginPayoff.payoffs(rules.margin(), rules.total(), store(0) - store(1), out);
    }

    @Override
    public abstract KalahaState copy();

    @Override
    public final String toString() {
        return MancalaText.of(rules.names(), this, status());
    }

    private String status() {
        if (actor() == TERMINAL) {
            return "game over";
        }
        String turn = MancalaText.turn(actor());
        return swapOffered() ? turn + " or to swap sides" : pieOpen() ? turn + ", first turn" : turn;
    }

    abstract int pit(boolean own, int pit);

    abstract int store(boolean own);

    /** Writes the stones in each pit of a row, at most {@code cap}, from {@code at} on. */
    abstract void readRow(boolean own, int cap, int[] out, int at);

    abstract long row(boolean own);

    abstract boolean rowEmpty(boolean own);

    /** Stones in the pits of both sides. */
    abstract int inPits();

    /** Puts {@code stones} into an empty pit. */
    abstract void putPit(boolean own, int pit, int stones);

    /** Puts {@code stones} into an empty store. */
    abstract void putStore(boolean own, int stones);

    /** Sows from an own pit, captures, passes the turn or ends the game. Keeps no bit of the pie rule. */
    abstract void sow(int pit);

    /** Ends the game; one row is empty, the other one if {@code otherEmpty}, else the own one. */
    abstract void end(boolean otherEmpty);
}
