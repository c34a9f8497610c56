package org.marienbad.server.room;

import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.Executor;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.text.Text;
import org.marienbad.server.house.GameWords;
import org.marienbad.server.house.House;
import org.marienbad.server.house.Setups;
import org.marienbad.server.house.ThinkingThreads;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.Subscriber;
import org.marienbad.server.protocol.Visitor;
import org.marienbad.store.RoomToken;
import org.marienbad.store.StoredRoom;

/**
 * A room as it was read from the store: its game, who sits there, who is told. Events change these, and {@link #settle}
 * keeps and tells them. Confined to the room's executor.
 */
public final class Room implements AutoCloseable {
    /** So often a game can be played once more from one of its positions, until the room is left. */
    private static final int MOST_RETRIES = 20;

    private final House house;
    private final String id;
    private final boolean own;
    private final Executor later;
    private final ThinkingThreads.Place place;
    private final Audience audience;
    private final RoomKeeping keeping;
    private final RoomState state;
    private final RoomPlayers players;
    private final RoomGame game;
    private final RoomTelling telling;

    private Review review;
    private Hints hints;
    private RoomLens lens;
    private final SeatWatch watch;
    private int retries;

    /** The tokens by which the subscribers were let in. */
    private Set<RoomToken> seen = Set.of();

    /**
     * Reads {@code stored}; nobody plays yet.
     *
     * @param later does in the room what nobody has asked for, and settles it
     * @param place where its players think
     * @throws Refusal if the game is not there any more, or its rules have changed since
     * @throws PluginFault if the game fails
     */
    public Room(
            House house, String id, StoredRoom stored, Audience audience, Executor later, ThinkingThreads.Place place) {
        this.house = house;
        this.id = id;
        this.own = stored.isOwn();
        this.later = later;
        this.place = place;
        this.audience = audience;
        keeping = new RoomKeeping(house, id, stored);
        state = keeping.state();
        players = new RoomPlayers(house, id, keeping, stored, later, place);
        game = players.game();
        telling = new RoomTelling(house, id, keeping, game, audience);
        watch = new SeatWatch(house, state, game);
    }

    /** Its players are asked, if this process owns it. */
    public void begin() {
        for (int seat = 0; seat < state.seats().size(); seat++) {
            state.seat(seat).connect(audience.connections(seat), house.now());
            int number = seat;
            if (own) {
                state.seat(seat).player().ifPresent(spec -> players.sit(number, spec));
            }
        }
        game.hold(isWaiting());
        if (own && !state.isPaused()) {
            game.start(players::failed, this::broken);
        }
    }

    /** Nobody plays, and nobody's time runs, until the host lets the game go on. */
    void pause(boolean is) {
        if (is != state.isPaused()) {
            state.paused(is);
            state.touch();
            if (is) {
                game.pause();
            } else {
                game.start(players::failed, this::broken);
            }
        }
    }

    /**
     * Whether nobody's time runs: somebody is missing, the game is paused, or the clock is no calendar's and nobody has
     * played.
     */
    private boolean isWaiting() {
        return state.hasOpenSeat() || state.isPaused() || !game.control().isCalendar() && !game.hasBegun();
    }

    /** Stands in place of {@code before}, the same room read earlier: the audience is told the differences. */
    public void replace(Room before) {
        review = before.review;
        before.review = null;
        List<Integer> past = before.game.actions();
        List<Integer> now = game.actions();
        int same = 0;
        while (same < Math.min(past.size(), now.size()) && past.get(same).equals(now.get(same))) {
            same++;
        }
        boolean isSame =
                past.equals(now) && before.game.tree().isOver() == game.tree().isOver();
        if (!isSame && same < past.size()) {
            audience.changedFrom(same);
        }
        telling.replace(before.telling, isSame);
        state.touch();
    }

    /** The game has failed. */
    public void broken(PluginFault fault) {
        Setups.log("room " + id, fault);
        house.setups().failed(game.setup().provider().id(), fault);
        state.problem(Text.of("problem.game"));
        state.touch();
    }

    /**
     * Keeps the events, and then tells them.
     *
     * @throws org.marienbad.store.StoreException if it cannot be kept: then the room has to be read again
     */
    public void settle() {
        players.settle();
        game.hold(isWaiting());
        if (own) {
            keeping.write(game);
        }
        lookAgain();
        if (telling.hasMoved() && state.offers().played(game.tree().isOver())) {
            state.touch();
        }
        telling.tell();
    }

    /** Sends subscribers away whose token has another meaning now than when they came. */
    private void lookAgain() {
        Set<RoomToken> tokens = state.tokens();
        if (tokens.equals(seen)) {
            return;
        }
        seen = tokens;
        for (Audience.Member member : audience.members()) {
            try {
                Caller caller = state.caller(member.visitor(), member.token());
                state.requireSight(caller);
                if (caller.seat() != member.seat()) {
                    throw Refusal.of(Refusal.Reason.FORBIDDEN, "refused.changed");
                }
            } catch (Refusal refused) {
                remove(member);
                audience.dismiss(member, refused.words());
            }
        }
    }

    /**
     * Lets a subscriber in, who is told nothing yet.
     *
     * @throws Refusal if it may not watch, or there are too many
     */
    public Audience.Member admit(Visitor visitor, String token, Subscriber subscriber) {
        Caller caller = state.caller(visitor, token);
        state.requireSight(caller);
        if (audience.size() >= house.settings().subscribers()) {
            throw new Refusal(Refusal.Reason.TOO_MANY, Text.of("refused.subscribers"));
        }
        Audience.Member member = new Audience.Member(caller, token, subscriber);
        audience.add(member);
        if (caller.seat() >= 0) {
            state.seat(caller.seat()).connect(1, house.now());
            comeBack(caller);
            state.touch();
        }
        return member;
    }

    public void remove(Audience.Member member) {
        if (audience.remove(member) && member.seat() >= 0) {
            state.seat(member.seat()).connect(-1, house.now());
            state.touch();
        }
    }

    /** If {@code caller} is the person of a seat, it is here: it plays again, if somebody stands in for it. */
    void comeBack(Caller caller) {
        int number = caller.seat();
        if (number < 0) {
            return;
        }
        RoomSeat seat = state.seat(number);
        boolean away = seat.hasLeft() || !seat.isConnected(house);
        seat.heard(house.now());
        if (!own) {
            return;
        }
        if (caller.isHost() && !seat.isHosts()) {
            seat.hosts();
            state.touch();
        }
        if (state.offers().returned(number)) {
            state.touch();
        }
        if (seat.hasStandIn() || seat.hasLeft()) {
            boolean stood = seat.hasStandIn();
            seat.back();
            state.offers().withdraw(number);
            if (stood) {
                players.sit(number);
                state.tell(SeatChange.What.PERSON, number);
            }
        }
        if (away) {
            state.touch();
        }
    }

    /** The clock goes on from its present state, wherever the room is read next. */
    public void keepClock() {
        if (own && game.running() >= 0) {
            game.readClock();
            keeping.write(game);
        }
    }

    /** Whether the game neither goes on by itself nor is thought about. */
    public boolean isAtRest() {
        boolean live = game.running() >= 0 && !game.control().isCalendar();
        return !live
                && game.thinking() < 0
                && (review == null || !review.isWorking())
                && (hints == null || !hints.isWorking())
                && (lens == null || !lens.isWorking());
    }

    void requireRunning() {
        if (game.tree().isOver()) {
            throw conflict("refused.over");
        }
    }

    void requireNoPause() {
        if (state.isPaused()) {
            throw Refusal.of(Refusal.Reason.ILLEGAL, "refused.paused");
        }
    }

    void requireOver() {
        if (!game.tree().isOver()) {
            throw Refusal.of(Refusal.Reason.ILLEGAL, "refused.running");
        }
    }

    /** Requires that what was {@code given} is the version of the present position. */
    void requireVersion(OptionalLong given) {
        if (given.isPresent()
                && (given.getAsLong() < telling.positionVersion() || given.getAsLong() > keeping.version())) {
            throw conflict("refused.version");
        }
    }

    /** The room is not as the asker thinks. */
    Refusal conflict(String words, Object... arguments) {
        return new Refusal(Refusal.Reason.CONFLICT, Text.of(words, arguments), keeping.version());
    }

    public House house() {
        return house;
    }

    public String id() {
        return id;
    }

    RoomState state() {
        return state;
    }

    public RoomGame game() {
        return game;
    }

    public RoomPlayers players() {
        return players;
    }

    Audience audience() {
        return audience;
    }

    public RoomTelling telling() {
        return telling;
    }

    /** The version that was read or kept last. */
    public long version() {
        return keeping.version();
    }

    /** The words of the game for {@code caller}. */
    public GameWords words(Caller caller) {
        return GameWords.of(game.setup().provider(), caller.visitor().locale());
    }

    /** The review of the game, which is over. */
    Review review() {
        if (review == null) {
            review = new Review(house, place, game.view(RoomGame.SPECTATOR), later);
        }
        return review;
    }

    /** The hints for the person to move. */
    Hints hints() {
        if (hints == null) {
            hints = new Hints(house, place, later);
        }
        return hints;
    }

    /** How players decide. */
    RoomLens lens() {
        if (lens == null || lens.isClosed()) { // a player that hangs has closed it
            lens = new RoomLens(house, place, later);
        }
        return lens;
    }

    /** How the computers at the seats decide. */
    SeatWatch watch() {
        return watch;
    }

    /**
     * Opens a room in which {@code seat} plays on after the first {@code ply} plies of this game, which is over, with that
     * token; returns its id.
     */
    String retry(int seat, int ply, String token) {
        if (retries == MOST_RETRIES) {
            throw Refusal.of(Refusal.Reason.TOO_MANY, "refused.retries", MOST_RETRIES);
        }
        retries++;
        return Retry.begin(house, state, game, keeping.seed(), seat, ply, token);
    }

    @Override
    public void close() {
        if (review != null) {
            review.close();
        }
        if (hints != null) {
            hints.close();
        }
        if (lens != null) {
            lens.close();
        }
        players.leave();
    }
}
