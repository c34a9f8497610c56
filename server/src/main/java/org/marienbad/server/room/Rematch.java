package org.marienbad.server.room;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.Winners;
import org.marienbad.play.Series;
import org.marienbad.server.house.House;
import org.marienbad.server.protocol.Tokens;

/** The next game of the same people. */
final class Rematch {
    private Rematch() {}

    /**
     * Opens a room like {@code room}, whose {@code game} is over, for the same owners with the same tokens. Another
     * starts if the game allows that, else everybody moves one seat further. Returns its id.
     */
    static String begin(House house, RoomState room, RoomGame game) {
        GameSetup played = game.setup();
        Series score =
                room.series().after(Winners.of(game.view(RoomGame.SPECTATOR).payoffs()));
        boolean keeps = Series.keepsSeats(played);
        RoomState next = new RoomState(
                same(keeps ? room.seats() : Series.rotated(room.seats())), keeps ? score : score.rotated());
        int starter = keeps ? Series.nextStarter(played) : played.starter();
        return keep(house, room, game, played.starting(starter), next);
    }

    /** Opens a room like {@code room} for the same owners at the same seats, for the game {@code setup}. Returns its id. */
    static String begin(House house, RoomState room, RoomGame game, GameSetup setup) {
        return keep(house, room, game, setup, new RoomState(same(room.seats()), room.series()));
    }

    private static List<RoomSeat> same(List<RoomSeat> owners) {
        List<RoomSeat> seats = new ArrayList<>();
        for (RoomSeat owner : owners) {
            RoomSeat seat = new RoomSeat(owner.kind());
            seat.name(owner.name());
            seat.restore(owner.token(), owner.invitation(), owner.player(), owner.hasLeft());
            if (owner.isHosts()) {
                seat.hosts();
            }
            seats.add(seat);
        }
        return seats;
    }

    private static String keep(House house, RoomState room, RoomGame game, GameSetup setup, RoomState next) {
        next.switchedLike(room);
        next.watch(room.watch());
        return NewRoom.keep(house, setup, Tokens.seed(), game.control(), next);
    }
}
