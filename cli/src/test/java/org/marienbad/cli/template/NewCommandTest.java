package org.marienbad.cli.template;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.cli.Cli;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.testkit.Conformance;
import org.marienbad.testkit.ConformanceReport;
import org.marienbad.testkit.GameConformance;
import org.marienbad.testkit.PlayerConformance;
import org.marienbad.testkit.Result;

class NewCommandTest {
    @TempDir
    Path directory;

    @Test
    void aNewGameCompilesAndKeepsAllContracts() throws Exception {
        Path project = create("game", "coin-race", "--board", "none");

        try (URLClassLoader classes = compile(project)) {
            GameProvider provider = ServiceLoader.load(GameProvider.class, classes).stream()
                    .map(ServiceLoader.Provider::get)
                    .filter(found -> found.id().equals("coin-race"))
                    .findFirst()
                    .orElseThrow();
            GameConformance test = instance(classes, "com.example.coinrace.CoinRaceConformanceTest");
            assertEquals("coin-race", test.provider().id());
            requirePassed(Conformance.of(provider)
                    .games(5)
                    .invariant(test::invariant)
                    .golden(project.resolve("src/test/resources/golden/coin-race.txt"), false)
                    .run(result -> {}));
            runTests(classes, "com.example.coinrace.CoinRaceRulesTest", 3);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"squares", "chequered", "crossings", "rhombus", "hexagon", "triangles", "lines", "graph"})
    void aNewGameOnAnyBoardCompilesAndKeepsAllContracts(String board) throws Exception {
        Path project = create("game", "stone-garden", "--board", board);

        try (URLClassLoader classes = compile(project)) {
            GameConformance test = instance(classes, "com.example.stonegarden.StoneGardenConformanceTest");
            requirePassed(Conformance.of(test.provider()).games(5).run(result -> {}));
            runTests(classes, "com.example.stonegarden.StoneGardenRulesTest", 2);
        }
    }

    @Test
    void aBoardThatIsNoneIsRefused() throws IOException {
        assertRefused(
                "marienbad: --board cube: no such board; allowed: squares, chequered, crossings, rhombus, hexagon,"
                        + " triangles, lines, graph, none",
                "game",
                "race",
                "--board",
                "cube");
    }

    @Test
    void aNewGameInTextIsThreeFiles() throws IOException {
        Path folder = directory.resolve("pawn-race");
        Cli.Result result = Cli.run("new", "game", "pawn-race", "--text", "--directory", folder.toString());
        assertEquals(
                List.of(
                        "Wrote 3 files to " + folder + ".",
                        "Next: marienbad play --watch " + folder.resolve("pawn-race.rbg")
                                + "; change the file while you play."),
                result.outLines());
        assertEquals(
                new TreeSet<>(List.of("pawn-race.properties", "pawn-race.rbg", "pawn-race_cs.properties")),
                files(folder));
        assertTrue(read(folder, "pawn-race_cs.properties").contains("title=Pawn race"));
    }

    @Test
    void aGameInTextHasNoBuildAndNoBoardByWords() throws IOException {
        assertRefused(
                "marienbad: --text and --board exclude each other: the text lays the board out",
                "game",
                "race",
                "--text",
                "--board",
                "hexagon");
        assertRefused(
                "marienbad: --text begins a game that nothing builds; leave --maven, --kotlin, --package and"
                        + " --repository out",
                "game",
                "race",
                "--text",
                "--maven");
    }

    @ParameterizedTest
    @CsvSource({
        "'\n\nhexagon\n', hexagon(3)",
        "'\n\n\n', 'squares(5, 5)'",
        "'3\n\n', RaceGame",
        "'\nyes\n', RaceGame",
        "'2\nNo\ngraph\n', graph(",
    })
    void aPersonIsAskedWhatKindOfGameItIs(String answers, String expected) throws IOException {
        Path project = directory.resolve("race");
        Cli.Result result = Cli.runAsPerson(answers, "new", "game", "race", "--directory", project.toString());
        assertEquals(0, result.status(), result.err());
        String sources = files(project).stream()
                .filter(file -> file.startsWith("src/main/java"))
                .map(file -> {
                    try {
                        return file + read(project, file);
                    } catch (IOException unreadable) {
                        throw new UncheckedIOException(unreadable);
                    }
                })
                .collect(Collectors.joining());
        assertTrue(sources.contains(expected), sources);
        assertEquals(expected.equals("RaceGame"), result.out().contains("written by hand"), result.out());
    }

    @ParameterizedTest
    @CsvSource({"--search, GamblerSelection", ", GamblerPlayer"})
    void aNewPlayerCompilesAndKeepsAllContracts(String search, String own) throws Exception {
        List<String> more = new ArrayList<>(List.of("--package", "org.example.luck"));
        if (search != null) {
            more.add(search);
        }
        Path project = create("player", "gambler", more.toArray(String[]::new));

        try (URLClassLoader classes = compile(project)) {
            PlayerConformance test = instance(classes, "org.example.luck.GamblerConformanceTest");
            PlayerProvider provider = test.provider();
            assertEquals("gambler", provider.id());
            assertEquals(
                    "org.example.luck." + own,
                    classes.loadClass("org.example.luck." + own).getName());
            requirePassed(Conformance.of(provider).run(result -> {}));
        }
    }

    @Test
    void aProjectForGradleHasAllThatABuildNeeds() throws IOException {
        Path project = create("game", "race", "--board", "none");
        assertEquals(
                new TreeSet<>(List.of(
                        ".github/workflows/build.yml",
                        ".gitignore",
                        "README.md",
                        "build.gradle",
                        "gradle/wrapper/gradle-wrapper.jar",
                        "gradle/wrapper/gradle-wrapper.properties",
                        "gradlew",
                        "gradlew.bat",
                        "settings.gradle",
                        "src/main/java/com/example/race/RaceGame.java",
                        "src/main/java/com/example/race/RaceProvider.java",
                        "src/main/java/com/example/race/RaceState.java",
                        "src/main/resources/META-INF/services/org.marienbad.framework.game.GameProvider",
                        "src/main/resources/com/example/race/messages.properties",
                        "src/main/resources/com/example/race/messages_cs.properties",
                        "src/test/java/com/example/race/RaceConformanceTest.java",
                        "src/test/java/com/example/race/RaceRulesTest.java",
                        "src/test/resources/golden/race.txt")),
                files(project));
        assertTrue(Files.isExecutable(project.resolve("gradlew")));
        assertFalse(read(project, "gradlew").contains("bootstrap"), "the wrapper is Gradle's own");
        assertFalse(read(project, "gradlew.bat").contains("bootstrap"), "the wrapper is Gradle's own");
        assertTrue(read(project, "gradlew.bat").contains("@rem Execute Gradle\r\n"), "Windows' own line ends");
        assertArrayEquals(
                Files.readAllBytes(Path.of("..", "gradle", "wrapper", "gradle-wrapper.jar")),
                Files.readAllBytes(project.resolve("gradle/wrapper/gradle-wrapper.jar")));
    }

    @Test
    void aProjectForMavenHasItsWrapper() throws IOException {
        Path project = create("player", "gambler", "--maven");
        assertTrue(Files.isExecutable(project.resolve("mvnw")));
        assertTrue(read(project, "mvnw").contains("Licensed to the Apache Software Foundation"), "Maven's own");
        assertTrue(read(project, "mvnw.cmd").contains("\r\n"), "Windows' own line ends");
        String properties = read(project, ".mvn/wrapper/maven-wrapper.properties");
        assertTrue(properties.contains("distributionSha256Sum="), properties);
    }

    @ParameterizedTest
    @CsvSource({
        "game,gradle",
        "game,maven",
        "board,gradle",
        "board,maven",
        "player,gradle",
        "player,maven",
        "search,gradle",
        "search,maven"
    })
    void aProjectHasAllThatIsPromisedAndNothingIsLeftToFillIn(String kind, String build) throws IOException {
        for (boolean kotlin : new boolean[] {true, false}) {
            List<String> more = new ArrayList<>(List.of("--repository", "https://example.com/maven"));
            if (kotlin) {
                more.add("--kotlin");
            }
            if (build.equals("maven")) {
                more.add("--maven");
            }
            if (kind.equals("search")) {
                more.add("--search");
            }
            if (kind.equals("game")) {
                more.addAll(List.of("--board", "none"));
            }
            boolean game = kind.equals("game") || kind.equals("board");
            Path project =
                    create(game ? "game" : "player", kotlin ? "kotlin-thing" : "thing", more.toArray(String[]::new));
            for (String file : files(project)) {
                if (!file.endsWith(".jar")) {
                    assertFalse(read(project, file).contains("{{"), file);
                }
            }
            String description = read(project, build.equals("maven") ? "pom.xml" : "build.gradle");
            assertTrue(description.contains("https://example.com/maven"), description);
            assertEquals(kotlin, description.contains("org.jetbrains.kotlin"));
            assertEquals(build.equals("gradle"), files(project).contains("gradlew"));
            assertEquals(build.equals("maven"), files(project).contains("mvnw"));
            assertTrue(description.contains("marienbad-distribution"), description);
            boolean withMaven = build.equals("maven");
            String built = withMaven ? "they are `provided`" : "compileOnly 'org.marienbad:marienbad-ai:";
            assertEquals(kind.equals("search"), description.contains(built), description);
            assertEquals(game, description.contains("marienbad-board"), description);
            String command = withMaven ? "./mvnw --batch-mode verify" : "./gradlew build";
            assertTrue(read(project, ".github/workflows/build.yml").contains(command));
            assertTrue(read(project, "README.md").contains(withMaven ? "./mvnw verify" : "./gradlew build"));
            assertTrue(description.contains(withMaven ? "<trimStackTrace>false" : "exceptionFormat = 'full'"));
            assertTrue(description.contains(withMaven ? "exec-maven-plugin" : "tasks.register('play', JavaExec)"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Race", "1race", "race-", "a--b", "a_b", "rače", ""})
    void aNameThatIsNoIdIsRefused(String name) throws IOException {
        assertRefused(
                "marienbad: name '" + name
                        + "' is not allowed; allowed: small letters, digits and single dashes between them,"
                        + " a letter first, at most 40",
                "game",
                name);
    }

    @Test
    void aNameThatIsTakenIsRefused() throws IOException {
        assertRefused("marienbad: there is a game 'kalaha' already; choose another name", "game", "kalaha");
        assertRefused("marienbad: there is a player 'mcts' already; choose another name", "player", "mcts");
    }

    @Test
    void aNameThatWouldHideAClassOfTheFrameworkIsRefused() throws IOException {
        assertRefused(
                "marienbad: name 'game' is not allowed: a class of it would be called GameProvider, as one of the framework;"
                        + " choose another name",
                "game",
                "game");
    }

    @Test
    void aPackageThatIsNoneIsRefused() throws IOException {
        assertRefused(
                "marienbad: package 'com.example.int' is not allowed; allowed: names of Java with dots between them, such as"
                        + " --package org.example.race",
                "game",
                "int");
        assertRefused(
                "marienbad: package 'org.example.fun' is not allowed; allowed: names of Kotlin with dots between them, such"
                        + " as --package org.example.race",
                "game",
                "race",
                "--kotlin",
                "--package",
                "org.example.fun");
    }

    @Test
    void aRepositoryThatIsNowhereIsRefused() throws IOException {
        assertRefused(
                "marienbad: --repository nowhere: no such directory; allowed: a directory, or an address that begins with"
                        + " https:, http: or file:",
                "game",
                "race",
                "--repository",
                "nowhere");
    }

    @Test
    void nothingThatIsThereIsOverwritten() throws IOException {
        Path project = directory.resolve("project");
        Files.createDirectories(project);
        Files.writeString(project.resolve("build.gradle"), "mine");

        Cli.Result result = Cli.run("new", "game", "race", "--directory", project.toString());

        assertEquals(2, result.status());
        assertEquals(
                List.of("marienbad: " + project.resolve("build.gradle") + " is there already, so nothing was written;"
                        + " --directory names another place"),
                result.errLines());
        assertEquals(new TreeSet<>(List.of("build.gradle")), files(project));
        assertEquals("mine", read(project, "build.gradle"));
    }

    @Test
    void unwritablePlacesAreSaidInOneLine() {
        Path tooLong = directory.resolve("x".repeat(300));
        Cli.Result result = Cli.run("new", "game", "race", "--directory", tooLong.toString());
        assertEquals(2, result.status(), result.err());
        assertTrue(result.err().startsWith("marienbad: cannot write " + tooLong + " ("), result.err());
        assertEquals(1, result.errLines().size(), result.err());
    }

    @Test
    void aProjectIsWrittenWholeOrNotAtAll() throws IOException {
        Path project = directory.resolve("project");
        Files.createDirectories(project);
        Files.writeString(project.resolve("gradle"), "a file where a directory has to be");

        Cli.Result result = Cli.run("new", "game", "race", "--directory", project.toString());

        assertEquals(2, result.status(), result.err());
        assertEquals(new TreeSet<>(List.of("gradle")), files(project));
    }

    private Path create(String kind, String name, String... more) {
        Path project = directory.resolve(name);
        List<String> arguments = new ArrayList<>(List.of("new", kind, name, "--directory", project.toString()));
        arguments.addAll(List.of(more));
        Cli.Result result = Cli.run(arguments.toArray(String[]::new));
        assertEquals(0, result.status(), result.err());
        return project;
    }

    private void assertRefused(String message, String kind, String name, String... more) throws IOException {
        Path project = directory.resolve("refused");
        List<String> arguments = new ArrayList<>(List.of("new", kind, name, "--directory", project.toString()));
        arguments.addAll(List.of(more));
        Cli.Result result = Cli.run(arguments.toArray(String[]::new));
        assertEquals(List.of(message), result.errLines());
        assertEquals(2, result.status());
        assertFalse(Files.exists(project));
    }

    private static TreeSet<String> files(Path project) throws IOException {
        TreeSet<String> files = new TreeSet<>();
        try (Stream<Path> all = Files.walk(project)) {
            all.filter(Files::isRegularFile)
                    .map(file -> project.relativize(file).toString().replace('\\', '/'))
                    .forEach(files::add);
        }
        return files;
    }

    private static String read(Path project, String file) throws IOException {
        return Files.readString(project.resolve(file));
    }

    /** The classes of the project, main and test, and its resources, over those of the build. */
    private URLClassLoader compile(Path project) throws IOException {
        Path classes = Files.createDirectories(directory.resolve("classes"));
        compile(project, "src/main/", classes, "-Xlint:all,-path", "-Werror");
        compile(project, "src/test/", classes); // JUnit's annotations have some of their own, which javac misses
        return new URLClassLoader(
                new URL[] {
                    classes.toUri().toURL(),
                    project.resolve("src/main/resources").toUri().toURL()
                },
                getClass().getClassLoader());
    }

    private static void compile(Path project, String set, Path classes, String... more) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(more));
        String known = classes + File.pathSeparator + System.getProperty("java.class.path");
        arguments.addAll(List.of("-proc:none", "--release", "17", "-cp", known, "-d", classes.toString()));
        files(project).stream()
                .filter(file -> file.startsWith(set) && file.endsWith(".java"))
                .forEach(file -> arguments.add(project.resolve(file).toString()));
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        int status = ToolProvider.getSystemJavaCompiler().run(null, said, said, arguments.toArray(String[]::new));
        assertEquals(0, status, said::toString);
    }

    private static <T> T instance(ClassLoader classes, String name) throws ReflectiveOperationException {
        var constructor = classes.loadClass(name).getDeclaredConstructor();
        constructor.setAccessible(true);
        @SuppressWarnings("unchecked")
        T instance = (T) constructor.newInstance();
        return instance;
    }

    private static void runTests(ClassLoader classes, String name, int expected) throws ReflectiveOperationException {
        int count = 0;
        for (var method : classes.loadClass(name).getDeclaredMethods()) {
            if (method.isAnnotationPresent(Test.class)) {
                method.setAccessible(true);
                method.invoke(instance(classes, name));
                count++;
            }
        }
        assertEquals(expected, count);
    }

    private static void requirePassed(ConformanceReport report) {
        List<Result> failed = report.results().stream().filter(Result::failed).toList();
        assertEquals(List.of(), failed);
        assertTrue(report.results().size() > 5, "the checks ran");
    }
}
