package org.marienbad.games.backgammon;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.text.Text;

/** The effects of one or more steps of a seat, as facts for hints. */
final class PlayFacts {
    private static final int BAR = BackgammonState.BAR;

    private PlayFacts() {}

    static List<Text> of(BackgammonState before, BackgammonState after, int seat) {
        List<Text> facts = new ArrayList<>();
        int other = 1 - seat;
        if (after.phase() == BackgammonState.Phase.OPENING || after.held(seat) == 0) {
            return List.of(Text.of("annotation.wins"));
        }
        int hit = after.men(other, BAR) - before.men(other, BAR);
        if (hit > 0) {
            facts.add(Text.of("annotation.hits", hit));
        }
        int entered = before.men(seat, BAR) - after.men(seat, BAR);
        if (entered > 0) {
            facts.add(Text.of("annotation.enters", entered, after.men(seat, BAR)));
        }
        int off = after.men(seat, BackgammonState.OFF) - before.men(seat, BackgammonState.OFF);
        if (off > 0) {
            facts.add(Text.of("annotation.off", off, BackgammonState.MEN - after.men(seat, BackgammonState.OFF)));
        }
        boolean contact = hasContact(after);
        List<String> made = new ArrayList<>();
        List<String> blots = new ArrayList<>();
        for (int point = BAR - 1; point > 0; point--) {
            int men = after.men(seat, point);
            if (contact && men > 1 && before.men(seat, point) < 2) {
                made.add(String.valueOf(point));
            } else if (contact && men == 1 && canBeHit(after, seat, point)) {
                blots.add(String.valueOf(point));
            }
        }
        if (!made.isEmpty()) {
            facts.add(Text.of("annotation.makes", made.size(), String.join(", ", made)));
        }
        if (!blots.isEmpty()) {
            facts.add(Text.of("annotation.blots", blots.size(), String.join(", ", blots)));
        } else if (contact) {
            facts.add(Text.of("annotation.safe"));
        }
        facts.add(Text.of("annotation.pips", after.pips(seat), after.pips(other)));
        return facts;
    }

    /** Whether some man still has to pass an enemy one. */
    static boolean hasContact(BackgammonState state) {
        int farthest = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(state.held(0));
        int otherFarthest = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(state.held(1));
        return farthest + otherFarthest > BAR;
    }

    /** Whether an enemy man is still to come past {@code point} of {@code seat}. */
    private static boolean canBeHit(BackgammonState state, int seat, int point) {
        return state.held(1 - seat) >>> BAR - point != 0;
    }
}
