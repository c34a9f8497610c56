package org.marienbad.cli.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.cli.Cli;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.json.MatchRecordJson;

class HistoryCommandTest {
    private static final String[] NIM = {"play", "nim", "-o", "heaps=1-1-1", "-p", "person", "-p", "random"};

    @TempDir
    private Path folder;

    private String before;

    @BeforeEach
    void useAnotherDirectory() {
        before = System.setProperty("marienbad.data", folder.toString());
    }

    @AfterEach
    void useTheOldOne() {
        if (before == null) {
            System.clearProperty("marienbad.data");
        } else {
            System.setProperty("marienbad.data", before);
        }
    }

    private static String run(String input, String... arguments) {
        Cli.Result result = Cli.runWithInput(input, arguments);
        assertEquals("", result.err());
        assertEquals(0, result.status(), result.out());
        return result.out();
    }

    private static String refused(String... arguments) {
        Cli.Result result = Cli.run(arguments);
        assertEquals(2, result.status(), result.out());
        return result.err().strip();
    }

    @Test
    void withoutGamesItSaysSo() {
        assertEquals("There are no such games.\n", run("", "history"));
        assertEquals("Takové hry nejsou.\n", run("", "history", "--lang", "cs"));
        assertEquals("[ ]\n", run("", "history", "--json"));
        assertEquals(
                "marienbad: There is no unfinished game; marienbad history lists all.", refused("play", "--continue"));
        assertFalse(Files.exists(folder.resolve("games.db")), "nothing is made by looking");
    }

    @Test
    void anUnfinishedGameContinuesWhereItStood() {
        run("1\nquit\n", NIM);
        String list = run("", "history");
        assertTrue(list.lines().toList().get(1).matches(" *1 +nim +\\S+ \\S+ +running +2 +a person – random"), list);
        String shown = run("", "history", "show", "1");
        assertTrue(shown.startsWith("Game 1: Nim, a person – random\n"), shown);
        assertTrue(shown.endsWith("The game is not over: marienbad play --continue 1\n"), shown);
        run("quit\n", "play", "--continue");
        assertTrue(run("", "history").contains("a person – random"), "the players stay whoever is seated first");
        String end = run("1\nquit\n", "play", "--continue");
        assertTrue(end.contains("The game is over."), end);
        String won = run("", "history", "--result", "win", "--game", "nim", "--opponent", "random", "--json");
        assertTrue(won.contains("\"state\" : \"finished\""), won);
        assertTrue(won.contains("\"id\" : 1"), won);
        assertEquals("There are no such games.\n", run("", "history", "--result", "running"));
    }

    @Test
    void ofSeveralUnfinishedGamesItAsksWhich() {
        run("1\nquit\n", NIM);
        run("", NIM);
        run("2\nquit\n", NIM);
        String asked = run("7\n1\nquit\n", "play", "--continue");
        assertTrue(asked.contains("There is no game 7"), asked);
        assertTrue(asked.contains("Which game?"), asked);
        assertTrue(asked.contains("Stopped after 2 plies."), asked);
        assertEquals(3, run("", "history").lines().count(), "a heading and two games: nobody played in the other");
        assertTrue(run("quit\n", "play", "--continue", "2").contains("Stopped after 2 plies."));
    }

    @Test
    void undonePliesAreExportedAsAVariation() throws IOException {
        run("1\nundo\n2\nquit\n", NIM);
        Path file = folder.resolve("game.json");
        assertEquals("Saved in " + file + ".\n", run("", "history", "export", "1", file.toString()));
        MatchRecord record = MatchRecordJson.read(Files.readString(file));
        assertEquals(1, record.plies().get(0).variations().size());
        assertEquals(
                "marienbad: " + file + " exists already; choose another name, or move it away",
                refused("history", "export", "1", file.toString()));
        assertTrue(run("", "history", "show", "1").contains("It has variations"));
        assertTrue(run("quit\n", "play", "--load", file.toString()).contains("2 plies"));
    }

    @Test
    void aRunningGameWithSecretsIsExportedAsItsPersonSawIt() throws IOException {
        int id = 0;
        do { // until the opponent leaves it open
            id++;
            run("1\nquit\n", "play", "poker", "--seed", String.valueOf(id), "-p", "person", "-p", "random");
        } while (!run("", "history", "--result", "running").contains("poker"));
        String game = String.valueOf(id);
        Path seen = folder.resolve("seen.json");
        assertEquals(
                "Your view of the game is saved in " + seen + "; the game cannot be resumed from it.\n",
                run("", "history", "export", game, seen.toString()));
        MatchRecord record = MatchRecordJson.read(Files.readString(seen));
        assertEquals(Optional.empty(), record.seed());
        assertFalse(record.resumable());
        assertTrue(record.hidesPlies(), record.mainLine().toString());
        Path all = folder.resolve("all.json");
        run("", "history", "export", game, all.toString(), "--all");
        assertTrue(MatchRecordJson.read(Files.readString(all)).seed().isPresent());
    }

    @Test
    void gamesAreDeletedAllOrNone() {
        run("1\nquit\n", NIM);
        assertEquals(
                "marienbad: There is no game 9; marienbad history lists all.", refused("history", "delete", "1", "9"));
        assertEquals("Game 1 is deleted.\n", run("", "history", "delete", "1"));
        assertEquals("There are no such games.\n", run("", "history"));
        assertEquals("marienbad: There is no game 1; marienbad history lists all.", refused("history", "show", "1"));
    }

    @Test
    void statisticsCountByGameOpponentLevelAndStarter() {
        for (String starter : List.of("1", "1", "2")) {
            run(
                    starter.equals("1") ? "1\n1\nquit\n" : "1\nquit\n",
                    "play",
                    "nim",
                    "-o",
                    "heaps=1-1-1",
                    "--starter",
                    starter,
                    "-p",
                    "person",
                    "-p",
                    "random");
        }
        List<String> lines =
                run("", "history", "statistics", "--by", "starter").lines().toList();
        assertEquals(3, lines.size());
        assertTrue(lines.get(1).matches("nim +random +first +2 +2 +0 +0 +100 % \\(34 % to 100 %\\)"), lines.get(1));
        assertTrue(lines.get(2).matches("nim +random +later +1 +0 +0 +1 +0 % \\(0 % to 79 %\\)"), lines.get(2));
        assertTrue(run("", "history", "statistics", "--json", "--by", "game").contains("\"games\" : 3"));
        assertTrue(run("", "history", "statistics", "--of", "random").contains("person"));
    }

    @Test
    void aDamagedFileIsMovedAsideAndTold() throws IOException {
        Files.writeString(folder.resolve("games.db"), "no database ".repeat(200));
        Cli.Result result = Cli.runWithInput("1\nquit\n", NIM);
        assertEquals(0, result.status());
        assertTrue(
                result.err()
                        .matches("marienbad: The file with the games was damaged: it is now \\S+games\\.db\\.damaged-"
                                + "\\d{4}-\\d\\d-\\d\\d, and a new one was begun\\.\\R"),
                result.err());
        assertEquals(2, run("", "history").lines().count());
    }

    @Test
    void aGameIsPlayedEvenIfNothingCanBeWritten() throws IOException {
        Files.createDirectory(folder.resolve("games.db"));
        Cli.Result result = Cli.runWithInput("1\n1\nquit\n", NIM);
        assertEquals(0, result.status());
        assertTrue(result.out().contains("The game is over."), result.out());
        assertEquals(
                "marienbad: The games cannot be kept in " + folder.resolve("games.db") + ": it cannot be opened.",
                result.err().strip());
    }
}
