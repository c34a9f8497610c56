package org.marienbad.ai.cfr;

import java.util.Map;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.games.liarsdice.LiarsDiceProvider;
import org.marienbad.games.poker.PokerProvider;

/** Games with published or independently computed values; what is not published comes from exact sequence-form linear programs. */
final class Known {
    /** Kuhn 1950. */
    static final double KUHN = -1.0 / 18;
    /** OpenSpiel, sequence_form_lp_test.cc. */
    static final double LEDUC = -0.085606424078;
    /** One die each with six sides, sixes wild: OpenSpiel, sequence_form_lp_test.py. */
    static final double LIARS_DICE = -0.027131782945736;

    private Known() {}

    static Game kuhn() {
        return GameSetup.of(new PokerProvider()).game();
    }

    static Game leduc() {
        return GameSetup.of(new PokerProvider(), 2, Map.of("variant", "leduc"), 0)
                .game();
    }

    static Game liarsDice(int dice, int sides, String wild) {
        return GameSetup.of(new LiarsDiceProvider(), 2, Map.of("dice", dice, "sides", sides, "wild", wild), 0)
                .game();
    }
}
