package org.marienbad.games.toguzkumalak;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Tokens;

/** How the stones travel: one by one, through a tuzdik to its owner's store, then what is taken, then the rows at the end. */
final class BoardMotions {
    private final List<Motion> motions = new ArrayList<>();
    private int step;

    private BoardMotions() {}

    static List<Motion> of(ToguzState before, int house) {
        BoardMotions board = new BoardMotions();
        board.play(new Sowing(before, house));
        return List.copyOf(board.motions);
    }

    private void play(Sowing sowing) {
        String from = sowing.id(sowing.from);
        for (int place : sowing.path()) {
            int owner = sowing.tuzdikOf(place);
            // The first of several stones stays where it is.
            if (place != sowing.from || step > 0) {
                move(from, owner < 0 ? sowing.id(place) : HouseNames.storeId(owner), 1);
            }
        }
        int taken = sowing.taken();
        if (taken > 0) {
            move(sowing.id(sowing.last()), HouseNames.storeId(sowing.seat), taken);
        }
        if (sowing.after.rowsAreTaken()) {
            int houses = sowing.after.rules.houses;
            for (int place = 0; place < 2 * houses; place++) {
                int left = sowing.after.stones(place / houses, place % houses);
                if (left > 0) {
                    add(sowing.id(place), HouseNames.storeId(place / houses), left);
                }
            }
        }
    }

    private void move(String from, String to, int stones) {
        // A stone of a long sowing that comes back to its house has not left it.
        if (!from.equals(to)) {
            add(from, to, stones);
        }
        step++;
    }

    private void add(String from, String to, int stones) {
        motions.add(new Motion(step, from, to, Tokens.of(Kind.STONE, stones)));
    }
}
