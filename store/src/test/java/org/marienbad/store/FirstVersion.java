package org.marienbad.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Supplier;
import org.flywaydb.core.Flyway;

/** A database as the first version of its tables was, with a game in it. */
final class FirstVersion {
    private static final String HEAD =
            "{\"format\":2,\"game\":\"toy\",\"seats\":2,\"options\":{},\"starter\":0,\"seed\":77,"
                    + "\"players\":[\"person\",\"random\"],\"plies\":[]}";
    private static final List<String> GAME = List.of(
            "UPDATE counter SET latest = 1",
            "INSERT INTO game (id, version, kind, starter, head, state, started, updated, shown, moves)"
                    + " VALUES (1, 3, 'toy', 0, '" + HEAD + "', 'running', 1000, 2000, 2, 2)",
            "INSERT INTO seat (game_id, seat, owner, player, spec) VALUES (1, 0, 'Ann', 'person', 'person')",
            "INSERT INTO seat (game_id, seat, owner, player, spec) VALUES (1, 1, '', 'random', 'random')",
            "INSERT INTO ply (game_id, node, parent, ranking, notation, decider) VALUES (1, 1, 0, 0, 'take1', 0)",
            "INSERT INTO ply (game_id, node, parent, ranking, notation, decider) VALUES (1, 2, 1, 0, 'take2', 1)");

    private FirstVersion() {}

    /**
     * Makes the database, and looks whether its game is still there when it is opened now.
     *
     * @param url for JDBC; of a database that is empty
     */
    static void comesAlong(String url, Properties login, Supplier<GameStore> opened) throws SQLException {
        Flyway.configure(FirstVersion.class.getClassLoader())
                .dataSource(url, login.getProperty("user"), login.getProperty("password"))
                .loggers("slf4j")
                .locations("classpath:org/marienbad/store/migration")
                .target("1")
                .load()
                .migrate();
        try (Connection connection = DriverManager.getConnection(url, login);
                Statement statement = connection.createStatement()) {
            for (String sql : GAME) {
                statement.execute(sql);
            }
        }
        try (GameStore store = opened.get();
                RoomStore rooms = store.rooms("")) {
            StoredGame game = store.load(1).orElseThrow();
            assertEquals(new GameKey(1, 3), game.key());
            assertEquals(List.of("take1", "take2"), game.record().mainLine());
            assertEquals(1, store.count(GameFilter.all().opponent("ann")));
            GameKey next = store.append(game.key(), new StoredPly(3, 2, 0, "take1", 0, Optional.empty()));
            assertEquals(new GameKey(1, 4), next);
            GameKey added =
                    rooms.create("room", new RoomChange(), game.summary().head(), new Change());
            assertEquals(new GameKey(2, 1), added);
        }
    }
}
