package org.marienbad.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.sql.DataSource;
import org.marienbad.framework.match.Outcome;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.setting.Reach;
import org.marienbad.json.MatchRecordJson;

/**
 * Games in play and finished, in a database that several processes may share. Every write is a transaction of its own
 * and gives the game a new version; who writes an older one is refused. What has been written outlasts the end of the
 * process, however it ends.
 *
 * <p>Thread-safe. All methods throw a {@link StoreException} if the database cannot be read or written.
 */
public final class GameStore implements AutoCloseable {
    private static final String SUMMARY = "SELECT id, version, head, started, updated, moves FROM game";

    private final Database database;
    private final Clock clock;

    GameStore(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /**
     * The games in {@code file}, an SQLite database that is made if it does not exist.
     *
     * @throws StoreException if it can be neither opened nor made, or was made by a newer version
     */
    public static Opening open(Path file) {
        return SqliteFile.open(file, Clock.systemUTC());
    }

    /** A store, and where the damaged file was moved that stood in its place. */
    public record Opening(GameStore store, Optional<Path> damaged) {}

    /** The games in the database of {@code source}, whose tables are made if they do not exist; for servers. */
    public static GameStore of(DataSource source) {
        return new GameStore(Database.migrated(source, "the database"), Clock.systemUTC());
    }

    /** Keeps a new game, of which nothing is played yet; plies in {@code head} are passed over. */
    public GameKey create(MatchRecord head) {
        return create(head, new Change());
    }

    /** Keeps a new game together with what {@code played} adds to it. */
    public GameKey create(MatchRecord head, Change played) {
        long now = clock.millis();
        return database.write(connection -> {
            // First of all, so that the transaction begins as one that writes.
            database.update(connection, "UPDATE counter SET latest = latest + 1 WHERE name = 'game'");
            long id = database.queryOne(
                            connection, "SELECT latest FROM counter WHERE name = 'game'", row -> row.getLong(1))
                    .orElseThrow();
            database.update(
                    connection,
                    "INSERT INTO game (id, version, kind, starter, head, state, started, updated, shown, moves)"
                            + " VALUES (?, 1, ?, ?, ?, ?, ?, ?, 0, 0)",
                    id,
                    head.game(),
                    head.starter(),
                    text(head),
                    state(head),
                    now,
                    now);
            insertSeats(connection, id, head);
            apply(connection, id, played);
            return new GameKey(id, 1);
        });
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
        return database.write(connection -> {
            int found = database.update(
                    connection,
                    "UPDATE game SET version = version + 1, updated = ? WHERE id = ? AND version = ?",
                    clock.millis(),
                    game.id(),
                    game.version());
            if (found == 0) {
                throw new StaleGameException(game);
            }
            apply(connection, game.id(), change);
            return new GameKey(game.id(), game.version() + 1);
        });
    }

    private void apply(Connection connection, long id, Change change) throws SQLException {
        for (int node : change.removed()) {
            database.update(connection, "DELETE FROM ply WHERE game_id = ? AND node = ?", id, node);
        }
        insertPlies(connection, id, change.plies());
        for (Map.Entry<Integer, Integer> moved : change.rankings().entrySet()) {
            database.update(
                    connection,
                    "UPDATE ply SET ranking = ? WHERE game_id = ? AND node = ?",
                    moved.getValue(),
                    id,
                    moved.getKey());
        }
        if (change.shown() >= 0) {
            database.update(
                    connection,
                    "UPDATE game SET shown = ?, moves = ? WHERE id = ?",
                    change.shown(),
                    change.moves(),
                    id);
        }
        if (change.head().isPresent()) {
            MatchRecord head = change.head().get();
            database.update(
                    connection, "UPDATE game SET head = ?, state = ? WHERE id = ?", text(head), state(head), id);
            database.update(connection, "DELETE FROM seat WHERE game_id = ?", id);
            insertSeats(connection, id, head);
        }
    }

    /** Everything kept of a game; empty if there is none with that number. */
    public Optional<StoredGame> load(long id) {
        return database.read(connection -> {
            List<StoredPly> plies = new ArrayList<>();
            List<StoredGame> games = new ArrayList<>();
            // One statement, so that plies and version belong together.
            String sql = "SELECT id, version, head, started, updated, moves, shown, node, parent, ranking, notation,"
                    + " decider, millis, remaining FROM game LEFT JOIN ply ON game_id = id WHERE id = ? ORDER BY node";
            database.query(connection, sql, List.of(id), row -> {
                if (games.isEmpty()) {
                    games.add(new StoredGame(summary(row), List.of(), row.getInt("shown")));
                }
                int node = row.getInt("node");
                if (!row.wasNull()) {
                    plies.add(ply(row, node));
                }
            });
            return games.stream().findFirst().map(game -> new StoredGame(game.summary(), plies, game.shown()));
        });
    }

    /** The games that {@code filter} lets through, on its page; the one changed last first. */
    public List<GameSummary> find(GameFilter filter) {
        List<Object> values = new ArrayList<>(filter.values());
        values.add(filter.limit());
        values.add(filter.offset());
        return database.read(connection -> {
            List<GameSummary> games = new ArrayList<>();
            String sql = SUMMARY + filter.where() + " ORDER BY updated DESC, id DESC LIMIT ? OFFSET ?";
            database.query(connection, sql, values, row -> games.add(summary(row)));
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
        return database.write(connection -> {
            int found = database.update(connection, "DELETE FROM game WHERE id = ?", id);
            // Where the database does not follow the references by itself.
            database.update(connection, "DELETE FROM seat WHERE game_id = ?", id);
            database.update(connection, "DELETE FROM ply WHERE game_id = ?", id);
            return found > 0;
        });
    }

    /**
     * How {@code player} has fared in finished games against opponents that are not the player itself: a game counts
     * once for each kind of opponent in it.
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

    private void insertSeats(Connection connection, long id, MatchRecord head) throws SQLException {
        String sql = "INSERT INTO seat (game_id, seat, owner, player, spec, outcome) VALUES (?, ?, ?, ?, ?, ?)";
        try (PreparedStatement insert = connection.prepareStatement(sql)) {
            for (int seat = 0; seat < head.players().size(); seat++) {
                String spec = head.players().get(seat);
                Database.set(
                        insert,
                        id,
                        seat,
                        head.names().isEmpty() ? "" : head.names().get(seat),
                        PlayerSpec.parse(spec, Reach.LOCAL).id(),
                        spec,
                        outcome(head, seat));
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    private void insertPlies(Connection connection, long id, List<StoredPly> plies) throws SQLException {
        if (plies.isEmpty()) {
            return;
        }
        String sql = "INSERT INTO ply (game_id, node, parent, ranking, notation, decider, millis, remaining)"
                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
        try (PreparedStatement insert = connection.prepareStatement(sql)) {
            for (StoredPly ply : plies) {
                Database.set(
                        insert,
                        id,
                        ply.node(),
                        ply.parent(),
                        ply.ranking(),
                        ply.notation(),
                        ply.decider(),
                        ply.millis(),
                        ply.left());
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    private static String outcome(MatchRecord head, int seat) {
        if (head.payoffs() == null) {
            return null;
        }
        double points = Outcome.of(
                        head.payoffs().stream().mapToDouble(Double::doubleValue).toArray())
                .points(seat);
        return points == 1 ? "win" : points == 0 ? "loss" : "draw";
    }

    private static String text(MatchRecord head) {
        return MatchRecordJson.write(head.withPlies(List.of()));
    }

    private static String state(MatchRecord head) {
        return head.payoffs() == null ? "running" : "finished";
    }

    private static GameSummary summary(ResultSet row) throws SQLException {
        return new GameSummary(
                new GameKey(row.getLong("id"), row.getLong("version")),
                MatchRecordJson.read(row.getString("head")),
                Instant.ofEpochMilli(row.getLong("started")),
                Instant.ofEpochMilli(row.getLong("updated")),
                row.getInt("moves"));
    }

    private static StoredPly ply(ResultSet row, int node) throws SQLException {
        return new StoredPly(
                node,
                row.getInt("parent"),
                row.getInt("ranking"),
                row.getString("notation"),
                row.getInt("decider"),
                optional(row, "millis"),
                optional(row, "remaining"));
    }

    private static Long optional(ResultSet row, String column) throws SQLException {
        long value = row.getLong(column);
        return row.wasNull() ? null : value;
    }

    @Override
    public void close() {
        database.close();
    }
}
