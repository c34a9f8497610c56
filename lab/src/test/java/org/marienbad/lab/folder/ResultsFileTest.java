package org.marienbad.lab.folder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.lab.Toys;
import org.marienbad.lab.plan.PlanEntries;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.run.TournamentRun;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;

class ResultsFileTest {
    private static final Tournament TOURNAMENT =
            Toys.tournament(Tournament.Options.of(30, 4).keepingPlies(), "dice", "dice", "failing");

    @TempDir
    private Path directory;

    private Path path;

    @BeforeEach
    void name() {
        path = directory.resolve("games.jsonl");
    }

    private static void add(ResultsFile file, GameResult game) {
        try {
            file.add(game);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Plays until {@code stop} games are reported, then ends as an interruption does. */
    private void begin(int stop) throws IOException {
        TournamentRun run = new TournamentRun(TOURNAMENT, Toys.PLAYERS);
        int[] count = {0};
        try (ResultsFile file =
                ResultsFile.open(path, new TournamentRun(TOURNAMENT, Toys.PLAYERS), "1.0", game -> {})) {
            List<GameResult> early = run.play(2, (game, result) -> {
                add(file, game);
                if (++count[0] == stop) {
                    run.stop();
                }
            });
            early.forEach(game -> add(file, game));
        }
    }

    /** Goes on to the end and returns how many games were played now. */
    private int resume(Tournament tournament) throws IOException {
        TournamentRun run = new TournamentRun(tournament, Toys.PLAYERS);
        int[] played = {0};
        List<Long> counted = new ArrayList<>();
        try (ResultsFile file = ResultsFile.open(
                path, run, "1.0", game -> counted.add(game.fixture().index()))) {
            run.play(2, (game, result) -> {
                add(file, game);
                counted.add(game.fixture().index());
                played[0] += result.isPresent() ? 1 : 0;
            });
            file.flushAll();
        }
        assertEquals(counted.stream().sorted().distinct().toList(), counted, "every game once, in order");
        assertEquals(tournament.games(), counted.size());
        return played[0];
    }

    /** Without the times, which differ from run to run. */
    private String content() throws IOException {
        return Files.readString(path).replaceAll(",\"nanos\":\\[[0-9,]*]", "");
    }

    private String uninterrupted() throws IOException {
        begin(90);
        String whole = content();
        Files.delete(path);
        return whole;
    }

    @Test
    void goingOnGivesTheSameFileAsPlayingWithoutInterruption() throws IOException {
        String whole = uninterrupted();
        begin(41);
        int there = Files.readAllLines(path).size() - 1;
        assertTrue(there >= 41 && there <= 90, there + " games are there");
        assertEquals(90 - there, resume(TOURNAMENT));
        assertEquals(whole, content());
        assertEquals(0, resume(TOURNAMENT), "nothing is left to be played");
        assertEquals(whole, content());
    }

    @Test
    void aLineThatBreaksOffIsPlayedAgain() throws IOException {
        String whole = uninterrupted();
        begin(50);
        String torn = Files.readString(path);
        Files.writeString(path, torn.substring(0, torn.length() - 20));
        resume(TOURNAMENT);
        assertEquals(whole, content());
    }

    @Test
    void aGapIsFilled() throws IOException {
        String whole = uninterrupted();
        begin(90);
        List<String> lines = new ArrayList<>(Files.readAllLines(path));
        lines.remove(40);
        lines.remove(20);
        Files.writeString(path, String.join("\n", lines) + "\n");
        assertEquals(2, resume(TOURNAMENT));
        assertEquals(whole, content());
    }

    @Test
    void theFirstLineIsThePlan() throws IOException {
        begin(5);
        PlanEntries plan = PlanEntries.read("plan", Journal.plan(path));
        assertEquals(PlanJson.hash(TOURNAMENT), PlanJson.hash(plan.tournament(Toys.GAMES, Toys.PLAYERS)));
    }

    @Test
    void aFileWithTheFormerNameOfAnEntryIsResumed() throws IOException {
        Tournament judged = Toys.tournament(Tournament.Options.of(2, 4).oracle(PlayerSpec.of("miser")), "dice", "dice");
        ResultsFile.open(path, new TournamentRun(judged, Toys.PLAYERS), "1.0", game -> {})
                .close();
        String header = Files.readString(path).replace(PlanJson.hash(judged), "0".repeat(64));
        Files.writeString(path, header.replace("\"oracle\":", "\"truth\":").replace("\"seed\":4", "\"seed\":5"));
        assertThrows(IllegalArgumentException.class, () -> resume(judged));
        Files.writeString(path, header.replace("\"oracle\":", "\"truth\":"));
        assertEquals(judged.games(), resume(judged));
    }

    @Test
    void anEmptyFileIsAsIfItWereNotThere() throws IOException {
        Files.createFile(path);
        assertFalse(Journal.begun(path));
        begin(5);
        assertTrue(Journal.begun(path));
    }

    @Test
    void anotherPlanIsRefusedWithTheDifference() throws IOException {
        begin(5);
        Tournament other = Toys.tournament(Tournament.Options.of(31, 4).keepingPlies(), "dice", "dice", "failing");
        String refusal = assertThrows(IllegalArgumentException.class, () -> resume(other))
                .getMessage();
        assertEquals(path + " holds the games of another plan: 'games' was 30, now it is 31", refusal);
    }

    @Test
    void aBrokenLineInTheMiddleIsNamed() throws IOException {
        begin(20);
        List<String> lines = new ArrayList<>(Files.readAllLines(path));
        lines.set(3, lines.get(3).substring(0, 40));
        Files.writeString(path, String.join("\n", lines) + "\n");
        String refusal = assertThrows(IllegalArgumentException.class, () -> resume(TOURNAMENT))
                .getMessage();
        assertTrue(refusal.startsWith(path + " line 4: "), refusal);
        Files.writeString(path, "a year of work\n");
        assertTrue(assertThrows(IllegalArgumentException.class, () -> resume(TOURNAMENT))
                .getMessage()
                .startsWith(path + " line 1: not the plan of an experiment"));
        assertEquals("a year of work\n", Files.readString(path));
    }

    /** Each is an edit of a line of a game that never happened. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"starter\":0 | \"starter\":7 | 'starter' is 7",
                "\"round\":0 | \"round\":3 | is of round 0, not 3",
                "\"payoffs\":\\[[^]]*] | \"payoffs\":[1e308,-1e308] | 'payoffs' is 1.0E308",
                "\"payoffs\":\\[[^]]*] | \"payoffs\":[0.25,0.5] | 'the sum of payoffs' is 0.75",
                "\"payoffs\":\\[[^]]*] | \"payoffs\":[\"a\",0] | \"a\" is not a number",
                "\"length\":\\d+ | \"length\":99999 | 'length' is 99999",
                "\"length\":\\d+ | \"length\":1e30 | is not a whole number",
                "\"decisions\":\\[\\d+ | \"decisions\":[-5 | 'decisions' is",
                "\"decisions\":\\[\\d+ | \"decisions\":[90000 | 'decisions' is",
                "\"digest\":\"[0-9a-f]+ | \"digest\":\"1 | 'digest' is 1",
                "\"plies\":\\[\"[^\"]*\" | \"plies\":[\"z9\" | 'z9' is not legal",
                "\"plies\":\\[\"[^\"]*\", | \"plies\":[ | 'plies' is",
                "\\{\"index\":0 | {\"index\":1,\"index\":0 | Duplicate field 'index'"
            })
    void impossibleGamesAreRefusedWithTheirLine(String before, String after, String problem) throws IOException {
        begin(20);
        List<String> lines = new ArrayList<>(Files.readAllLines(path));
        String edited = lines.get(1).replaceFirst(before, Matcher.quoteReplacement(after));
        assertNotEquals(lines.get(1), edited);
        lines.set(1, edited);
        Files.writeString(path, String.join("\n", lines) + "\n");
        String refusal = assertThrows(IllegalArgumentException.class, () -> resume(TOURNAMENT))
                .getMessage();
        assertTrue(refusal.startsWith(path + " line 2: ") && refusal.contains(problem), refusal);
    }

    @Test
    void aFileThatIsThereIsNotOverwrittenAndOneInUseNotTouched() throws IOException {
        begin(5);
        List<String> games = Files.readAllLines(path).subList(0, 6);
        ResultsFile.open(path, new TournamentRun(TOURNAMENT, Toys.PLAYERS), "2.0", game -> {})
                .close();
        assertEquals(games, Files.readAllLines(path).subList(0, 6));
        TournamentRun run = new TournamentRun(TOURNAMENT, Toys.PLAYERS);
        try (ResultsFile file = ResultsFile.open(path, run, "1.0", game -> {})) {
            file.flush();
            assertEquals(
                    path + " is being written by another tournament",
                    assertThrows(IllegalArgumentException.class, () -> resume(TOURNAMENT))
                            .getMessage());
        }
    }

    @Test
    void gamesAheadOfTheirTurnOutliveAProcessThatIsKilledWhileItGoesOn() throws IOException {
        begin(20);
        List<String> lines = new ArrayList<>(Files.readAllLines(path));
        String next = lines.remove(4);
        Files.writeString(path, String.join("\n", lines) + "\n");
        // Killed twice: before the next game, and while it is written.
        ResultsFile.open(path, new TournamentRun(TOURNAMENT, Toys.PLAYERS), "1.0", game -> {})
                .close();
        assertEquals(4, Files.readAllLines(path).size());
        ResultsFile.open(path, new TournamentRun(TOURNAMENT, Toys.PLAYERS), "1.0", game -> {})
                .close();
        Files.writeString(path, Files.readString(path) + next.substring(0, 20));
        assertEquals(TOURNAMENT.games() - (lines.size() - 1), resume(TOURNAMENT));
        try (Stream<Path> files = Files.list(directory)) {
            assertEquals(
                    List.of("games.jsonl"),
                    files.map(file -> file.getFileName().toString())
                            .filter(name -> !name.endsWith(".lock"))
                            .toList());
        }
    }

    @Test
    void anotherPlanLeavesGamesSetAsideWhereTheyAre() throws IOException {
        begin(20);
        List<String> lines = new ArrayList<>(Files.readAllLines(path));
        lines.remove(4);
        Files.writeString(path, String.join("\n", lines) + "\n");
        ResultsFile.open(path, new TournamentRun(TOURNAMENT, Toys.PLAYERS), "1.0", game -> {})
                .close();
        String games = Files.readString(path);
        Tournament other = Toys.tournament(Tournament.Options.of(31, 4).keepingPlies(), "dice", "dice", "failing");
        assertThrows(IllegalArgumentException.class, () -> resume(other));
        assertEquals(games, Files.readString(path));
        assertTrue(Files.exists(directory.resolve("games.jsonl.ahead")));
    }
}
