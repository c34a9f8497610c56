package org.marienbad.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.cli.Cli;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.option.Opponents;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.setting.Reach;
import org.marienbad.json.MatchRecordJson;
import org.marienbad.testkit.Leaks;

/** The terminal shows only what the one who sits at it may see. */
class TerminalSecretsTest {
    private static final Plugins PLUGINS = Plugins.load();
    private static final GameSetup EMPIRE = GameSetup.of(
            PLUGINS.games().get("minute-empire"), 2, Map.of("order", "bid", "neutralArmies", "none"), 0, Reach.LOCAL);
    private static final List<String> BIDDING = List.of(
            "play", "minute-empire", "-o", "order=bid", "-o", "neutralArmies=none", "--seed", "1", "--lang", "en");

    @TempDir
    private Path directory;

    private static Cli.Result bidding(String input, String... more) {
        return Cli.runWithInput(
                input, Stream.concat(BIDDING.stream(), Stream.of(more)).toArray(String[]::new));
    }

    @Test
    void theBidOfAnAiIsSealedUntilThePersonHasBid() {
        Cli.Result result = bidding("", "-p", "mcts(iterations=50)", "-p", "person");
        assertTrue(result.out().contains("Player 1 has made a sealed bid"), result.out());
        assertTrue(result.out().contains("seat 1: 14 coins, bid ?"), result.out());
        assertFalse(result.out().contains("Player 1 bids"), result.out());
        assertFalse(result.out().contains("expects"), "what the AI expects tells of its bid: " + result.out());
        assertFalse(result.out().contains("seed"), result.out());
        assertFalse(result.out().contains("press Enter"), "one person needs no page: " + result.out());
        Cli.Result opened = bidding("bid3\nquit\n", "-p", "mcts(iterations=50)", "-p", "person");
        assertTrue(opened.out().contains("Player 2 plays bid3 – Player 2 bids 3"), opened.out());
    }

    @Test
    void aSpectatorSeesOnlyWhatEverybodyMayKnow() {
        Cli.Result result = bidding("", "-p", "random", "-p", "random");
        assertTrue(result.out().contains("Player 1 has made a sealed bid"), result.out());
        assertFalse(result.out().contains("Player 1 bids"), result.out());
        assertTrue(result.out().contains("Seed: 1"), "after the end all is told: " + result.out());
    }

    @Test
    void theScreenGoesFromPersonToPersonWhileThereAreSecrets() {
        Cli.Result result = bidding("bid3\n\nbid2\nseat1\nquit\n", "-p", "person", "-p", "person");
        assertEquals(0, result.status(), result.err());
        List<String> questions = result.outLines().stream()
                .filter(line -> line.contains("press Enter when only you can see the screen"))
                .toList();
        assertEquals(1, questions.size(), "before the bids and after them nobody has a secret: " + result.out());
        assertTrue(questions.get(0).contains("Player 2, press"), result.out());
        assertTrue(result.out().contains("Player 1 names Player 1 as the starter"), result.out());
        String second = result.out().substring(result.out().indexOf("Player 2, press"));
        assertTrue(second.contains("Player 1 has made a sealed bid"), second);
        assertFalse(second.contains("Player 1 bids"), second);
    }

    @Test
    void takingBackAnothersSecretMoveTakesTheScreenAlong() {
        Cli.Result result = bidding("bid3\n\nundo\n\nquit\n", "-p", "person", "-p", "person");
        assertEquals(0, result.status(), result.err());
        String taken = result.out().substring(result.out().lastIndexOf("press Enter"));
        assertTrue(taken.contains("Player 1 can play"), taken);
        assertEquals(
                2, result.out().split("press Enter", -1).length - 1, "player 2, and player 1 again: " + result.out());
    }

    @Test
    void gamesWithoutSecretsGoOnAtOnce() {
        Cli.Result result = Cli.runWithInput(
                "2:1\nquit\n", "play", "nim", "-o", "heaps=1-2", "-p", "person", "-p", "person", "--lang", "en");
        assertFalse(result.out().contains("press Enter"), result.out());
    }

    @Test
    void aRecordWithAllSecretsIsWrittenOnlyIfOneInsists() throws IOException {
        Path no = directory.resolve("no.json");
        Path open = directory.resolve("open.json");
        Path yes = directory.resolve("yes.json");
        Cli.Result result =
                bidding("save " + no + "\nno\nsave " + yes + "\nyes\nquit\n", "-p", "random", "-p", "person");
        assertTrue(result.out().contains("contains all hidden information"), result.out());
        MatchRecord seen = MatchRecordJson.read(Files.readString(no));
        assertEquals(Optional.empty(), seen.seed());
        assertFalse(seen.resumable());
        assertEquals("?", seen.mainLine().get(6));
        MatchRecord whole = MatchRecordJson.read(Files.readString(yes));
        assertEquals(Optional.of(1L), whole.seed());
        assertTrue(whole.mainLine().get(6).startsWith("bid"), whole.mainLine().toString());
        Cli.Result plain = Cli.runWithInput(
                "save " + open + "\nquit\n", "play", "nim", "-p", "person", "-p", "random", "--lang", "en");
        assertFalse(plain.out().contains("hidden information"), plain.out());
        assertTrue(Files.exists(open));
    }

    /** The screen of the second person after the first has bid so much: commands, hint and all. */
    private static String shown(GameSetup setup, String bid) {
        String input = bid + "\n\nhint mcts(iterations=50)\nsave build/nowhere\nno\nboard\nredo\nfly\nquit\n";
        StringWriter out = new StringWriter();
        Terminal terminal = Terminal.of(
                new BufferedReader(new StringReader(input)), new PrintWriter(out, true), new PrintWriter(out, true));
        Opponents opponents = new Opponents(PLUGINS.players());
        PlayerSpec person = PlayerSpec.of(MatchRecord.PERSON);
        GameStart start = new GameStart(setup, 1, Collections.nCopies(2, person));
        try (TerminalGame game = new TerminalGame(start, opponents, terminal, Locale.ENGLISH)) {
            game.run();
        }
        String all = out.toString();
        return all.substring(all.indexOf("Player 2, press Enter")).replaceAll("\\d+\\.\\d\\d s", "so many s");
    }

    @Test
    void twoWorldsThatThePersonCannotTellApartLookTheSame() {
        String world = shown(EMPIRE, "bid3");
        assertTrue(world.contains("would play"), world);
        assertEquals(world, shown(EMPIRE, "bid5"));
    }

    @Test
    void aGameThatLeaksIsNoticed() {
        GameSetup leaking = Leaks.of(EMPIRE, "seen");
        assertNotEquals(shown(leaking, "bid3"), shown(leaking, "bid5"));
    }
}
