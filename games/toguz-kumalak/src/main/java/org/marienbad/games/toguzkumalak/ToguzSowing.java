package org.marienbad.games.toguzkumalak;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.games.mancala.PitNames;

/**
 * The effects of one ply, for pictures and annotations: found by playing it. Places are those of {@link ToguzState}.
 */
final class ToguzSowing {
    final ToguzState before;
    final ToguzState after;
    final int seat;
    final int from;
    private final int houses;
    private final List<Integer> path = new ArrayList<>();

    ToguzSowing(ToguzState before, int house) {
        this.before = before;
        seat = before.actor();
        houses = before.rules.houses;
        from = seat * houses + house;
        after = before.copy();
        after.apply(house);
        int stones = before.stones(seat, house);
        for (int i = 0; i < stones; i++) {
            path.add((from + i + (stones == 1 ? 1 : 0)) % (2 * houses));
        }
    }

    /** The houses that the stones reach, one by one; those that reach a tuzdik go on to its owner's store. */
    List<Integer> path() {
        return path;
    }

    int last() {
        return path.get(path.size() - 1);
    }

    /** The seat whose tuzdik the house was before the ply, or −1. */
    int tuzdikOf(int place) {
        return place == before.tuzdik(0) ? 0 : place == before.tuzdik(1) ? 1 : -1;
    }

    boolean makesTuzdik() {
        return after.tuzdik(seat) != before.tuzdik(seat);
    }

    /** Stones that the mover takes out of the last house, possibly none. */
    int taken() {
        boolean empty = after.stones(last() / houses, last() % houses) == 0;
        return last() / houses != seat && tuzdikOf(last()) < 0 && empty ? sown(last()) : 0;
    }

    /** Stones that the sowing brings to the store of {@code owner}, through its tuzdik. */
    int throughTuzdik(int owner) {
        return (int) path.stream().filter(place -> tuzdikOf(place) == owner).count();
    }

    /** Stones that lie in a house after the sowing, before anything is taken. */
    int sown(int place) {
        int more = (int) path.stream().filter(fallen -> fallen == place).count();
        return (place == from ? 0 : before.stones(place / houses, place % houses)) + more;
    }

    /** The id of the place where a stone ends that reaches a house. */
    String falls(int place) {
        int owner = tuzdikOf(place);
        return owner < 0 ? id(place) : PitNames.storeId(owner);
    }

    String id(int place) {
        return before.rules.names().id(place);
    }

    String number(int place) {
        return String.valueOf(place % houses + 1);
    }

    /** With both houses: {@code 76}, {@code 76x} if the second one becomes a tuzdik. */
    String notation() {
        return number(from) + number(last()) + (makesTuzdik() ? "x" : "");
    }
}
