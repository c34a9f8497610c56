package org.marienbad.games.oware;

/** A lead in seeds: the stores, and for each side houses that can be played, kroos, and houses in danger. */
final class OwarePotential {
    /** A house with so many seeds goes round the board and captures what it sowed before: a kroo. */
    private static final int KROO = 12;

    private OwarePotential() {}

    static double of(OwareState state) {
        double lead = state.store(0) - state.store(1);
        for (int house = 0; house < state.rules.houses; house++) {
            lead += worth(state, 0, house) - worth(state, 1, house);
        }
        return lead;
    }

    private static double worth(OwareState state, int seat, int house) {
        int seeds = state.seeds(seat, house);
        if (seeds == 0) {
            return 0;
        }
        double worth = 0.3;
        if (seeds >= KROO) {
            worth += 2;
        } else if (seeds <= 2 && isReached(state, seat, house)) {
            worth -= 0.5 * seeds;
        }
        return worth;
    }

    /** Whether a sowing of the other seat, of less than a round, ends in the house. */
    private static boolean isReached(OwareState state, int seat, int house) {
        int houses = state.rules.houses;
        for (int from = 0; from < houses; from++) {
            if (state.seeds(1 - seat, from) == houses - from + house) {
                return true;
            }
        }
        return false;
    }
}
