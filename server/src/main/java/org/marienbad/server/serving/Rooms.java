package org.marienbad.server.serving;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.plugin.Catalogues;
import org.marienbad.framework.text.Text;
import org.marienbad.server.house.Delays;
import org.marienbad.server.house.GameCounts;
import org.marienbad.server.house.House;
import org.marienbad.server.house.OpponentLevels;
import org.marienbad.server.house.RoomSettings;
import org.marienbad.server.house.Setups;
import org.marienbad.server.house.ThinkingThreads;
import org.marienbad.server.protocol.Body;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerJson;
import org.marienbad.server.protocol.Subscriber;
import org.marienbad.server.protocol.Subscription;
import org.marienbad.server.protocol.Visitor;
import org.marienbad.server.room.NewRoom;
import org.marienbad.server.room.RoomVerbs;
import org.marienbad.store.RoomListener;
import org.marienbad.store.RoomStore;
import org.marienbad.store.RoomSummary;
import org.marienbad.store.StoreException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All rooms of one process. Thread-safe; its methods do not wait. */
public final class Rooms implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Rooms.class);
    private static final Duration STOP = Duration.ofSeconds(10);
    private static final int MOST_ADOPTED = 1_000;
    private static final int MOST_LISTED = 100;
    private static final int MOST_TAKEN_UP = 10_000;

    /** All verbs that concern a room. */
    public static final Set<String> ROOM_VERBS = RoomVerbs.NAMES;

    /** All verbs that concern none. */
    public static final Set<String> OTHER_VERBS =
            Set.of("catalogue", "preview", "rules", "create", "open", "qr", "export");

    /** Of these and those, the verbs that change nothing, and are asked for without a body. */
    public static final Set<String> READING_VERBS = Stream.concat(
                    RoomVerbs.READING.stream(), Stream.of("catalogue", "rules", "open"))
            .collect(Collectors.toUnmodifiableSet());

    private final House house;
    private final OfferedGames catalogue;
    private final Map<String, ServedRoom> rooms = new ConcurrentHashMap<>();
    private final OpenedRooms opened;
    private final Awakening awakening = new Awakening(this::room);

    private final AtomicLong requests = new AtomicLong();
    private final AtomicLong refusals = new AtomicLong();
    private final AtomicInteger subscribers = new AtomicInteger();
    private final Runnable ended;
    private final RoomListener.Listening listening;
    private volatile Duration stopping;

    /** @param ended called when all rooms are left */
    public Rooms(House house, Runnable ended) {
        this.house = house;
        this.ended = ended;
        this.catalogue = new OfferedGames(house);
        this.opened = new OpenedRooms(house.settings().roomsPerAddress());
        this.listening = house.store().listen(new RoomNews(house, rooms));
    }

    /**
     * The rooms kept in {@code store}, which they close.
     *
     * @param pool runs the rooms
     * @param ended called when all rooms are left: they need none of these any more
     */
    public static Rooms of(
            Catalogues plugins,
            RoomStore store,
            RoomSettings settings,
            ThinkingThreads threads,
            Executor pool,
            Delays delays,
            Runnable ended) {
        House house = new House(
                plugins,
                new Setups(plugins.games()),
                new OpponentLevels(plugins.players()),
                store,
                settings,
                threads,
                pool,
                delays,
                new GameCounts(),
                House.Time.SYSTEM);
        return new Rooms(house, ended);
    }

    /** Makes all that games have to say, so that the first visitor need not wait for it. */
    public void prepare() {
        catalogue.all(new Visitor("", false, Locale.ENGLISH));
    }

    /** Goes on with rooms that are only shown here and whose owner has ended; to be called every second or so. */
    public void adopt() {
        if (rooms.values().stream().anyMatch(ServedRoom::isForeign)) {
            for (String id : house.store().orphans(MOST_ADOPTED)) {
                ServedRoom room = rooms.get(id);
                if (room != null) {
                    room.orphaned();
                }
            }
        }
    }

    /** Runs {@code task}; a failure is logged and goes no further. */
    public static void guarded(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error failure) { // a task that throws is not repeated any more
            LOG.error("a task of the rooms failed", failure);
        }
    }

    /**
     * Carries out the request of a visitor; the future fails with a {@link Refusal} if it is refused.
     *
     * @param token of a seat, an invitation or a spectator; empty if there is none
     * @param room empty where {@code verb} concerns none
     */
    public CompletableFuture<JsonNode> ask(Visitor visitor, String token, String room, String verb, ObjectNode body) {
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        requests.incrementAndGet();
        CompletableFuture<JsonNode> unused = answer.whenComplete((done, failure) -> {
            if (failure != null) {
                refusals.incrementAndGet();
            }
        });
        Body asked = new Body(body);
        if (room.isEmpty()) {
            house.pool().execute(() -> complete(answer, () -> answer(visitor, verb, asked)));
        } else {
            enter(new RoomVerbs.Request(visitor, token, verb, asked), room, answer);
        }
        return answer;
    }

    private void enter(RoomVerbs.Request request, String id, CompletableFuture<JsonNode> answer) {
        try {
            room(id).ask(request, answer, () -> enter(request, id, answer));
        } catch (Refusal refusal) {
            answer.completeExceptionally(refusal);
        }
    }

    /** The room in memory; it is loaded when somebody enters it. */
    public ServedRoom room(String id) {
        requireGoing();
        if (!id.matches("[a-z0-9]{1,40}")) {
            throw Refusal.of(Refusal.Reason.UNKNOWN, "refused.room", id.substring(0, Math.min(id.length(), 40)));
        }
        ServedRoom known = rooms.get(id);
        if (known != null) {
            return known;
        }
        return added(id);
    }

    /** One thread at a time counts the rooms and adds one, so that there never are too many. */
    private synchronized ServedRoom added(String id) {
        if (rooms.size() >= house.settings().rooms() && !rooms.containsKey(id)) {
            throw Refusal.of(Refusal.Reason.BUSY, "refused.rooms"); // the next sweep may find some that nobody needs
        }
        ServedRoom[] self = new ServedRoom[1];
        return rooms.computeIfAbsent(id, each -> {
            self[0] = new ServedRoom(house, each, () -> rooms.remove(each, self[0]));
            return self[0];
        });
    }

    private void requireGoing() {
        if (stopping != null) {
            throw Refusal.of(Refusal.Reason.BUSY, "refused.stopping");
        }
    }

    private static void complete(CompletableFuture<JsonNode> answer, Supplier<JsonNode> maker) {
        try {
            answer.complete(maker.get());
        } catch (Refusal refusal) {
            answer.completeExceptionally(refusal);
        } catch (StoreException unreachable) {
            LOG.warn("the store cannot be read or written", unreachable);
            answer.completeExceptionally(Refusal.of(Refusal.Reason.BUSY, "refused.store"));
        } catch (PluginFault fault) {
            answer.completeExceptionally(Setups.broken(fault));
        } catch (RuntimeException | Error bug) { // every request is answered, even if something fails
            LOG.error("a request failed", bug);
            answer.completeExceptionally(Refusal.of(Refusal.Reason.BUSY, "refused.bug"));
        }
    }

    private JsonNode answer(Visitor visitor, String verb, Body body) {
        requireGoing();
        return switch (verb) {
            case "catalogue" -> body.has("game") ? catalogue.one(visitor, body.text("game")) : catalogue.all(visitor);
            case "preview" -> catalogue.preview(visitor, body);
            case "rules" -> catalogue.rules(visitor, body);
            case "create" -> create(visitor, body);
            case "open" -> open(visitor);
            case "export" ->
                FinishedGames.write(house, visitor, body.optionalText("after").orElse(""));
            case "qr" -> LinkCode.of(body.text("text"));
            default -> throw Refusal.of(Refusal.Reason.UNKNOWN, "refused.verb", verb);
        };
    }

    private JsonNode create(Visitor visitor, Body body) {
        if (!visitor.isHost() && !opened.open(visitor.address(), house.time().millis())) {
            throw Refusal.of(
                    Refusal.Reason.TOO_MANY, "refused.opened", house.settings().roomsPerAddress());
        }
        return NewRoom.open(house, visitor, body);
    }

    private JsonNode open(Visitor visitor) {
        ObjectNode json = ServerJson.object();
        ArrayNode list = json.putArray("rooms");
        for (RoomSummary room : house.store().open(MOST_LISTED)) {
            try {
                list.add(OpenRooms.write(house, room, visitor.locale()));
            } catch (Refusal | IllegalArgumentException other) { // of a game that is not there any more
                LOG.debug("room {} is not listed", room.id(), other);
            }
        }
        return json;
    }

    /**
     * Tells {@code subscriber} all that the owner of {@code token} may see, first how things are. If that is not
     * allowed the subscriber is told why, and that nothing follows.
     *
     * @throws Refusal if that is known at once
     */
    public Subscription subscribe(Visitor visitor, String token, String room, Subscriber subscriber) {
        RoomSubscription subscription = new RoomSubscription(this, visitor, token, room, subscriber);
        subscription.enter();
        return subscription;
    }

    /** Counts {@code more} subscribers. */
    void subscribed(int more) {
        subscribers.addAndGet(more);
    }

    /**
     * Counters of all rooms of the process.
     *
     * @param rooms in memory
     * @param waiting tasks of players that wait for a thread
     * @param thinking tasks of players that are done
     * @param requests since the start
     * @param refusals of these, how many were refused
     */
    public record Figures(int rooms, int subscribers, int waiting, int thinking, long requests, long refusals) {}

    public Figures figures() {
        return new Figures(
                rooms.size(),
                subscribers.get(),
                house.threads().waiting(),
                house.threads().running(),
                requests.get(),
                refusals.get());
    }

    /** The games that can be played here. */
    public Collection<GameProvider> games() {
        return house.setups().games().all();
    }

    /** The counts of plies and games here, by game. */
    public GameCounts counts() {
        return house.counts();
    }

    /** Leaves the rooms that nobody needs in memory, and takes up games whose process has died; to be called now and then. */
    public void sweep() {
        rooms.values().forEach(ServedRoom::leaveIfIdle);
        takeUp();
    }

    /**
     * Takes up games whose process has died, so that their AIs and clocks go on even if nobody asks for them. It also
     * takes up games in which a flag has fallen by the calendar.
     */
    private void takeUp() {
        if (stopping != null) {
            return;
        }
        try {
            awakening.add(house.store().orphans(MOST_TAKEN_UP));
            awakening.addDue(
                    house.store().due(house.time().instant(), MOST_TAKEN_UP),
                    house.time().millis());
        } catch (StoreException later) {
            LOG.warn("rooms of a process that has ended cannot be taken up yet", later);
        }
    }

    /** Tells everybody that the server stops, to come again after {@code retry}; nothing is begun any more. */
    public void stopping(Duration retry) {
        stopping = retry;
        rooms.values().forEach(room -> room.close(Text.of("refused.stopping"), retry));
    }

    /** Keeps all rooms and ends their threads; the store stays open. */
    @Override
    public void close() {
        if (stopping == null) {
            stopping(Duration.ofSeconds(5));
        }
        listening.close();
        await();
        ended.run();
        house.store().close();
    }

    /** Waits until the work that the rooms have begun is done. */
    private void await() {
        for (ServedRoom room : rooms.values()) {
            CompletableFuture<Void> left = new CompletableFuture<>();
            room.afterAll(() -> left.complete(null));
            try {
                left.orTimeout(STOP.toSeconds(), TimeUnit.SECONDS).join();
            } catch (CompletionException hangs) {
                LOG.warn("a room does not end in time", hangs);
                return;
            }
        }
    }

    public RoomStore store() {
        return house.store();
    }
}
