package org.marienbad.server.room;

import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Executor;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.PlayerThread;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.player.Unavailable;
import org.marienbad.framework.text.Text;
import org.marienbad.play.LazyPlayer;
import org.marienbad.server.house.House;
import org.marienbad.server.house.ThinkingThreads;
import org.marienbad.store.StoredRoom;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Who plays at the seats of a room: the threads and budgets of players, and their failures. Confined to the room's
 * executor.
 */
final class RoomPlayers {
    private static final Logger LOG = LoggerFactory.getLogger(RoomPlayers.class);

    /** So long a player waits for what it lacks before it tries again. */
    private static final Duration RETRY = Duration.ofSeconds(10);

    private final House house;
    private final String id;
    private final RoomKeeping keeping;
    private final RoomState state;
    private final Executor later;
    private final ThinkingThreads.Place place;
    private final RoomGame game;
    private final boolean[] timed;
    /** The seat whose player gets the next lane. */
    private int seating;

    /** Seats whose players lack something, and wait for it. */
    private final Set<Integer> lacking = new HashSet<>();

    /** How the game is to end since a player failed. */
    private Forfeit failure;

    /**
     * Nobody sits at the game of {@code stored} yet.
     *
     * @param later does in the room what nobody has asked for
     */
    RoomPlayers(
            House house,
            String id,
            RoomKeeping keeping,
            StoredRoom stored,
            Executor later,
            ThinkingThreads.Place place) {
        this.house = house;
        this.id = id;
        this.keeping = keeping;
        this.state = keeping.state();
        this.later = later;
        this.place = place;
        timed = new boolean[state.seats().size()];
        game = keeping.game(
                stored,
                new RoomGame.Table(
                        later, this::lane, this::budget, house.settings().hanging()));
    }

    /** The game that they play. */
    RoomGame game() {
        return game;
    }

    /** The thread of the player who sits down at {@link #seating}. */
    private PlayerThread lane() {
        int seat = seating;
        return place.lane(() -> later.execute(() -> {
            if (state.seat(seat).player().isPresent()) {
                failed(new Forfeit(seat, Forfeit.Cause.TIMEOUT, "it hangs"));
            }
        }));
    }

    private Budget budget(int seat) {
        return timed[seat] ? house.thought() : house.threads().longest();
    }

    /** A player of {@code spec} plays from now on. */
    void sit(int seat, PlayerSpec spec) {
        Game rules = game.setup().game();
        timed[seat] = house.isTimed(spec, rules);
        seating = seat;
        long own = Seeds.oneWay(keeping.seed(), "player", seat);
        boolean waited = lacking.remove(seat);
        game.player(seat, new LazyPlayer(each -> make(seat, spec, rules, each), own));
        state.touch();
        if (waited) {
            goOn();
        }
    }

    /** In the thread of the player. */
    private Player make(int seat, PlayerSpec spec, Game rules, long seed) {
        try {
            return house.make(spec, rules, seed);
        } catch (Unavailable missing) {
            LOG.warn("room {}: {}", id, missing.getMessage());
            String problem = missing instanceof MemoryBudget.Refusal ? "problem.memory" : "problem.model";
            later.execute(() -> lack(seat, problem)); // before the failure of the decision is told
            throw missing;
        }
    }

    /** Something is not there that the player of {@code seat} needs: the game waits until it is. */
    private void lack(int seat, String problem) {
        lacking.add(seat);
        state.problem(Text.of(problem));
        state.touch();
        house.delays()
                .after(
                        RETRY,
                        () -> later.execute(() -> {
                            if (lacking.remove(seat)) {
                                goOn();
                            }
                        }));
    }

    private void goOn() {
        state.problem(Text.EMPTY);
        state.touch();
        if (!state.isPaused()) {
            game.resume();
        }
    }

    /** A person plays from now on. */
    void sit(int seat) {
        game.player(seat, null);
        state.touch();
        if (lacking.remove(seat)) {
            goOn();
        }
    }

    /** The game ends by {@code reason} as soon as the room is settled. */
    void failed(Forfeit reason) {
        if (!game.tree().isOver() && !lacking.contains(reason.seat())) {
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
        LOG.warn("room {}: {}", id, reason);
        if (!game.tree().isOver()) {
            game.end(reason);
        }
    }

    /** Nobody plays here any more. */
    void leave() {
        lacking.clear();
        game.close();
    }
}
