package org.marienbad.games.toguzkumalak;

import java.util.Arrays;
import org.marienbad.framework.game.BitPacking;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.PositionHistory;
import org.marienbad.framework.game.RepetitionState;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.games.mancala.BoardText;
import org.marienbad.games.mancala.Rows;

/**
 * A position of Toguz kumalak, and the rules of play. Places are numbered along the sowing, counter-clockwise: with n houses
 * a side South's are 0 … n−1 from its left, North's n … 2n−1 from its left; the stores follow. An action is the number of a
 * house, less one, in the row of the seat to move.
 */
public final class ToguzState implements RepetitionState {
    /** Why the game is over. */
    enum End {
        NOT,
        MAJORITY,
        NO_STONES,
        REPETITION,
        LIMIT
    }

    /** No place. */
    public static final int NONE = -1;

    private static final int BITS = 8;
    private static final long NORTH_TO_MOVE = 0x9E3779B97F4A7C15L;
    private static final int PLACES = 2 * ToguzRules.MAX_HOUSES;

    /** What a stone adds to the key, by place. */
    private static final long[] KEYS = new long[PLACES + 2];
    /** What a tuzdik adds to the key, by place; it is its owner's, in whose row it does not lie. */
    private static final long[] TUZDIK_KEYS = new long[PLACES];

    static {
        Arrays.setAll(KEYS, place -> Seeds.split(0, "toguz", place));
        Arrays.setAll(TUZDIK_KEYS, place -> Seeds.split(0, "tuzdik", place));
    }

    final ToguzRules rules;
    private final int houses;
    private final int ring;
    /** By place: houses, then stores. */
    private final int[] stones;
    /** By seat: the place of its tuzdik, in the other row, or {@link #NONE}. */
    private final int[] tuzdik = {NONE, NONE};
    /** The sum of the keys of all stones and tuzdiks: two positions have the same one about as rarely as random words. */
    private long key;

    private int side;
    private End end = End.NOT;
    /** Plies since the stores changed. */
    private int quiet;

    private final PositionHistory history;
    /** Room for a position that is read or written. */
    private final int[] scratch;

    /** A position that is still to be set. */
    private ToguzState(ToguzRules rules) {
        this.rules = rules;
        houses = rules.houses;
        ring = 2 * houses;
        stones = new int[ring + 2];
        scratch = new int[stones.length + 3];
        history = new PositionHistory(rules.limit + 1);
    }

    static ToguzState initial(ToguzRules rules) {
        ToguzState state = new ToguzState(rules);
        Arrays.fill(state.stones, 0, state.ring, rules.stones);
        state.begin(0);
        return state;
    }

    /**
     * @param places the stones of all houses along the sowing, South's first, then those in both stores
     * @param tuzdiks by seat: the place of its tuzdik, in the other row, or {@link #NONE}
     */
    static ToguzState of(ToguzRules rules, int[] places, int[] tuzdiks, int mover) {
        ToguzState state = new ToguzState(rules);
        state.setUp(places, tuzdiks, mover);
        return state;
    }

    /**
     * Becomes a position without history.
     *
     * @param places the stones of all houses along the sowing, South's first, then those in both stores; all stones of the game
     * @param tuzdiks by seat: the place of its tuzdik, in the other row, or {@link #NONE}
     */
    public void setUp(int[] places, int[] tuzdiks, int mover) {
        System.arraycopy(places, 0, stones, 0, stones.length);
        System.arraycopy(tuzdiks, 0, tuzdik, 0, 2);
        begin(mover);
    }

    /** Makes what lies on the board the first position of a game. */
    private void begin(int mover) {
        side = mover;
        key = 0;
        for (int place = 0; place < stones.length; place++) {
            key += stones[place] * KEYS[place];
        }
        for (int place : tuzdik) {
            key += place == NONE ? 0 : TUZDIK_KEYS[place];
        }
        quiet = 0;
        history.clear();
        settle();
    }

    @Override
    public void apply(int house) {
        int inStores = stones[ring] + stones[ring + 1];
        int last = sow(side * houses + house);
        if (last / houses != side && last != tuzdik[0] && last != tuzdik[1]) {
            if (stones[last] % 2 == 0) {
                toStore(last);
            } else if (stones[last] == 3 && mayBecomeTuzdik(last)) {
                tuzdik[side] = last;
                key += TUZDIK_KEYS[last];
                toStore(last);
            }
        }
        quiet++;
        if (stones[ring] + stones[ring + 1] != inStores) {
            quiet = 0;
            history.clear();
        }
        side ^= 1;
        settle();
    }

    /**
     * Sows the stones of a house one by one counter-clockwise, the first into the house itself, unless it is the only one;
     * those that fall into a tuzdik go to its owner's store. Returns where the last one falls.
     */
    private int sow(int from) {
        int inHand = stones[from];
        stones[from] = 0;
        key -= inHand * KEYS[from];
        int place = inHand == 1 ? from : from - 1;
        for (; inHand > 0; inHand--) {
            place = place + 1 == ring ? 0 : place + 1;
            int falls = place == tuzdik[0] ? ring : place == tuzdik[1] ? ring + 1 : place;
            stones[falls]++;
            key += KEYS[falls];
        }
        return place;
    }

    /** The mover takes all that lies in a house. */
    private void toStore(int place) {
        stones[ring + side] += stones[place];
        key += stones[place] * (KEYS[ring + side] - KEYS[place]);
        stones[place] = 0;
    }

    /**
     * Whether the mover may have its tuzdik in this house of the opponent's: it has none yet, the house is not the last of
     * its row, and the opponent's tuzdik has not the same number, or does not lie opposite.
     */
    private boolean mayBecomeTuzdik(int place) {
        int house = place % houses;
        int others = tuzdik[1 - side];
        int forbidden = others == NONE ? NONE : rules.opposite ? houses - 1 - others % houses : others % houses;
        return tuzdik[side] == NONE && house != houses - 1 && house != forbidden;
    }

    /** Finds whether the game is over. */
    private void settle() {
        int times = history.add(position());
        int half = rules.total() / 2;
        if (store(0) > half || store(1) > half || store(0) == half && store(1) == half) {
            end = End.MAJORITY;
        } else if (isEmpty(side)) {
            end = End.NO_STONES;
        } else if (times >= ToguzRules.REPETITION) {
            end = End.REPETITION;
        } else {
            end = quiet >= rules.limit ? End.LIMIT : End.NOT;
        }
    }

    private boolean isEmpty(int seat) {
        for (int house = 0; house < houses; house++) {
            if (stones[seat * houses + house] != 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int actor() {
        return end == End.NOT ? side : TERMINAL;
    }

    @Override
    public boolean repeats() {
        return end == End.REPETITION || end == End.LIMIT;
    }

    @Override
    public int legalActions(int[] buffer) {
        int count = 0;
        for (int house = 0; house < houses && end == End.NOT; house++) {
            if (stones[side * houses + house] != 0) {
                buffer[count++] = house;
            }
        }
        return count;
    }

    @Override
    public void payoffs(double[] out) {
        int lead = score(0) - score(1);
        if (rules.margin) {
            out[0] = (double) lead / rules.total();
            out[1] = 0 - out[0];
        } else {
            Payoffs.outcome(lead == 0 ? -1 : lead > 0 ? 0 : 1, out);
        }
    }

    End end() {
        return end;
    }

    /** The seat to move, even if the game is over. */
    public int side() {
        return side;
    }

    /** Stones in a house of {@code seat}, 0 its leftmost. */
    public int stones(int seat, int house) {
        return stones[seat * houses + house];
    }

    /** Stones in the store of {@code seat}. */
    public int store(int seat) {
        return stones[ring + seat];
    }

    /** The place of the tuzdik that {@code seat} owns in the other row, or {@link #NONE}. */
    public int tuzdik(int seat) {
        return tuzdik[seat];
    }

    /** Stones in the houses of {@code seat}. */
    public int inRow(int seat) {
        int sum = 0;
        for (int house = 0; house < houses; house++) {
            sum += stones(seat, house);
        }
        return sum;
    }

    /** Whether the game is over and everybody takes the stones of the own row. */
    boolean rowsAreTaken() {
        return end != End.NOT && end != End.MAJORITY;
    }

    /** The board in pictures: at the end the rows may have gone to their owners. */
    Rows shown() {
        return Rows.of((seat, house) -> rowsAreTaken() ? 0 : stones(seat, house), this::score);
    }

    /** What {@code seat} has in its store, with what it takes at the end. */
    int score(int seat) {
        return store(seat) + (rowsAreTaken() ? inRow(seat) : 0);
    }

    /** Whether no ply has left the stores as they are since they changed last, or since the game began. */
    public boolean isFresh() {
        return quiet == 0;
    }

    /** How often the present position has occurred since the stores changed. */
    int occurrences() {
        return history.occurrences();
    }

    private long position() {
        return Seeds.mix(side == 0 ? key : key ^ NORTH_TO_MOVE);
    }

    @Override
    public long hash() {
        return PositionHistory.hashNearLimit(history.hashWithOccurrences(position()), quiet, rules.limit);
    }

    static int words(ToguzRules rules) {
        return BitPacking.count(BITS, 2 * rules.houses + 5);
    }

    @Override
    public void encode(long[] out) {
        System.arraycopy(stones, 0, scratch, 0, stones.length);
        scratch[stones.length] = tuzdik[0] + 1;
        scratch[stones.length + 1] = tuzdik[1] + 1;
        scratch[stones.length + 2] = side;
        BitPacking.pack(BITS, scratch, out, 0);
    }

    @Override
    public void decode(long[] words) {
        BitPacking.unpack(BITS, words, 0, scratch);
        System.arraycopy(scratch, 0, stones, 0, stones.length);
        tuzdik[0] = scratch[stones.length] - 1;
        tuzdik[1] = scratch[stones.length + 1] - 1;
        begin(scratch[stones.length + 2]);
    }

    @Override
    public ToguzState copy() {
        ToguzState copy = new ToguzState(rules);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        ToguzState from = (ToguzState) other;
        System.arraycopy(from.stones, 0, stones, 0, stones.length);
        tuzdik[0] = from.tuzdik[0];
        tuzdik[1] = from.tuzdik[1];
        key = from.key;
        side = from.side;
        end = from.end;
        quiet = from.quiet;
        history.copyFrom(from.history);
    }

    @Override
    public String toString() {
        String status = switch (end) {
            case NOT -> "";
            case MAJORITY, NO_STONES -> ", the game is over";
            case REPETITION -> ", the game is over by repetition";
            case LIMIT -> ", the game is over, the stores have not changed for long";
        };
        return BoardText.of(
                rules.names(),
                Rows.of(this::stones, this::store),
                (seat, house) -> tuzdik[1 - seat] == seat * houses + house ? "x" : stones(seat, house),
                BoardText.turn(side) + status);
    }
}
