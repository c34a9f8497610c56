package org.marienbad.games.minuteempire;

import org.marienbad.games.minuteempire.EmpireRules.Variants;

/** Which cards of the row a seat can take, in which ways, and what taking one begins. */
final class Picks {
    private Picks() {}

    /** Writes the codes, ascending. */
    static int legal(EmpireState state, int[] buffer) {
        EmpireRules rules = state.rules;
        int found = 0;
        for (int place = 0; place < rules.places; place++) {
            int kind = state.row.kind(place);
            if (kind == CardRow.EMPTY || rules.price(place) > state.coins(state.actor)) {
                continue;
            }
            Variants variants = rules.variants(kind);
            boolean first = true;
            boolean second = variants == Variants.ANY_ORDER;
            if (variants == Variants.EITHER) {
                // An alternative that cannot be begun is no choice, unless there is no other.
                second = state.steps.isPossible(state.actor, rules.cards.part(kind, 1));
                first = !second || state.steps.isPossible(state.actor, rules.cards.part(kind, 0));
            }
            if (first) {
                buffer[found++] = Codes.PICK + 2 * place;
            }
            if (second) {
                buffer[found++] = Codes.PICK + 2 * place + 1;
            }
        }
        return found;
    }

    /** The seat to move pays for the card at {@code place}, takes it, and begins its actions. */
    static void take(EmpireState state, int place, int variant) {
        EmpireRules rules = state.rules;
        int kind = state.row.kind(place);
        state.hands.pay(state.actor, rules.price(place));
        state.hands.gain(state.actor, rules.cards.good(kind), rules.cards.icons(kind));
        state.row.take(place);
        Variants variants = rules.variants(kind);
        int first = variants == Variants.REVERSED ? 1 : variant;
        boolean both = variants.compareTo(Variants.IN_ORDER) >= 0;
        state.steps.begin(state.actor, rules.cards.part(kind, first), both ? rules.cards.part(kind, 1 - first) : null);
    }
}
