package org.marienbad.games.toguzkumalak;

import java.util.List;
import org.marienbad.framework.picture.Motion;
import org.marienbad.games.mancala.SowingMotions;

/** How the stones travel: one by one, through a tuzdik to its owner's store, then what is taken, then the rows at the end. */
final class ToguzMotions {
    private ToguzMotions() {}

    static List<Motion> of(ToguzState before, int house) {
        ToguzSowing sowing = new ToguzSowing(before, house);
        SowingMotions motions = new SowingMotions(before.rules.names());
        // The first of several stones stays where it is.
        int leaving = sowing.path().get(0) == sowing.from ? 1 : 0;
        motions.sow(
                sowing.id(sowing.from),
                sowing.path().stream().skip(leaving).map(sowing::falls).toList());
        motions.capture(sowing.id(sowing.last()), sowing.seat, sowing.taken());
        if (sowing.after.rowsAreTaken()) {
            motions.sweep(sowing.after::stones);
        }
        return motions.motions();
    }
}
