package org.marienbad.server.room;

import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.text.Text;
import org.marienbad.play.LazyPlayer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Who plays at the seats of a room: the threads and budgets of players, and their failures. Confined to the room's
 * executor.
 */
final class RoomPlayers {
    private static final Logger LOG = LoggerFactory.getLogger(RoomPlayers.class);

    /** So long a player waits for memory before it tries again. */
    private static final Duration RETRY = Duration.ofSeconds(10);

    private final Room room;
    private final RoomKeeping keeping;
    private final ThoughtQueue.Place place;
    private boolean[] timed = {};
    /** The seat whose player gets the next lane. */
    private int seating;

    /** Seats whose players wait for memory. */
    private final Set<Integer> lacking = new HashSet<>();

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
        lacking.clear();
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
        boolean waited = lacking.remove(seat);
        room.game().player(seat, new LazyPlayer(each -> make(seat, spec, rules, each), own));
        room.touch();
        if (waited) {
            goOn();
        }
    }

    /** In the thread of the player. */
    private Player make(int seat, PlayerSpec spec, Game rules, long seed) {
        try {
            return room.house().make(spec, rules, seed);
        } catch (MemoryBudget.Refusal full) {
            LOG.warn("room {}: {}", room.id(), full.getMessage());
            room.later(() -> lack(seat)); // before the failure of the decision is told
            throw full;
        }
    }

    /** There is no memory for the player of {@code seat}: the game waits until there is. */
    private void lack(int seat) {
        lacking.add(seat);
        room.state().problem(Text.of("problem.memory"));
        room.touch();
        room.house()
                .delays()
                .after(
                        RETRY,
                        () -> room.later(() -> {
                            if (lacking.remove(seat)) {
                                goOn();
                            }
                        }));
    }

    private void goOn() {
        room.state().problem(Text.EMPTY);
        room.touch();
        room.game().resume();
    }

    /** A person plays from now on. */
    void sit(int seat) {
        room.game().player(seat, null);
        room.touch();
        if (lacking.remove(seat)) {
            goOn();
        }
    }

    /** The game ends by {@code reason} as soon as the room is settled. */
    void failed(Forfeit reason) {
        if (!room.game().isOver() && !lacking.contains(reason.seat())) {
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
