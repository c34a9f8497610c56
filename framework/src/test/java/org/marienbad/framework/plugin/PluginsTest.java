package org.marienbad.framework.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.framework.toy.Toy;
import org.marienbad.framework.toy.ToyPlayers;

class PluginsTest {
    private static final String GOOD = """
            import org.marienbad.framework.game.*;
            import org.marienbad.framework.setting.Settings;
            public class Good implements GameProvider {
                public String id() { return "good"; }
                public Game create(int seats, Settings options) { throw new UnsupportedOperationException(); }
            }
            """;

    @TempDir
    private Path directory;

    @Test
    void aJarInTheDirectoryBringsItsGameWithItsWords() throws IOException {
        Path jar = jar(
                "good.jar",
                "deep.Good",
                "package deep;\n" + GOOD,
                Map.of("deep/messages.properties", "name=A good game\n"));
        try (Plugins plugins = Plugins.load(directory)) {
            assertEquals(List.of(), plugins.faults());
            GameProvider game = plugins.games().get("good");
            assertEquals("A good game", game.messages(Locale.ENGLISH).get("name"));
            assertEquals(List.of(game), plugins.gamesOf(jar));
            assertEquals(List.of(), plugins.playersOf(jar));
        }
    }

    @Test
    void jarsThatCannotBeUsedAreReportedAndTheOthersWork() throws IOException {
        Path good = jar("b-good.jar", "Good", GOOD, Map.of());
        byte[] bytes = Files.readAllBytes(good);
        Files.write(directory.resolve("a-truncated.jar"), Arrays.copyOf(bytes, bytes.length / 2));
        Files.writeString(directory.resolve("c-text.jar"), "no jar at all");
        jar(
                "d-throws.jar",
                "Throws",
                GOOD.replace("Good", "Throws")
                        .replace(
                                "{ return \"good\"; }",
                                "{ return bad(); }\n"
                                        + "static String bad() { throw new IllegalStateException(\"boom\"); }"),
                Map.of());
        jar("e-again.jar", "Again", GOOD.replace("Good", "Again"), Map.of());
        jar(
                "f-id.jar",
                "BadId",
                GOOD.replace("class Good", "class BadId").replace("\"good\"", "\"Not Good\""),
                Map.of());
        jar("g-absent.jar", "Absent", null, Map.of());
        jar("h-empty.jar", null, null, Map.of("readme.txt", "nothing here"));
        try (Plugins plugins = Plugins.load(directory)) {
            assertEquals("good", plugins.games().get("good").id());
            List<String> faults =
                    plugins.faults().stream().map(Plugins.Fault::toString).toList();
            assertEquals(7, faults.size(), faults::toString);
            assertTrue(faults.get(0).startsWith("a-truncated.jar: is not a whole jar ("), faults.get(0));
            assertTrue(faults.get(1).startsWith("c-text.jar: is not a whole jar ("), faults.get(1));
            assertEquals("d-throws.jar: cannot be loaded (java.lang.IllegalStateException: boom)", faults.get(2));
            assertEquals("e-again.jar: id 'good' is taken already", faults.get(3));
            assertEquals("f-id.jar: id 'Not Good' is not made of small letters, digits and dashes", faults.get(4));
            assertTrue(faults.get(5).startsWith("g-absent.jar: cannot be loaded ("), faults.get(5));
            assertEquals("h-empty.jar: lists no game, player, solver or notation in META-INF/services", faults.get(6));
        }
    }

    @Test
    void aPlaceThatDoesNotExistHoldsNothing() throws IOException {
        try (Plugins plugins = Plugins.load(directory.resolve("none"))) {
            assertEquals(List.of(), plugins.faults());
        }
    }

    @Test
    void aPlayerIsMadeFromItsSpecOrSaysWhyNot() {
        PlayerCatalogue players = new PlayerCatalogue(List.of(new Picky()));
        Game toy = GameSetup.of(new Toy()).game();
        Game dice = GameSetup.of(new Toy(), 2, Map.of("dice", "on"), 0).game();
        players.create(PlayerSpec.parse("picky(level=3)"), toy, 1);
        assertMessage("unknown player 'pikcy' (did you mean 'picky'?); there are: picky", players, "pikcy", toy);
        assertMessage(
                "setting 'level' of picky: '9' is not allowed; allowed: a whole number from 1 to 5",
                players,
                "picky(level=9)",
                toy);
        assertMessage("player 'picky' cannot play this game: needs a game without chance", players, "picky", dice);
    }

    private static void assertMessage(String message, PlayerCatalogue players, String spec, Game game) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> players.create(PlayerSpec.parse(spec), game, 1))
                        .getMessage());
    }

    private Path jar(String file, String className, String source, Map<String, String> resources) throws IOException {
        Path jar = directory.resolve(file);
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            if (className != null) {
                write(out, "META-INF/services/" + GameProvider.class.getName(), className.getBytes());
            }
            if (source != null) {
                Path work = Files.createDirectories(directory.resolve("work"));
                Path file2 = Files.writeString(
                        work.resolve(className.substring(className.lastIndexOf('.') + 1) + ".java"), source);
                int status = ToolProvider.getSystemJavaCompiler()
                        .run(
                                null,
                                null,
                                null,
                                "-cp",
                                System.getProperty("java.class.path"),
                                "-d",
                                "" + work,
                                "" + file2);
                assertEquals(0, status);
                String compiled = className.replace('.', '/') + ".class";
                write(out, compiled, Files.readAllBytes(work.resolve(compiled)));
            }
            for (Map.Entry<String, String> resource : resources.entrySet()) {
                write(out, resource.getKey(), resource.getValue().getBytes());
            }
        }
        return jar;
    }

    private static void write(JarOutputStream out, String name, byte[] bytes) throws IOException {
        out.putNextEntry(new JarEntry(name));
        out.write(bytes);
        out.closeEntry();
    }

    private static final class Picky implements PlayerProvider {
        @Override
        public String id() {
            return "picky";
        }

        @Override
        public List<Setting<?>> settings() {
            return List.of(Setting.ofInt("level", 1, 5, 1));
        }

        @Override
        public Optional<Text> unsupportedReason(Game game) {
            return game.info().has(org.marienbad.framework.game.GameInfo.Trait.CHANCE)
                    ? Optional.of(Text.of("needs a game without chance"))
                    : Optional.empty();
        }

        @Override
        public Player create(Game game, Settings settings, long seed) {
            return ToyPlayers.random(seed);
        }
    }
}
