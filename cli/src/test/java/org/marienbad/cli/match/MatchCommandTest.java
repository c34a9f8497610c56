package org.marienbad.cli.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.cli.Cli;
import org.marienbad.cli.PluginJar;
import org.marienbad.cli.record.RecordFile;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.json.MatchRecordJson;

class MatchCommandTest {
    private static final String[] KALAHA = {
        "match", "kalaha", "-p", "mcts(iterations=30)", "-p", "minimax(depth=2)", "--games", "21", "--starter", "lot"
    };

    @TempDir
    private Path directory;

    private static Cli.Result run(String[] first, String... more) {
        return Cli.run(Stream.of(first, more).flatMap(Stream::of).toArray(String[]::new));
    }

    private JsonNode json(String... more) throws IOException {
        Cli.Result result = run(KALAHA, more);
        assertEquals(0, result.status(), result.err());
        ObjectNode json = (ObjectNode) new ObjectMapper().readTree(result.out());
        assertTrue(json.get("time").get("seconds").doubleValue() > 0);
        json.remove("time");
        return json;
    }

    @Test
    void playersThatRepeatThemselvesNeedAnOpening() {
        String[] same = {
            "match", "nim", "-p", "minimax", "-p", "minimax", "--depth", "1", "--games", "20", "--seed", "1"
        };
        Cli.Result repeated = Cli.run(same);
        assertTrue(repeated.out().contains("Only 1 of these games differ"), repeated.out());
        String[] opened = Arrays.copyOf(same, same.length + 2);
        opened[same.length] = "--opening";
        opened[same.length + 1] = "3";
        Cli.Result varied = Cli.run(opened);
        assertTrue(!varied.out().contains("these games differ"), varied.out());
        assertTrue(varied.out().contains("after 3 random plies"), varied.out() + varied.err());
    }

    /** Each has room alone, both together have none. */
    @Test
    void playersForWhichThereIsNoMemoryAreRefusedInWords() {
        long mebibytes = MemoryBudget.ofProcess().free() * 3 / 5 >> 20;
        String player = "mcts(iterations=2000000000,memory=" + mebibytes + ")";
        String[] match = {"match", "kalaha", "-p", player, "-p", player, "--games", "1"};
        Cli.Result english = run(match, "--lang", "en");
        assertEquals(2, english.status());
        assertEquals(1, english.errLines().size(), english.err());
        assertTrue(english.err().matches("marienbad: .*needs \\d+ MiB of memory, but of the .*\\R"), english.err());
        Cli.Result czech = run(match, "--lang", "cs");
        assertEquals(2, czech.status());
        assertTrue(czech.err().matches("marienbad: .*potřebuje \\d+ MiB paměti, ale z .*\\R"), czech.err());
    }

    @Test
    void recordsNameTheVersionsOfThePlugins() throws IOException {
        Path game = PluginJar.goodGame(directory);
        Path player = PluginJar.player(directory, "return Decision.of(1);");
        Path file = directory.resolve("games.jsonl");
        Cli.Result result = Cli.run(
                "match",
                "count",
                "-p",
                "odd",
                "-p",
                "random",
                "--games",
                "1",
                "--records",
                file.toString(),
                "--plugins",
                game.toString(),
                "--plugins",
                player.toString());
        assertEquals(0, result.status(), result.err());
        assertEquals(
                Map.of("count", hash(game), "odd", hash(player)),
                MatchRecordJson.read(Files.readString(file)).plugins());
    }

    private static String hash(Path jar) throws IOException {
        try {
            return "sha256:"
                    + HexFormat.of()
                            .formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(jar)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Test
    void recordsAreNotOverwritten() throws IOException {
        Path file = Files.writeString(directory.resolve("precious.jsonl"), "a year of work");
        Cli.Result result = run(KALAHA, "--seed", "1", "--records", file.toString());
        assertEquals(2, result.status());
        assertTrue(result.err().contains("precious.jsonl exists already"), result.err());
        assertEquals("a year of work", Files.readString(file));
    }

    @Test
    void anInterruptedMatchGoesOn() throws IOException {
        Path whole = directory.resolve("whole.jsonl");
        Path broken = directory.resolve("broken.jsonl");
        Path part = RecordFile.partOf(broken);
        JsonNode all = json("--json", "--seed", "5", "--records", whole.toString());
        String text = Files.readString(whole);
        int cut = 0;
        for (int line = 0; line < 8; line++) {
            cut = text.indexOf('\n', cut) + 1;
        }
        Files.writeString(part, text.substring(0, cut + 20));
        JsonNode resumed = json("--json", "--seed", "5", "--records", broken.toString(), "--resume");
        assertEquals(all, resumed);
        assertEquals(text, Files.readString(broken));
        assertFalse(Files.exists(part));
    }

    @Test
    void nothingGoesOnThatIsAnotherMatch() throws IOException {
        Path file = directory.resolve("games.jsonl");
        Path part = RecordFile.partOf(file);
        json("--json", "--seed", "5", "--records", file.toString());
        Files.move(file, part);
        String before = Files.readString(part);
        Cli.Result other = run(KALAHA, "--seed", "6", "--records", file.toString(), "--resume");
        assertEquals(2, other.status());
        assertTrue(
                other.err().startsWith("marienbad: " + part + ": line 1: of another match: its seed: "), other.err());
        assertEquals(before, Files.readString(part), "a refusal changes nothing");
        assertTrue(run(KALAHA, "--resume").err().contains("--resume goes on with the games of --records FILE"));
    }

    @Test
    void seatsWithoutNamesAreNumbers() {
        String nim = Cli.run("match", "nim", "-p", "random", "-p", "random", "--games", "2")
                .out();
        assertTrue(nim.contains("Seat 1 moves first."), nim);
        assertFalse(nim.contains("Player 1"), nim);
        String kalaha = Cli.run("match", "kalaha", "-p", "random", "-p", "random", "--games", "2")
                .out();
        assertTrue(kalaha.contains("Seat 1 South moves first."), kalaha);
    }

    @Test
    void theSameSeedGivesTheSameGamesWhateverTheThreads() throws IOException {
        Path one = directory.resolve("one.jsonl");
        Path four = directory.resolve("four.jsonl");
        JsonNode alone = json("--json", "--seed", "5", "--threads", "1", "--records", one.toString());
        JsonNode together = json("--json", "--seed", "5", "--threads", "4", "--records", four.toString());
        assertEquals(alone, together);
        assertEquals(Files.readString(one), Files.readString(four));
        Path other = directory.resolve("other.jsonl");
        json("--json", "--seed", "6", "--records", other.toString());
        assertNotEquals(Files.readString(one), Files.readString(other));
    }

    /** Of others the records are the same again with the same seed. */
    @Test
    void timeIsRecordedWhereDecisionsDependOnIt() throws IOException {
        Path file = directory.resolve("timed.jsonl");
        Cli.Result result = Cli.run(
                "match",
                "nim",
                "-p",
                "mcts(millis=2)",
                "-p",
                "mcts(iterations=5)",
                "--games",
                "2",
                "--records",
                file.toString());
        assertEquals(0, result.status(), result.err());
        for (String line : Files.readAllLines(file)) {
            MatchRecord record = MatchRecordJson.read(line);
            for (int i = 0; i < record.plies().size(); i++) {
                int seat = (record.starter() + i) % 2;
                boolean timed = record.players().get(seat).contains("millis");
                assertEquals(timed, record.plies().get(i).time().isPresent(), line);
            }
        }
    }

    @Test
    void recordsAreWholeAndReplay() throws IOException {
        Path file = directory.resolve("games.jsonl");
        assertEquals(0, run(KALAHA, "--seed", "1", "--records", file.toString()).status());
        List<String> lines = Files.readAllLines(file);
        assertEquals(21, lines.size());
        try (Plugins plugins = Plugins.load()) {
            for (int i = 0; i < lines.size(); i++) {
                MatchRecord record = MatchRecordJson.read(lines.get(i));
                record.replay(plugins.games()::get);
                assertEquals(
                        i % 2 == 0
                                ? List.of("mcts(iterations=30)", "minimax(depth=2)")
                                : List.of("minimax(depth=2)", "mcts(iterations=30)"),
                        record.players());
            }
        }
        try (Stream<Path> files = Files.list(directory)) {
            assertEquals(List.of(file), files.toList(), "nothing half-written is left");
        }
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC}) // elsewhere a process cannot be asked to end
    void anInterruptedMatchPrintsItsResultsAndThePlaceOfItsRecords() throws IOException, InterruptedException {
        Path part = directory.resolve("games.jsonl.part");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "org.marienbad.cli.Main",
                        "match",
                        "nim",
                        "-p",
                        "random",
                        "-p",
                        "random",
                        "--games",
                        "1000000000",
                        "--records",
                        directory.resolve("games.jsonl").toString())
                .redirectOutput(directory.resolve("out").toFile())
                .redirectError(directory.resolve("err").toFile())
                .start();
        try (WatchService changes = directory.getFileSystem().newWatchService()) {
            directory.register(changes, StandardWatchEventKinds.ENTRY_CREATE, StandardWatchEventKinds.ENTRY_MODIFY);
            while (process.isAlive() && (!Files.exists(part) || Files.size(part) == 0)) {
                WatchKey key = changes.poll(1, TimeUnit.SECONDS);
                if (key != null) {
                    key.pollEvents();
                    key.reset();
                }
            }
            process.destroy();
            process.waitFor();
        } finally {
            process.destroyForcibly();
        }
        long records = Files.readAllLines(part).size();
        String err = Files.readString(directory.resolve("err"));
        String out = Files.readString(directory.resolve("out"));
        assertTrue(
                err.matches("marienbad: interrupted after \\d+ of 1000000000 games; their records are in .*\\n"), err);
        long counted = Long.parseLong(err.replaceAll("(?s).*after (\\d+) of.*", "$1"));
        assertTrue(counted > 0 && out.contains(counted + (counted == 1 ? " game" : " games")), out);
        assertEquals(counted, records);
    }

    @Test
    void countsAddUp() throws IOException {
        JsonNode json = json("--json", "--seed", "3");
        JsonNode first = json.get("players").get(0);
        JsonNode second = json.get("players").get(1);
        assertEquals(first.get("wins").intValue(), second.get("losses").intValue());
        assertEquals(first.get("draws").intValue(), second.get("draws").intValue());
        assertEquals(11, first.get("bySeat").get(0).get("games").intValue());
        assertEquals(10, first.get("bySeat").get(1).get("games").intValue());
        assertEquals(0, first.get("payoff").doubleValue() + second.get("payoff").doubleValue(), 1e-12);
        assertTrue(first.get("winInterval").get(0).doubleValue()
                < first.get("winShare").doubleValue());
        assertTrue(first.get("winInterval").get(1).doubleValue()
                > first.get("winShare").doubleValue());
    }

    @Test
    void theTableReadsWellAndSaysHowSeatsWereTaken() {
        Cli.Result rotated = run(KALAHA);
        assertEquals(0, rotated.status(), rotated.err());
        rotated.outLines().forEach(line -> assertTrue(line.length() <= 100, line));
        assertTrue(rotated.out().contains("Seats rotated: every player sits everywhere equally often, give or take"));
        assertTrue(rotated.outLines().get(0).matches("kalaha, 2 seats, 21 games, seed \\d+"), rotated.out());
        assertTrue(rotated.out().contains("1 South"), rotated.out());
        Cli.Result fixed = run(KALAHA, "--fixed");
        assertTrue(fixed.out().contains("Seats fixed"), fixed.out());
    }

    @Test
    void theBetterPlayerWins() throws IOException {
        Cli.Result result = Cli.run(
                "match", "nim", "-p", "random", "-p", "minimax(depth=4)", "--games", "60", "--seed", "2", "--json");
        JsonNode players = new ObjectMapper().readTree(result.out()).get("players");
        assertTrue(players.get(1).get("winInterval").get(0).doubleValue() > 0.8, result.out());
    }

    @Test
    void threeSeatsRotate() throws IOException {
        Cli.Result result =
                Cli.run("match", "nim", "-p", "random", "-p", "random", "-p", "random", "--games", "30", "--json");
        assertEquals(0, result.status(), result.err());
        JsonNode json = new ObjectMapper().readTree(result.out());
        assertEquals(3, json.get("seats").intValue());
        for (JsonNode player : json.get("players")) {
            for (JsonNode seat : player.get("bySeat")) {
                assertEquals(10, seat.get("games").intValue());
            }
        }
    }

    @Test
    void aPlayerThatThrowsOrCheatsLosesWithTheReasonInTheResults() throws IOException {
        for (String body : List.of("throw new IllegalStateException(\"no idea\");", "return Decision.of(99);")) {
            String jar = PluginJar.player(directory, body).toString();
            Path file = directory.resolve("games" + body.length() + ".jsonl");
            Cli.Result result = Cli.run(
                    "match",
                    "nim",
                    "-p",
                    "odd",
                    "-p",
                    "random",
                    "--games",
                    "4",
                    "--plugins",
                    jar,
                    "--records",
                    file.toString());
            assertEquals(0, result.status(), result.err());
            assertTrue(result.out().contains("Lost by forfeit: 4 games, player 1 "), result.out());
            assertEquals(4, Files.readAllLines(file).size());
            assertTrue(Files.readString(file).contains("\"forfeit\":{"));
        }
    }

    @Test
    void badInputLeavesNoFile() {
        Path file = directory.resolve("games.jsonl");
        Cli.Result result = Cli.run("match", "nim", "-p", "random", "-p", "nobody", "--records", file.toString());
        assertEquals(2, result.status());
        assertFalse(Files.exists(file));
        assertFalse(Files.exists(RecordFile.partOf(file)));
        Cli.Result nowhere = Cli.run(
                "match",
                "nim",
                "-p",
                "random",
                "-p",
                "random",
                "--records",
                directory.resolve("no/x").toString());
        assertEquals(2, nowhere.status());
        assertTrue(nowhere.err().startsWith("marienbad: cannot write "), nowhere.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Double.NaN", "1e300", "Double.NEGATIVE_INFINITY"})
    void payoffsThatNobodyCanCompareAreTheGamesFault(String payoff) throws IOException {
        Path jar = PluginJar.gamePaying(directory, "out[0] = out[1] = " + payoff + ";");
        Cli.Result result =
                Cli.run("match", "count", "-p", "random", "-p", "random", "--games", "4", "--plugins", jar.toString());
        assertEquals(2, result.status(), result.out());
        assertEquals(1, result.errLines().size(), result.err());
        assertTrue(result.err().startsWith("marienbad: count pays ["), result.err());
        assertTrue(result.err().contains("but declares payoffs from -1.0 to 1.0"), result.err());
    }

    @Test
    void matchesByAClockKeepTheTimeLeft() throws IOException {
        Path file = directory.resolve("games.jsonl");
        Cli.Result result = Cli.run(
                "match",
                "nim",
                "-o",
                "heaps=1-2",
                "-p",
                "random",
                "-p",
                "minimax",
                "--clock",
                "1+0.5",
                "--games",
                "2",
                "--seed",
                "3",
                "--records",
                file.toString());
        assertEquals(0, result.status(), result.err());
        for (String line : Files.readAllLines(file)) {
            MatchRecord record = MatchRecordJson.read(line);
            assertEquals("1+0.5", record.clock().orElseThrow().control().toString());
            assertTrue(
                    record.plies().stream()
                            .allMatch(ply -> ply.time().orElseThrow().left().orElseThrow() > 30_000),
                    line);
        }
    }

    @Test
    void aPlayerThatLosesOnTimeIsListed() throws IOException {
        Path hanging = PluginJar.player(
                directory,
                "while (!monitor.cancelled()) java.util.concurrent.locks.LockSupport.parkNanos(1_000_000);"
                        + " return null;");
        Cli.Result result = Cli.run(
                "--plugins",
                hanging.toString(),
                "match",
                "nim",
                "-p",
                "odd",
                "-p",
                "random",
                "--clock",
                "0.3s",
                "--games",
                "1",
                "--fixed");
        assertEquals(0, result.status(), result.err());
        assertTrue(result.out().contains("1 lost on time (clock 0.3s)"), result.out());
    }
}
