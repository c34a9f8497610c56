package org.marienbad.store;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.file.LockFile;
import org.marienbad.framework.record.MatchRecord;

/**
 * Games in play and finished, in a database that several processes may share. Every write is a transaction of its own
 * and gives the game a new version; who writes an older one is refused. Everything written outlasts the end of the
 * process.
 *
 * <p>Thread-safe. All methods throw a {@link StoreException} if the database cannot be read or written.
 */
public final class GameStore implements AutoCloseable {
    private final Database database;
    private final Database leases;
    private final GameRows rows;
    private final RoomFeed feed;
    /** Against other servers; released when the store is closed. */
    private Optional<LockFile> lock = Optional.empty();

    GameStore(Database database, Clock clock, RoomFeed feed) {
        this(database, database, clock, feed);
    }

    /** @param leases the same database, for writes that must not wait for all others */
    GameStore(Database database, Database leases, Clock clock, RoomFeed feed) {
        this.database = database;
        this.leases = leases;
        this.feed = feed;
        rows = new GameRows(database, clock);
    }

    /**
     * The games in {@code file}, an SQLite database that is made if it does not exist.
     *
     * @throws StoreException if it can be neither opened nor made, or was made by a newer version
     */
    public static Opening open(Path file) {
        return SqliteFile.open(file, Clock.systemUTC());
    }

    /**
     * The games in the database at {@code address}. It is {@code postgresql://USER:PASSWORD@HOST:PORT/DATABASE}, whose
     * tables are made if they do not exist, or a file of SQLite, with {@code sqlite:} before it or without. The file is
     * for one server: until the store is closed or the process ends, no other can open it in this way.
     *
     * @throws StoreException if there is no such database, or it cannot be used; never tells the password
     */
    public static Opening open(String address) {
        Optional<PostgresAddress> server = PostgresAddress.parse(address);
        return server.isPresent()
                ? new Opening(PostgresDatabase.open(server.get(), Clock.systemUTC()), Optional.empty())
                : SqliteFile.openAlone(SqliteFile.named(address), Clock.systemUTC());
    }

    /** A store, and where the damaged file was moved that stood in its place. */
    public record Opening(GameStore store, Optional<Path> damaged) {}

    /**
     * The rooms of a server's process, to be closed before the store. In a file of SQLite this process takes all rooms
     * over at once, since another that has served them must have ended.
     *
     * @param url where people reach this process; empty if nobody has to be sent there
     */
    public RoomStore rooms(String url) {
        return new DatabaseRooms(this, url, DatabaseRooms.LEASE).renewed();
    }

    /** Keeps a new game, of which nothing is played yet; plies in {@code head} are passed over. */
    public GameKey create(MatchRecord head) {
        return create(head, new Change());
    }

    /** Keeps a new game together with the changes of {@code played}. */
    public GameKey create(MatchRecord head, Change played) {
        return database.write(connection -> rows.create(connection, head, played));
    }

    /** Adds one ply, after any that is kept: see {@link #save}. */
    public GameKey append(GameKey game, StoredPly ply) {
        return save(game, new Change().plies(List.of(ply)).shown(ply.node(), ply.node()));
    }

    /**
     * Writes {@code change}, all of it or nothing.
     *
     * @param game as it was read or written last
     * @return the game's new version
     * @throws StaleGameException if somebody else has changed or deleted the game since
     */
    public GameKey save(GameKey game, Change change) {
        return database.write(connection -> rows.save(connection, game, change, ""));
    }

    /** Everything kept of a game; empty if there is none with that number. */
    public Optional<StoredGame> load(long id) {
        return database.read(connection -> rows.load(connection, id));
    }

    /** The games that {@code filter} lets through, on its page; the one changed last first. */
    public List<GameSummary> find(GameFilter filter) {
        List<Object> values = new ArrayList<>(filter.values());
        values.add(filter.limit());
        values.add(filter.offset());
        return database.read(connection -> {
            List<GameSummary> games = new ArrayList<>();
            String sql = "SELECT " + GameRows.SUMMARY + " FROM game" + filter.where()
                    + " ORDER BY updated DESC, id DESC LIMIT ? OFFSET ?";
            database.query(connection, sql, values, row -> games.add(GameRows.summary(row)));
            return games;
        });
    }

    /** How many games {@code filter} lets through, on all pages. */
    public long count(GameFilter filter) {
        return database.read(connection -> {
            List<Long> counts = new ArrayList<>();
            String sql = "SELECT COUNT(*) FROM game" + filter.where();
            database.query(connection, sql, filter.values(), row -> counts.add(row.getLong(1)));
            return counts.get(0);
        });
    }

    /** Deletes a game with all its plies; false if there is none with that number. */
    public boolean delete(long id) {
        return database.write(connection -> rows.delete(connection, id));
    }

    /**
     * The results of {@code player} in finished games against other opponents. A game counts once for each kind of
     * opponent in it.
     *
     * @param player its id, {@link MatchRecord#PERSON} for persons
     */
    public List<Standing> statistics(String player, Standing.Opponents kind) {
        String sql = "SELECT game, opponent, begins,"
                + " SUM(CASE WHEN outcome = 'win' THEN 1 ELSE 0 END) AS wins,"
                + " SUM(CASE WHEN outcome = 'draw' THEN 1 ELSE 0 END) AS draws,"
                + " SUM(CASE WHEN outcome = 'loss' THEN 1 ELSE 0 END) AS losses"
                + " FROM (SELECT DISTINCT mine.game_id, mine.seat, mine.outcome, game.kind AS game,"
                + " " + kind.expression() + " AS opponent,"
                + " CASE WHEN game.starter = mine.seat THEN 1 ELSE 0 END AS begins"
                + " FROM seat mine JOIN seat other ON other.game_id = mine.game_id AND other.player <> mine.player"
                + " JOIN game ON game.id = mine.game_id"
                + " WHERE mine.player = ? AND mine.outcome IS NOT NULL) AS results"
                + " GROUP BY game, opponent, begins ORDER BY game, opponent, begins DESC";
        return database.read(connection -> {
            List<Standing> standings = new ArrayList<>();
            database.query(
                    connection,
                    sql,
                    List.of(player),
                    row -> standings.add(new Standing(
                            row.getString(1),
                            row.getString(2),
                            row.getInt(3) == 1,
                            row.getLong(4),
                            row.getLong(5),
                            row.getLong(6))));
            return standings;
        });
    }

    Database database() {
        return database;
    }

    Database leases() {
        return leases;
    }

    GameRows rows() {
        return rows;
    }

    RoomFeed feed() {
        return feed;
    }

    /** Holds {@code held} until it is closed. */
    GameStore holding(LockFile held) {
        lock = Optional.of(held);
        return this;
    }

    @Override
    public void close() {
        try {
            feed.close();
            leases.close();
            database.close();
        } finally {
            lock.ifPresent(LockFile::close);
        }
    }
}
