package org.marienbad.games.kalaha;

import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/** A position of any size: an array a side, the store after the pits. */
final class WideState extends KalahaState {
    private final int pits;
    private int[] own;
    private int[] other;

    WideState(KalahaRules rules) {
        super(rules);
        pits = rules.pits();
        own = new int[pits + 1];
        other = new int[pits + 1];
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
    void sow(int pit) {
        int stones = own[pit];
        own[pit] = 0;
        int ring = 2 * pits + 1;
        int place = pit;
        for (; stones > 0; stones--) {
            place = place + 1 == ring ? 0 : place + 1;
            if (place <= pits) {
                own[place]++;
            } else {
                other[place - pits - 1]++;
            }
        }
        if (place < pits && own[place] == 1) {
            int taken = other[pits - 1 - place];
            if (taken != 0 || rules.emptyCapture()) {
                other[pits - 1 - place] = 0;
                own[place] = 0;
                own[pits] += taken + 1;
            }
        }
        if (place != pits) {
            exchange();
        }
        endIfOver();
    }

    private void exchange() {
        int[] mine = own;
        own = other;
        other = mine;
        flags ^= SIDE;
    }

    @Override
    void end(boolean otherEmpty) {
        if (otherEmpty) {
            exchange();
        }
        if (rules.leftoversToOwner()) {
            for (int pit = 0; pit < pits; pit++) {
                other[pits] += other[pit];
                other[pit] = 0;
            }
        }
        if (rowEmpty(false) && (flags & SIDE) != 0) {
            // Both rows are empty: equal positions must not differ in the side.
            exchange();
        }
        flags |= OVER;
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
    public WideState copy() {
        WideState copy = new WideState(rules);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State from) {
        WideState model = (WideState) from;
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
