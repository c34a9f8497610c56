package org.marienbad.framework.plugin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.Services;
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

    private static final String THROWS = GOOD.replace("Good", "Throws")
            .replace("public String", "public Throws() { throw new IllegalStateException(); } public String");

    private static final String MANIFEST = "META-INF/MANIFEST.MF";

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
            PluginJar loaded = plugins.jars().get(0);
            assertEquals(jar, loaded.path());
            assertEquals(List.of("good"), plugins.ids(loaded, GameProvider.class));
            assertEquals(List.of(), plugins.ids(loaded, PlayerProvider.class));
            assertEquals(List.of(), plugins.ids(loaded, Subcommand.class), "no commands are loaded yet");
            assertEquals(List.of(), plugins.originals(loaded, Subcommand.class));
        }
    }

    @Test
    void aLoaderBelowTheClassPathBringsItsGames() throws IOException {
        Path jar = jar("good.jar", "Good", GOOD, Map.of());
        try (URLClassLoader loader =
                        new URLClassLoader(new URL[] {jar.toUri().toURL()}, Plugins.class.getClassLoader());
                Plugins plugins = Plugins.load(loader)) {
            assertEquals("good", plugins.games().get("good").id());
            assertEquals(List.of(), plugins.jars());
        }
    }

    @Test
    void aPlayerIsMadeWithTheServicesOfPlugins() throws IOException {
        jar("a-good.jar", "Good", GOOD, Map.of());
        jar("b-throws.jar", "Throws", THROWS, Map.of());
        List<String> found = new ArrayList<>();
        Catalogue<PlayerProvider> players = PlayerProvider.catalogue(List.of(new Picky() {
            @Override
            public Player create(Game game, Settings settings, long seed, Services services) {
                services.services(GameProvider.class).forEach(service -> found.add(service.id()));
                return create(game, settings, seed);
            }
        }));
        Game toy = GameSetup.of(new Toy()).game();
        try (Plugins plugins = Plugins.load(directory)) {
            assertSame(plugins, plugins.players().services());
            PlayerSpec.of("picky").create(players.with(plugins), toy, 1);
            assertEquals(List.of("good"), found);
            PlayerSpec.of("picky").create(players, toy, 1);
            assertEquals(List.of("good"), found, "no services");
        }
    }

    @Test
    void faultsOfServicesAreToldOnce() throws IOException {
        jar("young.jar", "Good", GOOD, Map.of());
        jar("broken.jar", "Throws", THROWS, Map.of());
        try (Plugins plugins = Plugins.forCommands(directory)) {
            for (int i = 0; i < 3; i++) {
                assertEquals(1, plugins.services(GameProvider.class).size());
            }
            assertEquals(1, plugins.faults().size(), plugins.faults().toString());
        }
    }

    @Test
    void aJarThatTakesAllMemoryIsNamedAndLeftOut() throws IOException {
        jar("good.jar", "Good", GOOD, Map.of());
        jar(
                "oom.jar",
                "Eats",
                GOOD.replace("Good", "Eats").replace("{ return", "{ if (true) throw new OutOfMemoryError(); return"),
                Map.of());
        try (Plugins plugins = Plugins.load(directory)) {
            assertEquals(List.of("good"), ids(plugins));
            assertEquals(
                    List.of("oom.jar: cannot be loaded (it takes all memory)"),
                    plugins.faults().stream().map(Plugins.Fault::toString).toList());
        }
    }

    private static List<String> ids(Plugins plugins) {
        return plugins.games().ids();
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
            assertEquals("h-empty.jar: lists no game, player, solver or notation in META-INF/services", faults.get(2));
            assertEquals(
                    "d-throws.jar: cannot be loaded (java.lang.IllegalStateException: boom at d-throws.jar//Throws.bad(Throws.java:5))",
                    faults.get(3));
            assertEquals("e-again.jar: id 'good' is taken already by b-good.jar", faults.get(4));
            assertEquals("f-id.jar: id 'Not Good' is not made of small letters, digits and dashes", faults.get(5));
            assertTrue(faults.get(6).startsWith("g-absent.jar: cannot be loaded ("), faults.get(6));
        }
    }

    /** The faults of a directory with one jar, whose game is GOOD with its id() replaced. */
    private List<String> faults(String id) throws IOException {
        jar("evil.jar", "Evil", GOOD.replace("Good", "Evil").replace("{ return \"good\"; }", id), Map.of());
        try (Plugins plugins = Plugins.load(Duration.ofMillis(500), Duration.ofMillis(500), directory)) {
            return plugins.faults().stream().map(Plugins.Fault::toString).toList();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{ throw new AssertionError(7); } | cannot be loaded (java.lang.AssertionError: 7 at evil.jar//Evil.id(Evil.java:4))",
                "{ return id(); } | cannot be loaded (java.lang.StackOverflowError at evil.jar//Evil.id(Evil.java:4))",
                "{ return null; } | id 'null' is taken already by",
                "{ while (true) { Thread.interrupted(); java.util.concurrent.locks.LockSupport.park(); } } | Evil hangs: no answer within 500 ms",
                "static int x = 1 / 0; public String id() { return \"evil\"; } | cannot be loaded (java.lang.Arith",
            })
    void whateverAnIdDoesIsALine(String id, String problem) throws IOException {
        if (id.contains("null")) {
            jar("before.jar", "Before", GOOD.replace("Good", "Before").replace("good", "null"), Map.of());
        }
        String code = id.startsWith("static") ? "{ return \"x\"; } " + id.replace("String id()", "String it()") : id;
        List<String> faults = faults(code);
        assertEquals(1, faults.size(), faults::toString);
        assertTrue(faults.get(0).startsWith("evil.jar: " + problem), faults.get(0));
    }

    @Test
    void jarsThatHangCostOneWaitTogether() throws IOException {
        // Each waits for the other to be called as well: if they were called one after another, the first would have
        // hung.
        for (String name : List.of("One", "Two")) {
            String other = directory.resolve(name.equals("One") ? "Two" : "One").toString();
            String waits = """
                    {
                        try {
                            java.nio.file.Files.createFile(java.nio.file.Path.of("%s"));
                            while (!java.nio.file.Files.exists(java.nio.file.Path.of("%s"))) Thread.onSpinWait();
                        } catch (java.io.IOException impossible) { throw new IllegalStateException(impossible); }
                        return "%s";
                    }""".formatted(directory.resolve(name), other, name.toLowerCase(Locale.ROOT));
            jar(name + ".jar", name, GOOD.replace("Good", name).replace("{ return \"good\"; }", waits), Map.of());
        }
        try (Plugins plugins = Plugins.load(Duration.ofSeconds(20), Duration.ofSeconds(20), directory)) {
            assertEquals(List.of(), plugins.faults());
            assertEquals(2, plugins.games().all().size());
        }
    }

    @Test
    void aQuestionThatHangsCostsOneWait() throws IOException {
        String code = GOOD.replaceFirst(
                "\\}\\s*$",
                "public int maxSeats() { while (true) { Thread.interrupted(); java.util.concurrent.locks.LockSupport.park(); } } }");
        jar("good.jar", "Good", code, Map.of());
        try (Plugins plugins = Plugins.load(Duration.ofSeconds(20), Duration.ofMillis(200), directory)) {
            GameProvider game = plugins.games().get("good");
            PluginFault first = assertThrows(PluginFault.class, game::maxSeats);
            assertEquals("game good hangs: no answer from maxSeats within 200 ms", first.getMessage());
            assertSame(first, assertThrows(PluginFault.class, game::maxSeats), "it is not asked again");
            assertEquals(2, game.minSeats());
        }
    }

    @Test
    void anIdIsAskedOnceAndKept() throws IOException {
        assertEquals(List.of(), faults("{ if (asked++ > 0) throw new AssertionError(); return \"evil\"; } int asked;"));
        jar("once-more.jar", "Again", GOOD.replace("Good", "Again").replace("good", "evil"), Map.of());
        try (Plugins plugins = Plugins.load(directory)) {
            GameProvider evil = plugins.games().get("evil");
            assertEquals("evil", evil.id());
            assertEquals("game evil", evil.toString());
            assertEquals(
                    "once-more.jar: id 'evil' is taken already by evil.jar",
                    plugins.faults().get(0).toString());
        }
    }

    @Test
    void createdObjectsOfPluginsAreWatched() throws IOException {
        String fails = "{ throw new UnsupportedOperationException(); }";
        jar(
                "a.jar",
                "NoGame",
                GOOD.replace("Good", "NoGame").replace("good", "no-game").replace(fails, "{ return null; }"),
                Map.of());
        jar("b.jar", "Throws", GOOD.replace("Good", "Throws").replace("good", "throws"), Map.of());
        jar(
                "c.jar",
                "Picky",
                GOOD.replace("Good", "Picky")
                        .replace("good", "picky")
                        .replace("UnsupportedOperation", "IllegalArgument"),
                Map.of());
        try (Plugins plugins = Plugins.load(directory)) {
            assertEquals(
                    "game no-game failed in create: it gave nothing (null)",
                    assertThrows(PluginFault.class, () -> create(plugins, "no-game"))
                            .getMessage());
            assertEquals(
                    "game throws failed in create: java.lang.UnsupportedOperationException"
                            + " at b.jar//Throws.create(Throws.java:5)",
                    assertThrows(PluginFault.class, () -> create(plugins, "throws"))
                            .getMessage());
            assertThrows(IllegalArgumentException.class, () -> create(plugins, "picky"), "refusals pass");
        }
    }

    private static Game create(Plugins plugins, String id) {
        return plugins.games().get(id).create(2, Settings.defaults(List.of()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Marienbad-Api: 3 | was written for version 3 of the plugin API; this application offers version 2 of"
                        + " the plugin API: use a newer application",
                "Marienbad-Api: 1 | was written for version 1 of the plugin API; this application offers version 2 of"
                        + " the plugin API: build it for that version",
                "Marienbad-Api: one | says 'Marienbad-Api: one' in its manifest; allowed: a whole number from 1",
                "Marienbad-Api: 0 | says 'Marienbad-Api: 0' in its manifest; allowed: a whole number from 1",
                "Manifest-Version: 1.0 | has no line 'Marienbad-Api: 2' in its manifest; this application offers"
                        + " version 2 of the plugin API",
            })
    void aJarForAnotherApiIsRefusedBeforeItsCodeIsRun(String line, String problem) throws IOException {
        jar(
                "old.jar",
                "Good",
                GOOD.replace("{ return", "{ if (true) throw new Error(); return"),
                Map.of(MANIFEST, line + "\n"));
        try (Plugins plugins = Plugins.load(directory)) {
            assertEquals("old.jar: " + problem, plugins.faults().get(0).toString());
        }
    }

    @Test
    void aPluginSeesTheApiAndItsLibrariesAndNothingElseOfTheApplication() throws IOException {
        Path beside = Files.createDirectories(directory.resolve("plugins"));
        Path library = jar(
                "library.jar",
                "Word",
                "public class Word { public static String say() { return \"library\"; } }",
                Map.of());
        Files.createDirectories(beside.resolve("lib"));
        String id = """
                {
                    try {
                        Class.forName("org.marienbad.framework.match.Match");
                        Class.forName("java.sql.Driver");
                        String said = (String) Class.forName("Word").getMethod("say").invoke(null);
                        String[] hidden = {"org.junit.jupiter.api.Test", "org.marienbad.framework.file.AtomicFiles",
                                "org.marienbad.framework.toy.Toy"};
                        for (String each : hidden) {
                            try {
                                Class.forName(each);
                                return "too-much";
                            } catch (ClassNotFoundException asItShouldBe) {
                                said += ".";
                            }
                        }
                        return said.replace(".", "");
                    } catch (ReflectiveOperationException tooLittle) {
                        throw new IllegalStateException(tooLittle);
                    }
                }
                """;
        Path jar = jar(
                "good.jar",
                "Good",
                GOOD.replace("{ return \"good\"; }", id),
                Map.of(
                        MANIFEST,
                        "Marienbad-Api: 2\nImplementation-Version: 1.2\nClass-Path: lib/none.jar library.jar\n"));
        Files.move(jar, beside.resolve("good.jar"));
        Files.move(library, beside.resolve("library.jar"));
        try (Plugins plugins = Plugins.load(beside)) {
            assertEquals(List.of(), plugins.faults(), "a library need not be a plugin");
            assertEquals("library", plugins.games().get("library").id());
            assertEquals(Optional.of("1.2"), plugins.jars().get(0).version());
        }
        try (Plugins plugins = Plugins.load(beside.resolve("library.jar"))) {
            assertEquals(1, plugins.faults().size(), "unless it is named");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "META-INF/services/org.marienbad.framework.game.GameProvider",
                "META-INF/MANIFEST.MF",
                "messages.properties",
                "Large.class"
            })
    void entriesTooLargeAreNotRead(String entry) throws IOException {
        String large = "# nothing\n".repeat(entry.endsWith(".class") ? 900_000 : 110_000);
        Path jar = jar(
                "bomb.jar",
                entry.contains("services") ? null : "Good",
                entry.contains("services") ? null : GOOD,
                Map.of(entry, large));
        assertTrue(Files.size(jar) < 100_000, "it looks harmless");
        try (Plugins plugins = Plugins.load(directory)) {
            assertEquals(
                    "bomb.jar: contains a '" + entry + "' that is too large for a plugin",
                    plugins.faults().get(0).toString());
        }
    }

    @Test
    void aClassForALaterJavaIsSaidSo() throws IOException {
        Path jar = jar("later.jar", "Good", GOOD, Map.of());
        Path later = directory.resolve("z-later.jar");
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(jar));
                JarOutputStream out = new JarOutputStream(Files.newOutputStream(later))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                byte[] bytes = in.readAllBytes();
                if (entry.getName().endsWith(".class")) {
                    bytes[7] = 100;
                }
                write(out, entry.getName(), bytes);
            }
        }
        Files.delete(jar);
        try (Plugins plugins = Plugins.load(directory)) {
            assertEquals(
                    "z-later.jar: cannot be loaded (compiled for Java 56, this is Java "
                            + Runtime.version().feature() + ")",
                    plugins.faults().get(0).toString());
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
        Catalogue<PlayerProvider> players = PlayerProvider.catalogue(List.of(new Picky()));
        Game toy = GameSetup.of(new Toy()).game();
        Game dice = GameSetup.of(new Toy(), 2, Map.of("dice", "on"), 0).game();
        PlayerSpec.parse("picky(level=3)").create(players, toy, 1);
        assertMessage("unknown player 'pikcy' (did you mean 'picky'?); there are: picky", players, "pikcy", toy);
        assertMessage(
                "setting 'level' of picky: '9' is not allowed; allowed: a whole number from 1 to 5",
                players,
                "picky(level=9)",
                toy);
        assertMessage("player 'picky' cannot play this game: needs a game without chance", players, "picky", dice);
    }

    private static void assertMessage(String message, Catalogue<PlayerProvider> players, String spec, Game game) {
        assertEquals(
                message,
                assertThrows(
                                IllegalArgumentException.class,
                                () -> PlayerSpec.parse(spec).create(players, game, 1))
                        .getMessage());
    }

    private Path jar(String file, String className, String source, Map<String, String> resources) throws IOException {
        Path jar = directory.resolve(file);
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            if (className != null && (source == null || source.contains("implements"))) {
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
            if (!resources.containsKey(MANIFEST)) {
                write(out, MANIFEST, "Marienbad-Api: 2\n".getBytes(UTF_8));
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

    private static class Picky implements PlayerProvider {
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
