package org.marienbad.server.room;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.play.LazyPlayer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Who plays at the seats of a room: the threads and budgets of players, and their failures. Confined to the room's
 * executor.
 */
final class RoomPlayers {
    private static final Logger LOG = LoggerFactory.getLogger(RoomPlayers.class);

    private final Room room;
    private final RoomKeeping keeping;
    private final ThoughtQueue.Place place;
    private boolean[] timed = {};
    /** The seat whose player gets the next lane. */
    private int seating;

    /** How the game is to end since a player failed. */
    private Forfeit failure;

    RoomPlayers(Room room, RoomKeeping keeping, ThoughtQueue.Place place) {
        this.room = room;
        this.keeping = keeping;
        this.place = place;
    }

    /** How the players of a game of {@code seats} seats are run, at which nobody sits yet. */
    RoomGame.Table table(int seats) {
        timed = new boolean[seats];
        return new RoomGame.Table(
                room::later, this::lane, this::budget, room.house().settings().hanging());
    }

    /** The thread of the player who sits down at {@link #seating}. */
    private ThoughtQueue.Lane lane() {
        int seat = seating;
        return place.lane(() -> room.later(() -> {
            if (room.state().seat(seat).player().isPresent()) {
                failed(new Forfeit(seat, Forfeit.Cause.TIMEOUT, "it hangs"));
            }
        }));
    }

    private Budget budget(int seat) {
        return timed[seat] ? room.house().thought() : Budget.UNLIMITED;
    }

    /** A player of {@code spec} plays from now on. */
    void sit(int seat, PlayerSpec spec) {
        House house = room.house();
        Game rules = room.game().setup().game();
        timed[seat] = house.isTimed(spec, rules);
        seating = seat;
        long own = Seeds.oneWay(keeping.seed(), "player", seat);
        room.game().player(seat, new LazyPlayer(each -> house.player(spec, rules, each), own));
        room.touch();
    }

    /** A person plays from now on. */
    void sit(int seat) {
        room.game().player(seat, null);
        room.touch();
    }

    /** The game ends by {@code reason} as soon as the room is settled. */
    void failed(Forfeit reason) {
        if (!room.game().isOver()) {
            failure = reason;
        }
    }

    /** Ends the game if a player has failed. */
    void settle() {
        if (failure == null) {
            return;
        }
        Forfeit reason = failure;
        failure = null;
        LOG.warn("room {}: {}", room.id(), reason);
        if (!room.game().isOver()) {
            room.game().end(reason);
        }
    }
}
