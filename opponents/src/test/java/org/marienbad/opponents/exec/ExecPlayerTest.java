package org.marienbad.opponents.exec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.shared.PlayerViews;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.minuteempire.MinuteEmpireProvider;
import org.marienbad.games.nim.NimProvider;
import org.marienbad.opponents.process.CommandLineWords;
import org.marienbad.opponents.process.ProgramFault;

class ExecPlayerTest {
    private static final ExecProvider PROVIDER = new ExecProvider();
    private static final Budget QUICK = Budget.ofIterations(50);

    @TempDir
    private Path folder;

    private String java;
    private Player player;

    /** The class path is too long for a command, so a file holds it. */
    @BeforeEach
    void writeArguments() throws IOException {
        String path = System.getProperty("java.class.path").replace("\\", "\\\\");
        Path arguments = Files.writeString(folder.resolve("java"), "-XX:TieredStopAtLevel=1 -cp \"" + path + "\"");
        Path program = Path.of(System.getProperty("java.home"), "bin", "java");
        java = "'" + program + "' '@" + arguments + "' ";
    }

    @AfterEach
    void close() {
        if (player != null) {
            player.close();
        }
    }

    private Player player(GameSetup setup, String command, Map<String, ?> more) {
        Map<String, Object> given = new LinkedHashMap<>(more);
        given.put("command", command);
        player = PROVIDER.create(
                setup.game(), Settings.of("setting", "exec", PROVIDER.settings(), given, Reach.LOCAL), 7);
        return player;
    }

    private Player odd(GameSetup setup, String manner) {
        String command = java + OddProgram.class.getName() + " " + manner + " '" + folder.resolve("file") + "'";
        Player odd = player(setup, command, Map.of("answer", 20));
        odd.begin(setup, 0);
        return odd;
    }

    private static GameSetup nim(Object... heaps) {
        Map<String, Object> options = heaps.length == 0 ? Map.of() : Map.of("heaps", List.of(heaps));
        return GameSetup.of(new NimProvider(), 2, options, 0);
    }

    /** Plays {@code plies} plies of a game whose every seat is {@code player}'s; returns the codes. */
    private static List<Integer> play(GameSetup setup, Player player, int plies) {
        State state = setup.newState();
        int[] legal = new int[setup.game().info().maxLegalActions()];
        List<Integer> codes = new java.util.ArrayList<>();
        player.begin(setup, 0);
        while (codes.size() < plies && state.actor() != State.TERMINAL) {
            int actor = state.actor();
            int action = actor == State.CHANCE
                    ? Chance.sample(state, legal, state.legalActions(legal), Seeds.stream(1, "chance", codes.size()))
                    : player.choose(PlayerViews.of(state, actor, 1, codes.size()), actor, QUICK, Monitor.NONE)
                            .action();
            int count = state.legalActions(legal);
            assertTrue(IntStream.of(legal).limit(count).anyMatch(code -> code == action));
            Seen seen = setup.game().seen(state, action, Observer.seat(0));
            state.apply(action);
            codes.add(action);
            player.observe(seen);
        }
        return codes;
    }

    @Test
    void ourOwnEngineIsAProgramLikeAnyOther() {
        GameSetup kalaha = GameSetup.of(new KalahaProvider(), 2, Map.of("stones", 3), 0);
        Player exec = player(kalaha, java + "org.marienbad.cli.Main engine", Map.of("player", "minimax(depth=3)"));
        List<Integer> first = play(kalaha, exec, 12);
        assertEquals(12, first.size());
        assertEquals(first, play(kalaha, exec, 12), "a second game goes as the first");
        Decision decision =
                exec.choose(stateAfter(kalaha, first), stateAfter(kalaha, first).actor(), QUICK, Monitor.NONE);
        assertFalse(decision.lines().isEmpty());
        assertTrue(decision.lines().get(0).continuation().length > 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"bid", "random"})
    void aProgramMayPlayInAnyOrder(String order) {
        GameSetup empire = GameSetup.of(new MinuteEmpireProvider(), 2, Map.of("steps", "free", "order", order), 0);
        Player exec = player(empire, java + "org.marienbad.cli.Main engine", Map.of("player", "random"));
        assertEquals(100, play(empire, exec, 100).size());
    }

    @Test
    void aMatchTellsTheProgramWhatIsPlayedAndEndsIt() {
        GameSetup setup = nim(2, 3, 4);
        Player exec = player(
                setup,
                java + "org.marienbad.cli.Main engine",
                Map.of("player", "minimax(depth=9)", "iterations", 1_000_000));
        Player last = (view, seat, budget, monitor) -> {
            int[] legal = new int[setup.game().info().maxLegalActions()];
            return Decision.of(legal[view.legalActions(legal) - 1]);
        };
        MatchResult result = new Match(setup, List.of(exec, last)).play();
        assertTrue(result.forfeit().isEmpty(), result.forfeit().toString());
        assertEquals(1, result.payoffs()[0], "2-3-4 is won by who begins");
        assertThrows(
                IllegalStateException.class, () -> exec.choose(setup.newState(), 0, QUICK, Monitor.NONE), "closed");
    }

    private static State stateAfter(GameSetup setup, List<Integer> codes) {
        State state = setup.newState();
        codes.forEach(state::apply);
        return state;
    }

    @Test
    void aGameThatBeginsInAPositionIsToldSo() {
        GameSetup setup = nim(2, 3, 4).from(Map.of("heaps", List.of(0, 1, 4), "actor", 1));
        Player exec = player(setup, java + "org.marienbad.cli.Main engine", Map.of("player", "minimax(depth=9)"));
        Player other = player(setup, java + "org.marienbad.cli.Main engine", Map.of("player", "minimax(depth=9)"));
        MatchResult result = new Match(setup, List.of(exec, other)).seed(1).play();
        assertEquals(Optional.empty(), result.forfeit());
        assertEquals(1, result.payoffs()[1], "seat 1 is to move, and wins from there");
        MatchRecord record = MatchRecord.of(result, List.of("exec", "exec"));
        assertEquals(
                List.of(0, 1, 4),
                setup.game()
                        .position(record.replay(id -> new NimProvider()).start())
                        .orElseThrow()
                        .get("heaps"));
    }

    @Test
    void aGameWithSecretsIsToldByPositions() {
        GameSetup empire =
                GameSetup.of(new MinuteEmpireProvider(), 2, Map.of("order", "bid", "neutralArmies", "none"), 0);
        Player exec = player(empire, java + "org.marienbad.cli.Main engine", Map.of("player", "random"));
        assertEquals(20, play(empire, exec, 20).size());
    }

    @Test
    void aProgramThatKnowsProtocolOneOnlyIsToldTheWholeGameEveryTime() {
        assertEquals(
                List.of(1),
                play(nim(1, 1, 1, 7), odd(nim(1, 1, 1, 7), "one"), 1).stream()
                        .map(code -> 1)
                        .toList());
    }

    @Test
    void aProgramThatBreaksDownIsStartedAgainAndToldTheGame() {
        GameSetup setup = nim(1, 1, 1, 7);
        Player crashing = odd(setup, "crash");
        OptionalInt expected = setup.game().parse(setup.newState(), "4:1");
        assertEquals(
                expected.getAsInt(),
                crashing.choose(setup.newState(), 0, QUICK, Monitor.NONE).action());
        assertTrue(Files.exists(folder.resolve("file")), "it has crashed");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "complain | .* ended with status 3; it said: no heaps today",
                "illegal | the program chose \"9:9\", which is illegal",
                "rubbish | .* answered what is no JSON object: I take two[.]",
                "flood | .* ended.*"
            })
    void faultsOfAProgramAreSaid(String manner, String message) {
        Player odd = odd(nim(), manner);
        String said = assertThrows(ProgramFault.class, () -> odd.choose(nim().newState(), 0, QUICK, Monitor.NONE))
                .toString(); // what the sentence about a lost game quotes: no name of a class
        assertTrue(!said.contains("ProgramFault") && said.matches(message), said);
    }

    @Test
    void aProgramThatHangsIsEndedWithAllThatItStarted() throws IOException {
        Assumptions.assumeTrue(new File("/bin/sleep").canExecute());
        Player hanging = odd(nim(), "hang");
        Path pid = folder.resolve("file");
        // Cancelled as soon as it hangs: a program that does not obey is given up after a while.
        String said = assertThrows(
                        ProgramFault.class, () -> hanging.choose(nim().newState(), 0, QUICK, () -> Files.exists(pid)))
                .getMessage();
        assertTrue(said.contains("did not answer"), said);
        ProcessHandle.of(Long.parseLong(Files.readString(pid)))
                .ifPresent(started -> started.onExit().join());
    }

    @Test
    void closingThePlayerEndsItsThoughtAndItsProgram() throws InterruptedException {
        Assumptions.assumeTrue(new File("/bin/sleep").canExecute());
        Player hanging = odd(nim(), "hang");
        AtomicReference<String> said = new AtomicReference<>();
        Thread thought = new Thread(() -> said.set(assertThrows(
                        ProgramFault.class,
                        () -> hanging.choose(nim().newState(), 0, QUICK, () -> {
                            if (Files.exists(folder.resolve("file"))) {
                                hanging.close();
                            }
                            return false;
                        }))
                .getMessage()));
        thought.start();
        thought.join();
        assertTrue(said.get().contains(" ended"), said.get());
        ProcessHandle.current()
                .children()
                .filter(child -> child.info().commandLine().orElse("").contains(folder.toString()))
                .forEach(child -> child.onExit().join());
    }

    /** The program on the page about the engine plays Nim perfectly. */
    @Test
    void thePythonProgramOfThePageWins() throws IOException, InterruptedException {
        boolean python = hasPython();
        if (!python && !"true".equals(System.getenv("CI"))) {
            System.out.println("skipped: python3 is missing, so the program of docs/engine.md is not tried");
        }
        Assumptions.assumeTrue(python || "true".equals(System.getenv("CI")));
        String page = Files.readString(Path.of("../docs/engine.md"));
        Matcher code = Pattern.compile("(?s)```python\n(# nim[.]py.*?)```").matcher(page);
        assertTrue(code.find());
        Path bot = Files.writeString(folder.resolve("nim.py"), code.group(1));
        GameSetup setup = nim(3, 5, 7);
        Player exec = player(setup, "python3 '" + bot + "'", Map.of());
        State state = setup.newState();
        exec.begin(setup, 0);
        while (state.actor() != State.TERMINAL) {
            int[] legal = setup.game().legalActions(state);
            int action = state.actor() == 0
                    ? exec.choose(state.copy(), 0, QUICK, Monitor.NONE).action()
                    : legal[legal.length - 1];
            exec.observe(setup.game().seen(state, action, Observer.seat(0)));
            state.apply(action);
        }
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        assertEquals(1, payoffs[0], "player 1 takes the last counter");
    }

    private static boolean hasPython() throws InterruptedException {
        try {
            return new ProcessBuilder("python3", "-c", "").start().waitFor() == 0;
        } catch (IOException missing) {
            return false;
        }
    }

    @Test
    void aCommandIsSplitAtBlanksButForThoseInQuotes() {
        assertEquals(List.of("a b", "c", "", "d\"e"), CommandLineWords.split(" 'a b'  c \"\" d'\"'e "));
        assertThrows(IllegalArgumentException.class, () -> CommandLineWords.split("a 'b"));
    }

    @Test
    void theCommandIsNeededAndComesFromThisMachineOnly() {
        GameProvider nim = new NimProvider();
        String missing = assertThrows(
                        IllegalArgumentException.class,
                        () -> PROVIDER.create(GameSetup.of(nim).game(), Settings.defaults(PROVIDER.settings()), 1))
                .getMessage();
        assertTrue(missing.startsWith("setting 'command' of exec is missing"), missing);
        assertThrows(
                IllegalArgumentException.class,
                () -> Settings.of("setting", "exec", PROVIDER.settings(), Map.of("command", "ls")));
    }

    /** The limits that a program is told that has a minute left, and the increment of two seconds. */
    private String toldOfClock(String manner, Budget more) throws IOException {
        GameSetup setup = nim();
        Budget.Clock clock =
                new Budget.Clock(List.of(Duration.ofSeconds(60), Duration.ofSeconds(50)), Duration.ofSeconds(2), 8);
        odd(setup, manner).choose(setup.newState(), 0, Budget.clock(clock, 0).and(more), Monitor.NONE);
        String request = Files.readString(folder.resolve("file"));
        return request.substring(request.indexOf("\"budget\""));
    }

    @Test
    void aProgramThatKnowsClocksIsToldOfThem() throws IOException {
        String told = toldOfClock("clock", Budget.UNLIMITED);
        assertTrue(
                told.startsWith(
                        "\"budget\":{\"clock\":{\"remaining\":[60000,50000],\"increment\":2000,\"pliesToGo\":8}}"),
                told);
    }

    @Test
    void aProgramIsToldWhatItAskedFor() throws IOException {
        GameSetup setup = nim(1, 1, 1, 1);
        odd(setup, "told").choose(setup.newState(), 0, QUICK, Monitor.NONE);
        String told = Files.readString(folder.resolve("file"));
        assertTrue(
                told.contains("\"legal\":[\"1:1\",\"2:1\",\"3:1\",\"4:1\"],\"text\":\"⟨1;1;1;1⟩ player 1 to move"),
                told);
        Files.delete(folder.resolve("file"));
        odd(setup, "clock").choose(setup.newState(), 0, QUICK, Monitor.NONE);
        assertFalse(Files.readString(folder.resolve("file")).contains("legal"), "others are not told");
    }

    @Test
    void aCloserLimitIsToldBesideTheClock() throws IOException {
        String told = toldOfClock("clock", Budget.ofMillis(100));
        assertTrue(told.contains("\"pliesToGo\":8},\"millis\":100}"), told);
    }

    @Test
    void otherProgramsAreToldTheirShare() throws IOException {
        long millis =
                Budget.clock(Duration.ofSeconds(60), Duration.ofSeconds(2), 8).nanos() / 1_000_000;
        String told = toldOfClock("clockless", Budget.UNLIMITED);
        assertTrue(told.startsWith("\"budget\":{\"millis\":" + millis + "}"), told);
    }
}
