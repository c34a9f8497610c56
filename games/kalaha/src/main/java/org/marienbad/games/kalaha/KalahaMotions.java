package org.marienbad.games.kalaha;

import java.util.List;
import org.marienbad.framework.picture.Motion;
import org.marienbad.games.mancala.PitNames;
import org.marienbad.games.mancala.SowingMotions;

/** How the stones travel: one by one, then the captured ones, then the rest at the end. */
final class KalahaMotions {
    private KalahaMotions() {}

    static List<Motion> of(KalahaState before, int code) {
        SowingMotions motions = new SowingMotions(before.rules.names());
        if (code == before.rules.swap()) {
            swap(before, motions);
        } else {
            sow(before, code, motions);
        }
        return motions.motions();
    }

    private static void sow(KalahaState before, int from, SowingMotions motions) {
        SowResult sown = SowResult.of(before, from);
        PitNames names = before.rules.names();
        int seat = sown.seat();
        motions.sow(names.id(seat, from), sown.places());
        if (sown.captures()) {
            motions.move(names.id(seat, sown.last()), PitNames.storeId(seat), 1);
            String opposite = names.id(1 - seat, before.rules.opposite(sown.last()));
            motions.move(opposite, PitNames.storeId(seat), sown.captured());
            motions.next();
        }
        motions.sweep(sown::swept);
    }

    /** The seats change sides: seen from its seat, every pit and store of the other becomes its own. */
    private static void swap(KalahaState before, SowingMotions motions) {
        PitNames names = before.rules.names();
        for (int seat = 0; seat < 2; seat++) {
            motions.move(PitNames.storeId(seat), PitNames.storeId(1 - seat), before.store(seat));
            for (int pit = 0; pit < names.pits(); pit++) {
                motions.move(names.id(seat, pit), names.id(1 - seat, pit), before.stones(seat, pit));
            }
        }
    }
}
