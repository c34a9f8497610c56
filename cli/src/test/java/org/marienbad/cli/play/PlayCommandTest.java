package org.marienbad.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.cli.Cli;
import org.marienbad.cli.PluginJar;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.json.MatchRecordJson;

class PlayCommandTest {
    @TempDir
    private Path directory;

    private static Cli.Result nim(String input, String... players) {
        String[] arguments = new String[8 + 2 * players.length];
        List<String> start = List.of("play", "nim", "-o", "heaps=1-2", "--seed", "4", "--lang", "en");
        for (int i = 0; i < start.size(); i++) {
            arguments[i] = start.get(i);
        }
        for (int i = 0; i < players.length; i++) {
            arguments[start.size() + 2 * i] = "-p";
            arguments[start.size() + 2 * i + 1] = players[i];
        }
        return Cli.runWithInput(input, arguments);
    }

    @Test
    void personsPlayByNotationAndByNumberToTheEnd() {
        Cli.Result result = nim("2:1\n1\n2:1\n", "person", "person");
        assertEquals(0, result.status(), result.err());
        assertTrue(result.out().contains("Player 1 plays 2:1"), result.out());
        assertTrue(result.out().contains("Player 2 plays 1:1"), result.out());
        assertTrue(result.out().contains("Player 1 wins."), result.out());
    }

    /** The standard output has lines of JSON alone; what is said to people goes to the standard error. */
    @Test
    void programsAreToldEvents() throws IOException {
        Cli.Result result = Cli.runWithInput(
                "7:7\nhint minimax(depth=3)\n2:1\n1\n2:1\nquit\n",
                "play",
                "nim",
                "-o",
                "heaps=1-2",
                "--seed",
                "4",
                "--lang",
                "en",
                "-p",
                "person",
                "-p",
                "person",
                "--json");
        assertEquals(0, result.status(), result.err());
        List<JsonNode> events = new ArrayList<>();
        for (String line : result.outLines()) {
            events.add(new ObjectMapper().readTree(line));
        }
        assertEquals(
                List.of(
                        "game",
                        "position",
                        "turn",
                        "illegal",
                        "hint",
                        "ply",
                        "position",
                        "turn",
                        "ply",
                        "position",
                        "turn",
                        "ply",
                        "position",
                        "over"),
                events.stream().map(event -> event.get("event").textValue()).toList(),
                result.out());
        assertEquals("[\"1:1\",\"2:2\",\"2:1\"]", events.get(3).get("legal").toString());
        assertEquals("2:1", events.get(4).get("ply").textValue());
        assertEquals(
                "{\"event\":\"ply\",\"index\":0,\"actor\":0,\"ply\":\"2:1\"}",
                events.get(5).toString());
        assertEquals(1, events.get(6).get("actor").intValue());
        assertEquals("[1.0,-1.0]", events.get(13).get("payoffs").toString());
        assertTrue(result.err().contains("Your action"), result.err());
    }

    @Test
    void programsReadTheThoughtsOfPlayers() throws IOException {
        Cli.Result result = Cli.run(
                "play",
                "poker",
                "--seed",
                "4",
                "-p",
                "random",
                "-p",
                "mcts(iterations=50)",
                "--json",
                "--clock",
                "5+3");
        assertEquals(0, result.status(), result.err());
        Set<String> events = new TreeSet<>();
        for (String line : result.outLines()) {
            JsonNode event = new ObjectMapper().readTree(line);
            events.add(event.get("event").textValue());
            if (event.get("event").textValue().equals("seed")) {
                assertEquals(4, event.get("seed").intValue());
            }
        }
        assertEquals(Set.of("game", "ply", "position", "thought", "over", "seed"), events, result.out());
        Cli.Result both = Cli.run("play", "nim", "--plain", "--json");
        assertEquals("marienbad: --plain and --json exclude each other\n", both.err());
    }

    @Test
    void aLineThatMeansNothingIsAnsweredAndTheGameGoesOn() {
        Cli.Result result = nim("7:7\n9\nfly\n\n2:1\nquit\n", "person", "person");
        assertEquals(0, result.status());
        for (String given : List.of("7:7", "9", "fly")) {
            assertTrue(result.out().contains("'" + given + "' is neither an action nor a command."), result.out());
        }
        assertTrue(result.out().contains("Actions: 1:1 2:2 2:1"), result.out());
        assertTrue(result.out().contains("Stopped after 1 ply."), result.out());
    }

    @Test
    void afterTheEndThereAreOnlyCommands() {
        Cli.Result result = nim("2:1\n1\n2:1\n1:1\nquit\n", "person", "person");
        assertTrue(result.out().contains("'1:1' is no command; help lists the commands."), result.out());
    }

    @Test
    void undoAndRedoGoOverTheRepliesOfTheAi() {
        Cli.Result result = nim("2:1\nundo\nredo\nundo\nundo\nquit\n", "person", "minimax");
        assertEquals(0, result.status(), result.err());
        assertTrue(result.out().contains("There is nothing to undo."), result.out());
        assertTrue(result.out().contains("Player 2 plays"), result.out());
    }

    @ParameterizedTest
    @CsvSource({"en,Chance has decided something since then", "cs,Od té doby rozhodla náhoda"})
    void aCardThatWasTurnedUpIsNotTakenBack(String language, String sentence) {
        Cli.Result result = Cli.runWithInput(
                "c\nc\nundo\nquit\n",
                "play",
                "poker",
                "-o",
                "variant=leduc",
                "--seed",
                "4",
                "--lang",
                language,
                "-p",
                "person",
                "-p",
                "random");
        assertEquals(0, result.status(), result.err());
        assertTrue(result.out().contains(sentence), result.out());
    }

    @Test
    void aiMovesComeWithTheirThoughts() {
        Cli.Result result = nim("2:2\n", "person", "minimax(depth=5)");
        assertTrue(
                result.outLines().stream()
                        .anyMatch(line -> line.matches("  expects: (wins|loses), \\d+ iterations, depth \\d+, .* s")),
                result.out());
    }

    @Test
    void hintsShowTheBestLines() {
        Cli.Result result = nim("hint minimax(depth=6)\nhint nobody\nquit\n", "person", "random");
        assertTrue(result.out().contains("minimax(depth=6) would play:"), result.out());
        assertTrue(result.outLines().stream().anyMatch(line -> line.matches("  2:1   wins, proven .*")), result.out());
        assertTrue(result.out().contains("unknown player 'nobody'; there are: "), result.out());
    }

    @Test
    void playersAreExchangedInTheMiddle() {
        Cli.Result result = nim("2:1\nplayer 2 random\n1:1\nplayer 9 random\nplayer\nquit\n", "person", "person");
        assertTrue(result.out().contains("Player 2 is played by random now."), result.out());
        assertTrue(result.out().contains("Say which seat and who"), result.out());
        assertEquals(0, result.status());
    }

    @Test
    void theEndOfTheInputEndsPolitely() {
        Cli.Result result = nim("", "person", "random");
        assertEquals(0, result.status());
        assertTrue(result.out().endsWith("End of the input: stopped after 0 plies.\n"), result.out());
    }

    @Test
    void saveAndLoadGoOnWithTheSameGame() throws IOException {
        Path file = directory.resolve("game.json");
        Cli.Result first = Cli.runWithInput(
                "2:1\nquit\n",
                "play",
                "nim",
                "-o",
                "heaps=1-2",
                "--starter",
                "2",
                "-p",
                "person",
                "-p",
                "person",
                "--save",
                file.toString());
        assertEquals(0, first.status(), first.err());
        MatchRecord record = MatchRecordJson.read(Files.readString(file));
        assertEquals(List.of("2:1"), record.mainLine());
        assertEquals(1, record.starter());

        Cli.Result second = Cli.runWithInput(
                "1:1\nsave " + directory.resolve("other.json") + "\n2:1\n",
                "play",
                "--load",
                file.toString(),
                "--save",
                file.toString(),
                "--lang",
                "en");
        assertEquals(0, second.status(), second.err());
        assertTrue(second.out().contains("Player 2 wins."), second.out());
        assertEquals(
                List.of("2:1", "1:1"),
                MatchRecordJson.read(Files.readString(directory.resolve("other.json")))
                        .mainLine());
        MatchRecord whole = MatchRecordJson.read(Files.readString(file));
        assertEquals(List.of("2:1", "1:1", "2:1"), whole.mainLine());
        assertEquals(Optional.of(List.of(-1.0, 1.0)), whole.payoffs());
        try (Stream<Path> files = Files.list(directory)) {
            assertEquals(Set.of(file, directory.resolve("other.json")), files.collect(Collectors.toSet()));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"format\":1,\"game\":\"nim\",\"sea | not JSON",
                "{\"format\":9,\"game\":\"nim\",\"seats\":2,\"options\":{},\"starter\":0,\"seed\":1,\"players\":[],"
                        + "\"plies\":[]} | format 9 is not known",
                "{\"format\":1,\"game\":\"nim\",\"seats\":2,\"options\":{},\"starter\":0,\"seed\":1,\"players\":[\"person\",\"person\"],\"plies\":[\"1:1\",\"1:1\"]}"
                        + " | ply 2 '1:1' is not legal;",
                "{\"format\":1,\"game\":\"go\",\"seats\":2,\"options\":{},\"starter\":0,\"seed\":1,"
                        + "\"players\":[\"person\",\"person\"],\"plies\":[]} | unknown game 'go'",
            })
    void aMalformedRecordIsOneLineAndStatus2(String content, String message) throws IOException {
        Path file = Files.writeString(directory.resolve("bad.json"), content);
        Cli.Result result = Cli.run("play", "--load", file.toString());
        assertEquals(2, result.status());
        assertEquals(1, result.errLines().size(), result.err());
        assertTrue(result.err().startsWith("marienbad: " + file + ": "), result.err());
        assertTrue(result.err().contains(message), result.err());
        assertEquals("", result.out());
    }

    @Test
    void anAiThatThrowsIsOneLineAndCanBeExchanged() throws IOException {
        String jar = PluginJar.player(directory, "throw new IllegalStateException(\"no idea\");")
                .toString();
        Cli.Result stuck =
                Cli.runWithInput("2:1\n", "play", "nim", "-p", "person", "-p", "odd", "--plugins", jar, "--lang", "en");
        assertEquals(2, stuck.status());
        assertEquals(1, stuck.errLines().size(), stuck.err());
        assertTrue(stuck.err().contains("no idea"), stuck.err());
        Cli.Result helped = Cli.runWithInput(
                "2:1\nplayer 2 random\nquit\n",
                "play",
                "nim",
                "-p",
                "person",
                "-p",
                "odd",
                "--plugins",
                jar,
                "--lang",
                "en");
        assertEquals(0, helped.status());
        assertTrue(helped.out().contains("Player 2 plays"), helped.out());
    }

    @Test
    void withoutAGameItAsksForOne() {
        Cli.Result result = Cli.runWithInput("99\nnimm\n1\nquit\n", "play", "--lang", "en");
        assertEquals(0, result.status());
        assertTrue(result.out().contains("unknown game 'nimm' (did you mean 'nim'?)"), result.out());
        assertTrue(result.out().contains(": you"), result.out());
    }

    @Test
    void itSpeaksCzech() {
        Cli.Result result = Cli.runWithInput("help\n", "play", "nim", "-p", "person", "-p", "random", "--lang", "cs");
        assertTrue(result.out().contains("Váš tah"), result.out());
        assertTrue(
                result.outLines().stream()
                        .anyMatch(line -> line.endsWith("zpět k vašemu poslednímu tahu a zase vpřed")),
                result.out());
    }

    @Test
    void aClockIsShownKeptAndContinued() throws IOException {
        Path file = directory.resolve("clocked.json");
        Cli.Result result = Cli.runWithInput(
                "2:1\nquit\n",
                "play",
                "nim",
                "-o",
                "heaps=1-2",
                "-p",
                "person",
                "-p",
                "person",
                "--lang",
                "en",
                "--clock",
                "5+3",
                "--save",
                file.toString());
        assertEquals(0, result.status(), result.err());
        assertTrue(result.out().contains("Clock: 5+3"), result.out());
        assertTrue(
                result.outLines().stream()
                        .anyMatch(line -> line.matches("Time left: Player 1 [45]:\\d\\d, Player 2 5:00")),
                result.out());
        MatchRecord record = MatchRecordJson.read(Files.readString(file).strip());
        assertEquals("5+3", record.clock().orElseThrow().control().toString());
        long left = record.plies().get(0).time().orElseThrow().left().orElseThrow();
        assertTrue(left > 200_000 && left <= 303_000, () -> "left: " + left);
        Cli.Result again = Cli.runWithInput("quit\n", "play", "--load", file.toString(), "--lang", "en");
        assertTrue(again.out().contains("Clock: 5+3"), again.out() + again.err());
        Cli.Result both = Cli.run("play", "--load", file.toString(), "--clock", "1+0");
        assertEquals(
                "marienbad: --load says which clock; leave --clock out",
                both.err().strip());
    }

    @Test
    void anUnknownClockIsRefused() {
        Cli.Result result = Cli.run("play", "nim", "--clock", "soon");
        assertEquals(2, result.status());
        assertEquals(
                "marienbad: --clock: clock 'soon' is not known; allowed: minutes+seconds a decision (5+3), seconds a"
                        + " decision (30s), days a decision (3d), or unlimited",
                result.err().strip());
    }
}
