package org.marienbad.games.oware;

import java.util.ArrayList;
import java.util.List;

/**
 * The effects of one ply, for pictures and annotations: found by playing it. Places are those of {@link OwareState}.
 */
final class OwareSowing {
    final OwareState before;
    final OwareState after;
    final int seat;
    private final int houses;
    private final int from;

    OwareSowing(OwareState before, int house) {
        this.before = before;
        seat = before.actor();
        houses = before.rules.houses;
        from = seat * houses + house;
        after = before.copy();
        after.apply(house);
    }

    /** The places of the seeds, one by one. */
    List<Integer> path() {
        List<Integer> path = new ArrayList<>();
        int place = from;
        while (path.size() < before.seeds(seat, from % houses)) {
            place = (place + 1) % (2 * houses);
            if (place != from) {
                path.add(place);
            }
        }
        return path;
    }

    /** The houses captured, from the last one sown backwards. */
    List<Integer> captured() {
        List<Integer> captured = new ArrayList<>();
        List<Integer> path = path();
        int first = (1 - seat) * houses;
        if (taken() > 0) {
            int place = path.get(path.size() - 1);
            while (place >= first && after.seeds(1 - seat, place - first) == 0) {
                captured.add(place--);
            }
        }
        return captured;
    }

    /** Seeds captured. */
    int taken() {
        return after.store(seat) - before.store(seat);
    }

    /** Seeds that lie in a house after the sowing, before anything is captured. */
    int sown(int place) {
        int more = (int) path().stream().filter(fallen -> fallen == place).count();
        return (place == from ? 0 : before.seeds(place / houses, place % houses)) + more;
    }

    /** The last seed makes two or three as for a capture, but everything would be captured, and stays. */
    boolean isSparedGrandSlam() {
        List<Integer> path = path();
        int last = path.get(path.size() - 1);
        return taken() == 0 && last / houses != seat && (sown(last) == 2 || sown(last) == 3);
    }

    String name(int place) {
        return before.rules.names().id(place);
    }
}
