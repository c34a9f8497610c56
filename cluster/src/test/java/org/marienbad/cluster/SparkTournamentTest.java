package org.marienbad.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games that Spark plays in this process are those of the command line, and are kept as it keeps them. */
class SparkTournamentTest {
    @TempDir
    private Path directory;

    private Path expected;
    private Path output;

    @BeforeAll
    static void quiet() {
        SparkLog.quiet();
    }

    @BeforeEach
    void name() {
        expected = directory.resolve("expected");
        output = directory.resolve("output");
    }

    private Path plan(String json) throws IOException {
        return Files.writeString(directory.resolve("plan.json"), json.replace('\'', '"'));
    }

    /** The command as it is installed elsewhere, with our own version of Jackson and without Spark. */
    private void tournamentElsewhere(Path plan) throws IOException, InterruptedException {
        Path log = directory.resolve("log");
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("marienbad.plain"),
                "org.marienbad.cli.Main",
                "tournament",
                plan.toString(),
                "--output",
                expected.toString());
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        assertEquals(0, process.waitFor(), () -> log.toFile().toString());
    }

    @Test
    void linesAreThoseOfTheCommandWithoutSpark() throws Exception {
        String spark = List.of(System.getProperty("java.class.path").split(File.pathSeparator)).stream()
                .filter(jar -> jar.contains("jackson-databind"))
                .collect(Collectors.joining());
        assertFalse(System.getProperty("marienbad.plain").contains(spark), "Spark's Jackson is another one: " + spark);
        Path plan = plan("{'game': 'kalaha', 'entrants': ['random', 'minimax(depth=2)', 'mcts(iterations=50)'],"
                + " 'pairs': [['random', 'minimax(depth=2)'], ['mcts(iterations=50)', 'random']], 'schedule': 'pairs',"
                + " 'opening': 2, 'oracle': 'minimax(depth=3)', 'games': 100, 'seed': 7, 'plies': true}");
        tournamentElsewhere(plan);
        Command.Result result =
                Command.spark(plan.toString(), "--output", output.toString()).good();
        assertEquals(
                "kalaha, 3 entrants, 2 pairings, 200 games, seed 7, Spark 4.2.0 at local[2]",
                result.out().lines().findFirst().orElse(""));
        assertEquals(201, Command.games(expected).lines().count());
        assertEquals(Command.games(expected), Command.games(output));
        for (String table : List.of("plan.json", "seats.csv", "pairings.csv")) {
            assertEquals(Files.readString(expected.resolve(table)), Files.readString(output.resolve(table)), table);
        }
        assertTrue(Files.size(output.resolve("report.html")) > 0);
    }

    @Test
    void aRuleEndsItWithTheSameGameAndPluginsAreShipped() throws IOException {
        Path plan = plan("{'game': 'dice-race', 'entrants': ['greedy', 'random'], 'games': 50000, 'seed': 3,"
                + " 'stop': 'sprt(0,100)', 'opening': 1}");
        String games = System.getProperty("marienbad.testGames");
        Command.threads(plan.toString(), "--plugins", games, "--output", expected.toString())
                .good();
        Command.spark(plan.toString(), "--plugins", games, "--output", output.toString())
                .good();
        assertTrue(Command.games(expected).lines().count() < 50_000);
        assertEquals(Command.games(expected), Command.games(output));
    }

    @Test
    void anInterruptedTournamentGoesOnHereAndThere() throws IOException {
        Path plan = plan("{'game': 'nim', 'entrants': ['nim-sum', 'random'], 'games': 300, 'seed': 5}");
        Command.threads(plan.toString(), "--output", expected.toString()).good();
        Path games = output.resolve("games.jsonl");
        Files.createDirectories(output);
        String all = Files.readString(expected.resolve("games.jsonl"));
        // A process that was killed leaves a line that is broken off, and one that was interrupted leaves gaps.
        List<String> lines = all.lines().toList();
        Files.writeString(
                games,
                String.join("\n", lines.subList(0, 41)) + "\n" + lines.get(50) + "\n"
                        + lines.get(47).substring(0, 20));
        Command.Result result =
                Command.spark("--resume", "--output", output.toString()).good();
        assertTrue(result.out().contains("; 40 games played before"), result.out());
        assertEquals(Command.games(expected), Command.games(output));
    }

    @Test
    void aGameThatFailsEndsItAndIsNotPlayedAgainAndAgain() throws IOException {
        Brittle.FAILURES.set(0);
        Command.Result result = Command.spark(
                "--game", "brittle", "-p", "a=random", "-p", "b=random", "--games", "2", "--output", output.toString());
        assertEquals(2, result.status(), result.err());
        assertEquals(1, result.err().lines().count(), result.err());
        assertTrue(result.err().contains("brittle") && result.err().contains("the third ply is broken"), result.err());
        int failures = Brittle.FAILURES.get();
        assertTrue(failures >= 1 && failures <= 2, "two games failed " + failures + " times");
    }

    @Test
    void faultsAreOneLineBeforeSparkStarts() {
        String folder = output.toString();
        Command.Result unknown = Command.spark("--game", "kalahu", "-p", "random", "--output", folder);
        assertTrue(
                unknown.err().startsWith("marienbad: --game: unknown game 'kalahu' (did you mean 'kalaha'?)"),
                unknown.err());
        Command.Result none = Command.bare("--game", "nim", "-p", "a=random", "-p", "b=random", "--output", folder);
        assertEquals(2, none.status());
        assertEquals(
                "marienbad: --master is missing: the URL of a cluster such as spark://node1:7077, or local[2] for two"
                        + " threads of this process\n",
                none.err());
        Command.Result wrong = Command.bare(
                "--game", "nim", "-p", "a=random", "-p", "b=random", "--output", folder, "--master", "nowhere");
        assertEquals(2, wrong.status());
        assertTrue(
                wrong.err().startsWith("marienbad: Spark does not start with --master nowhere: ")
                        && wrong.err().lines().count() == 1,
                wrong.err());
        assertFalse(Files.exists(output), "whoever tries again needs no --resume");
    }

    @Test
    void aSweepAndASeriesArePlayedAsWell() throws IOException {
        List<String> sweep = List.of(
                "sweep",
                "nim",
                "-p",
                "mcts",
                "--iterations",
                "20",
                "--over",
                "c=0.1..10:3",
                "--against",
                "greedy",
                "--games",
                "4",
                "--opening",
                "2",
                "--seed",
                "1",
                "--output");
        Command.marienbad(more(sweep, expected.toString())).good();
        Command.bare(more(sweep, output.toString(), "--master", "local[2]")).good();
        assertEquals(Command.games(expected), Command.games(output));
        assertEquals(curves(expected), curves(output));

        Path plan = plan(
                "{'grid': {'game': ['nim', 'kalaha']}, 'entrants': ['greedy', 'random'], 'games': 20," + " 'seed': 1}");
        Path series = directory.resolve("series");
        Command.spark(plan.toString(), "--output", series.toString()).good();
        List<Path> folders;
        try (Stream<Path> files = Files.list(series)) {
            folders = files.filter(Files::isDirectory).toList();
        }
        assertEquals(2, folders.size());
        for (Path folder : folders) {
            Path alone = directory.resolve("alone-" + folder.getFileName());
            Command.threads(folder.resolve("plan.json").toString(), "--output", alone.toString())
                    .good();
            assertEquals(Command.games(alone), Command.games(folder));
        }
    }

    /** Without the times, which stand last. */
    private static String curves(Path folder) throws IOException {
        return Files.readString(folder.resolve("sweep.csv")).replaceAll("(?m),[^,]*$", "");
    }

    private static String[] more(List<String> arguments, String... more) {
        return Stream.concat(arguments.stream(), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void theHelpTeaches() {
        String help = Command.bare("--help").good().out();
        for (String word : List.of("--master", "--resume", "--conf", "--plugins", "local[2]", "docs/lab.md")) {
            assertTrue(help.contains(word), word + " is not in: " + help);
        }
    }
}
