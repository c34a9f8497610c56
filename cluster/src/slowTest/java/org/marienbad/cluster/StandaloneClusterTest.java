package org.marienbad.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The installed command on a master and two workers of one core each, all of them processes of their own. Lost games
 * are played again: the lines are those of {@code marienbad tournament}, which knows no Spark.
 */
@Timeout(value = 15, unit = TimeUnit.MINUTES)
class StandaloneClusterTest {
    private static final Path INSTALLED = Path.of(System.getProperty("marienbad.installed"));
    private static final Path SPARK = INSTALLED.resolve("spark");
    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");
    private static final int GAMES = 2000;
    /** So many games are the work of a second, so that the next tasks are in play when they have come. */
    private static final int SOME = 60;

    @TempDir
    private static Path directory;

    private static final List<Process> CLUSTER = new ArrayList<>();
    private static String master;
    private static List<Process> workers;
    private static Path plan;
    private static String expected;

    @BeforeAll
    static void startClusterAndPlayWithoutIt() throws Exception {
        plan = Files.writeString(
                directory.resolve("plan.json"),
                "{\"game\": \"kalaha\", \"entrants\": [\"mcts(iterations=200)\", \"minimax(depth=4)\"], \"games\": "
                        + GAMES + ", \"seed\": 7}");
        int port = freePort();
        master = "spark://127.0.0.1:" + port;
        start("master", "org.apache.spark.deploy.master.Master", "--port", String.valueOf(port));
        await("the master listens", () -> listens(port));
        workers = List.of(worker("worker1"), worker("worker2"));
        Path output = directory.resolve("expected");
        Process plain = tournament("plain", plan.toString(), "--output", output.toString());
        assertEquals(0, plain.waitFor(), () -> log("plain"));
        expected = Command.games(output);
        assertEquals(GAMES + 1, expected.lines().count());
    }

    @AfterAll
    static void stopCluster() {
        for (Process process : CLUSTER) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    @Test
    void anExecutorIsKilledAndNoGameIsLostOrPlayedOtherwise() throws Exception {
        Path output = directory.resolve("killed-executor");
        Process driver = spark("driver1", plan.toString(), "--output", output.toString());
        await("some games are played", () -> lines(output) > SOME, driver, "driver1");
        ProcessHandle victim = executors().findFirst().orElseThrow();
        assertTrue(victim.destroyForcibly());
        assertTrue(lines(output) < GAMES, "all was over before an executor was killed");
        assertEquals(0, driver.waitFor(), () -> log("driver1"));
        assertEquals(expected, Command.games(output));
        assertTrue(log("driver1").contains("Spark 4.2.0 at " + master), () -> log("driver1"));
        assertFalse(log("driver1").contains("INFO"), () -> log("driver1"));
    }

    @Test
    void theDriverIsKilledAndItsGamesGoOnHereAndThere() throws Exception {
        Path output = directory.resolve("killed-driver");
        Process driver = spark("driver2", plan.toString(), "--output", output.toString());
        await("some games are played", () -> lines(output) > SOME, driver, "driver2");
        driver.destroyForcibly().waitFor();
        long kept = lines(output) - 1;
        assertTrue(kept >= SOME - 1 && kept < GAMES, kept + " games are kept");
        Path copy = Files.createDirectories(directory.resolve("resumed-without-spark"));
        Files.copy(output.resolve("games.jsonl"), copy.resolve("games.jsonl"));

        Process again = spark("driver3", "--resume", "--output", output.toString());
        assertEquals(0, again.waitFor(), () -> log("driver3"));
        assertTrue(log("driver3").contains("; " + kept + " games played before"), () -> log("driver3"));
        assertEquals(expected, Command.games(output));

        Process plain = tournament("resumed", "--resume", "--output", copy.toString());
        assertEquals(0, plain.waitFor(), () -> log("resumed"));
        assertEquals(expected, Command.games(copy));
    }

    @Test
    void anInterruptedTournamentKeepsItsGames() throws Exception {
        Path output = directory.resolve("interrupted");
        Process driver = spark("driver4", plan.toString(), "--output", output.toString());
        await("some games are played", () -> lines(output) > SOME, driver, "driver4");
        new ProcessBuilder("kill", "-INT", String.valueOf(driver.pid())).start().waitFor();
        assertEquals(130, driver.waitFor(), () -> log("driver4"));
        String told = log("driver4");
        assertTrue(told.contains("interrupted after "), told);
        assertFalse(told.contains("\tat "), told);
        assertTrue(Files.exists(output.resolve("report.html")), told);
        Process again = spark("driver5", "--resume", "--output", output.toString());
        assertEquals(0, again.waitFor(), () -> log("driver5"));
        assertEquals(expected, Command.games(output));
    }

    /** As an administrator would: spark-submit ships what it is told to. */
    @Test
    void sparkSubmitShipsTheJarsItself() throws Exception {
        Path output = directory.resolve("submitted");
        List<String> jars;
        try (Stream<Path> files = Files.list(INSTALLED.resolve("lib"))) {
            jars = files.map(Path::toString).sorted().toList();
        }
        String main = jars.stream()
                .filter(jar -> jar.contains("marienbad-spark"))
                .findFirst()
                .orElseThrow();
        Process submit = java(
                "submit",
                "org.apache.spark.deploy.SparkSubmit",
                "--master",
                master,
                "--conf",
                "spark.executor.memory=512m",
                "--conf",
                "spark.driver.host=127.0.0.1",
                "--class",
                "org.marienbad.cluster.SparkMain",
                "--jars",
                String.join(",", jars),
                main,
                "--game",
                "nim",
                "-p",
                "nim-sum",
                "-p",
                "random",
                "--games",
                "100",
                "--seed",
                "1",
                "--output",
                output.toString());
        assertEquals(0, submit.waitFor(), () -> log("submit"));
        assertEquals(101, lines(output), () -> log("submit"));
        assertFalse(log("submit").contains("INFO DAGScheduler"), () -> log("submit"));
    }

    private static Stream<ProcessHandle> executors() {
        return workers.stream()
                .flatMap(Process::descendants)
                .filter(process -> process.info().commandLine().orElse("").contains("ExecutorBackend"));
    }

    private static long lines(Path output) throws IOException {
        Path games = output.resolve("games.jsonl");
        return Files.exists(games)
                ? Files.readString(games).chars().filter(c -> c == '\n').count()
                : 0;
    }

    private static Process spark(String name, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                INSTALLED.resolve("bin/marienbad-spark").toString(),
                "--master",
                master,
                "--conf",
                "spark.executor.memory=512m",
                "--conf",
                "spark.driver.host=127.0.0.1"));
        command.addAll(List.of(arguments));
        return process(name, command, Map.of("JAVA_HOME", System.getProperty("java.home")));
    }

    private static Process tournament(String name, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                JAVA.toString(), "-cp", System.getProperty("marienbad.plain"), "org.marienbad.cli.Main", "tournament"));
        command.addAll(List.of(arguments));
        return process(name, command, Map.of());
    }

    private static Process worker(String name) throws IOException {
        Path work = Files.createDirectories(directory.resolve(name));
        return start(
                name,
                "org.apache.spark.deploy.worker.Worker",
                "--cores",
                "1",
                "--memory",
                "600M",
                "--work-dir",
                work.toString(),
                master);
    }

    private static Process start(String name, String mainClass, String... arguments) throws IOException {
        List<String> all = new ArrayList<>(List.of("--host", "127.0.0.1", "--webui-port", "0"));
        all.addAll(List.of(arguments));
        return java(name, mainClass, all.toArray(String[]::new));
    }

    private static Process java(String name, String mainClass, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                JAVA.toString(),
                "-Xmx512m",
                // Whoever reaches it may run anything.
                "-Dspark.master.rest.enabled=false",
                "-cp",
                SPARK.resolve("jars") + File.separator + "*",
                mainClass));
        command.addAll(List.of(arguments));
        return process(name, command, Map.of("SPARK_HOME", SPARK.toString(), "SPARK_SCALA_VERSION", "2.13"));
    }

    private static Process process(String name, List<String> command, Map<String, String> environment)
            throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(directory.resolve(name + ".log").toFile());
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        builder.environment().put("SPARK_PUBLIC_DNS", "127.0.0.1");
        builder.environment().putAll(environment);
        Process process = builder.start();
        CLUSTER.add(process);
        return process;
    }

    private static String log(String name) {
        try {
            return Files.readString(directory.resolve(name + ".log"));
        } catch (IOException unreadable) {
            return unreadable.toString();
        }
    }

    private static void await(String what, Callable<Boolean> condition) throws Exception {
        await(what, condition, CLUSTER.get(CLUSTER.size() - 1), "master");
    }

    private static void await(String what, Callable<Boolean> condition, Process process, String name) throws Exception {
        while (!condition.call()) {
            assertFalse(process.waitFor(20, TimeUnit.MILLISECONDS), () -> "it ended before " + what + ": " + log(name));
        }
    }

    private static boolean listens(int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1000);
            return true;
        } catch (IOException notYet) {
            return false;
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
