package org.marienbad.games.oware;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.marienbad.framework.game.BitPacking;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.PositionHistory;
import org.marienbad.framework.game.RepetitionState;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.games.mancala.BoardText;
import org.marienbad.games.mancala.Rows;
import org.marienbad.games.oware.OwareRules.GrandSlam;

/**
 * A position of Oware, and the rules of play. Places are numbered along the sowing, counter-clockwise: with n houses a side
 * South's are 0 … n−1 from its left, North's n … 2n−1 from its left; the stores follow. An action is the number of a house in
 * the row of the seat to move, from its left.
 */
public final class OwareState implements RepetitionState {
    /** Why the game is over. */
    enum End {
        NOT,
        MAJORITY,
        NO_MOVE,
        REPETITION,
        LIMIT
    }

    private static final int BITS = 8;
    private static final long NORTH_TO_MOVE = 0x9E3779B97F4A7C15L;

    /** By set of houses: their numbers in ascending order, four bits each from the lowest on. */
    private static final long[] HOUSES_IN = new long[1 << OwareRules.MAX_HOUSES];

    /** What a seed adds to the key, by place. */
    private static final long[] KEYS = new long[2 * OwareRules.MAX_HOUSES + 2];

    static {
        for (int set = 0; set < HOUSES_IN.length; set++) {
            int shift = 0;
            for (int left = set; left != 0; left &= left - 1) {
                HOUSES_IN[set] |= (long) Integer.numberOfTrailingZeros(left) << shift;
                shift += 4;
            }
        }
        Arrays.setAll(KEYS, place -> Seeds.split(0, "oware", place));
    }

    final OwareRules rules;
    private final int houses;
    private final int ring;
    /** All bits of a row. */
    private final int row;
    /** By place: houses, then stores. */
    private final int[] seeds;
    /** The sum of the keys of all seeds: two positions have the same one about as rarely as random words. */
    private long key;
    /** Houses with seeds, as bits. */
    private int filled;

    private int side;
    /** Houses of the seat to move that it may play, as bits; 0 if the game is over. */
    private int legal;

    private End end = End.NOT;
    /** Plies since the last capture. */
    private int quiet;

    private final PositionHistory history;
    /** Room for a position while sowings are tried, or read and written. */
    private final int[] scratch;

    /** A position that is still to be set. */
    private OwareState(OwareRules rules) {
        this.rules = rules;
        houses = rules.houses;
        ring = 2 * houses;
        row = (1 << houses) - 1;
        seeds = new int[ring + 2];
        scratch = new int[seeds.length + 1];
        history = new PositionHistory(rules.limit + 1);
    }

    static OwareState initial(OwareRules rules) {
        OwareState state = new OwareState(rules);
        Arrays.fill(state.seeds, 0, state.ring, rules.seeds);
        state.begin(0);
        return state;
    }

    /** @param places the seeds of all houses along the sowing, South's first, then those in both stores */
    static OwareState of(OwareRules rules, int[] places, int mover) {
        OwareState state = new OwareState(rules);
        state.setUp(places, mover);
        return state;
    }

    /**
     * Becomes a position without history.
     *
     * @param places the seeds of all houses along the sowing, South's first, then those in both stores; all seeds of the game
     */
    public void setUp(int[] places, int mover) {
        System.arraycopy(places, 0, seeds, 0, seeds.length);
        begin(mover);
    }

    /** Makes the seeds as they lie the first position of a game. */
    private void begin(int mover) {
        side = mover;
        key = 0;
        filled = 0;
        for (int place = 0; place < seeds.length; place++) {
            key += seeds[place] * KEYS[place];
            filled |= place < ring && seeds[place] > 0 ? 1 << place : 0;
        }
        quiet = 0;
        history.clear();
        settle();
    }

    @Override
    public void apply(int house) {
        int last = sow(side * houses + house);
        int captured = capturable(last);
        quiet++;
        if (captured != 0 && (rules.grandSlam == GrandSlam.ALLOWED || !isGrandSlam(captured))) {
            capture(captured, last);
            quiet = 0;
            history.clear();
        }
        side ^= 1;
        settle();
    }

    /** Sows the seeds of a house one by one counter-clockwise, leaving the house itself out; returns where the last falls. */
    private int sow(int from) {
        int inHand = seeds[from];
        seeds[from] = 0;
        key -= inHand * KEYS[from];
        filled &= ~(1 << from);
        int place = from;
        while (inHand > 0) {
            place = place + 1 == ring ? 0 : place + 1;
            if (place != from) {
                seeds[place]++;
                key += KEYS[place];
                filled |= 1 << place;
                inHand--;
            }
        }
        return place;
    }

    /**
     * The houses of the opponent, as bits, that a last seed in {@code last} captures: that one, if it now holds two or three,
     * and those before it that do, up to another number or the end of the row.
     */
    private int capturable(int last) {
        int first = (1 - side) * houses;
        int captured = 0;
        if (last < first + houses) {
            for (int place = last; place >= first && (seeds[place] == 2 || seeds[place] == 3); place--) {
                captured |= 1 << place;
            }
        }
        return captured;
    }

    /** Whether the opponent has no seeds but those in the houses {@code captured}, of which there are some. */
    private boolean isGrandSlam(int captured) {
        return captured != 0 && filled(1 - side) << (1 - side) * houses == captured;
    }

    private void capture(int captured, int last) {
        int store = ring + side;
        int before = seeds[store];
        for (int place = last; place >= 0 && (captured >> place & 1) != 0; place--) {
            seeds[store] += seeds[place];
            key -= seeds[place] * KEYS[place];
            seeds[place] = 0;
        }
        key += (seeds[store] - before) * KEYS[store];
        filled &= ~captured;
    }

    /** Finds what the seat to move may play and whether the game is over. */
    private void settle() {
        long position = position();
        int times = rules.repetition == 0 ? 1 : history.add(position);
        legal = 0;
        int half = rules.total() / 2;
        if (store(0) > half || store(1) > half || store(0) == half && store(1) == half) {
            end = End.MAJORITY;
            return;
        }
        int playable = playable();
        if (playable == 0) {
            end = End.NO_MOVE;
        } else if (rules.repetition != 0 && times >= rules.repetition) {
            end = End.REPETITION;
        } else if (quiet >= rules.limit) {
            end = End.LIMIT;
        } else {
            end = End.NOT;
            legal = playable;
        }
    }

    private int playable() {
        int playable = filled(side);
        if (rules.mustFeed && filled(1 - side) == 0) {
            playable = feeding(playable);
        }
        return rules.grandSlam == GrandSlam.ILLEGAL ? withoutGrandSlams(playable) : playable;
    }

    /** Of these houses those whose seeds reach the opponent's row. */
    private int feeding(int set) {
        int feeding = 0;
        for (int house = 0; house < houses; house++) {
            if ((set >> house & 1) != 0 && house + seeds[side * houses + house] >= houses) {
                feeding |= 1 << house;
            }
        }
        return feeding;
    }

    private int withoutGrandSlams(int set) {
        int keptFilled = filled;
        long keptKey = key;
        System.arraycopy(seeds, 0, scratch, 0, seeds.length);
        int allowed = set;
        for (int house = 0; house < houses; house++) {
            if ((set >> house & 1) != 0) {
                if (isGrandSlam(capturable(sow(side * houses + house)))) {
                    allowed &= ~(1 << house);
                }
                System.arraycopy(scratch, 0, seeds, 0, seeds.length);
                filled = keptFilled;
                key = keptKey;
            }
        }
        return allowed;
    }

    /** Houses with seeds in the row of {@code seat}, bit 0 its leftmost. */
    private int filled(int seat) {
        return filled >>> seat * houses & row;
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

    @Override
    public int randomAction(int[] buffer, SplittableRandom random) {
        return legal == 0 ? -1 : house(Playout.index(Integer.bitCount(legal), random));
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

    /** Seeds in a house of {@code seat}, 0 its leftmost. */
    public int seeds(int seat, int house) {
        return seeds[seat * houses + house];
    }

    /** Seeds in the store of {@code seat}. */
    public int store(int seat) {
        return seeds[ring + seat];
    }

    /** Seeds in the houses of {@code seat}. */
    public int inRow(int seat) {
        int sum = 0;
        for (int house = 0; house < houses; house++) {
            sum += seeds(seat, house);
        }
        return sum;
    }

    /** Whether the game is over and everybody takes the seeds of the own row. */
    boolean rowsAreTaken() {
        return end != End.NOT && end != End.MAJORITY;
    }

    /** The board in pictures: at the end the rows may have gone to their owners. */
    Rows shown() {
        return Rows.of((seat, house) -> rowsAreTaken() ? 0 : seeds(seat, house), this::score);
    }

    /** What {@code seat} has in its store, with what it takes at the end. */
    public int score(int seat) {
        return store(seat) + (rowsAreTaken() ? inRow(seat) : 0);
    }

    /** Whether nothing has been played since the last capture or the beginning. */
    public boolean isFresh() {
        return quiet == 0;
    }

    /** How often the present position has occurred since the last capture, as far as that matters. */
    int occurrences() {
        return rules.repetition == 0 ? 1 : history.occurrences();
    }

    private long position() {
        return Seeds.mix(side == 0 ? key : key ^ NORTH_TO_MOVE);
    }

    @Override
    public long hash() {
        return rules.repetition == 0
                ? Seeds.mix(position() + quiet)
                : PositionHistory.hashNearLimit(history.hashWithOccurrences(position()), quiet, rules.limit);
    }

    static int words(OwareRules rules) {
        return BitPacking.count(BITS, 2 * rules.houses + 3);
    }

    @Override
    public void encode(long[] out) {
        System.arraycopy(seeds, 0, scratch, 0, seeds.length);
        scratch[seeds.length] = side;
        BitPacking.pack(BITS, scratch, out, 0);
    }

    @Override
    public void decode(long[] words) {
        BitPacking.unpack(BITS, words, 0, scratch);
        System.arraycopy(scratch, 0, seeds, 0, seeds.length);
        begin(scratch[seeds.length]);
    }

    @Override
    public OwareState copy() {
        OwareState copy = new OwareState(rules);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        OwareState from = (OwareState) other;
        System.arraycopy(from.seeds, 0, seeds, 0, seeds.length);
        key = from.key;
        filled = from.filled;
        side = from.side;
        legal = from.legal;
        end = from.end;
        quiet = from.quiet;
        history.copyFrom(from.history);
    }

    @Override
    public String toString() {
        String status = switch (end) {
            case NOT -> "";
            case MAJORITY, NO_MOVE -> ", the game is over";
            case REPETITION -> ", the game is over by repetition";
            case LIMIT -> ", the game is over, nothing was captured for long";
        };
        return BoardText.of(rules.names(), Rows.of(this::seeds, this::store), BoardText.turn(side) + status);
    }
}
