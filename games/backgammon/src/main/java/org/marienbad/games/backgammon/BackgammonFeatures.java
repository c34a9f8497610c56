package org.marienbad.games.backgammon;

import org.marienbad.games.backgammon.Scoreboard.Crawford;

/**
 * The features of positions between turns. The men of each seat on each of its places are in truncated unary (Tesauro
 * 1992, with six units a point instead of four numbers). So every man makes one feature active at most. A race has
 * other features than positions with contact. The cube and the score of a match have some, too.
 */
final class BackgammonFeatures {
    private static final int UNITS = 6;
    /** Units of all points and of the bar; those borne off have one for each man. */
    private static final int OFF_AT = UNITS * BackgammonState.BAR;

    private static final int SIDE = OFF_AT + BackgammonState.MEN;
    private static final int RACE_AT = 2 * SIDE;
    private static final int CONTACT_AT = 2 * RACE_AT;
    /** Nobody's, the own and the other seat's cube. */
    private static final int OWNER_AT = CONTACT_AT + 1;

    private static final int CUBE_AT = OWNER_AT + 3;
    private static final int CUBES = Integer.numberOfTrailingZeros(BackgammonRules.MAX_CUBE) + 1;
    private static final int CRAWFORD_AT = CUBE_AT + CUBES;
    private static final int AWAY_AT = CRAWFORD_AT + Crawford.values().length;

    static final int MOST_ACTIVE = 2 * BackgammonState.MEN + 1 + 2 + 3;

    private final BackgammonRules rules;

    BackgammonFeatures(BackgammonRules rules) {
        this.rules = rules;
    }

    int count() {
        return AWAY_AT + 2 * (rules.match() + 1);
    }

    int active(BackgammonState state, int seat, int[] out) {
        boolean contact = PlayFacts.hasContact(state);
        int first = contact ? 0 : RACE_AT;
        int count = side(state, seat, first, out, 0);
        count = side(state, 1 - seat, first + SIDE, out, count);
        if (contact) {
            out[count++] = CONTACT_AT;
        }
        if (rules.cube()) {
            int owner = state.cubeOwner();
            out[count++] = OWNER_AT + (owner < 0 ? 0 : owner == seat ? 1 : 2);
            out[count++] = CUBE_AT + Integer.numberOfTrailingZeros(state.cube());
        }
        if (rules.isMatch()) {
            out[count++] = CRAWFORD_AT + state.crawford().ordinal();
            out[count++] = AWAY_AT + state.score(seat);
            out[count++] = AWAY_AT + rules.match() + 1 + state.score(1 - seat);
        }
        return count;
    }

    private static int side(BackgammonState state, int seat, int base, int[] out, int from) {
        int count = from;
        for (int left = state.held(seat); left != 0; left &= left - 1) {
            int place = Integer.numberOfTrailingZeros(left);
            int first = base + UNITS * (place - 1);
            int men = Math.min(UNITS, state.men(seat, place));
            for (int unit = 0; unit < men; unit++) {
                out[count++] = first + unit;
            }
        }
        for (int unit = 0; unit < state.men(seat, BackgammonState.OFF); unit++) {
            out[count++] = base + OFF_AT + unit;
        }
        return count;
    }
}
