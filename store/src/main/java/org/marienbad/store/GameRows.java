package org.marienbad.store;

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
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.record.RecordedPly;
import org.marienbad.framework.setting.Reach;
import org.marienbad.json.MatchRecordJson;

/** Reads and writes the rows of a game, within a transaction of the caller's. */
final class GameRows {
    static final String SUMMARY = "id, version, head, started, updated, moves";

    private final Database database;
    private final Clock clock;

    GameRows(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Adds a game together with the changes of {@code played}. */
    GameKey create(Connection connection, MatchRecord head, Change played) throws SQLException {
        long now = clock.millis();
        // First of all, so that the transaction begins as one that writes.
        database.update(connection, "UPDATE counter SET latest = latest + 1 WHERE name = 'game'");
        long id = database.queryOne(connection, "SELECT latest FROM counter WHERE name = 'game'", row -> row.getLong(1))
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
    }

    /**
     * Writes {@code change}, and gives the game its next version.
     *
     * @param condition another condition on the row, in SQL; may be empty
     * @param values of the condition's parameters
     * @throws StaleGameException if the version is no longer the latest, or the condition is not met
     */
    GameKey save(Connection connection, GameKey game, Change change, String condition, Object... values)
            throws SQLException {
        List<Object> all = new ArrayList<>(List.of(clock.millis(), game.id(), game.version()));
        all.addAll(List.of(values));
        int found = database.update(
                connection,
                "UPDATE game SET version = version + 1, updated = ? WHERE id = ? AND version = ?" + condition,
                all.toArray());
        if (found == 0) {
            throw new StaleGameException(game);
        }
        apply(connection, game.id(), change);
        return new GameKey(game.id(), game.version() + 1);
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

    private static void insertSeats(Connection connection, long id, MatchRecord head) throws SQLException {
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

    private static void insertPlies(Connection connection, long id, List<StoredPly> plies) throws SQLException {
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
                        ply.time().map(RecordedPly.Time::spent).orElse(null),
                        ply.time().flatMap(RecordedPly.Time::left).orElse(null));
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    /** Everything kept of a game; empty if there is none with that number. */
    Optional<StoredGame> load(Connection connection, long id) throws SQLException {
        List<StoredPly> plies = new ArrayList<>();
        List<StoredGame> games = new ArrayList<>();
        // One statement, so that plies and version belong together.
        String sql = "SELECT " + SUMMARY + ", shown, node, parent, ranking, notation, decider, millis, remaining"
                + " FROM game LEFT JOIN ply ON game_id = id WHERE id = ? ORDER BY node";
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
    }

    /** Deletes a game with all its plies; whether there was one with that number. */
    boolean delete(Connection connection, long id) throws SQLException {
        int found = database.update(connection, "DELETE FROM game WHERE id = ?", id);
        // Where the database does not follow the references by itself.
        database.update(connection, "DELETE FROM seat WHERE game_id = ?", id);
        database.update(connection, "DELETE FROM ply WHERE game_id = ?", id);
        return found > 0;
    }

    /** @param row with the columns {@link #SUMMARY} */
    static GameSummary summary(ResultSet row) throws SQLException {
        return new GameSummary(
                new GameKey(row.getLong("id"), row.getLong("version")),
                MatchRecordJson.read(row.getString("head")),
                Instant.ofEpochMilli(row.getLong("started")),
                Instant.ofEpochMilli(row.getLong("updated")),
                row.getInt("moves"));
    }

    private static StoredPly ply(ResultSet row, int node) throws SQLException {
        Optional<Long> left = optional(row, "remaining");
        return new StoredPly(
                node,
                row.getInt("parent"),
                row.getInt("ranking"),
                row.getString("notation"),
                row.getInt("decider"),
                optional(row, "millis").map(spent -> new RecordedPly.Time(spent, left)));
    }

    private static Optional<Long> optional(ResultSet row, String column) throws SQLException {
        long value = row.getLong(column);
        return row.wasNull() ? Optional.empty() : Optional.of(value);
    }

    private static String outcome(MatchRecord head, int seat) {
        if (head.winners().isEmpty()) {
            return null;
        }
        double points = head.winners().get().points(seat);
        return points == 1 ? "win" : points == 0 ? "loss" : "draw";
    }

    private static String text(MatchRecord head) {
        return MatchRecordJson.write(head.withPlies(List.of()));
    }

    private static String state(MatchRecord head) {
        return head.payoffs().isEmpty() ? "running" : "finished";
    }
}
