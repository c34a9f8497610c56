package org.marienbad.games.toguzkumalak;

import java.util.stream.IntStream;

/**
 * The board as learning sees it: the own houses along the sowing, the own store and where the own tuzdik is, then those of the
 * other seat. Counts above a cap are the same state, so that tables of several cells stay small.
 */
final class ToguzCells {
    private static final int MOST_STONES = 12;
    /** Stores of more states than this are told by parts of them. */
    private static final int MOST_STORE_STATES = 32;

    private final int houses;
    private final int side;
    private final int stoneStates;
    /** Stones in a store with which the game is as good as decided. */
    private final int full;

    private final int storeStates;

    ToguzCells(ToguzRules rules) {
        houses = rules.houses;
        side = houses + 2;
        stoneStates = Math.min(MOST_STONES, rules.total()) + 1;
        full = rules.margin ? rules.total() : rules.total() / 2 + 1;
        storeStates = Math.min(full + 1, MOST_STORE_STATES);
    }

    int count() {
        return 2 * side;
    }

    int states(int cell) {
        int place = cell % side;
        return place < houses ? stoneStates : place == houses ? storeStates : houses + 1;
    }

    void read(ToguzState state, int seat, int[] out) {
        for (int owner = 0; owner < 2; owner++) {
            int first = owner == seat ? 0 : side;
            for (int house = 0; house < houses; house++) {
                out[first + house] = Math.min(stoneStates - 1, state.stones(owner, house));
            }
            out[first + houses] = Math.min(full, state.store(owner)) * (storeStates - 1) / full;
            int tuzdik = state.tuzdik(owner);
            out[first + houses + 1] = tuzdik < 0 ? 0 : 1 + tuzdik % houses;
        }
    }

    /** The houses before and after along the sowing and the one opposite; a store and a tuzdik have each other. */
    int[][] neighbours() {
        int[][] neighbours = new int[count()][];
        for (int cell = 0; cell < neighbours.length; cell++) {
            int own = cell / side * side;
            int other = side - own;
            int place = cell - own;
            neighbours[cell] = place >= houses
                    ? new int[] {own + 2 * houses + 1 - place}
                    : IntStream.of(
                                    place + 1 < houses ? cell + 1 : other,
                                    place > 0 ? cell - 1 : other + houses - 1,
                                    other + houses - 1 - place)
                            .sorted()
                            .distinct()
                            .toArray();
        }
        return neighbours;
    }
}
