package org.marienbad.games.kalaha;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.text.Text;
import org.marienbad.games.mancala.PitNames;

/** The effects of a ply, in a few words each. */
final class KalahaEvents {
    private KalahaEvents() {}

    static List<Text> of(KalahaState before, int code) {
        KalahaRules rules = before.rules;
        if (code == rules.swap()) {
            return List.of(Text.of("event.swap"));
        }
        SowResult sown = SowResult.of(before, code);
        List<Text> events = new ArrayList<>();
        if (sown.endsTheGame()) {
            events.add(Text.of("event.end"));
        }
        if (sown.captures()) {
            events.add(sown.captured() > 0 ? Text.of("event.captures", sown.captured()) : Text.of("event.lastStone"));
        }
        if (sown.movesAgain()) {
            events.add(Text.of("event.again"));
        }
        for (int row = 0; row < 2; row++) {
            int left = sown.swept(row);
            if (left > 0) {
                events.add(Text.of("event.leftover", PitNames.seatName(row), left));
            }
        }
        return events;
    }
}
