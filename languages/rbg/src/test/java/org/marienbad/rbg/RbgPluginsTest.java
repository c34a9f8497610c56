package org.marienbad.rbg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.plugin.PluginJar;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.record.MatchRecord;

/** Files with descriptions among the plugins. */
class RbgPluginsTest {
    private static final Path GAMES = Path.of("src", "main", "resources", "org", "marienbad", "rbg", "games");

    @TempDir
    private Path folder;

    private void copy(String file) throws IOException {
        Files.copy(GAMES.resolve(file), folder.resolve(file));
    }

    @Test
    void aDescriptionIsAPlugin() throws IOException {
        copy("yavalath.rbg");
        copy("yavalath.properties");
        try (Plugins plugins = Plugins.load(folder)) {
            assertEquals(List.of(), plugins.faults());
            PluginJar file = plugins.jars().get(0);
            assertEquals("yavalath", file.name());
            assertEquals(List.of(folder.resolve("yavalath.properties")), file.libraries());
            assertEquals(List.of("yavalath"), plugins.ids(file, GameProvider.class));
            State start = GameSetup.of(plugins.games().get("yavalath")).newState();
            assertEquals(61, start.legalActions(new int[200]));
        }
    }

    /** A game in Java and a description of the same name are both there. */
    @Test
    void aTakenNameGetsAPrefix() throws IOException {
        copy("hex.rbg");
        try (Plugins plugins = Plugins.load(folder)) {
            assertEquals(List.of(), plugins.faults());
            assertTrue(plugins.games().ids().containsAll(List.of("hex", "rbg-hex")));
        }
    }

    @Test
    void aBrokenDescriptionIsLeftOutWithItsPlace() throws IOException {
        Files.writeString(folder.resolve("broken.rbg"), "#players = white(100)\n#pieces = e\n#board = e\n");
        copy("tic-tac-toe.rbg");
        try (Plugins plugins = Plugins.load(folder)) {
            assertEquals(
                    List.of("broken.rbg: line 4, column 1: the segment '#variables' is missing"),
                    plugins.faults().stream().map(Object::toString).toList());
            assertTrue(plugins.games().ids().contains("tic-tac-toe"));
        }
    }

    /** Records tell by which version of a description they were played. */
    @Test
    void recordsNameTheVersionOfTheFile() throws IOException {
        copy("tic-tac-toe.rbg");
        String first = hash();
        Files.writeString(
                folder.resolve("tic-tac-toe.rbg"),
                Files.readString(GAMES.resolve("tic-tac-toe.rbg")) + "// Changed.\n");
        assertTrue(first.startsWith("sha256:"), first);
        assertTrue(!first.equals(hash()), first);
    }

    private String hash() throws IOException {
        // Hashes are remembered by path.
        Path copy = Files.createTempDirectory(folder, "version").resolve("tic-tac-toe.rbg");
        Files.copy(folder.resolve("tic-tac-toe.rbg"), copy);
        try (Plugins plugins = Plugins.load(copy)) {
            return MatchRecord.pluginHash(plugins.games().get("tic-tac-toe")).orElseThrow();
        }
    }
}
