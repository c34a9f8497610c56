package org.marienbad.games.oware;

import java.util.List;
import org.marienbad.framework.picture.Motion;
import org.marienbad.games.mancala.SowingMotions;

/** How the seeds travel: one by one, then the captured houses from the last one back, then the rows at the end. */
final class OwareMotions {
    private OwareMotions() {}

    static List<Motion> of(OwareState before, int house) {
        OwareSowing sowing = new OwareSowing(before, house);
        SowingMotions motions = new SowingMotions(before.rules.names());
        motions.sow(
                before.rules.names().id(sowing.seat, house),
                sowing.path().stream().map(sowing::name).toList());
        for (int place : sowing.captured()) {
            motions.capture(sowing.name(place), sowing.seat, sowing.sown(place));
        }
        if (sowing.after.rowsAreTaken()) {
            motions.sweep(sowing.after::seeds);
        }
        return motions.motions();
    }
}
