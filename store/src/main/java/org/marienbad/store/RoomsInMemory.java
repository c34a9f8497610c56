package org.marienbad.store;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.text.Text;

/**
 * Rooms of the one process that there is, in its memory; whoever wants them to outlast it keeps each as it is written.
 */
public final class RoomsInMemory implements RoomStore {
    private static final RoomOwner SELF = new RoomOwner("", true);

    private final Clock clock;
    private final Keeper keeper;
    private final Map<String, StoredRoom> rooms = new TreeMap<>();
    /** The rooms that the process has given up. */
    private final Set<String> free = new HashSet<>();

    private final List<RoomListener> listeners = new CopyOnWriteArrayList<>();
    private long latest;

    /** Keeps rooms for the next process. */
    public interface Keeper {
        /** A room was made or changed; it is empty where it was deleted. */
        void keep(String id, Optional<StoredRoom> room);
    }

    /** @param kept the rooms of the process before */
    public RoomsInMemory(Clock clock, List<StoredRoom> kept, Keeper keeper) {
        this.clock = clock;
        this.keeper = keeper;
        for (StoredRoom room : kept) {
            rooms.put(room.id(), room);
            free.add(room.id());
            latest = Math.max(latest, room.game().key().id());
        }
    }

    @Override
    public GameKey create(String id, RoomChange room, MatchRecord head, Change played) {
        GameKey key;
        synchronized (this) {
            if (rooms.containsKey(id)) {
                throw new StoreException(Text.of("store.stale", id), null);
            }
            Instant now = clock.instant();
            key = new GameKey(latest + 1, 1);
            StoredGame game =
                    new StoredGame(new GameSummary(key, head.withPlies(List.of()), now, now, 0), List.of(), 0);
            StoredRoom empty =
                    new StoredRoom(id, "{}", false, OptionalLong.empty(), List.of(), Optional.of(SELF), game);
            put(changed(empty, key, played, room));
            latest++;
        }
        listeners.forEach(listener -> listener.changed(id, key.version()));
        return key;
    }

    @Override
    public GameKey save(String id, GameKey game, Change change, RoomChange room) {
        GameKey next = new GameKey(game.id(), game.version() + 1);
        synchronized (this) {
            StoredRoom now = rooms.get(id);
            if (now == null || free.contains(id) || !now.game().key().equals(game)) {
                throw new StaleGameException(game);
            }
            put(changed(now, next, change, room));
        }
        listeners.forEach(listener -> listener.changed(id, next.version()));
        return next;
    }

    private void put(StoredRoom room) {
        rooms.put(room.id(), room);
        keeper.keep(room.id(), Optional.of(room));
    }

    private StoredRoom changed(StoredRoom room, GameKey key, Change change, RoomChange more) {
        List<RoomToken> tokens = new ArrayList<>(room.tokens());
        tokens.removeAll(more.removed());
        for (RoomToken token : more.added()) {
            if (tokens.stream().anyMatch(other -> other.hash().equals(token.hash()))) {
                throw new StoreException(Text.of("store.stale", room.id()), null);
            }
            tokens.add(token);
        }
        tokens.sort(Comparator.comparing((RoomToken token) -> token.role().name())
                .thenComparingInt(RoomToken::seat)
                .thenComparing(RoomToken::hash));
        return new StoredRoom(
                room.id(),
                more.settings().orElse(room.settings()),
                more.open().orElse(room.isOpen()),
                more.deadline().orElse(room.deadline()),
                tokens,
                room.owner(),
                changed(room.game(), key, change));
    }

    private StoredGame changed(StoredGame game, GameKey key, Change change) {
        GameSummary before = game.summary();
        boolean shows = change.shown() >= 0;
        MatchRecord head =
                change.head().map(record -> record.withPlies(List.of())).orElse(before.head());
        int moves = shows ? change.moves() : before.moves();
        List<StoredPly> plies = Stream.concat(
                        game.plies().stream().filter(ply -> !change.removed().contains(ply.node())),
                        change.plies().stream())
                .map(ply -> ranked(ply, change.rankings().getOrDefault(ply.node(), ply.ranking())))
                .sorted(Comparator.comparingInt(StoredPly::node))
                .toList();
        return new StoredGame(
                new GameSummary(key, head, before.started(), clock.instant(), moves),
                plies,
                shows ? change.shown() : game.shown());
    }

    private static StoredPly ranked(StoredPly ply, int ranking) {
        return new StoredPly(ply.node(), ply.parent(), ranking, ply.notation(), ply.decider(), ply.time());
    }

    @Override
    public synchronized Optional<StoredRoom> load(String id) {
        return Optional.ofNullable(rooms.get(id))
                .map(room -> free.contains(id) ? ownedBy(room, Optional.empty()) : room);
    }

    private static StoredRoom ownedBy(StoredRoom room, Optional<RoomOwner> owner) {
        return new StoredRoom(
                room.id(), room.settings(), room.isOpen(), room.deadline(), room.tokens(), owner, room.game());
    }

    @Override
    public synchronized OptionalLong version(String id) {
        StoredRoom room = rooms.get(id);
        return room == null
                ? OptionalLong.empty()
                : OptionalLong.of(room.game().key().version());
    }

    @Override
    public Optional<RoomOwner> owner(String id) {
        return load(id).flatMap(StoredRoom::owner);
    }

    @Override
    public synchronized Optional<StoredRoom> acquire(String id) {
        if (free.remove(id)) {
            StoredRoom room = rooms.get(id);
            rooms.put(id, ownedBy(room, Optional.of(SELF)));
        }
        return load(id);
    }

    @Override
    public void request(String id) {
        listeners.forEach(listener -> listener.wanted(id));
    }

    @Override
    public void release(String id) {
        boolean released;
        synchronized (this) {
            released = rooms.containsKey(id) && free.add(id);
        }
        if (released) {
            listeners.forEach(listener -> listener.released(id));
        }
    }

    @Override
    public boolean delete(String id) {
        synchronized (this) {
            if (free.contains(id) || rooms.remove(id) == null) {
                return false;
            }
            keeper.keep(id, Optional.empty());
        }
        listeners.forEach(listener -> listener.deleted(id));
        return true;
    }

    /** None: no other process can have ended. */
    @Override
    public List<String> orphans(int most) {
        return List.of();
    }

    @Override
    public synchronized List<String> due(Instant now, int most) {
        return ids(room -> free.contains(room.id())
                        && room.deadline().isPresent()
                        && room.deadline().getAsLong() <= now.toEpochMilli())
                .limit(most)
                .toList();
    }

    @Override
    public synchronized List<RoomSummary> open(int most) {
        return rooms.values().stream()
                .filter(StoredRoom::isOpen)
                .sorted(Comparator.comparing(
                                (StoredRoom room) -> room.game().summary().updated())
                        .reversed())
                .limit(most)
                .map(room ->
                        new RoomSummary(room.id(), room.settings(), room.game().summary()))
                .toList();
    }

    @Override
    public synchronized List<String> after(String id, int most) {
        return ids(room -> room.id().compareTo(id) > 0).limit(most).toList();
    }

    private Stream<String> ids(Predicate<StoredRoom> which) {
        return rooms.values().stream().filter(which).map(StoredRoom::id);
    }

    @Override
    public RoomListener.Listening listen(RoomListener listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    @Override
    public synchronized void close() {
        free.addAll(rooms.keySet());
    }
}
