package org.marienbad.games.minuteempire;

import org.marienbad.games.minuteempire.data.Card;
import org.marienbad.games.minuteempire.data.Step;

/** Which cards of the row a seat can take, in which ways, and what taking one begins. */
final class Picks {
    private Picks() {}

    /**
     * Writes the codes, ascending: any card that the seat can pay. Of two actions it takes one, or both in either order,
     * as the card says.
     */
    static int legal(EmpireState state, int[] buffer) {
        EmpireRules rules = state.rules;
        int found = 0;
        for (int place = 0; place < rules.places; place++) {
            int kind = state.row.kind(place);
            if (kind == CardRow.EMPTY || rules.price(place) > state.coins(state.actor)) {
                continue;
            }
            buffer[found++] = Codes.PICK + 2 * place;
            if (rules.cards.op(kind) != Card.Combination.ONE) {
                buffer[found++] = Codes.PICK + 2 * place + 1;
            }
        }
        return found;
    }

    /** The seat to move pays for the card at {@code place}, keeps its good, and begins with its action {@code first}. */
    static void take(EmpireState state, int place, int first) {
        EmpireRules rules = state.rules;
        int kind = state.row.kind(place);
        state.hands.pay(state.actor, rules.price(place));
        state.hands.gain(state.actor, rules.cards.good(kind), rules.cards.icons(kind));
        state.row.take(place);
        Step then = rules.cards.op(kind) == Card.Combination.AND ? rules.cards.part(kind, 1 - first) : null;
        state.steps.begin(state.actor, rules.cards.part(kind, first), then);
    }
}
