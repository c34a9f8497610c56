package org.marienbad.opponents.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Messages;
import org.marienbad.games.go.GoProvider;
import org.marienbad.games.hex.HexProvider;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.nim.NimProvider;
import org.marienbad.games.reversi.ReversiProvider;
import org.marienbad.opponents.process.CommandLineWords;
import org.marienbad.opponents.process.ProgramFault;

class GtpPlayerTest {
    private static final GtpProvider PROVIDER = new GtpProvider();

    @TempDir
    private Path folder;

    private final GameSetup go = GameSetup.of(new GoProvider(), 2, Map.of("size", 5, "komi", 2.5), 0);
    private final GameSetup reversi = GameSetup.of(new ReversiProvider());
    private String java;
    private Player player;
    private State state;

    /** The class path is too long for a command, so a file holds it. */
    @BeforeEach
    void writeArguments() throws IOException {
        String path = System.getProperty("java.class.path").replace("\\", "\\\\");
        Path arguments = Files.writeString(folder.resolve("java"), "-XX:TieredStopAtLevel=1 -cp \"" + path + "\"");
        java = "'" + Path.of(System.getProperty("java.home"), "bin", "java") + "' '@" + arguments + "' ";
    }

    @AfterEach
    void close() {
        if (player != null) {
            player.close();
        }
    }

    private static Player player(GameSetup setup, String command) {
        Map<String, Object> given = new LinkedHashMap<>(Map.of("command", command, "answer", 20));
        return PROVIDER.create(setup.game(), Settings.of("setting", "gtp", PROVIDER.settings(), given, Reach.LOCAL), 7);
    }

    private void begin(GameSetup setup, String manner) {
        if (player == null) {
            player = player(setup, java + OddGtp.class.getName() + " " + manner + " '" + log() + "'");
        }
        player.begin(setup, 0);
        state = setup.newState();
    }

    private Path log() {
        return folder.resolve("log");
    }

    private String choose(GameSetup setup, Budget budget) {
        int action =
                player.choose(state.copy(), state.actor(), budget, Monitor.NONE).action();
        return setup.game().action(state, action).notation();
    }

    private void play(GameSetup setup, String... plies) {
        for (String ply : plies) {
            int action = setup.game().parse(state, ply).orElseThrow();
            player.observe(Seen.action(state.actor(), action));
            state.apply(action);
        }
    }

    @Test
    void theProgramIsToldTheGame() throws IOException {
        begin(go, "C3-pass-d4");
        assertEquals("C3", choose(go, Budget.UNLIMITED));
        play(go, "C3", "B2");
        assertEquals("pass", choose(go, Budget.ofMillis(4_900)));
        // Another ply was played than the program chose: it is told all from the start.
        play(go, "B3", "pass");
        assertEquals("D4", choose(go, Budget.UNLIMITED));
        begin(go, "");
        play(go, "E5");
        assertEquals("C3", choose(go, Budget.UNLIMITED));
        String start = "clear_board\nkomi 2.5\n";
        assertEquals(
                "protocol_version\nknown_command time_left\nboardsize 5\n" + start + "genmove b\n"
                        + "play w B2\ntime_left b 4 1\ngenmove b\n" //
                        + start + "play b C3\nplay w B2\nplay b B3\nplay w PASS\ngenmove b\n"
                        + start + "play b E5\ngenmove w\n",
                Files.readString(log()));
    }

    @Test
    void cellsOfReversiAreWrittenAsTheyAre() throws IOException {
        begin(reversi, "D3");
        assertEquals("d3", choose(reversi, Budget.UNLIMITED));
        play(reversi, "d3", "c3", "b3");
        assertTrue(Files.readString(log()).contains("boardsize 8\nclear_board\ngenmove b\n"));
    }

    @Test
    void theSwapOfHexIsNoPass() throws IOException {
        GameSetup hex = GameSetup.of(new HexProvider(), 2, Map.of("size", 5, "swap", "pieces"), 0);
        begin(hex, "B2");
        play(hex, "c4", "swap");
        assertEquals("b2", choose(hex, Budget.UNLIMITED));
        String log = Files.readString(log());
        assertTrue(log.contains("play b C4\nplay w SWAP-PIECES\ngenmove b\n"), log);
        begin(GameSetup.of(new HexProvider(), 2, Map.of("size", 5, "swap", "sides"), 0), "");
        String message = assertThrows(ProgramFault.class, () -> choose(hex, Budget.UNLIMITED))
                .getMessage();
        assertTrue(message.contains("play with swap=pieces or swap=off"), message);
    }

    /** GRhino passes by itself where nothing else is legal, and knows no such command. */
    @Test
    void aForcedPassMayBeRefused() {
        int[] legal = new int[65];
        State passing = reversi.newState();
        List<String> plies = new ArrayList<>();
        for (int seed = 0; plies.isEmpty() || !plies.get(plies.size() - 1).equals("--"); seed++) {
            plies.clear();
            passing = reversi.newState();
            SplittableRandom random = new SplittableRandom(seed);
            while (passing.actor() != State.TERMINAL && !plies.contains("--")) {
                int action = passing.randomAction(legal, random);
                plies.add(reversi.game().action(passing, action).notation());
                passing.apply(action);
            }
        }
        passing.legalActions(legal);
        String answer = reversi.game().action(passing, legal[0]).notation();
        begin(reversi, "nopass-" + answer);
        play(reversi, plies.toArray(String[]::new));
        assertEquals(answer, choose(reversi, Budget.UNLIMITED));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Z9 | the program chose 'Z9', which is illegal",
                "resign | the program resigned",
                "refuse | answered 'play b C3' by 'illegal move'",
                "english | in the Go Text Protocol answers begin with = or ?",
            })
    void aFaultOfAProgramIsASentence(String manner, String said) {
        begin(go, manner);
        if (manner.equals("refuse")) {
            play(go, "C3", "D3");
        }
        String message = assertThrows(ProgramFault.class, () -> choose(go, Budget.UNLIMITED))
                .getMessage();
        assertTrue(message.contains(said), message);
    }

    @Test
    void aProgramThatEndsIsStartedAgain() throws IOException {
        begin(go, "crash");
        play(go, "C3");
        String message = assertThrows(ProgramFault.class, () -> choose(go, Budget.UNLIMITED))
                .getMessage();
        assertEquals("the program chose 'CRASH', which is illegal", message);
        assertEquals(
                2, Files.readString(log()).lines().filter("play b C3"::equals).count());
    }

    /** A player that leaves while the program is starting leaves none behind. */
    @Test
    void aProgramThatStartsTooLateIsEnded() {
        List<String> command = CommandLineWords.split(java + OddGtp.class.getName() + " C3 '" + log() + "'");
        List<GtpClient> started = new ArrayList<>();
        player = new GtpPlayer(
                () -> {
                    started.add(new GtpClient(command, Duration.ofSeconds(20)));
                    player.close();
                    return started.get(0);
                },
                budget -> budget);
        begin(go, "C3");
        assertThrows(IllegalStateException.class, () -> choose(go, Budget.UNLIMITED));
        assertThrows(ProgramFault.class, () -> started.get(0).ask("name"));
    }

    @Test
    void aMissingProgramIsASentence() {
        assertEquals(
                "there is no program 'no-such-engine' on this machine; install it, or give the path to its file",
                assertThrows(IllegalArgumentException.class, () -> player(go, "no-such-engine --mode gtp"))
                        .getMessage());
        String none = assertThrows(IllegalArgumentException.class, () -> player(go, ""))
                .getMessage();
        assertTrue(none.startsWith("setting 'command' of gtp is missing"), none);
        // Without these it plays by other rules than ours, and loses for it.
        assertTrue(none.contains("--positional-superko --capture-all-dead"), none);
    }

    @Test
    void onlyGamesOnSquareBoardsAreSupported() {
        assertTrue(PROVIDER.unsupportedReason(go.game()).isEmpty());
        assertTrue(PROVIDER.unsupportedReason(reversi.game()).isEmpty());
        Messages english = PROVIDER.messages(Locale.ENGLISH);
        for (GameSetup other : List.of(GameSetup.of(new NimProvider()), GameSetup.of(new KalahaProvider()))) {
            assertTrue(english.get(PROVIDER.unsupportedReason(other.game()).orElseThrow())
                    .startsWith("needs a game of two players in turn on a square board"));
        }
    }
}
