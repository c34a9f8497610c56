package org.marienbad.server.room;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.GameFault;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.text.Text;
import org.marienbad.play.LazyPlayer;
import org.marienbad.store.Change;
import org.marienbad.store.GameKey;
import org.marienbad.store.RoomChange;
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
    /** So long a room that was given up is left to whoever has asked for it. */
    private static final Duration COURTESY = Duration.ofSeconds(1);

    private static final int MOST_WAIT = 30;

    private final House house;
    private final String id;
    private final Runnable onLeave;
    private final SerialExecutor executor;
    private final ThoughtQueue.Place place;
    private final Audience audience = new Audience(new Stage());
    private final List<Waiting> waiting = new ArrayList<>();
    private final RoomVerbs verbs = new RoomVerbs(this);
    private final Ownership ownership;

    // What is loaded; null, or as it was, while the room is not.
    private RoomGame game;
    private RoomState state;
    private long seed;
    private GameKey key;
    private String keptSettings;
    private Set<RoomToken> keptTokens;
    private boolean keptOpen;
    private boolean[] timed;
    private Review review;

    private boolean gone;
    /** Whether the room is loaded, and another process owns it; for any thread. */
    private volatile boolean foreign;

    /** How the game is to end since a player failed. */
    private Forfeit failure;

    /** The version in which the position became what it is. */
    private long positionVersion;

    private int toldNode;
    private boolean toldOver;
    private int toldThinking;
    private boolean changed;
    private List<Object> toldPresence = List.of();
    /** When somebody asked for something last, in milliseconds. */
    private long askedAt;

    /** A request that is answered when something has happened. */
    private record Waiting(long after, Supplier<JsonNode> answer, CompletableFuture<JsonNode> future) {}

    /** @param onLeave called when the room is not in memory any more */
    Room(House house, String id, Runnable onLeave) {
        this.house = house;
        this.id = id;
        this.onLeave = onLeave;
        this.executor = new SerialExecutor(house.pool());
        this.place = house.thoughts().place();
        this.ownership = new Ownership(house, id, executor, this::takeOver);
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
                    Wait wait = Wait.of(request);
                    if (!ownership.isOwn()) {
                        if (!RoomVerbs.READING.contains(request.verb())) {
                            ownership.want(() -> ask(request, answer, again), answer::completeExceptionally);
                            return;
                        }
                        freshen();
                    }
                    Supplier<JsonNode> result;
                    try {
                        result = verbs.answer(request);
                    } finally {
                        settle(); // who asks is here again, whatever comes of it
                    }
                    finish(wait, result, answer);
                },
                answer::completeExceptionally,
                again);
    }

    /** A request of somebody. */
    record Request(Visitor visitor, String token, String verb, Body body) {}

    /**
     * How long a request waits for something to happen.
     *
     * @param after waits only if the room is at this version
     */
    private record Wait(long seconds, long after) {
        static Wait of(Request request) {
            if (!RoomVerbs.WAITING.contains(request.verb())) {
                return new Wait(0, 0);
            }
            return new Wait(
                    request.body().optionalNumber("wait", 0, MOST_WAIT).orElse(0),
                    request.body().optionalLong("after").orElse(-1));
        }
    }

    private void finish(Wait wait, Supplier<JsonNode> result, CompletableFuture<JsonNode> answer) {
        if (wait.seconds() == 0 || wait.after() != key.version()) {
            answer.complete(result.get());
            return;
        }
        if (waiting.size() >= house.settings().subscribers()) {
            throw new Refusal(Refusal.Reason.TOO_MANY, Text.of("refused.subscribers"));
        }
        Waiting waits = new Waiting(wait.after(), result, answer);
        waiting.add(waits);
        house.delays()
                .after(
                        Duration.ofSeconds(wait.seconds()),
                        () -> executor.execute(() -> {
                            if (waiting.remove(waits)) {
                                complete(waits);
                            }
                        }));
    }

    private static void complete(Waiting waits) {
        try {
            waits.future().complete(waits.answer().get());
        } catch (RuntimeException failure) {
            waits.future().completeExceptionally(failure);
        }
    }

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
                    Caller caller = verbs.caller(visitor, token);
                    verbs.requireSight(caller);
                    if (audience.size() >= house.settings().subscribers()) {
                        throw new Refusal(Refusal.Reason.TOO_MANY, Text.of("refused.subscribers"));
                    }
                    Audience.Member member = new Audience.Member(
                            new Audience.Group(caller.seat(), ServerWords.spoken(visitor.locale())),
                            visitor.isHost(),
                            subscriber);
                    audience.add(member);
                    if (caller.seat() >= 0) {
                        state.seat(caller.seat()).connect(1, now());
                        verbs.comeBack(caller.seat());
                        touch();
                    }
                    joined.accept(member);
                    settle();
                    show(member);
                },
                refused,
                again);
    }

    /** Tells {@code member} everything again. */
    void refresh(Audience.Member member) {
        executor.execute(() -> {
            if (game != null && !gone) {
                show(member);
            }
        });
    }

    void unsubscribe(Audience.Member member) {
        executor.execute(() -> happen(() -> {
            if (audience.remove(member) && member.seat() >= 0) {
                state.seat(member.seat()).connect(-1, now());
                touch();
            }
        }));
    }

    /** Loads the room, so that its game goes on. */
    void wake() {
        enter(() -> {}, refused -> LOG.warn("room {} cannot be taken up: {}", id, refused.getMessage()), () -> {});
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
                happen(() -> {
                    if (!presence().equals(toldPresence)) {
                        touch(); // somebody has been away for too long, or spectators have come
                    }
                });
            }
        });
    }

    /** Who is here, as far as everybody is told. */
    private List<Object> presence() {
        List<Object> presence = new ArrayList<>();
        state.seats().forEach(seat -> presence.add(isConnected(seat)));
        presence.add(audience.spectators());
        return presence;
    }

    /** Leaves the room, whoever is there; they are told {@code reason}. */
    void close(Text reason, Duration retry) {
        executor.execute(() -> {
            if (!gone) {
                dismiss(reason, retry);
                leave();
            }
        });
    }

    /** Everybody is told to come again after {@code retry}. */
    private void dismiss(Text reason, Duration retry) {
        audience.tell(
                member -> "",
                any -> Json.object()
                        .put("type", "gone")
                        .put("version", key == null ? 0 : key.version())
                        .put("retry", retry.toSeconds()));
        audience.close(locale -> ServerWords.of(locale).get(reason));
    }

    /** This process or another has written {@code version} of the room. */
    void written(long version) {
        executor.execute(() -> {
            if (isLoaded() && version > key.version()) {
                reread();
            }
        });
    }

    /** Whatever has happened to the room was not heard. */
    void missed() {
        executor.execute(() -> {
            if (isLoaded() && !ownership.isOwn()) {
                reread();
            }
        });
    }

    /** Another process asks for the room: it gets it, and this one shows what it makes of it. */
    void wanted() {
        executor.execute(() -> {
            if (isLoaded() && ownership.isOwn()) {
                try {
                    house.store().release(id);
                    reread();
                } catch (StoreException unreachable) {
                    LOG.warn("room {} cannot be given away", id, unreachable);
                }
            }
        });
    }

    /** The room's owner has given it up: for somebody who has asked for it, or since it ends. */
    void released() {
        executor.execute(() -> {
            if (isLoaded() && !ownership.isOwn()) {
                ownership.attempt();
            }
        });
        house.delays().after(COURTESY, this::orphaned);
    }

    /** Nobody may own the room: if people watch it here, it goes on here. */
    void orphaned() {
        executor.execute(() -> {
            if (isLoaded() && !ownership.isOwn() && !audience.isEmpty()) {
                ownership.adopt();
            }
        });
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
                    load();
                    settle();
                }
                task.run();
            } catch (Refusal refusal) {
                refused.accept(refusal);
            } catch (GameFault fault) {
                refused.accept(new Refusal(Refusal.Reason.BUSY, Text.of(fault.getMessage())));
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

    /** Whether another process owns the room, which is only shown here; for any thread. */
    boolean isForeign() {
        return foreign;
    }

    private boolean isLoaded() {
        return game != null && !gone;
    }

    private void load() {
        load(house.store()
                .acquire(id)
                .orElseThrow(() -> new Refusal(Refusal.Reason.UNKNOWN, Text.of("refused.room", id))));
    }

    private void load(StoredRoom stored) {
        MatchRecord head = stored.game().summary().head();
        GameSetup setup = house.setups().setup(head.game(), head.seats(), head.options(), head.starter());
        keptTokens = new HashSet<>(stored.tokens());
        keptSettings = stored.settings();
        keptOpen = stored.isOpen();
        key = stored.game().key();
        seed = head.seed() == null ? 0 : head.seed();
        state = RoomState.read(stored.settings(), keptTokens, head);
        timed = new boolean[state.seats().size()];
        game = open(stored, head, setup);
        ownership.read(stored);
        foreign = !ownership.isOwn();
        for (int seat = 0; seat < state.seats().size(); seat++) {
            state.seat(seat).connect(audience.connections(seat), now());
            int number = seat;
            if (ownership.isOwn()) {
                state.seat(seat).player().ifPresent(spec -> sit(number, spec));
            }
        }
        positionVersion = key.version();
        toldNode = -1;
        if (ownership.isOwn()) {
            game.start(this::failed, this::broken);
        }
    }

    /** Reads the room again if its owner has written it: news may be on their way. */
    private void freshen() {
        if (house.store().version(id).orElse(Long.MAX_VALUE) > key.version()) {
            reread();
        }
        if (game == null) {
            throw new Refusal(Refusal.Reason.BUSY, Text.of("refused.store"));
        }
    }

    /** Takes what is kept of the room in place of what is in memory; whoever is here stays. */
    private void reread() {
        reread(() -> house.store().load(id));
    }

    /** The same, and makes this process the owner if the room is free; whether it is then. */
    private boolean takeOver() {
        reread(() -> house.store().acquire(id));
        return isLoaded() && ownership.isOwn();
    }

    private void reread(Supplier<Optional<StoredRoom>> reader) {
        try {
            Optional<StoredRoom> stored = reader.get();
            if (stored.isEmpty()) {
                forget();
                return;
            }
            List<Integer> before = game.actions();
            boolean wasOver = game.isOver();
            long told = positionVersion;
            RoomGame old = game;
            load(stored.get());
            old.close();
            List<Integer> after = game.actions();
            int same = 0;
            while (same < Math.min(before.size(), after.size())
                    && before.get(same).equals(after.get(same))) {
                same++;
            }
            if (before.equals(after) && wasOver == game.isOver()) {
                positionVersion = told;
                toldNode = game.node();
                toldOver = wasOver;
            } else if (same < before.size()) {
                audience.changedFrom(same);
            }
            touch();
            settle();
        } catch (StoreException | Refusal | GameFault failure) {
            LOG.warn("room {} cannot be read again", id, failure);
            forget();
        }
    }

    private RoomGame open(StoredRoom stored, MatchRecord head, GameSetup setup) {
        RoomGame made = null;
        try {
            MatchRecord.Replay replay =
                    stored.game().record().replay(house.setups().games()::get);
            RoomGame.Table table = new RoomGame.Table(
                    task -> executor.execute(() -> happen(task)),
                    this::lane,
                    this::budget,
                    house.settings().hanging());
            made = new RoomGame(setup, seed, replay.tree(), table);
            if (head.clock() != null) {
                made.clock(
                        head.clock().control(), Optional.ofNullable(head.clock().reading()));
            }
            if (head.forfeit() != null) {
                made.end(head.forfeit());
            }
            made.keep(state::players, state::complete, stored.game());
            return made;
        } catch (IllegalArgumentException other) { // the rules have changed since
            throw new Refusal(Refusal.Reason.BUSY, Text.of(String.valueOf(other.getMessage())));
        }
    }

    /** The thread of the player who sits down at {@link #seating}. */
    private ThoughtQueue.Lane lane() {
        int seat = seating;
        return place.lane(() -> executor.execute(() -> happen(() -> {
            if (state.seat(seat).player().isPresent()) {
                failed(new Forfeit(seat, Forfeit.Cause.TIMEOUT, "it hangs"));
            }
        })));
    }

    private int seating;

    private Budget budget(int seat) {
        return timed[seat] ? house.thought() : Budget.UNLIMITED;
    }

    /** A player of {@code spec} plays from now on. */
    void sit(int seat, PlayerSpec spec) {
        Game rules = game.setup().game();
        timed[seat] = house.isTimed(spec, rules);
        seating = seat;
        long own = Seeds.oneWay(seed, "player", seat);
        game.player(seat, new LazyPlayer(each -> house.player(spec, rules, each), own));
        touch();
    }

    /** A person plays from now on. */
    void sit(int seat) {
        game.player(seat, null);
        touch();
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

    private void failed(Forfeit reason) {
        if (!game.isOver()) {
            failure = reason;
        }
    }

    private void broken(GameFault fault) {
        LOG.error("room {}: the game failed", id, fault);
        state.problem(Text.of("problem.game"));
        touch();
    }

    /** Something is to be told of the room. */
    void touch() {
        changed = true;
    }

    /**
     * What has happened is kept and then told.
     *
     * @throws Refusal if it cannot be kept: then the room is as it was kept last
     */
    private void settle() {
        if (failure != null) {
            Forfeit reason = failure;
            failure = null;
            LOG.warn("room {}: {}", id, reason);
            if (!game.isOver()) {
                game.end(reason);
            }
        }
        game.hold(state.hasOpenSeat());
        if (ownership.isOwn()) {
            keep();
        }
        boolean moved = game.node() != toldNode || game.isOver() != toldOver;
        if (moved) {
            if (state.offers().played(game.isOver())) {
                touch();
            }
            positionVersion = key.version();
            if (game.isOver() && !toldOver) {
                audience.changedFrom(0); // what was hidden is told now
                touch();
            }
            audience.tellPosition(positionVersion);
        } else if (game.thinking() != toldThinking) {
            audience.tell(
                    member -> "",
                    any -> Json.object()
                            .put("type", "thinking")
                            .put("version", positionVersion)
                            .put("seat", game.thinking()));
        }
        toldNode = game.node();
        toldOver = game.isOver();
        toldThinking = game.thinking();
        if (changed) {
            changed = false;
            toldPresence = presence();
            audience.tell(Room::reader, this::json);
        }
        List<Waiting> due =
                waiting.stream().filter(each -> each.after() != key.version()).toList();
        waiting.removeAll(due);
        due.forEach(Room::complete);
    }

    private void keep() {
        Change change = game.change();
        RoomChange more = new RoomChange();
        String settings = state.settings();
        if (!settings.equals(keptSettings)) {
            more.settings(settings);
        }
        Set<RoomToken> tokens = state.tokens();
        keptTokens.stream().filter(token -> !tokens.contains(token)).forEach(more::remove);
        tokens.stream().filter(token -> !keptTokens.contains(token)).forEach(more::add);
        boolean open = state.isListed() && state.hasOpenSeat() && !game.isOver();
        if (open != keptOpen) {
            more.open(open);
        }
        if (change.isEmpty() && more.isEmpty()) {
            return;
        }
        try {
            key = house.store().save(id, key, change, more);
        } catch (StoreException lost) {
            LOG.warn("room {} cannot be kept, so it is read again", id, lost);
            forget();
            throw new Refusal(Refusal.Reason.BUSY, Text.of("refused.store"));
        }
        keptSettings = settings;
        keptTokens = tokens;
        keptOpen = open;
    }

    /** What is in memory is not what is kept: whoever comes next reads it again. */
    private void forget() {
        dismiss(Text.of("refused.store"), COURTESY);
        unload();
    }

    private void unload() {
        ownership.refuse(Text.of("refused.stopping"));
        if (review != null) {
            review.close();
            review = null;
        }
        foreign = false;
        if (game != null) {
            game.close();
            game = null;
        }
        List<Waiting> all = List.copyOf(waiting);
        waiting.clear();
        all.forEach(each ->
                each.future().completeExceptionally(new Refusal(Refusal.Reason.BUSY, Text.of("refused.stopping"))));
    }

    private boolean isIdle() {
        boolean live = game != null && game.running() >= 0 && !game.control().isCalendar();
        boolean thinks = game != null && (game.thinking() >= 0 || review != null && review.isWorking());
        boolean asked =
                game != null && now() - askedAt < house.settings().absence().toMillis();
        return !asked
                && audience.isEmpty()
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

    private void show(Audience.Member member) {
        audience.tell(member, json(reader(member)));
        audience.tellPosition(member);
        if (game.running() >= 0) {
            ObjectNode clock = Json.object().put("type", "clock").put("version", positionVersion);
            clock.set("clock", clock());
            audience.tell(member, clock);
        }
    }

    private static RoomJson.Reader reader(Audience.Member member) {
        return new RoomJson.Reader(member.seat(), member.group().locale(), member.isHost());
    }

    /** The room as {@code reader} reads it. */
    ObjectNode json(RoomJson.Reader reader) {
        ObjectNode json =
                Json.object().put("type", "room").put("version", key.version()).put("id", id);
        json.put("clock", game.control().toString());
        json.put("listed", state.isListed()).put("spectators", audience.spectators());
        MatchView view = game.view(RoomGame.SPECTATOR);
        return RoomJson.write(json, state, view, reader, house.levels(), this::isConnected);
    }

    /** The clock as it is now; null if there is none. */
    ObjectNode clock() {
        if (game.control().isUnlimited()) {
            return null;
        }
        ObjectNode clock = Json.object();
        ArrayNode left = clock.putArray("left");
        for (int seat = 0; seat < state.seats().size(); seat++) {
            left.add(game.left(seat).toMillis());
        }
        clock.put("running", game.running());
        return clock.put("increment", game.control().increment().toMillis());
    }

    private final class Stage implements Audience.Stage {
        @Override
        public PositionJson position(Audience.Group group) {
            return new PositionJson(game.view(group.seat()), words(group.locale()));
        }

        @Override
        public int length() {
            return game.length();
        }

        @Override
        public void addTime(ObjectNode position) {
            position.set("clock", clock());
            position.put("thinking", game.thinking());
        }
    }

    /** The position as {@code seat} may see it, −1 for a spectator. */
    ObjectNode position(int seat, Locale locale) {
        ObjectNode json = audience.position(new Audience.Group(seat, ServerWords.spoken(locale)));
        return json.put("version", positionVersion);
    }

    GameWords words(Locale locale) {
        return GameWords.of(game.setup().provider(), locale);
    }

    RoomGame game() {
        return game;
    }

    RoomState state() {
        return state;
    }

    House house() {
        return house;
    }

    String id() {
        return id;
    }

    Audience audience() {
        return audience;
    }

    long version() {
        return key.version();
    }

    /** The version in which the position became what it is. */
    long positionVersion() {
        return positionVersion;
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
