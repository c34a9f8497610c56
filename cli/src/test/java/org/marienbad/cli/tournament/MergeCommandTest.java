package org.marienbad.cli.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.marienbad.cli.Cli;
import org.marienbad.cli.PluginJar;

/** Tournaments on many machines, and the code that they are played by. */
class MergeCommandTest extends ResultsDirectory {
    private Cli.Result tournament(Path folder, List<String> plan, String... more) {
        return Cli.run(Stream.of(Stream.of("tournament", "--output", folder.toString()), plan.stream(), Stream.of(more))
                .flatMap(words -> words)
                .toArray(String[]::new));
    }

    /** A part that was killed has some of its games; it is run again. */
    @Test
    void partsGiveTheFilesOfOneRunOnceAllAreThere() throws IOException {
        List<String> plan = List.of("--game", "nim", "-p", "random", "-p", "greedy", "--games", "18", "--seed", "5");
        for (String part : List.of("1/3", "2/3", "3/3")) {
            assertEquals(0, tournament(output, plan, "--part", part).status());
        }
        Path killed = output.resolve("part-2-of-3").resolve("games.jsonl");
        String games = Files.readString(killed);
        Files.writeString(killed, games.substring(0, games.length() / 2));
        Cli.Result missing = Cli.run("tournament", "merge", output.toString());
        assertEquals(2, missing.status());
        assertTrue(missing.err().startsWith("marienbad: missing are parts 2/3 (has "), missing.err());
        assertEquals(0, tournament(output, plan, "--part", "2/3").status());
        Cli.Result result = Cli.run("tournament", "merge", output.toString());
        assertEquals(0, result.status(), result.err());
        assertTrue(
                result.out().endsWith("3 parts, 18 games. Report: " + output.resolve("report.html") + "\n"),
                result.out());
        Path whole = directory.resolve("whole");
        assertEquals(0, tournament(whole, plan).status());
        assertEquals(games(whole), games(output));
        for (String file : List.of("plan.json", "pairings.csv")) {
            assertEquals(Files.readString(whole.resolve(file)), Files.readString(output.resolve(file)));
        }
        assertTrue(Files.exists(output.resolve("report.html")) && Files.exists(output.resolve("games.csv")));
    }

    @Test
    void wrongPartsAreOneLine() {
        List<String> plan = List.of("--game", "nim", "-p", "random", "-p", "greedy", "--games", "4");
        Cli.Result seedless = tournament(output, plan, "--part", "1/2");
        assertEquals(
                "marienbad: --part needs a seed, the same one for all parts: \"seed\" in the plan, or --seed\n",
                seedless.err());
        Cli.Result wrong = tournament(output, plan, "--seed", "1", "--part", "3/2");
        assertEquals("marienbad: part 3/2; allowed: K/N with K from 1 to N, such as 3/100\n", wrong.err());
        Cli.Result none = Cli.run("tournament", "merge", output.toString());
        assertEquals("marienbad: " + output + " has no parts of a tournament\n", none.err());
        Cli.Result part = tournament(output, plan, "--seed", "1", "--part", "1/2", "--json");
        assertEquals(
                "{\"part\":\"1/2\",\"games\":2,\"complete\":true}", part.out().replaceAll("\\s", ""));
        assertTrue(
                tournament(output, plan, "--seed", "1", "--part", "1/2").out().contains("2 games played before"));
    }

    @Test
    void gamesOfAStoppingRuleAfterTheDecisionAreLeftOutAndSaid() throws IOException {
        List<String> plan = List.of(
                "--game",
                "nim",
                "-p",
                "perfect",
                "-p",
                "random",
                "--games",
                "400",
                "--seed",
                "1",
                "--stop",
                "sprt(0,50)");
        for (String part : List.of("1/2", "2/2")) {
            assertEquals(0, tournament(output, plan, "--part", part).status());
        }
        Cli.Result merged = Cli.run("tournament", "merge", output.toString());
        Path whole = directory.resolve("whole");
        assertEquals(0, tournament(whole, plan).status());
        assertEquals(games(whole), games(output));
        long played = games(whole).lines().count() - 1;
        assertTrue(played < 400, played + " games");
        assertTrue(
                merged.out()
                        .contains(played + " games, without " + (400 - played)
                                + " played after the decision of their pairing. Report: "),
                merged.out());
    }

    @Test
    void aTournamentIsContinuedByTheSameCodeOnly() throws IOException {
        List<String> plan = List.of("--game", "nim", "-p", "random", "-p", "greedy", "--games", "6", "--seed", "1");
        assertEquals(0, tournament(output, plan).status());
        Path games = output.resolve("games.jsonl");
        String whole = Files.readString(games);
        String half = whole.substring(0, whole.indexOf("{\"index\":3"));
        Files.writeString(games, half.replaceFirst("\"lab\":\"[^\"]*\"", "\"lab\":\"0.0.1\""));
        String before = Files.readString(games);
        Cli.Result other = tournament(output, plan, "--resume");
        assertEquals(2, other.status());
        assertTrue(
                other.err()
                        .matches("marienbad: \\S*games.jsonl was played by other code than there is here: framework"
                                + " .*, lab 0\\.0\\.1, plugins [0-9a-f]{16}; here framework .*, ai .*, lab .*, plugins"
                                + " [0-9a-f]{16}\n"),
                other.err());
        assertEquals(before, Files.readString(games));
        Files.writeString(games, half.replaceFirst("\"code\":\\{[^}]*},", ""));
        Cli.Result older = tournament(output, plan, "--resume");
        assertEquals(0, older.status());
        assertTrue(older.err().contains("does not say which code played it"), older.err());
        assertEquals(7, Files.readAllLines(games).size());
        assertTrue(Files.readString(output.resolve("report.html")).contains("SHA-256 of the plan"));

        Path written = directory.resolve("plan.json");
        assertEquals(0, tournament(directory.resolve("again"), plan).status());
        String again = Files.readString(directory.resolve("again").resolve("plan.json"));
        assertTrue(Files.readString(directory.resolve("again").resolve("report.html"))
                .contains("SHA-256 of the jars of the game and the players: "));
        Files.writeString(written, again.replaceFirst("\"lab\" : \"[^\"]*\"", "\"lab\" : \"0.0.1\""));
        Cli.Result warned = tournament(directory.resolve("third"), List.of(written.toString()));
        assertEquals(0, warned.status(), warned.err());
        assertTrue(warned.err().contains("warning: the plan is one of other code"), warned.err());
    }

    /** The jar of a player is known by what it holds, not by its place. */
    @Test
    void anotherJarOfAPlayerIsOtherCode() throws IOException {
        List<String> plan = List.of("--game", "nim", "-p", "odd", "-p", "random", "--games", "4", "--seed", "1");
        String one = jar("one", "throw new IllegalStateException(\"one\");");
        String two = jar("two", "throw new IllegalStateException(\"two\");");
        assertEquals(0, tournament(output, plan, "--plugins", one).status());
        Path games = output.resolve("games.jsonl");
        String whole = Files.readString(games);
        Files.writeString(games, whole.substring(0, whole.indexOf("{\"index\":3")));
        Cli.Result other = tournament(output, plan, "--plugins", two, "--resume");
        assertEquals(2, other.status());
        assertTrue(other.err().contains("was played by other code than there is here"), other.err());
        Path moved = Files.copy(Path.of(one), directory.resolve("moved.jar"));
        assertEquals(
                0,
                tournament(output, plan, "--plugins", moved.toString(), "--resume")
                        .status());
    }

    private String jar(String folder, String body) throws IOException {
        return PluginJar.player(Files.createDirectory(directory.resolve(folder)), body)
                .toString();
    }
}
