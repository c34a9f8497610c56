package org.marienbad.lab.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.State;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.HostileExecutor;
import org.marienbad.lab.ToyWorker;
import org.marienbad.lab.Toys;
import org.marienbad.lab.folder.ResultsFile;
import org.marienbad.lab.folder.TournamentFolder;
import org.marienbad.lab.plan.PlanEntries;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.report.RunInfo;
import org.marienbad.lab.run.TournamentRun;
import org.marienbad.lab.shard.SelfPlayGame;
import org.marienbad.lab.shard.SelfPlayShard;
import org.marienbad.lab.shard.SelfPlayShards;

class OpeningsTest {
    @TempDir
    private Path directory;

    private Path file;

    @BeforeEach
    void write() throws IOException {
        file = directory.resolve("book.txt");
        Files.writeString(file, "# three\ntake1 *take0 take2\n\n[\"take3\"]\n  take2   *take1\r\n");
    }

    private PlanEntries plan() {
        return PlanEntries.none("flags")
                .with("game", "toy", "--game")
                .with("options", Map.of("counters", 20, "dice", "on"), "--option")
                .with("starter", "lot", "--starter")
                .with("entrants", List.of("dice", "miser"), "--player")
                .with("games", 16, "--games")
                .with("seed", 5, "--seed")
                .with("plies", true, "--plies")
                .with("openings", file.toString(), "--openings");
    }

    private static Tournament tournament(PlanEntries plan) {
        return plan.tournament(Toys.GAMES, Toys.PLAYERS);
    }

    private static String refusal(PlanEntries plan) {
        return assertThrows(IllegalArgumentException.class, () -> tournament(plan))
                .getMessage();
    }

    @Test
    void roundsTakeTurnsAndSeatsAreSwapped() {
        List<List<String>> set =
                List.of(List.of("take1", "*take0", "take2"), List.of("take3"), List.of("take2", "*take1"));
        List<GameResult> games = Toys.play(tournament(plan()), 2);
        assertEquals(16, games.size());
        for (GameResult game : games) {
            long round = game.fixture().index() / 2;
            assertEquals(round, game.fixture().round());
            List<String> opening = set.get((int) (round % 3));
            assertEquals(opening, game.plies().subList(0, opening.size()));
            int chance = (int)
                    game.plies().stream().filter(ply -> ply.startsWith("*")).count();
            int given =
                    (int) opening.stream().filter(ply -> !ply.startsWith("*")).count();
            assertEquals(
                    game.length() - chance - given,
                    game.decisions()[0] + game.decisions()[1],
                    "what is given is nobody's decision");
        }
        assertEquals(
                games.get(0).fixture().entrants().get(0),
                games.get(1).fixture().entrants().get(1));
    }

    @Test
    void thePlanIsCompleteWithoutTheFile() throws IOException {
        Tournament one = tournament(plan());
        OpeningSet set = one.options().openings().orElseThrow();
        assertEquals("book.txt", set.file());
        assertTrue(set.hash().matches("[0-9a-f]{64}"));
        Files.delete(file);
        Tournament again = tournament(PlanEntries.read("plan.json", PlanJson.pretty(one)));
        assertEquals(PlanJson.hash(one), PlanJson.hash(again));
        assertEquals(set, again.options().openings().orElseThrow());
    }

    /** Other processes play the same after an interruption. */
    @Test
    void executorsAndInterruptionsMakeNoDifference() throws IOException {
        Tournament tournament = tournament(plan());
        List<String> expected = new ArrayList<>();
        Toys.play(tournament, 1).forEach(game -> expected.add(String.join(" ", game.plies())));
        Path folder = directory.resolve("results");
        for (int stop : new int[] {7, -1}) {
            TournamentRun run = new TournamentRun(tournament, Toys.PLAYERS);
            try (TournamentFolder files = new TournamentFolder(folder, run, "1.0")) {
                files.play(new HostileExecutor(List.of(new ToyWorker()), 3, 2), (game, result) -> {
                    if (game.fixture().index() == stop) {
                        run.stop();
                    }
                });
                Path page = files.report(new RunInfo("1.0", false), Locale.ENGLISH);
                assertTrue(Files.readString(page).contains("3 openings given (book.txt, SHA-256 "));
            }
        }
        List<String> played = new ArrayList<>();
        ResultsFile.forEach(
                TournamentFolder.games(folder), tournament, 16, game -> played.add(String.join(" ", game.plies())));
        assertEquals(expected, played);
    }

    @Test
    void theOracleDoesNotJudgeGivenOpenings() throws IOException {
        Files.writeString(file, "take1\n");
        PlanEntries plan =
                plan().with("options", Map.of("dice", "off"), "--option").with("oracle", "prover", "--oracle");
        for (GameResult game : Toys.play(tournament(plan), 1)) {
            int[] judged = game.verdict().orElseThrow().judged();
            assertEquals(game.length() - 1, judged[0] + judged[1]);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "take9 | line 2: ply 1: 'take9' is not legal; legal: take1 take2 take3",
                "take1 take1 | line 2: ply 2: 'take1' should be a chance outcome, marked with *",
                "[\"take1\" | line 2 is not JSON; allowed: plies in the game's notation",
                "[1] | line 2 is not an opening; allowed: plies in the game's notation",
                "3 | line 2: ply 1: '3' is not legal; legal: take1 take2 take3",
                "{\"left\":3,\"seat\":0,\"seat\":1} | line 2 is not JSON; allowed: plies in the game's notation",
                "{\"left\":21} | line 2: position: 'left' must be a whole number from 0 to 20",
                "{\"left\":3,\"seat\":0,\"coin\":0,\"x\":1} | line 2: position: unknown field 'x'",
                "{\"left\":0,\"seat\":0,\"coin\":0} | line 2: the game is over in it; allowed: openings of unfinished",
            })
    void aLineThatCannotBePlayedIsNamed(String line, String message) throws IOException {
        Files.writeString(file, "take1\n" + line + "\n");
        String refused = refusal(plan());
        assertTrue(refused.startsWith(file + " " + message), refused);
        assertEquals(1, refused.lines().count());
    }

    @Test
    void anOpeningMustLeaveAGame() throws IOException {
        Files.writeString(file, "take2\n");
        String refused = refusal(plan().with("options", Map.of("counters", 2), "--option"));
        assertEquals(file + " line 1: the game is over after it; allowed: openings of unfinished games", refused);
    }

    /** Positions stand among lines of plies; records, results and self-play data know where the games began. */
    @Test
    void gamesBeginInPositions() throws IOException {
        Files.writeString(file, "{\"left\":7,\"seat\":1,\"coin\":0}\ntake3\n{\"coin\":1,\"left\":9,\"seat\":0}\n");
        Tournament tournament = tournament(plan().with("shards", 100, "--shards"));
        Tournament again = tournament(PlanEntries.read("plan.json", PlanJson.pretty(tournament)));
        assertEquals(PlanJson.hash(tournament), PlanJson.hash(again));
        Path folder = directory.resolve("positions");
        TournamentRun run = new TournamentRun(tournament, Toys.PLAYERS);
        List<MatchRecord> records = new ArrayList<>();
        try (TournamentFolder files = new TournamentFolder(folder, run, "1.0")) {
            files.play(
                    new HostileExecutor(List.of(new ToyWorker()), 3, 2),
                    (game, result) -> records.add(run.record(game)));
            files.report(new RunInfo("1.0", false), Locale.ENGLISH);
        }
        List<Integer> lefts = List.of(7, 20, 9);
        for (MatchRecord record : records) {
            int opening = records.indexOf(record) / 2 % 3;
            MatchRecord.Replay replay = record.replay(Toys.GAMES::get);
            assertEquals(
                    lefts.get(opening),
                    replay.setup().game().position(replay.start()).orElseThrow().get("left"));
            assertEquals(opening == 2, record.plies().get(0).ply().startsWith("*"));
        }
        List<GameResult> results = new ArrayList<>();
        ResultsFile.forEach(TournamentFolder.games(folder), tournament, 16, results::add);
        assertEquals(16, results.size());
        try (SelfPlayShard shard = SelfPlayShard.open(SelfPlayShards.file(folder.resolve("shards"), 0), Toys.GAMES)) {
            for (GameResult result : results) {
                SelfPlayGame game = shard.next().orElseThrow();
                State state = game.setup().newState();
                int opening = (int) (result.fixture().round() % 3);
                if (opening == 0) {
                    assertEquals(1, state.actor());
                    assertEquals(1, result.starter(), "whoever is to move in a position begins");
                }
                Arrays.stream(game.plies()).forEach(state::apply);
                assertEquals(State.TERMINAL, state.actor());
                assertEquals(result.starter(), game.starter());
            }
        }
    }

    @Test
    void malformedSetsAreRefused() throws IOException {
        Files.writeString(file, "# nothing\n");
        assertEquals("--openings: there are 0 openings; allowed: 1 to 10000", refusal(plan()));
        Files.delete(file);
        assertEquals(
                "--openings: '" + file + "' cannot be read (NoSuchFileException); allowed: the path of a text file with"
                        + " an opening in each line",
                refusal(plan()));
        Files.writeString(file, "take1\n");
        assertTrue(refusal(plan().with("opening", 2, "--opening"))
                .endsWith("a random opening and a set of openings are given; allowed: one of them"));
    }

    @Test
    void positionsMayBeWrittenOut() {
        String json = "{\"game\":\"toy\",\"entrants\":[\"dice\",\"miser\"],\"openings\":{\"lines\":[[\"take1\"],%s]}}";
        Tournament written =
                tournament(PlanEntries.read("plan.json", json.formatted("{\"left\":3,\"seat\":1,\"coin\":0}")));
        assertEquals(
                List.of(
                        OpeningSet.Opening.of(List.of("take1")),
                        OpeningSet.Opening.of(Map.of("left", 3, "seat", 1, "coin", 0))),
                written.options().openings().orElseThrow().lines());
        assertEquals(
                "plan.json line 1, $.openings.lines[1]: position: 'seat' must be a whole number from 0 to 1",
                refusal(PlanEntries.read("plan.json", json.formatted("{\"left\":3,\"seat\":2,\"coin\":0}"))));
        assertEquals(
                "plan.json line 1, $.openings.lines[1]: '7' is not allowed; allowed: a list of plies, or a position",
                refusal(PlanEntries.read("plan.json", json.formatted("7"))));
    }

    @Test
    void onlyItsOwnUserNamesAFileOfThisMachine() {
        String json = "{\"game\":\"toy\",\"entrants\":[\"dice\",\"miser\"],\"openings\":%s}";
        String named = json.formatted("\"" + file.toString().replace("\\", "\\\\") + "\"");
        assertTrue(refusal(PlanEntries.read("plan.json", named)).contains("--allow-local"));
        String read = refusal(PlanEntries.read("plan.json", named, Reach.LOCAL));
        assertTrue(read.startsWith(file + " line 2: ply 2: "), "it is read, but this game has no dice: " + read);
        Tournament written = tournament(PlanEntries.read("plan.json", json.formatted("{\"lines\":[[\"take1\"]]}")));
        assertEquals(
                List.of(OpeningSet.Opening.of(List.of("take1"))),
                written.options().openings().orElseThrow().lines());
        String wrong = refusal(PlanEntries.read("plan.json", json.formatted("{\"lines\":[[\"take1\"],[\"*take1\"]]}")));
        assertTrue(wrong.startsWith("plan.json line 1, $.openings.lines[1]: ply 1: "), wrong);
    }
}
