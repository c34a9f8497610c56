package org.marienbad.games.toguzkumalak;

/** A lead in stones: for each side the store, the row and the tuzdik. */
final class ToguzPotential {
    /** The worth of a tuzdik, in parts of half the stones; more in the middle, where more stones come by. */
    private static final double TUZDIK = 0.1;

    private static final double TUZDIK_IN_THE_MIDDLE = 0.15;
    /** The worth of a stone in the own row; it may be taken, but it also lets its owner play and wait. */
    private static final double IN_ROW = 0.1;

    private ToguzPotential() {}

    static double of(ToguzState state) {
        return worth(state, 0) - worth(state, 1);
    }

    private static double worth(ToguzState state, int seat) {
        ToguzRules rules = state.rules;
        double worth = state.store(seat) + IN_ROW * state.inRow(seat);
        if (state.tuzdik(seat) != ToguzState.NONE) {
            int house = state.tuzdik(seat) % rules.houses;
            boolean middle = house >= 2 && house < rules.houses - 2;
            worth += (middle ? TUZDIK_IN_THE_MIDDLE : TUZDIK) * rules.total() / 2;
        }
        return worth;
    }
}
