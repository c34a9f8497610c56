package org.marienbad.server.room;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.marienbad.framework.match.GameFault;
import org.marienbad.framework.text.Text;
import org.marienbad.store.RoomToken;
import org.marienbad.store.StoreException;
import org.marienbad.store.StoredRoom;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A room in memory: it is loaded from the store when somebody asks for it, and left when nobody does. Everything that
 * happens in it happens in its own executor, one thing after the other, and is kept before anybody is told.
 */
final class Room {
    private static final Logger LOG = LoggerFactory.getLogger(Room.class);
    /** After this time those who were sent away come again. */
    private static final Duration RETRY = Duration.ofSeconds(1);

    private final House house;
    private final String id;
    private final Runnable onLeave;
    private final SerialExecutor executor;
    private final ThoughtQueue.Place place;
    private final RoomKeeping keeping;
    private final RoomSharing sharing;
    private final Ownership ownership;
    private final RoomPlayers players;
    private final RoomTelling telling = new RoomTelling(this);
    private final RoomVerbs verbs = new RoomVerbs(this);
    private final WaitingRequests waiting;

    /** Null while the room is not loaded. */
    private RoomGame game;

    private Review review;

    /** The tokens by which the subscribers were let in. */
    private Set<RoomToken> seen = Set.of();

    private boolean gone;
    /** When somebody asked for something last, in milliseconds. */
    private long askedAt;

    /** @param onLeave called when the room is not in memory any more */
    Room(House house, String id, Runnable onLeave) {
        this.house = house;
        this.id = id;
        this.onLeave = onLeave;
        this.executor = new SerialExecutor(house.pool());
        this.place = house.thoughts().place();
        this.keeping = new RoomKeeping(house, id);
        this.sharing = new RoomSharing(this, house, id, executor);
        this.ownership = sharing.ownership();
        this.players = new RoomPlayers(this, keeping, place);
        this.waiting = new WaitingRequests(house, executor, keeping::version);
    }

    // By any thread.

    /**
     * Does {@code verb} for the owner of {@code token}; the future fails with a {@link Refusal} where it is not done.
     *
     * @param again is called instead if the room has been left meanwhile
     */
    void ask(Request request, CompletableFuture<JsonNode> answer, Runnable again) {
        enter(
                () -> {
                    WaitingRequests.Wait wait = WaitingRequests.Wait.of(request);
                    if (!ownership.isOwn()) {
                        if (!RoomVerbs.READING.contains(request.verb())) {
                            ownership.want(() -> ask(request, answer, again), answer::completeExceptionally);
                            return;
                        }
                        sharing.freshen();
                    }
                    Supplier<JsonNode> result;
                    try {
                        result = verbs.answer(request);
                    } finally {
                        settle(); // who asks is here again, whatever comes of it
                    }
                    waiting.answer(wait, result, () -> verbs.waited(request), answer);
                },
                answer::completeExceptionally,
                again);
    }

    /** A request of somebody. */
    record Request(Visitor visitor, String token, String verb, Body body) {}

    /** Tells {@code subscriber} what happens from now on; {@code refused} is called if that is not allowed. */
    void subscribe(
            Visitor visitor,
            String token,
            Subscriber subscriber,
            Consumer<Audience.Member> joined,
            Consumer<Throwable> refused,
            Runnable again) {
        enter(
                () -> {
                    Caller caller = rights().caller(visitor, token);
                    rights().requireSight(caller);
                    if (audience().size() >= house.settings().subscribers()) {
                        throw new Refusal(Refusal.Reason.TOO_MANY, Text.of("refused.subscribers"));
                    }
                    Audience.Member member = new Audience.Member(caller, token, subscriber);
                    audience().add(member);
                    if (caller.seat() >= 0) {
                        state().seat(caller.seat()).connect(1, now());
                        verbs.comeBack(caller);
                        touch();
                    }
                    joined.accept(member);
                    settle();
                    telling.show(member);
                },
                refused,
                again);
    }

    /** Tells {@code member} everything again, unless it was sent away. */
    void refresh(Audience.Member member) {
        executor.execute(() -> {
            if (isLoaded() && audience().has(member)) {
                telling.show(member);
            }
        });
    }

    void unsubscribe(Audience.Member member) {
        later(() -> remove(member));
    }

    /** Loads the room, so that its game goes on; {@code done} is called when that has come to an end, whichever. */
    void wake(Runnable done) {
        enter(
                done,
                refused -> {
                    LOG.warn("room {} cannot be taken up: {}", id, refused.getMessage());
                    done.run();
                },
                done);
    }

    /** Runs {@code task} when all that has been asked for so far is done. */
    void afterAll(Runnable task) {
        executor.execute(task);
    }

    /** Leaves the room if nobody needs it in memory. */
    void leaveIfIdle() {
        executor.execute(() -> {
            if (!gone && isIdle()) {
                leave();
            } else {
                happen(telling::touchPresence);
            }
        });
    }

    /** Leaves the room, whoever is there; they are told {@code reason}. */
    void close(Text reason, Duration retry) {
        executor.execute(() -> {
            if (!gone) {
                keepClock();
                telling.dismiss(reason, retry);
                leave();
            }
        });
    }

    /** The clock goes on elsewhere from what it shows now. */
    void keepClock() {
        if (isLoaded() && ownership.isOwn() && game.running() >= 0) {
            game.readClock();
            try {
                keeping.write(game);
            } catch (StoreException unreachable) {
                LOG.warn("the clock of room {} goes on from the last ply", id, unreachable);
            }
        }
    }

    /** Runs {@code task} in the room, which is loaded first; what it refuses goes to {@code refused}. */
    private void enter(Runnable task, Consumer<Throwable> refused, Runnable again) {
        executor.execute(() -> {
            if (gone) {
                again.run();
                return;
            }
            askedAt = now();
            try {
                if (game == null) {
                    load(keeping.acquire());
                    settle();
                }
                task.run();
            } catch (Refusal refusal) {
                refused.accept(refusal);
            } catch (GameFault fault) {
                refused.accept(Setups.broken(fault));
            } catch (StoreException unreachable) {
                LOG.warn("room {} cannot be read", id, unreachable);
                refused.accept(new Refusal(Refusal.Reason.BUSY, Text.of("refused.store")));
            } catch (RuntimeException | Error bug) {
                LOG.error("room {} failed", id, bug);
                refused.accept(new Refusal(Refusal.Reason.BUSY, Text.of("refused.bug")));
            }
            if (game == null && !gone) {
                leave();
            }
        });
    }

    // In the room's executor.

    boolean isLoaded() {
        return game != null && !gone;
    }

    /** Takes what is kept of the room, and asks its players if this process owns it. */
    void load(StoredRoom stored) {
        sharing.read(stored); // first, as a room that is owned and cannot be read has to be given back
        game = keeping.read(stored, players::table);
        for (int seat = 0; seat < state().seats().size(); seat++) {
            state().seat(seat).connect(audience().connections(seat), now());
            int number = seat;
            if (ownership.isOwn()) {
                state().seat(seat).player().ifPresent(spec -> players.sit(number, spec));
            }
        }
        telling.loaded();
        game.hold(state().hasOpenSeat());
        if (ownership.isOwn()) {
            game.start(players::failed, this::broken);
        }
    }

    /** Does {@code task}, which nobody has asked for, in the room; for any thread. */
    void later(Runnable task) {
        executor.execute(() -> happen(task));
    }

    /** Something that nobody has asked for, such as a player's decision. */
    private void happen(Runnable task) {
        if (gone || game == null) {
            return;
        }
        try {
            task.run();
            settle();
        } catch (Refusal refused) {
            LOG.warn("room {}: {}", id, refused.words());
        } catch (GameFault fault) {
            broken(fault);
        }
    }

    private void broken(GameFault fault) {
        Setups.log("room " + id, fault);
        house.setups().failed(game.setup().provider().id(), fault);
        state().problem(Text.of("problem.game"));
        touch();
    }

    /** Something is to be told of the room. */
    void touch() {
        telling.touch();
    }

    /**
     * What has happened is kept and then told.
     *
     * @throws Refusal if it cannot be kept: then the room is as it was kept last
     */
    void settle() {
        players.settle();
        game.hold(state().hasOpenSeat());
        if (ownership.isOwn()) {
            keep();
        }
        lookAgain();
        if (telling.hasMoved() && state().offers().played(game.isOver())) {
            touch();
        }
        telling.tell();
        waiting.answerDue();
    }

    /** Sends subscribers away whose token does not mean any more what it meant when they came. */
    private void lookAgain() {
        Set<RoomToken> tokens = state().tokens();
        if (tokens.equals(seen)) {
            return;
        }
        seen = tokens;
        for (Audience.Member member : audience().members()) {
            try {
                Caller caller = rights().caller(member.visitor(), member.token());
                rights().requireSight(caller);
                if (caller.seat() != member.seat()) {
                    throw RoomVerbs.refused(Refusal.Reason.FORBIDDEN, "refused.changed");
                }
            } catch (Refusal refused) {
                remove(member);
                audience().dismiss(member, refused.words());
            }
        }
    }

    private void remove(Audience.Member member) {
        if (audience().remove(member) && member.seat() >= 0) {
            state().seat(member.seat()).connect(-1, now());
            touch();
        }
    }

    private void keep() {
        try {
            keeping.write(game);
        } catch (StoreException lost) {
            LOG.warn("room {} cannot be kept, so it is read again", id, lost);
            forget();
            throw new Refusal(Refusal.Reason.BUSY, Text.of("refused.store"));
        }
    }

    /** What is in memory is not what is kept: whoever comes next reads it again. */
    void forget() {
        telling.dismiss(Text.of("refused.store"), RETRY);
        unload();
    }

    private void unload() {
        sharing.unloaded(Text.of("refused.stopping"));
        if (review != null) {
            review.close();
            review = null;
        }
        if (game != null) {
            game.close();
            game = null;
        }
        waiting.refuse(Text.of("refused.stopping"));
    }

    private boolean isIdle() {
        boolean live = game != null && game.running() >= 0 && !game.control().isCalendar();
        boolean thinks = game != null && (game.thinking() >= 0 || review != null && review.isWorking());
        boolean asked =
                game != null && now() - askedAt < house.settings().absence().toMillis();
        return !asked
                && audience().isEmpty()
                && waiting.isEmpty()
                && ownership.isSettled()
                && !live
                && !thinks
                && place.isIdle();
    }

    private void leave() {
        unload();
        gone = true;
        try {
            if (ownership.isOwn()) { // before anybody here can load the room anew
                house.store().release(id);
            }
        } catch (StoreException unreachable) {
            LOG.warn("room {} cannot be given back", id, unreachable);
        } finally {
            onLeave.run();
        }
    }

    GameWords words(Locale locale) {
        return GameWords.of(game.setup().provider(), locale);
    }

    RoomGame game() {
        return game;
    }

    RoomState state() {
        return keeping.state();
    }

    House house() {
        return house;
    }

    String id() {
        return id;
    }

    Audience audience() {
        return telling.audience();
    }

    long version() {
        return keeping.version();
    }

    RoomTelling telling() {
        return telling;
    }

    RoomRights rights() {
        return verbs.rights();
    }

    RoomPlayers players() {
        return players;
    }

    RoomSharing sharing() {
        return sharing;
    }

    /** Now, in milliseconds. */
    long now() {
        return house.time().millis();
    }

    /** Whether this process owns the room; if not, it only shows it. */
    boolean isOwn() {
        return ownership.isOwn();
    }

    /** Whether the person of a seat is there. */
    boolean isConnected(RoomSeat seat) {
        return seat.isTaken() && !seat.isAway(now(), house.settings().absence().toMillis());
    }

    /** What is thought of the game, which is over. */
    Review review() {
        if (review == null) {
            review = new Review(house, place, game.view(RoomGame.SPECTATOR), executor);
        }
        return review;
    }
}
