package org.marienbad.cli.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.marienbad.cli.Cli;
import org.marienbad.cli.PluginJar;
import org.marienbad.cli.console.Version;
import org.marienbad.framework.file.LockFile;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.lab.live.LiveTournament;
import org.marienbad.lab.live.PlanChoices;
import org.marienbad.lab.tournament.Tournament;

class TournamentCommandTest extends ResultsDirectory {
    private Cli.Result tournament(String... arguments) {
        return run("tournament", arguments);
    }

    private Path plan(String json) throws IOException {
        return Files.writeString(directory.resolve("plan.json"), json.replace('\'', '"'));
    }

    /** The games without their times. */
    private String games() throws IOException {
        return games(output);
    }

    @Test
    void aPlanGivesAReportAndTablesAndATableInTheTerminal() throws IOException {
        Path file = plan("{'game': 'kalaha', 'entrants': ['random', {'name': 'deep', 'player': 'minimax(depth=2)'},"
                + " 'greedy'], 'games': 10, 'seed': 3}");
        Cli.Result result = tournament(file.toString(), "--threads", "2", "--lang", "cs");
        assertEquals(0, result.status(), result.err());
        assertEquals("", result.err());
        assertEquals(
                "kalaha, 3 entrants, 3 pairings, 30 games, seed 3, 2 threads",
                result.outLines().get(0));
        assertTrue(result.out().contains("deep") && result.out().contains("ppAA"), result.out());
        assertTrue(result.out().contains("Report: " + output.resolve("report.html")), result.out());
        assertEquals(31, Files.readAllLines(output.resolve("games.jsonl")).size());
        assertEquals(31, Files.readAllLines(output.resolve("games.csv")).size());
        assertEquals(4, Files.readAllLines(output.resolve("standings.csv")).size());
        assertEquals(4, Files.readAllLines(output.resolve("pairings.csv")).size());
        assertEquals(13, Files.readAllLines(output.resolve("seats.csv")).size());
        assertTrue(Files.readString(output.resolve("report.html")).contains("<h1>Turnaj: Kalaha</h1>"));
        String games = games();
        Path again = output.resolve("plan.json");
        output = directory.resolve("again");
        assertEquals(0, tournament(again.toString(), "--threads", "1").status());
        assertEquals(games, games(), "the plan that was written gives the same games");
    }

    @Test
    void aFileThatIsCalledLikeAGameDoesNotHideIt() throws IOException {
        Path file = Files.writeString(Path.of("nim"), "no plan");
        try {
            Cli.Result result = tournament("nim", "-p", "random", "-p", "random", "--games", "2");
            assertEquals(0, result.status(), result.err());
        } finally {
            Files.delete(file);
        }
    }

    @Test
    void aTournamentThatAScreenPlaysGivesTheSameGames() throws Exception {
        try (Plugins plugins = Plugins.load()) {
            PlanChoices choices = new PlanChoices();
            choices.game("nim", 2);
            choices.entrants().add(PlayerSpec.parse("computer(level=easy)"));
            choices.entrants().add(PlayerSpec.of("random"));
            choices.entrants().add(PlayerSpec.parse("minimax(depth=2)"));
            choices.values(Map.of("games", "8", "seed", "11", "opening", "1"));
            Tournament tournament = choices.tournament(plugins.games(), plugins.players(), name -> name);
            CountDownLatch over = new CountDownLatch(1);
            LiveTournament[] live = new LiveTournament[1];
            live[0] = new LiveTournament(
                    directory.resolve("screen"),
                    tournament,
                    new LiveTournament.Circumstances(plugins.players(), Version.number(), 2, () -> Locale.ENGLISH),
                    () -> {
                        if (live[0].snapshot().phase() == LiveTournament.Phase.FINISHED) {
                            over.countDown();
                        }
                    });
            live[0].start();
            over.await();
            live[0].close();
        }
        Path plan = directory.resolve("screen").resolve("plan.json");
        Cli.Result result = tournament(plan.toString(), "--threads", "1");
        assertEquals(0, result.status(), result.err());
        String command = games();
        output = directory.resolve("screen");
        assertEquals(command, games());
        assertEquals(25, command.lines().count());
        assertTrue(tournament("--resume").out().contains("24 games played before"));
    }

    @Test
    void flagsTakeThePlaceOfTheFileAndNameEntrants() throws IOException {
        Path file = plan("{'game': 'kalaha', 'entrants': ['random', 'random'], 'games': 1000, 'seed': 3}");
        Cli.Result result = tournament(
                file.toString(),
                "--game",
                "nim",
                "-p",
                "A=random",
                "-p",
                "B=minimax(depth=2)",
                "--games",
                "4",
                "--pair",
                "B,A",
                "--self-play",
                "--json");
        assertEquals(2, result.status());
        assertTrue(result.err().contains("--pair: self-play is asked for, but the schedule 'pairs'"), result.err());
        result = tournament(
                file.toString(),
                "--game",
                "nim",
                "-p",
                "A=random",
                "-p",
                "B=minimax(depth=2)",
                "--games",
                "4",
                "--pair",
                "B,A",
                "--pair",
                "B,B",
                "--json");
        assertEquals(0, result.status(), result.err());
        JsonNode json = new ObjectMapper().readTree(result.out());
        assertEquals(8, json.get("games").intValue());
        assertEquals(
                "[\"B\",\"A\"]", json.get("pairings").get(0).get("entrants").toString());
        assertEquals(
                "[\"B\",\"B\"]", json.get("pairings").get(1).get("entrants").toString());
        assertEquals(
                4,
                json.get("pairings").get(0).get("starters").get("aWinsAStarts").intValue()
                        + json.get("pairings")
                                .get(0)
                                .get("starters")
                                .get("aWinsBStarts")
                                .intValue());
    }

    @Test
    void badInputIsOneLineAndNothingIsLost() throws IOException {
        Path file = plan("{\n 'game': 'kalaha',\n 'entrants': ['random', 'mtcs']\n}");
        Cli.Result result = tournament(file.toString());
        assertEquals(2, result.status());
        assertTrue(
                result.err()
                        .startsWith("marienbad: " + file
                                + " line 3, $.entrants[1]: unknown player 'mtcs' (did you mean 'mcts'?); there are: "),
                result.err());
        assertFalse(Files.exists(output));
        assertEquals(
                0,
                tournament("--game", "nim", "-p", "random", "-p", "greedy", "--games", "2")
                        .status());
        String games = games();
        Cli.Result twice = tournament("--game", "nim", "-p", "random", "-p", "greedy", "--games", "2");
        assertEquals(2, twice.status());
        assertTrue(twice.err().contains("games.jsonl exists already; --resume goes on with it"), twice.err());
        Cli.Result other = tournament("--resume", "--games", "3");
        assertEquals(2, other.status());
        assertTrue(other.err().contains("another plan: 'games' was 2, now it is 3"), other.err());
        assertEquals(games, games());
        assertTrue(tournament("--resume").out().contains("2 games played before"));
        Cli.Result missing = Cli.run("tournament", directory.resolve("no.json").toString());
        assertTrue(missing.err().contains("no.json (no such file or directory)"), missing.err());
    }

    /** Every file of the tournament, by name. */
    private Map<String, String> files() throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.list(output)) {
            for (Path file : files.toList()) {
                contents.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return contents;
    }

    @Test
    void aRefusedResumeChangesNoFile() throws IOException {
        String[] plan = {"--game", "nim", "-p", "random", "-p", "greedy", "--games", "4", "--seed", "7"};
        assertEquals(0, tournament(plan).status());
        Map<String, String> before = files();
        plan[9] = "8";
        Cli.Result other =
                tournament(Stream.concat(Stream.of(plan), Stream.of("--resume")).toArray(String[]::new));
        assertEquals(2, other.status());
        assertTrue(other.err().contains("'seed' was 7, now it is 8"), other.err());
        assertEquals(before, files());

        Path games = output.resolve("games.jsonl");
        Files.writeString(games, before.get("games.jsonl").replaceFirst("\"players\"", "\"playerz\""));
        Map<String, String> broken = files();
        assertEquals(2, tournament("--resume").status());
        assertEquals(broken, files());

        Files.writeString(games, before.get("games.jsonl"));
        try (LockFile running = LockFile.tryLock(games).orElseThrow()) {
            Cli.Result second = tournament("--resume");
            assertEquals(2, second.status());
            assertTrue(second.err().contains("is being written by another tournament"), second.err() + running);
        }
        assertEquals(before, files());
    }

    @Test
    void aPlayerThatFailsLosesIsNamedAndTheTournamentGoesOn() throws IOException {
        String jar = PluginJar.player(directory, "throw new IllegalStateException(\"no idea\");")
                .toString();
        Cli.Result result = tournament(
                "--plugins", jar, "--game", "nim", "-p", "odd", "-p", "random", "-p", "greedy", "--games", "4");
        assertEquals(0, result.status(), result.err());
        assertTrue(
                result.out().contains("Lost by forfeit: 8 × odd failed (java.lang.IllegalStateException: no idea at "),
                result.out());
        String report = Files.readString(output.resolve("report.html"));
        assertTrue(report.contains("<h2 id=\"forfeits\">") && report.contains("no idea"));
    }

    @Test
    void aWarningNamesPlayersWithATimeLimit() {
        Cli.Result result = tournament(
                "--game", "nim", "-p", "slow=mcts(millis=1)", "-p", "random", "-p", "computer", "--games", "2");
        assertEquals(0, result.status(), result.err());
        assertTrue(result.err().startsWith("marienbad: warning: slow has a time limit"), result.err());
    }

    @Test
    void choicesAreJudgedByAPlayerThatKnowsTheTruth() throws IOException {
        Cli.Result result = tournament(
                "--game",
                "nim",
                "-o",
                "heaps=1-2-4",
                "-p",
                "random",
                "-p",
                "perfect",
                "--games",
                "20",
                "--oracle",
                "perfect");
        assertEquals(0, result.status(), result.err());
        assertTrue(Files.readString(output.resolve("report.html")).contains("<h2 id=\"errors\">"));
        List<String> heads = List.of(
                Files.readAllLines(output.resolve("standings.csv")).get(0).split(","));
        for (String line : Files.readAllLines(output.resolve("standings.csv")).subList(1, 3)) {
            List<String> cells = List.of(line.split(","));
            assertTrue(Integer.parseInt(cells.get(heads.indexOf("judged"))) >= 20, line);
            double errors = Double.parseDouble(cells.get(heads.indexOf("errors")));
            assertEquals(cells.get(0).equals("random"), errors > 0, line);
        }
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC}) // elsewhere a process cannot be asked to end
    void anInterruptedTournamentIsReportedAndContinued() throws IOException, InterruptedException {
        Path out = directory.resolve("stdout");
        Path err = directory.resolve("stderr");
        List<String> plan =
                List.of("--game", "nim", "-p", "random", "-p", "b=random", "--games", "100000000", "--seed", "1");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "org.marienbad.cli.Main",
                "tournament",
                "--output",
                output.toString()));
        command.addAll(plan);
        Files.createDirectories(output);
        Path games = output.resolve("games.jsonl");
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        try (WatchService changes = directory.getFileSystem().newWatchService()) {
            output.register(changes, StandardWatchEventKinds.ENTRY_CREATE, StandardWatchEventKinds.ENTRY_MODIFY);
            while (process.isAlive() && (!Files.exists(games) || Files.size(games) < 5000)) {
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
        String said = Files.readString(err);
        assertTrue(
                said.matches(
                        "(?s)marienbad: interrupted after \\d+ of 100000000 games; marienbad tournament --resume --output .*"),
                said);
        long counted = Long.parseLong(said.replaceAll("(?s).*after (\\d+) of.*", "$1"));
        assertTrue(Files.readAllLines(games).size() > counted);
        assertTrue(Files.readString(games).endsWith("}\n"), "no line breaks off");
        assertTrue(Files.readString(output.resolve("report.html")).contains("The tournament was interrupted: "));
        assertTrue(Files.readString(out).contains("ppAA"), "what is known so far is printed");
    }
}
