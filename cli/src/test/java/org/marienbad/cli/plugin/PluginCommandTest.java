package org.marienbad.cli.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.cli.Cli;
import org.marienbad.cli.PluginJar;

class PluginCommandTest {
    private final String dataBefore = System.getProperty("marienbad.data");

    @TempDir
    private Path directory;

    private Path home;

    @BeforeEach
    void ownData() {
        System.setProperty("marienbad.data", directory.resolve("data").toString());
        home = directory.resolve("data/plugins");
    }

    @AfterEach
    void formerData() {
        System.setProperty("marienbad.data", dataBefore);
    }

    private static void assertFine(String out, Cli.Result result) {
        assertEquals("", result.err());
        assertEquals(out, result.out().strip());
        assertEquals(0, result.status());
    }

    private static void assertRefused(String sentence, Cli.Result result) {
        assertEquals(2, result.status(), result.out());
        assertEquals("", result.out());
        assertEquals(1, result.errLines().size(), result.err());
        assertTrue(result.err().startsWith("marienbad: " + sentence), result.err());
    }

    private List<String> installed() throws IOException {
        try (Stream<Path> files = Files.walk(home)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> home.relativize(file).toString().replace('\\', '/'))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void anInstalledPluginIsThereUntilItIsRemoved() throws IOException {
        String jar = PluginJar.goodGame(directory).toString();
        assertFine("There are no plugins. Install one: marienbad plugin install JAR", Cli.run("plugin", "list"));
        assertFine("Installed count: game count.", Cli.run("plugin", "install", jar));
        assertEquals(List.of("count/count.jar"), installed());
        assertTrue(Cli.run("games").outLines().contains("count (2 seats)"));
        assertFine(
                "count (API 2)\n  brings  game count\n  from    " + home.resolve("count/count.jar"),
                Cli.run("plugin", "list"));
        Cli.Result json = Cli.run("plugin", "list", "--json");
        assertTrue(json.out().contains("\"games\" : [ \"count\" ]"), json.out());
        assertRefused("unknown plugin 'cuont' (did you mean 'count'?)", Cli.run("plugin", "remove", "cuont"));
        assertFine("Removed count.", Cli.run("plugin", "remove", "count"));
        assertEquals(List.of(), installed());
        assertRefused("no plugins are installed in ", Cli.run("plugin", "remove", "count"));
    }

    @Test
    void aJarThatCannotBeUsedIsNotInstalled() throws IOException {
        Path good = PluginJar.goodGame(directory);
        Path text = Files.writeString(directory.resolve("text.jar"), "no jar");
        assertRefused("plugin text.jar: is not a whole jar", Cli.run("plugin", "install", text.toString()));
        assertRefused(
                "plugin truncated.jar: is not a whole jar",
                Cli.run("plugin", "install", PluginJar.truncated(good).toString()));
        assertRefused("none.jar: no such file", Cli.run("plugin", "install", "none.jar"));
        assertRefused(
                "plugin count.jar: cannot be loaded (",
                Cli.run(
                        "plugin",
                        "install",
                        PluginJar.goodGame(directory, "if (true) throw new Exception();")
                                .toString()));
        assertFalse(Files.exists(home));
    }

    @Test
    void anotherVersionReplacesTheOldOne() throws IOException {
        Path jar = PluginJar.goodGame(directory);
        assertEquals(0, Cli.run("plugin", "install", jar.toString()).status());
        Path renamed = Files.copy(jar, directory.resolve("count-2.jar"));
        assertFine("Installed count-2: game count.", Cli.run("plugin", "install", renamed.toString()));
        assertEquals(List.of("count-2/count-2.jar"), installed());
        assertFine("Installed count-2: game count.", Cli.run("plugin", "install", renamed.toString()));
    }

    @Test
    void aPluginOfTheSameNameWithOthersIsReplacedOnlyOnDemand() throws IOException {
        Path jar = PluginJar.goodGame(directory);
        assertEquals(0, Cli.run("plugin", "install", jar.toString()).status());
        Path folder = Files.createDirectory(directory.resolve("other"));
        Path other = Files.move(PluginJar.player(folder, "return null;"), folder.resolve("count.jar"));
        byte[] before = Files.readAllBytes(home.resolve("count/count.jar"));
        assertRefused(
                "another count is installed; --replace replaces it", Cli.run("plugin", "install", other.toString()));
        assertTrue(java.util.Arrays.equals(before, Files.readAllBytes(home.resolve("count/count.jar"))));
        assertFine("Installed count: player odd.", Cli.run("plugin", "install", other.toString(), "--replace"));
        assertEquals(List.of("count/count.jar"), installed());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"--version", "--help", "match --help", "minute-empire map check side-a", "plugin remove bad"})
    void commandsThatNeedNoGamesRunNoCodeOfPluginsThatBringNoCommands(String line) throws IOException {
        Path run = directory.resolve("run");
        Files.createDirectories(home);
        Path jar = PluginJar.goodGame(
                directory, "java.nio.file.Files.createFile(java.nio.file.Path.of(\"" + run + "\"));");
        Files.copy(jar, home.resolve("bad.jar"));
        Cli.Result result = Cli.run(line.split(" "));
        assertEquals("", result.err());
        assertEquals(0, result.status());
        assertFalse(Files.exists(run), "it was loaded");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "throw new IllegalStateException(\"boom\"); | failed in subcommands: java.lang.IllegalStateException: boom",
                "while (true) { Thread.interrupted(); java.util.concurrent.locks.LockSupport.park(); } | hangs: no answer",
                "return null; | failed",
            })
    void commandsThatCannotBeListedAreALineAndTheOthersWork(String body, String problem) throws IOException {
        Files.createDirectories(home);
        Files.copy(
                PluginJar.commands(
                        directory, "@Override public List<Subcommand> subcommands(Services services) {" + body + "}"),
                home.resolve("commands.jar"));
        Cli.Result result = Cli.run("--help");
        assertEquals(0, result.status());
        assertEquals(1, result.errLines().size(), result.err());
        assertTrue(result.err().startsWith("plugin command odd " + problem), result.err());
        assertTrue(result.out().contains("  match  "), result.out());
    }

    @Test
    void librariesComeAlongAndAJarPutThereByHandCanBeRemoved() throws IOException {
        Path jar = PluginJar.goodGame(directory);
        Files.createDirectories(home);
        Files.copy(jar, home.resolve("by-hand.jar"));
        assertTrue(Cli.run("plugin", "list").out().startsWith("by-hand (API 2)"));
        assertFine("Removed by-hand.", Cli.run("plugin", "remove", "by-hand"));
        Path library = Files.createDirectories(directory.resolve("lib")).resolve("word.jar");
        Files.copy(jar, library);
        PluginJar.withClassPath(jar, "lib/word.jar");
        assertFine("Installed count: game count.", Cli.run("plugin", "install", jar.toString()));
        assertEquals(List.of("count/count.jar", "count/lib/word.jar"), installed());
        assertTrue(Cli.run("games").outLines().contains("count (2 seats)"));
    }
}
