package org.marienbad.games.minuteempire;

import java.util.Arrays;

/** How many regions and continents a seat is about to win or to lose, and how many of its armies are free to leave. */
final class MapCounts {
    /** Armies that can leave their region without loss of control. */
    static final int FREE = 0;
    /** Regions where the seat is as strong as the strongest other owner. */
    static final int TIED = 1;
    /** Regions with armies of the seat, in which one more would draw level. */
    static final int SHORT = 2;
    /** Regions that it controls by a single army, with others present. */
    static final int NARROW = 3;
    /** Continents, likewise. */
    static final int TIED_CONTINENTS = 4;

    static final int SHORT_CONTINENTS = 5;
    static final int NARROW_CONTINENTS = 6;
    static final int KINDS = 7;

    private MapCounts() {}

    /** Counts, by seat and kind, in the buffer of the state's scoring, which has been counted. */
    static byte[] of(EmpireRules rules, EmpireState state, Scoring scoring) {
        byte[] counts = scoring.counts;
        Arrays.fill(counts, (byte) 0);
        countRegions(rules, state.pieces, counts);
        countContinents(rules, state.pieces, scoring, counts);
        return counts;
    }

    private static void countRegions(EmpireRules rules, EmpirePieces pieces, byte[] counts) {
        long contested = pieces.contested();
        for (int seat = 0; seat < rules.seats; seat++) {
            // Where a seat is alone, all armies but one may leave, and all where it has a city.
            int armies = rules.set.armies() - pieces.armyStock(seat);
            long kept = pieces.where(seat) & ~pieces.whereCities(seat) & ~contested;
            int free = armies - Long.bitCount(kept);
            for (long rest = contested & pieces.where(seat); rest != 0; rest &= rest - 1) {
                free -= pieces.armies(seat, Long.numberOfTrailingZeros(rest));
            }
            counts[seat * KINDS + FREE] = (byte) free;
        }
        for (long rest = contested; rest != 0; rest &= rest - 1) {
            int region = Long.numberOfTrailingZeros(rest);
            int most = pieces.armies(rules.seats, region);
            int second = 0;
            for (int seat = 0; seat < rules.seats; seat++) {
                int strength = pieces.strength(seat, region);
                second = Math.max(second, Math.min(most, strength));
                most = Math.max(most, strength);
            }
            for (int seat = 0; seat < rules.seats; seat++) {
                int strength = pieces.strength(seat, region);
                if (strength > 0) {
                    int armies = pieces.armies(seat, region);
                    boolean leads = strength == most && most > second;
                    counts[seat * KINDS + FREE] += (byte) (leads ? Math.min(armies, most - second - 1) : armies);
                    note(strength, most, second, counts, seat * KINDS + TIED);
                }
            }
        }
    }

    private static void countContinents(EmpireRules rules, EmpirePieces pieces, Scoring scoring, byte[] counts) {
        for (int index = 0; index < rules.board.continents.length; index++) {
            int most = scoring.strengthIn(pieces, rules.seats, index);
            int second = 0;
            for (int seat = 0; seat < rules.seats; seat++) {
                int strength = scoring.strengthIn(pieces, seat, index);
                second = Math.max(second, Math.min(most, strength));
                most = Math.max(most, strength);
            }
            for (int seat = 0; seat < rules.seats && most > 0; seat++) {
                note(scoring.strengthIn(pieces, seat, index), most, second, counts, seat * KINDS + TIED_CONTINENTS);
            }
        }
    }

    /**
     * Counts one more of those that are tied, short or narrow, whose counts stand one after the other from {@code
     * first} on.
     */
    private static void note(int strength, int most, int second, byte[] counts, int first) {
        if (strength == most) {
            if (most == second) {
                counts[first]++;
            } else if (most == second + 1) {
                counts[first + 2]++;
            }
        } else if (strength == most - 1) {
            counts[first + 1]++;
        }
    }
}
