package org.marienbad.games.oware;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Tokens;

/** How the seeds travel: one by one, then the captured houses from the last one back, then the rows at the end. */
final class BoardMotions {
    private final List<Motion> motions = new ArrayList<>();
    private int step;

    private BoardMotions() {}

    static List<Motion> of(OwareState before, int house) {
        BoardMotions board = new BoardMotions();
        board.play(new Sowing(before, house), house);
        return List.copyOf(board.motions);
    }

    private void play(Sowing sowing, int house) {
        String from = HouseNames.letter(sowing.seat, house);
        for (int place : sowing.path()) {
            move(from, sowing.name(place), 1);
            step++;
        }
        for (int place : sowing.captured()) {
            move(sowing.name(place), HouseNames.storeId(sowing.seat), sowing.sown(place));
            step++;
        }
        if (sowing.after.rowsAreTaken()) {
            for (int place = 0; place < 2 * sowing.after.rules.houses; place++) {
                int row = place / sowing.after.rules.houses;
                int left = sowing.after.seeds(row, place % sowing.after.rules.houses);
                move(sowing.name(place), HouseNames.storeId(row), left);
            }
        }
    }

    private void move(String from, String to, int seeds) {
        if (seeds > 0) {
            motions.add(new Motion(step, from, to, Tokens.of(Kind.STONE, seeds)));
        }
    }
}
