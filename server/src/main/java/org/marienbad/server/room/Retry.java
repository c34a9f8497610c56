package org.marienbad.server.room;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.TimeControl;
import org.marienbad.play.Series;
import org.marienbad.server.house.House;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.Tokens;

/** A finished game once more from one of its positions, against computers. */
final class Retry {
    private Retry() {}

    /**
     * Opens a room in which {@code seat} plays on after the first {@code ply} plies of {@code game}, which is over.
     *
     * @param token of the seat in the new room
     * @throws Refusal if no computer can play the others
     */
    static String begin(House house, RoomState room, RoomGame game, long seed, int seat, int ply, String token) {
        GameSetup setup = game.setup();
        String level = house.levels().usual(setup.game());
        List<RoomSeat> seats = new ArrayList<>();
        for (int number = 0; number < room.seats().size(); number++) {
            RoomSeat before = room.seat(number);
            RoomSeat now = new RoomSeat(RoomSeat.Kind.OPEN);
            if (number == seat) {
                now.seat(Tokens.hash(token), before.name(), house.now());
                if (before.isHosts()) {
                    now.hosts();
                }
            } else if (before.isPersons()) {
                now.player(RoomSeat.Kind.LEVEL, house.levels().player(setup.game(), level));
            } else {
                now.player(before.kind(), before.player().orElseThrow());
            }
            seats.add(now);
        }
        RoomState next = new RoomState(seats, Series.of(seats.size()));
        next.hints(true);
        return NewRoom.keep(house, setup, seed, TimeControl.UNLIMITED, next, game.first(ply));
    }
}
