package org.marienbad.games.kalaha.maxmin;

/**
 * The thesis's player without search: an extra move, else the best capture, else escape from the other side's best
 * capture, else the first house. Its only state is the capture it found last; confined to one thread.
 */
public final class Deterministic {
    private static final int NONE = -1;
    /** As many stones as end in the house that they came from. */
    private static final int LAP = 2 * Houses.COUNT + 1;

    private int from;
    private int into;

    /** The pit to sow, for rows as {@link org.marienbad.games.kalaha.KalahaState#row} gives them, neither empty. */
    public int pit(long own, long other) {
        return Houses.pit(house(own, other));
    }

    private int house(long own, long other) {
        for (int house = 0; house < Houses.COUNT; house++) {
            if (Houses.stones(own, house) == house + 1) {
                return house;
            }
        }
        if (scan(own, other)) {
            return from;
        }
        if (scan(other, own)) {
            int threatened = Houses.pit(into);
            if (Houses.stones(own, threatened) > 0) {
                return threatened;
            }
        }
        int first = 0;
        while (Houses.stones(own, first) == 0) {
            first++;
        }
        return first;
    }

    /** Finds the capture of most stones as the thesis does: it never looks into the farthest house. */
    private boolean scan(long own, long other) {
        int most = 0;
        for (int house = 0; house < Houses.COUNT - 1; house++) {
            int stones = Houses.stones(own, house);
            int around = LAP - stones + house;
            if (stones == 0 && Houses.facing(other, house) > most) {
                int source = source(own, house);
                if (source != NONE) {
                    most = Houses.facing(other, house);
                    from = source;
                    into = house;
                }
            } else if (stones == LAP && Houses.facing(other, house) + 1 > most) {
                most = Houses.facing(other, house) + 1;
                from = house;
                into = house;
            } else if (around >= 0
                    && around < Houses.COUNT
                    && Houses.stones(own, around) == 0
                    && Houses.facing(other, around) + 1 > most) {
                most = Houses.facing(other, around) + 1;
                from = house;
                into = around;
            }
        }
        return most > 0;
    }

    private static int source(long own, int target) {
        for (int house = target + 1; house < Houses.COUNT; house++) {
            if (house - Houses.stones(own, house) == target) {
                return house;
            }
        }
        return NONE;
    }
}
