package org.marienbad.games.mancala;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.marienbad.framework.game.BitPacking;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.PositionHistory;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/**
 * The board of a game in which stones only go from the houses to the stores, and which ends if it goes round. It holds the stones,
 * the turn and the history since the stores changed. The rules of a game move the stones and say what may be played.
 *
 * <p>Places are numbered along the sowing, counter-clockwise. With n houses a side 0 … n−1 are South's from its left, n … 2n−1
 * North's from its left; the stores follow. A game may have lasting marks: for each seat a place, or {@link #NONE}.
 */
public final class HouseBoard implements Rows {
    public static final int MAX_HOUSES = 9;
    /** No place. */
    public static final int NONE = -1;

    private static final int BITS = 8;
    private static final long NORTH_TO_MOVE = 0x9E3779B97F4A7C15L;

    /** By set of houses: their numbers in ascending order, four bits each from the lowest on. */
    private static final long[] HOUSES_IN = new long[1 << MAX_HOUSES];

    static {
        for (int set = 0; set < HOUSES_IN.length; set++) {
            int shift = 0;
            for (int left = set; left != 0; left &= left - 1) {
                HOUSES_IN[set] |= (long) Integer.numberOfTrailingZeros(left) << shift;
                shift += 4;
            }
        }
    }

    private final HouseRules rules;
    private final int houses;
    private final int ring;
    private final int half;
    private final int repetition;
    private final int limit;
    /** All bits of a row. */
    private final int row;

    private final long[] keys;
    private final long[] markKeys;
    /** By place: houses, then stores. */
    private final int[] stones;

    private final int[] marks;
    /** The sum of the keys of all stones and marks: two positions have the same one about as rarely as random words. */
    private long key;
    /** Houses with stones, as bits. */
    private int filled;

    private int side;
    /** Houses of the seat to move that it may play, as bits; 0 if the game is over. */
    private int legal;

    private End end = End.NOT;
    /** Plies since the stores changed. */
    private int quiet;
    /** Stones in both stores before the present ply. */
    private int stored;

    private final PositionHistory history;
    /** Room for a position while sowings are tried, or read and written. */
    private final int[] scratch;

    private int keptFilled;
    private long keptKey;

    /**
     * An empty board.
     *
     * @param keys the part of a stone in the hash, by place, from {@link #keys}
     * @param markKeys the part of a mark; none if the game has no marks
     */
    public HouseBoard(HouseRules rules, long[] keys, long... markKeys) {
        this.rules = rules;
        this.keys = keys;
        this.markKeys = markKeys;
        houses = rules.houses();
        ring = 2 * houses;
        half = rules.total() / 2;
        repetition = rules.cycles().repetition();
        limit = rules.cycles().limit();
        row = (1 << houses) - 1;
        stones = new int[ring + 2];
        marks = new int[markKeys.length == 0 ? 0 : 2];
        Arrays.fill(marks, NONE);
        scratch = new int[stones.length + marks.length + 1];
        history = new PositionHistory(limit + 1);
    }

    /** The same board when the rows have gone to their owners. */
    private record Taken(HouseBoard board) implements Rows {
        @Override
        public int stones(int seat, int house) {
            return 0;
        }

        @Override
        public int store(int seat) {
            return board.score(seat);
        }
    }

    /** Keys for all places of the largest board, the same for the same {@code name}. */
    public static long[] keys(String name) {
        long[] keys = new long[2 * MAX_HOUSES + 2];
        Arrays.setAll(keys, place -> Seeds.split(0, name, place));
        return keys;
    }

    /** Becomes the start of a game; the rules {@link #settle} it. */
    public void start() {
        Arrays.fill(stones, 0, ring, rules.stones());
        begin(PitNames.SOUTH);
    }

    /**
     * Becomes a position without history; the rules {@link #settle} it.
     *
     * @param places all stones of the game, by place
     * @param marked by seat its mark; empty if the game has none
     */
    public void setUp(int[] places, int[] marked, int mover) {
        System.arraycopy(places, 0, stones, 0, stones.length);
        System.arraycopy(marked, 0, marks, 0, marks.length);
        begin(mover);
    }

    private void begin(int mover) {
        side = mover;
        key = 0;
        filled = 0;
        for (int place = 0; place < stones.length; place++) {
            key += stones[place] * keys[place];
            filled |= stones[place] > 0 ? 1 << place : 0;
        }
        for (int mark : marks) {
            key += mark == NONE ? 0 : markKeys[mark];
        }
        quiet = 0;
        stored = stones[ring] + stones[ring + 1];
        history.clear();
    }

    /** Takes all stones out of a house. */
    public int take(int place) {
        int taken = stones[place];
        stones[place] = 0;
        key -= taken * keys[place];
        filled &= ~(1 << place);
        return taken;
    }

    /** Drops a stone into a house or a store. */
    public void drop(int place) {
        stones[place]++;
        key += keys[place];
        filled |= 1 << place;
    }

    /** The house that follows along the sowing. */
    public int next(int place) {
        return place + 1 == ring ? 0 : place + 1;
    }

    /** The mover takes all stones of a house to its store. */
    public void capture(int place) {
        int taken = take(place);
        stones[ring + side] += taken;
        key += taken * keys[ring + side];
    }

    /** A house gets the mark of the mover, which has none yet. */
    public void setMark(int place) {
        marks[side] = place;
        key += markKeys[place];
    }

    /** The mark of {@code seat}, or {@link #NONE}. */
    public int mark(int seat) {
        return marks[seat];
    }

    /** Keeps the stones as they lie, so that a sowing can be tried. */
    public void keep() {
        System.arraycopy(stones, 0, scratch, 0, stones.length);
        keptKey = key;
        keptFilled = filled;
    }

    /** Puts the stones back as they were kept. */
    public void restore() {
        System.arraycopy(scratch, 0, stones, 0, stones.length);
        key = keptKey;
        filled = keptFilled;
    }

    /** The turn passes; the rules {@link #settle} what follows. */
    public void pass() {
        int now = stones[ring] + stones[ring + 1];
        quiet++;
        if (now != stored) {
            stored = now;
            quiet = 0;
            history.clear();
        }
        side ^= 1;
    }

    /**
     * Finds whether the game is over.
     *
     * @param playable the houses that the seat to move may play if it is not, as bits, bit 0 its leftmost
     * @param stuck why it is over if there are none
     */
    public void settle(int playable, End stuck) {
        int times = repetition == 0 ? 1 : history.add(position());
        if (store(0) > half || store(1) > half || store(0) == half && store(1) == half) {
            end = End.MAJORITY;
        } else if (playable == 0) {
            end = stuck;
        } else if (times > 1 && times >= repetition) {
            end = End.REPETITION;
        } else {
            end = quiet >= limit ? End.LIMIT : End.NOT;
        }
        legal = end == End.NOT ? playable : 0;
    }

    /** Houses with stones in the row of {@code seat}, as bits, bit 0 its leftmost. */
    public int filled(int seat) {
        return filled >>> seat * houses & row;
    }

    /** The place of a house of the seat to move, or that would be. */
    public int place(int house) {
        return side * houses + house;
    }

    /** The place of the store of {@code seat}. */
    public int storePlace(int seat) {
        return ring + seat;
    }

    /** The seat in whose row a house is. */
    public int seat(int place) {
        return place < houses ? 0 : 1;
    }

    /** Stones in a place. */
    public int stones(int place) {
        return stones[place];
    }

    @Override
    public int stones(int seat, int house) {
        return stones[seat * houses + house];
    }

    @Override
    public int store(int seat) {
        return stones[ring + seat];
    }

    /** Stones in the houses of {@code seat}. */
    public int inRow(int seat) {
        int sum = 0;
        for (int house = 0; house < houses; house++) {
            sum += stones(seat, house);
        }
        return sum;
    }

    /** The stones of all places. */
    public int[] places() {
        return stones.clone();
    }

    /** Whether the game is over and each seat takes the stones of its own row. */
    public boolean rowsAreTaken() {
        return end != End.NOT && end != End.MAJORITY;
    }

    /** Stones of {@code seat}: those in its store, with those that it takes at the end. */
    public int score(int seat) {
        return store(seat) + (rowsAreTaken() ? inRow(seat) : 0);
    }

    /** The board in pictures as it lies now: at the end the rows may have gone to their owners. */
    public Rows shown() {
        return rowsAreTaken() ? new Taken(this) : this;
    }

    public HouseRules rules() {
        return rules;
    }

    /** The seat to move, even if the game is over. */
    public int side() {
        return side;
    }

    public End end() {
        return end;
    }

    /** Whether no ply has left the stores as they are since they changed last, or since the game began. */
    public boolean isFresh() {
        return quiet == 0;
    }

    /** How often the present position has occurred since the stores changed, as far as that matters. */
    public int occurrences() {
        return repetition == 0 ? 1 : history.occurrences();
    }

    /** As {@link State#legalActions}: numbers of houses. */
    public int legalActions(int[] buffer) {
        int count = Integer.bitCount(legal);
        for (int i = 0; i < count; i++) {
            buffer[i] = house(i);
        }
        return count;
    }

    /** The legal action number {@code i}. */
    private int house(int i) {
        return (int) (HOUSES_IN[legal] >>> 4 * i) & 15;
    }

    /** As {@link State#randomAction}. */
    public int randomAction(SplittableRandom random) {
        return legal == 0 ? -1 : house(Playout.index(Integer.bitCount(legal), random));
    }

    private long position() {
        return Seeds.mix(side == 0 ? key : key ^ NORTH_TO_MOVE);
    }

    /** As {@link State#hash}. */
    public long hash() {
        return repetition == 0
                ? Seeds.mix(position() + quiet)
                : PositionHistory.hashNearLimit(history.hashWithOccurrences(position()), quiet, limit);
    }

    /** Words of {@link #encode}. */
    static int words(HouseRules rules, boolean marks) {
        return BitPacking.count(BITS, 2 * rules.houses() + (marks ? 5 : 3));
    }

    /** As {@link State#encode}. */
    public void encode(long[] out) {
        System.arraycopy(stones, 0, scratch, 0, stones.length);
        for (int seat = 0; seat < marks.length; seat++) {
            scratch[stones.length + seat] = marks[seat] + 1;
        }
        scratch[scratch.length - 1] = side;
        BitPacking.pack(BITS, scratch, out, 0);
    }

    /** As {@link State#decode}; the rules {@link #settle} the position. */
    public void decode(long[] words) {
        BitPacking.unpack(BITS, words, 0, scratch);
        System.arraycopy(scratch, 0, stones, 0, stones.length);
        for (int seat = 0; seat < marks.length; seat++) {
            marks[seat] = scratch[stones.length + seat] - 1;
        }
        begin(scratch[scratch.length - 1]);
    }

    /** As {@link State#copyFrom}, with the history. */
    public void copyFrom(HouseBoard other) {
        System.arraycopy(other.stones, 0, stones, 0, stones.length);
        System.arraycopy(other.marks, 0, marks, 0, marks.length);
        key = other.key;
        filled = other.filled;
        side = other.side;
        legal = other.legal;
        end = other.end;
        quiet = other.quiet;
        stored = other.stored;
        history.copyFrom(other.history);
    }

    /**
     * As {@link State#toString}.
     *
     * @param limit the event that has been missing for too long where {@link End#LIMIT} ends the game
     */
    public String text(PitNames names, PitNames.Naming<Object> pits, String limit) {
        String status = switch (end) {
            case NOT -> "";
            case MAJORITY, NO_MOVE, NO_STONES -> ", the game is over";
            case REPETITION -> ", the game is over by repetition";
            case LIMIT -> ", the game is over, " + limit;
        };
        return MancalaText.of(names, this, pits, MancalaText.turn(side) + status);
    }
}
