package org.marienbad.games.backgammon;

import java.util.Arrays;

/**
 * The places of the men, by the numbers that each seat gives its points (see [BackgammonState]). Bits of the same
 * numbers answer frequent questions. Allocates nothing once made.
 */
final class BackgammonBoard {
    static final int BAR = BackgammonState.BAR;
    static final int OFF = BackgammonState.OFF;
    static final int PLACES = BAR + 1;
    /** Length of the encoding. */
    static final int WORDS = 4;

    private static final int POINT_BITS = (1 << BAR) - 2;
    private static final int PLACES_OF_WORD = 13;
    private static final int MAN_BITS = 4;

    private final byte[] men = new byte[2 * PLACES];
    /** By seat, the places where it has men, borne off ones apart, and those where it has two or more. */
    private final int[] held = new int[2];

    private final int[] made = new int[2];

    /** All men as at the start of a game. */
    void setUp() {
        Arrays.fill(men, (byte) 0);
        for (int seat = 0; seat < 2; seat++) {
            held[seat] = 0;
            made[seat] = 0;
            set(seat, 24, 2);
            set(seat, 13, 5);
            set(seat, 8, 3);
            set(seat, 6, 5);
        }
    }

    int men(int seat, int place) {
        return men[seat * PLACES + place];
    }

    int held(int seat) {
        return held[seat];
    }

    void set(int seat, int place, int count) {
        men[seat * PLACES + place] = (byte) count;
        int bit = 1 << place;
        held[seat] = count > 0 && place != OFF ? held[seat] | bit : held[seat] & ~bit;
        made[seat] = count > 1 ? made[seat] | bit : made[seat] & ~bit;
    }

    /** Moves a man of {@code seat}, and a single enemy man that it meets to the bar. */
    void move(int seat, int from, int to) {
        set(seat, from, men(seat, from) - 1);
        set(seat, to, men(seat, to) + 1);
        if (isBlot(1 - seat, BAR - to)) {
            set(1 - seat, BAR - to, 0);
            set(1 - seat, BAR, men(1 - seat, BAR) + 1);
        }
    }

    /** Whether {@code seat} has a single man on {@code place}, which is a point. */
    boolean isBlot(int seat, int place) {
        return place != BAR && men(seat, place) == 1;
    }

    /** The points, as {@code seat} counts them, that the other one has not made, as bits. */
    int open(int seat) {
        return ~(Integer.reverse(made[1 - seat]) >>> Integer.SIZE - PLACES) & POINT_BITS;
    }

    int pips(int seat) {
        int pips = 0;
        for (int left = held[seat]; left != 0; left &= left - 1) {
            int place = Integer.numberOfTrailingZeros(left);
            pips += place * men(seat, place);
        }
        return pips;
    }

    void copyFrom(BackgammonBoard from) {
        System.arraycopy(from.men, 0, men, 0, men.length);
        held[0] = from.held[0];
        held[1] = from.held[1];
        made[0] = from.made[0];
        made[1] = from.made[1];
    }

    /** One of the {@link #WORDS} words of the encoding. */
    long word(int index) {
        long packed = 0;
        for (int i = (index + 1) * PLACES_OF_WORD - 1; i >= index * PLACES_OF_WORD; i--) {
            packed = packed << MAN_BITS | men[i];
        }
        return packed;
    }

    void decode(long[] words) {
        for (int i = 0; i < men.length; i++) {
            long word = words[i / PLACES_OF_WORD] >>> i % PLACES_OF_WORD * MAN_BITS;
            set(i / PLACES, i % PLACES, (int) word & (1 << MAN_BITS) - 1);
        }
    }
}
