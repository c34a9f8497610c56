package org.marienbad.games.kalaha;

import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/**
 * The rules of Kalaha on an array per side, the store after the pits. It plays boards of any size. Boards that fit into
 * two words are played by {@link PackedState}, which a property test proves equal to this.
 */
final class PlainState extends KalahaState {
    private final int pits;
    private int[] own;
    private int[] other;

    PlainState(KalahaRules rules) {
        super(rules);
        pits = rules.pits();
        own = new int[pits + 1];
        other = new int[pits + 1];
    }

    @Override
    void sow(int pit) {
        // All stones of a pit of yours are dropped one by one into your pits, your store and the pits of the other
        // side; the other store is skipped.
        int last = pit;
        for (int stones = takeAll(own, pit); stones > 0; stones--) {
            last = next(last);
            drop(last);
        }
        // A last stone that falls into an empty pit of yours captures the stones opposite: all go to your store.
        if (last < pits && own[last] == 1) {
            int opposite = rules.opposite(last);
            if (other[opposite] > 0 || rules.emptyCapture()) {
                own[pits] += takeAll(own, last) + takeAll(other, opposite);
            }
        }
        // A last stone in your store gives you another move; otherwise it is the turn of the other side.
        if (last != pits) {
            swapSides();
        }
        endIfOver();
    }

    private static int takeAll(int[] row, int pit) {
        int stones = row[pit];
        row[pit] = 0;
        return stones;
    }

    /** The next place along the sowing: own pits, own store, pits of the other side. */
    private int next(int place) {
        return place == 2 * pits ? 0 : place + 1;
    }

    private void drop(int place) {
        if (place <= pits) {
            own[place]++;
        } else {
            other[place - pits - 1]++;
        }
    }

    private void swapSides() {
        int[] mine = own;
        own = other;
        other = mine;
        flags ^= SIDE;
    }

    @Override
    void end(boolean otherEmpty) {
        if (otherEmpty) {
            swapSides();
        }
        if (rules.leftoversToOwner()) {
            for (int pit = 0; pit < pits; pit++) {
                other[pits] += takeAll(other, pit);
            }
        }
        if (rowEmpty(false) && (flags & SIDE) != 0) {
            // Both rows are empty: equal positions must not differ in the side.
            swapSides();
        }
        flags |= OVER;
    }

    @Override
    public int legalActions(int[] buffer) {
        int count = 0;
        for (int pit = 0; pit < pits; pit++) {
            // Written in any case and kept if there are stones: a branch here would be hard to predict.
            buffer[count] = pit;
            count += -own[pit] >>> 31;
        }
        if (flags >= OFFERED) {
            buffer[count++] = pits;
        }
        return count;
    }

    @Override
    public void apply(int action) {
        if (flags >= FIRST_TURN) {
            applyUnderPie(action);
        } else {
            sow(action);
        }
    }

    @Override
    int pit(boolean ofOwn, int pit) {
        return (ofOwn ? own : other)[pit];
    }

    @Override
    int store(boolean ofOwn) {
        return (ofOwn ? own : other)[pits];
    }

    @Override
    void readRow(boolean ofOwn, int cap, int[] out, int at) {
        int[] stones = ofOwn ? own : other;
        for (int pit = 0; pit < pits; pit++) {
            out[at + pit] = Math.min(cap, stones[pit]);
        }
    }

    @Override
    long row(boolean ofOwn) {
        throw new UnsupportedOperationException("the rows of so large a board do not fit a word");
    }

    @Override
    boolean rowEmpty(boolean ofOwn) {
        int[] row = ofOwn ? own : other;
        int stones = 0;
        for (int pit = 0; pit < pits; pit++) {
            stones |= row[pit];
        }
        return stones == 0;
    }

    @Override
    int inPits() {
        int stones = 0;
        for (int pit = 0; pit < pits; pit++) {
            stones += own[pit] + other[pit];
        }
        return stones;
    }

    @Override
    void putPit(boolean ofOwn, int pit, int stones) {
        (ofOwn ? own : other)[pit] = stones;
    }

    @Override
    void putStore(boolean ofOwn, int stones) {
        (ofOwn ? own : other)[pits] = stones;
    }

    @Override
    public PlainState copy() {
        PlainState copy = new PlainState(rules);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State from) {
        PlainState model = (PlainState) from;
        System.arraycopy(model.own, 0, own, 0, own.length);
        System.arraycopy(model.other, 0, other, 0, other.length);
        flags = model.flags;
    }

    @Override
    public void encode(long[] out) {
        for (int i = 0; i <= pits; i++) {
            out[i] = own[i] | (long) other[i] << 32;
        }
        out[pits + 1] = flags;
    }

    @Override
    public void decode(long[] words) {
        for (int i = 0; i <= pits; i++) {
            own[i] = (int) words[i];
            other[i] = (int) (words[i] >>> 32);
        }
        flags = (int) words[pits + 1];
    }

    @Override
    public long hash() {
        long hash = Seeds.mix(flags);
        for (int i = 0; i <= pits; i++) {
            hash = Seeds.mix(hash ^ own[i] ^ (long) other[i] << 32);
        }
        return hash;
    }
}
