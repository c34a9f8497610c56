package org.marienbad.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.shared.DaemonThreads;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Rooms in a database that several processes may share. Leases are measured by the clock of the database. */
final class DatabaseRooms implements RoomStore {
    /** How long the rooms of a process that was killed wait at most. */
    static final Duration LEASE = Duration.ofSeconds(5);

    private static final Duration RENEWAL = Duration.ofSeconds(1);
    private static final Duration REMEMBERED = Duration.ofDays(1);
    private static final Logger LOG = LoggerFactory.getLogger(DatabaseRooms.class);

    private static final String VERSION = "SELECT version FROM room JOIN game ON game.id = game_id WHERE room.id = ?";

    /**
     * The owner whose lease lasts; to itself a process owns a room that nobody has taken, even if it is late to renew.
     */
    private static final String OWNER = " JOIN node ON node.id = owner_node AND (node.id = ? OR lease_until >= ";

    /** Whether a room may be taken: its owner has no row whose lease lasts. */
    private static final String FREE = "NOT EXISTS (SELECT 1 FROM node WHERE node.id = owner_node AND lease_until >= ";

    private final Database database;
    private final Database leases;
    private final GameRows games;
    private final RoomFeed feed;
    private final String url;
    private final String node = UUID.randomUUID().toString();
    private final CountDownLatch closed = new CountDownLatch(1);

    /** @param lease not renewed by itself */
    DatabaseRooms(GameStore store, String url, Duration lease) {
        database = store.database();
        leases = store.leases();
        games = store.rows();
        feed = store.feed();
        this.url = url;
        renew(lease);
    }

    /** Ends the leases of all others, if there can be no others, and renews this one from now on. */
    DatabaseRooms renewed() {
        if (database.isFile()) {
            String now = database.now();
            database.write(connection -> database.update(
                    connection,
                    "UPDATE node SET lease_until = " + now + " - 1 WHERE id <> ? AND lease_until >= " + now,
                    node));
        }
        DaemonThreads.start("room-lease", this::keepLease);
        return this;
    }

    private void keepLease() {
        try {
            while (!closed.await(RENEWAL.toMillis(), TimeUnit.MILLISECONDS)) {
                renewUnlessClosed();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void renewUnlessClosed() {
        if (closed.getCount() > 0) {
            try {
                renew(LEASE);
            } catch (RuntimeException failure) {
                LOG.warn("the lease of this process could not be renewed", failure);
            }
        }
    }

    /** Makes the lease of this process end after {@code lease}. */
    void renew(Duration lease) {
        leases.write(connection -> {
            String until = leases.now() + " + " + lease.toMillis();
            int found = leases.update(connection, "UPDATE node SET lease_until = " + until + " WHERE id = ?", node);
            if (found == 0) {
                leases.update(
                        connection, "INSERT INTO node (id, url, lease_until) VALUES (?, ?, " + until + ")", node, url);
            }
            return leases.update(
                    connection,
                    "DELETE FROM node WHERE id <> ? AND lease_until < " + leases.now() + " - " + REMEMBERED.toMillis(),
                    node);
        });
    }

    @Override
    public GameKey create(String id, RoomChange room, MatchRecord head, Change played) {
        GameKey created = database.write(connection -> {
            GameKey game = games.create(connection, head, played);
            database.update(
                    connection,
                    "INSERT INTO room (id, game_id, settings, is_open, owner_node) VALUES (?, ?, '{}', 0, ?)",
                    id,
                    game.id(),
                    node);
            apply(connection, id, room);
            feed.written(connection, RoomFeed.news(id, game.version()));
            return game;
        });
        feed.committed(RoomFeed.news(id, created.version()));
        return created;
    }

    @Override
    public Optional<StoredRoom> load(String id) {
        return database.snapshot(connection -> load(connection, id));
    }

    private Optional<StoredRoom> load(Connection connection, String id) throws SQLException {
        List<RoomToken> tokens = new ArrayList<>();
        database.query(
                connection,
                "SELECT role, seat, hash FROM token WHERE room_id = ? ORDER BY role, seat, hash",
                List.of(id),
                row -> tokens.add(new RoomToken(
                        RoomToken.Role.valueOf(row.getString(1).toUpperCase(Locale.ROOT)),
                        row.getInt(2),
                        row.getString(3))));
        String sql = "SELECT game_id, settings, is_open, node.id, url, deadline FROM room LEFT" + OWNER + database.now()
                + ") WHERE room.id = ?";
        List<StoredRoom> rooms = new ArrayList<>();
        database.query(connection, sql, List.of(node, id), row -> {
            String live = row.getString(4);
            Optional<RoomOwner> owner =
                    live == null ? Optional.empty() : Optional.of(new RoomOwner(row.getString(5), live.equals(node)));
            StoredGame game = games.load(connection, row.getLong(1)).orElseThrow();
            long at = row.getLong(6);
            OptionalLong deadline = row.wasNull() ? OptionalLong.empty() : OptionalLong.of(at);
            rooms.add(new StoredRoom(id, row.getString(2), row.getInt(3) == 1, deadline, tokens, owner, game));
        });
        return rooms.stream().findFirst();
    }

    @Override
    public OptionalLong version(String id) {
        return database.read(connection -> database.queryOne(connection, VERSION, row -> row.getLong(1), id))
                .map(OptionalLong::of)
                .orElse(OptionalLong.empty());
    }

    @Override
    public Optional<RoomOwner> owner(String id) {
        String sql = "SELECT node.id, url FROM room" + OWNER + database.now() + ") WHERE room.id = ?";
        return database.read(connection -> database.queryOne(
                connection,
                sql,
                row -> new RoomOwner(row.getString(2), row.getString(1).equals(node)),
                node,
                id));
    }

    @Override
    public Optional<StoredRoom> acquire(String id) {
        if (owner(id).isEmpty()) {
            takeOver(id);
        }
        return load(id);
    }

    private void takeOver(String id) {
        // One that was given up nobody else believes to own, so that its version may stay.
        int free = database.write(connection -> database.update(
                connection, "UPDATE room SET owner_node = ? WHERE id = ? AND owner_node IS NULL", node, id));
        if (free == 0) {
            Optional<Long> taken = database.write(connection -> take(connection, id));
            taken.ifPresent(version -> feed.committed(RoomFeed.news(id, version)));
        }
    }

    /** The game's new version; empty if another process was faster, or there is no such room. */
    private Optional<Long> take(Connection connection, String id) throws SQLException {
        // First the game's row, as all who write do: until the end of this transaction nobody else can.
        database.update(
                connection,
                "UPDATE game SET version = version + 1 WHERE id = (SELECT game_id FROM room WHERE room.id = ?)",
                id);
        int taken = database.update(
                connection, "UPDATE room SET owner_node = ? WHERE id = ? AND " + FREE + database.now() + ")", node, id);
        if (taken == 0) {
            connection.rollback();
            return Optional.empty();
        }
        Optional<Long> version = database.queryOne(connection, VERSION, row -> row.getLong(1), id);
        feed.written(connection, RoomFeed.news(id, version.orElseThrow()));
        return version;
    }

    @Override
    public GameKey save(String id, GameKey game, Change change, RoomChange room) {
        GameKey saved = database.write(connection -> {
            // A process that takes the room over changes the version, so both conditions hold until the commit.
            GameKey next = games.save(
                    connection,
                    game,
                    change,
                    " AND EXISTS (SELECT 1 FROM room WHERE room.id = ? AND game_id = game.id AND owner_node = ?)",
                    id,
                    node);
            apply(connection, id, room);
            feed.written(connection, RoomFeed.news(id, next.version()));
            return next;
        });
        feed.committed(RoomFeed.news(id, saved.version()));
        return saved;
    }

    private void apply(Connection connection, String id, RoomChange change) throws SQLException {
        if (change.settings().isPresent()) {
            database.update(
                    connection,
                    "UPDATE room SET settings = ? WHERE id = ?",
                    change.settings().get(),
                    id);
        }
        if (change.open().isPresent()) {
            database.update(
                    connection,
                    "UPDATE room SET is_open = ? WHERE id = ?",
                    change.open().get() ? 1 : 0,
                    id);
        }
        if (change.deadline().isPresent()) {
            OptionalLong at = change.deadline().get();
            database.update(
                    connection,
                    "UPDATE room SET deadline = " + (at.isPresent() ? at.getAsLong() : "NULL") + " WHERE id = ?",
                    id);
        }
        for (RoomToken token : change.removed()) {
            database.update(connection, "DELETE FROM token WHERE room_id = ? AND hash = ?", id, token.hash());
        }
        for (RoomToken token : change.added()) {
            database.update(
                    connection,
                    "INSERT INTO token (room_id, hash, role, seat) VALUES (?, ?, ?, ?)",
                    id,
                    token.hash(),
                    token.role().name().toLowerCase(Locale.ROOT),
                    token.seat());
        }
    }

    @Override
    public void request(String id) {
        String news = RoomFeed.news(id, RoomFeed.WANTED);
        database.write(connection -> {
            feed.written(connection, news);
            return news;
        });
        feed.committed(news);
    }

    @Override
    public void release(String id) {
        String news = RoomFeed.news(id, RoomFeed.RELEASED);
        boolean released = database.write(connection -> {
            int found = database.update(
                    connection, "UPDATE room SET owner_node = NULL WHERE id = ? AND owner_node = ?", id, node);
            if (found > 0) {
                feed.written(connection, news);
            }
            return found > 0;
        });
        if (released) {
            feed.committed(news);
        }
    }

    @Override
    public boolean delete(String id) {
        boolean deleted = database.write(connection -> {
            // First the game's row, as all who write do.
            int found = database.update(
                    connection,
                    "UPDATE game SET version = version + 1"
                            + " WHERE id = (SELECT game_id FROM room WHERE room.id = ? AND owner_node = ?)",
                    id,
                    node);
            if (found == 0) {
                return false;
            }
            Optional<Long> game =
                    database.queryOne(connection, "SELECT game_id FROM room WHERE id = ?", row -> row.getLong(1), id);
            database.update(connection, "DELETE FROM token WHERE room_id = ?", id);
            database.update(connection, "DELETE FROM room WHERE id = ?", id);
            games.delete(connection, game.orElseThrow());
            feed.written(connection, RoomFeed.news(id, RoomFeed.DELETED));
            return true;
        });
        if (deleted) {
            feed.committed(RoomFeed.news(id, RoomFeed.DELETED));
        }
        return deleted;
    }

    @Override
    public List<String> orphans(int most) {
        String sql = "SELECT room.id FROM node JOIN room ON owner_node = node.id JOIN game ON game.id = game_id"
                + " WHERE lease_until < " + database.now() + " AND state = 'running' ORDER BY updated DESC LIMIT ?";
        return database.read(connection -> {
            List<String> ids = new ArrayList<>();
            database.query(connection, sql, List.of(most), row -> ids.add(row.getString(1)));
            return ids;
        });
    }

    @Override
    public List<String> due(Instant now, int most) {
        String sql =
                "SELECT id FROM room WHERE deadline <= ? AND " + FREE + database.now() + ") ORDER BY deadline LIMIT ?";
        return database.read(connection -> {
            List<String> ids = new ArrayList<>();
            database.query(connection, sql, List.of(now.toEpochMilli(), most), row -> ids.add(row.getString(1)));
            return ids;
        });
    }

    @Override
    public List<RoomSummary> open(int most) {
        String sql = "SELECT room.id AS room_id, settings, game.id, version, head, started, updated, moves FROM room"
                + " JOIN game ON game.id = game_id WHERE is_open = 1 ORDER BY updated DESC, room_id LIMIT ?";
        return database.read(connection -> {
            List<RoomSummary> rooms = new ArrayList<>();
            database.query(
                    connection,
                    sql,
                    List.of(most),
                    row -> rooms.add(new RoomSummary(row.getString(1), row.getString(2), GameRows.summary(row))));
            return rooms;
        });
    }

    @Override
    public List<String> after(String id, int most) {
        return database.read(connection -> {
            List<String> ids = new ArrayList<>();
            String sql = "SELECT id FROM room WHERE id > ? ORDER BY id LIMIT ?";
            database.query(connection, sql, List.of(id, most), row -> ids.add(row.getString(1)));
            return ids;
        });
    }

    @Override
    public RoomListener.Listening listen(RoomListener listener) {
        return feed.listen(listener);
    }

    /** Gives all rooms up, so that other processes need not wait for the end of the lease. */
    @Override
    public synchronized void close() {
        closed.countDown();
        database.write(connection -> database.update(
                connection, "UPDATE node SET lease_until = " + database.now() + " - 1 WHERE id = ?", node));
    }
}
