package org.marienbad.games.oware;

import java.util.stream.IntStream;

/**
 * The board as learning sees it: the own houses along the sowing and the own store, then those of the other seat. Counts above a
 * cap are the same state, so that tables of several cells stay small.
 */
final class OwareCells {
    /** More seeds than these in a house differ little: they go round, or far. */
    private static final int MOST_SEEDS = 12;
    /** Stores of more states than this are told by parts of them. */
    private static final int MOST_STORE_STATES = 32;

    private final OwareRules rules;
    private final int side;
    private final int seedStates;
    /** Seeds in a store with which the game is as good as decided. */
    private final int full;

    private final int storeStates;

    OwareCells(OwareRules rules) {
        this.rules = rules;
        side = rules.houses + 1;
        seedStates = Math.min(MOST_SEEDS, rules.total()) + 1;
        full = rules.margin ? rules.total() : rules.total() / 2 + 1;
        storeStates = Math.min(full + 1, MOST_STORE_STATES);
    }

    int count() {
        return 2 * side;
    }

    int states(int cell) {
        return cell % side < rules.houses ? seedStates : storeStates;
    }

    void read(OwareState state, int seat, int[] out) {
        for (int owner = 0; owner < 2; owner++) {
            int first = owner == seat ? 0 : side;
            for (int house = 0; house < rules.houses; house++) {
                out[first + house] = Math.min(seedStates - 1, state.seeds(owner, house));
            }
            out[first + rules.houses] = Math.min(full, state.store(owner)) * (storeStates - 1) / full;
        }
    }

    /** The houses before and after along the sowing and the one opposite; a store has the own houses beside it. */
    int[][] neighbours() {
        int houses = rules.houses;
        int[][] neighbours = new int[count()][];
        for (int cell = 0; cell < neighbours.length; cell++) {
            int own = cell / side * side;
            int other = side - own;
            int place = cell - own;
            neighbours[cell] = place == houses
                    ? IntStream.range(own, own + houses).toArray()
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
