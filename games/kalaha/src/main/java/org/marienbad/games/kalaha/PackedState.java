package org.marienbad.games.kalaha;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/**
 * The rules of {@link PlainState} on one word a side: byte i holds pit i, byte 7 the store. Sowing is two additions
 * from a table. A byte never exceeds 127, so that adding 127 to each sets the top bits of exactly the non-empty ones.
 */
final class PackedState extends KalahaState {
    static final int MAX_PITS = 7;
    /** Shift of the store's byte. */
    static final int STORE = 56;

    /** Moves bit 8i + 7 to bit 56 + i; no two products collide for i up to 6. */
    private static final long GATHER = 1L << 49 | 1L << 42 | 1L << 35 | 1L << 28 | 1L << 21 | 1L << 14 | 1L << 7;

    /** By set of non-empty pits: their numbers, one a byte, ascending from the lowest byte. */
    private static final long[] PITS_IN = new long[1 << MAX_PITS];

    static {
        for (int set = 0; set < PITS_IN.length; set++) {
            int shift = 0;
            for (int pit = 0; pit < MAX_PITS; pit++) {
                if ((set >> pit & 1) != 0) {
                    PITS_IN[set] |= (long) pit << shift;
                    shift += 8;
                }
            }
        }
    }

    // Copied from the rules, so that hot code reads them without another indirection.
    private final long[] sowing;
    private final int pits;
    /** Mask of the bytes of the pits. */
    private final long row;
    /** 127 in each pit's byte: added to a row, it sets the top bits of the non-empty pits. */
    private final long fill;
    /** Mask of the top bits of the pits' bytes. */
    private final long tops;

    private final int lastPit;
    private final boolean emptyCapture;

    long own;
    long other;

    PackedState(KalahaRules rules) {
        super(rules);
        pits = rules.pits();
        sowing = KalahaSowing.of(pits).entries;
        row = (1L << 8 * pits) - 1;
        fill = 0x7F7F7F7F7F7F7F7FL & row;
        tops = 0x8080808080808080L & row;
        lastPit = 8 * (pits - 1);
        emptyCapture = rules.emptyCapture();
    }

    private PackedState(PackedState model) {
        super(model.rules);
        pits = model.pits;
        sowing = model.sowing;
        row = model.row;
        fill = model.fill;
        tops = model.tops;
        lastPit = model.lastPit;
        emptyCapture = model.emptyCapture;
        copyFrom(model);
    }

    static boolean fits(KalahaRules rules) {
        return rules.pits() <= MAX_PITS && rules.total() <= KalahaSowing.MAX_STONES;
    }

    @Override
    @SuppressWarnings("fallthrough")
    public int legalActions(int[] buffer) {
        long nonEmpty = own + fill & tops;
        long list = list(nonEmpty);
        // Writes all places, even those after the last: a loop whose end is hard to predict takes longer.
        switch (pits) {
            case 7:
                buffer[6] = pitAt(list, 6);
            case 6:
                buffer[5] = pitAt(list, 5);
            case 5:
                buffer[4] = pitAt(list, 4);
            case 4:
                buffer[3] = pitAt(list, 3);
            case 3:
                buffer[2] = pitAt(list, 2);
            case 2:
                buffer[1] = pitAt(list, 1);
            default:
                buffer[0] = pitAt(list, 0);
        }
        int count = Long.bitCount(nonEmpty);
        if (flags >= OFFERED) {
            buffer[count++] = pits;
        }
        return count;
    }

    @Override
    public int randomAction(int[] buffer, SplittableRandom random) {
        if (flags >= OFFERED) {
            return super.randomAction(buffer, random);
        }
        long nonEmpty = own + fill & tops;
        if (nonEmpty == 0) {
            return -1;
        }
        return pitAt(list(nonEmpty), Playout.index(Long.bitCount(nonEmpty), random));
    }

    /** The numbers of the non-empty pits, one a byte, from the top bits of their bytes. */
    private static long list(long nonEmpty) {
        return PITS_IN[(int) (nonEmpty * GATHER >>> 56)];
    }

    private static int pitAt(long list, int place) {
        return (int) (list >>> 8 * place) & 0xFF;
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
        int passes = sowAndCapture(pit);
        // Whose turn follows is hard to predict, hence an exchange without a branch.
        long exchange = (own ^ other) & -(long) passes;
        own ^= exchange;
        other ^= exchange;
        flags ^= passes;
        if ((own & row) == 0 || (other & row) == 0) {
            endIfOver();
        }
    }

    /** Sows and captures. Returns 1 if the turn passes, 0 if the last stone fell into the own store. */
    int sowAndCapture(int pit) {
        int entry = KalahaSowing.index(pit, (int) (own >>> 8 * pit) & 0xFF);
        long mine = own + sowing[entry];
        long theirs = other + sowing[entry + 1];
        int last = (int) sowing[entry + 2];
        // One rarely taken branch: the last stone lies in an own pit, and alone.
        if ((((mine >>> (last & 63)) & 0xFF ^ 1) | (last & KalahaSowing.OWN_PIT)) == KalahaSowing.OWN_PIT) {
            int at = last & 63;
            int opposite = lastPit - at;
            long taken = theirs >>> opposite & 0xFF;
            if (emptyCapture || taken != 0) {
                theirs -= taken << opposite;
                mine += (taken + 1 << STORE) - (1L << at);
            }
        }
        own = mine;
        other = theirs;
        return last >>> KalahaSowing.TURN_PASSES_BIT;
    }

    @Override
    void end(boolean otherEmpty) {
        if (otherEmpty) {
            swapSides();
        }
        if (rules.leftoversToOwner()) {
            other = (other & ~row) + (sum(other & row) << STORE);
        }
        if (rowEmpty(false) && (flags & SIDE) != 0) {
            // Both rows are empty: equal positions must not differ in the side.
            swapSides();
        }
        flags |= OVER;
    }

    private void swapSides() {
        long mine = own;
        own = other;
        other = mine;
        flags ^= SIDE;
    }

    /** The sum of the bytes; the stones in all are few enough for it to fit a byte. */
    private static long sum(long bytes) {
        return bytes * 0x0101010101010101L >>> 56;
    }

    @Override
    int pit(boolean ofOwn, int pit) {
        return (int) ((ofOwn ? own : other) >>> 8 * pit) & 0xFF;
    }

    @Override
    int store(boolean ofOwn) {
        return (int) ((ofOwn ? own : other) >>> STORE);
    }

    @Override
    void readRow(boolean ofOwn, int cap, int[] out, int at) {
        long stones = ofOwn ? own : other;
        for (int pit = 0; pit < pits; pit++) {
            out[at + pit] = Math.min(cap, (int) (stones >>> 8 * pit) & 0xFF);
        }
    }

    @Override
    long row(boolean ofOwn) {
        return (ofOwn ? own : other) & row;
    }

    @Override
    boolean rowEmpty(boolean ofOwn) {
        return ((ofOwn ? own : other) & row) == 0;
    }

    @Override
    int inPits() {
        return (int) (sum(own & row) + sum(other & row));
    }

    @Override
    void putPit(boolean ofOwn, int pit, int stones) {
        add(ofOwn, (long) stones << 8 * pit);
    }

    @Override
    void putStore(boolean ofOwn, int stones) {
        add(ofOwn, (long) stones << STORE);
    }

    private void add(boolean toOwn, long stones) {
        if (toOwn) {
            own += stones;
        } else {
            other += stones;
        }
    }

    @Override
    public PackedState copy() {
        return new PackedState(this);
    }

    @Override
    public void copyFrom(State from) {
        PackedState model = (PackedState) from;
        own = model.own;
        other = model.other;
        flags = model.flags;
    }

    @Override
    public void encode(long[] out) {
        out[0] = own;
        out[1] = other;
        out[2] = flags;
    }

    @Override
    public void decode(long[] words) {
        own = words[0];
        other = words[1];
        flags = (int) words[2];
    }

    @Override
    public long hash() {
        return Seeds.mix(own ^ Seeds.mix(other + flags * 0x9E3779B97F4A7C15L));
    }
}
