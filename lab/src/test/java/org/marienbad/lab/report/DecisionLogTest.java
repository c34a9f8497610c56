package org.marienbad.lab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.framework.toy.ToyPlayers;
import org.marienbad.lab.HostileExecutor;
import org.marienbad.lab.ToyWorker;
import org.marienbad.lab.Toys;
import org.marienbad.lab.folder.ResultsFile;
import org.marienbad.lab.folder.TournamentFolder;
import org.marienbad.lab.plan.PlanEntries;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.run.GameExecutor;
import org.marienbad.lab.run.TournamentRun;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;

class DecisionLogTest {
    @TempDir
    private Path folder;

    @TempDir
    private Path other;

    private static Tournament tournament() {
        return Toys.diced(Tournament.Options.of(25, 3).opening(1).logging());
    }

    private static List<GameResult> play(Path folder, Tournament tournament, GameExecutor executor, int stopAfter)
            throws IOException {
        return play(folder, tournament, Toys.PLAYERS, executor, stopAfter);
    }

    private static List<GameResult> play(
            Path folder, Tournament tournament, Catalogue<PlayerProvider> players, GameExecutor executor, int stopAfter)
            throws IOException {
        TournamentRun run = new TournamentRun(tournament, players);
        List<GameResult> counted = new ArrayList<>();
        TournamentRun.Listener listener = (game, result) -> {
            counted.add(game);
            if (counted.size() == stopAfter) {
                run.stop();
            }
        };
        try (TournamentFolder files = new TournamentFolder(folder, run, "1.0")) {
            if (executor == null) {
                files.play(2, listener);
            } else {
                files.play(executor, listener);
            }
        }
        return counted;
    }

    private static List<JsonNode> log(Path folder) throws IOException {
        List<JsonNode> lines = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve("decisions.jsonl"))) {
            lines.add(new ObjectMapper().readTree(line));
        }
        return lines;
    }

    private static String withoutTimes(Path folder) throws IOException {
        return Files.readString(folder.resolve("decisions.jsonl")).replaceAll(",\"(nanos|cpuNanos)\":\\d+", "")
                + Files.readString(folder.resolve("decisions.csv")).replaceAll(",\\d+,\\d*\r", "\r");
    }

    @Test
    void everyDecisionIsALine() throws IOException {
        List<GameResult> games = play(folder, tournament(), null, -1);
        List<JsonNode> lines = log(folder);
        List<String> rows = Files.readAllLines(folder.resolve("decisions.csv"));
        assertEquals("game,ply,seat,player,chosen,value,visits,iterations,depth,nanos,cpuNanos", rows.get(0));
        assertEquals(lines.size(), rows.size() - 1);
        int next = 0;
        for (GameResult game : games) {
            long[] nanos = new long[2];
            for (int made = game.decisions()[0] + game.decisions()[1]; made > 0; made--) {
                JsonNode line = lines.get(next);
                String row = rows.get(++next);
                int seat = line.get("seat").intValue();
                assertEquals(game.fixture().index(), line.get("game").longValue());
                assertEquals(
                        game.plies().get(line.get("ply").intValue()),
                        line.get("chosen").textValue());
                boolean strong = line.get("player").textValue().equals("strong");
                assertEquals(game.fixture().entrants().get(seat), strong ? 0 : 1);
                assertEquals(strong, line.has("value"));
                assertEquals(strong ? 10 : 0, line.path("visits").longValue());
                assertEquals(strong ? 3 : 0, line.path("depth").intValue());
                nanos[seat] += line.get("nanos").longValue();
                assertTrue(
                        row.startsWith(line.get("game") + "," + line.get("ply") + "," + (seat + 1) + ","
                                + line.get("player").textValue() + ","),
                        row);
                assertTrue(row.endsWith("," + line.get("nanos") + "," + line.get("cpuNanos")), row);
            }
            assertEquals(game.nanos()[0], nanos[0]);
            assertEquals(game.nanos()[1], nanos[1]);
        }
        assertEquals(lines.size(), next);
    }

    @Test
    void executorsAndInterruptionsMakeNoDifference() throws IOException {
        play(folder, tournament(), null, -1);
        play(other, tournament(), null, 9);
        String times = Files.readString(other.resolve("decisions.jsonl"));
        GameExecutor elsewhere = new HostileExecutor(List.of(ToyWorker.apart(), new ToyWorker()), 1, 2);
        play(other, tournament(), elsewhere, -1);
        assertEquals(withoutTimes(folder), withoutTimes(other));
        assertTrue(
                Files.readString(other.resolve("decisions.jsonl"))
                        .startsWith(times.substring(0, times.lastIndexOf('\n', times.length() - 2))),
                "the times of what was played before are kept");
    }

    /** The CPU time of a decision leaves out that of other threads and programs. */
    @Test
    void cpuTimeIsLeftOutForPlayersThatDecideElsewhere() throws IOException {
        List<PlayerProvider> all = new ArrayList<>(Toys.PLAYERS.all());
        all.add(new PlayerProvider() {
            @Override
            public String id() {
                return "crowd";
            }

            @Override
            public Optional<Text> unsupportedReason(Game game) {
                return Optional.empty();
            }

            @Override
            public boolean isSingleThreaded(Settings settings) {
                return false;
            }

            @Override
            public Player create(Game game, Settings settings, long seed) {
                return ToyPlayers.always(1);
            }
        });
        Tournament tournament = Toys.tournament(Tournament.Options.of(2, 1).logging(), "crowd", "miser");
        play(folder, tournament, PlayerProvider.catalogue(all), null, -1);
        assertEquals(60, log(folder).size());
        for (JsonNode line : log(folder)) {
            assertEquals(!line.get("player").textValue().equals("A"), line.has("cpuNanos"));
        }
        List<String> rows = Files.readAllLines(folder.resolve("decisions.csv"));
        assertEquals(30, rows.stream().filter(row -> row.endsWith(",")).count());
        TournamentRun run = new TournamentRun(tournament, PlayerProvider.catalogue(all));
        List<GameResult> known = new ArrayList<>();
        ResultsFile.open(TournamentFolder.games(folder), run, "1.0", known::add).close();
        assertEquals(-1, known.get(0).noteCpuNanos()[0]);
    }

    @Test
    void withoutALogNothingIsKept() throws IOException {
        Tournament silent = Toys.tournament(Tournament.Options.of(4, 1), "dice", "miser");
        List<GameResult> games = play(folder, silent, null, -1);
        assertTrue(games.stream().allMatch(game -> game.notes().isEmpty() && game.noteNanos().length == 0));
        assertFalse(Files.exists(folder.resolve("decisions.jsonl")));
        assertFalse(Files.exists(folder.resolve("decisions.csv")));
    }

    /** Fails when it is told of the third ply, which is no ply of the game then: the decision is not logged. */
    @Test
    void aDecisionThatIsNotPlayedIsNotLogged() throws IOException {
        Player touchy = new Player() {
            private int told;

            @Override
            public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
                return Decision.of(1);
            }

            @Override
            public void observe(Seen ply) {
                if (++told % 3 == 0) {
                    throw new IllegalStateException("enough");
                }
            }
        };
        Tournament tournament = Toys.tournament(Tournament.Options.of(1, 1).logging(), "touchy", "miser");
        Catalogue<PlayerProvider> players = Toys.with("touchy", touchy);
        play(folder, tournament, players, null, -1);
        assertEquals(2, log(folder).size());
        List<GameResult> known = new ArrayList<>();
        TournamentRun run = new TournamentRun(tournament, players);
        ResultsFile.open(TournamentFolder.games(folder), run, "1.0", known::add).close();
        assertEquals(1, known.size(), "the file can be gone on with");
    }

    @Test
    void aPlanWithALogIsWrittenAndReadAgain() {
        Tournament again =
                PlanEntries.read("plan.json", PlanJson.pretty(tournament())).tournament(Toys.GAMES, Toys.PLAYERS);
        assertEquals(PlanJson.hash(tournament()), PlanJson.hash(again));
        String message = assertThrows(
                        IllegalArgumentException.class,
                        () -> PlanEntries.read("plan.json", PlanJson.pretty(tournament()))
                                .with("log", "all", "--log")
                                .tournament(Toys.GAMES, Toys.PLAYERS))
                .getMessage();
        assertTrue(message.startsWith("--log: ") && message.contains("\"decisions\""), message);
    }
}
