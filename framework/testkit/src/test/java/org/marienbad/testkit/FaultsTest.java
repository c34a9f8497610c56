package org.marienbad.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.testkit.toy.PebblesProvider;
import org.marienbad.testkit.toy.PongHauKiProvider;

/** Every check can fail: for each there is a game or player with just that fault, and no other check complains. */
class FaultsTest {
    private static final Set<Fault> FAULTS_OF_PLAYERS = EnumSet.of(Fault.PLAYER_CHEATS, Fault.PLAYER_DEAF);

    private static String playthrough;

    @TempDir
    Path directory;

    @ParameterizedTest
    @EnumSource
    void onlyTheRightCheckFindsTheFault(Fault fault) throws IOException {
        ConformanceReport report = suite(fault).run(result -> {});

        Set<String> complaining = report.failures().stream().map(Result::check).collect(Collectors.toSet());
        assertEquals(Set.of(fault.check.id()), complaining, () -> lines(report));
    }

    @Test
    void everyCheckOfGamesHasAFault() {
        Set<Check> covered =
                Arrays.stream(Fault.values()).map(fault -> fault.check).collect(Collectors.toSet());
        assertEquals(EnumSet.allOf(Check.class), covered);
    }

    @Test
    void theGameWithoutFaultPassesEveryCheck() throws IOException {
        ConformanceReport report = suite(null).run(result -> {});
        ConformanceReport cycle =
                Conformance.of(new PongHauKiProvider()).games(4).run(result -> {});

        assertTrue(report.passed(), () -> lines(report));
        assertTrue(cycle.passed(), () -> lines(cycle));
        Set<String> passed = Stream.concat(report.results().stream(), cycle.results().stream())
                .filter(result -> result.outcome() == Result.Outcome.PASSED)
                .map(Result::check)
                .collect(Collectors.toSet());
        assertEquals(Arrays.stream(Check.values()).map(Check::id).collect(Collectors.toSet()), passed);
    }

    @BeforeAll
    static void writeGoldenPlaythrough(@TempDir Path once) throws IOException {
        Path golden = once.resolve("golden").resolve("pebbles.txt");
        Conformance.of(new PebblesProvider()).golden(golden, true).games(1).run(result -> {});
        playthrough = Files.readString(golden);
    }

    private GameSuite suite(Fault fault) throws IOException {
        Path golden = directory.resolve("pebbles.txt");
        if (fault != Fault.GOLDEN_MISSING) {
            String kept = fault == Fault.GOLDEN_DIFFERS ? playthrough.replaceFirst("take1", "take2") : playthrough;
            Files.writeString(golden, kept);
        }
        PlayerProvider player = new FaultyPlayer(
                fault == Fault.PLAYER_CHEATS
                        ? FaultyPlayer.Kind.ILLEGAL_ACTION
                        : fault == Fault.PLAYER_DEAF ? FaultyPlayer.Kind.DEAF : FaultyPlayer.Kind.CORRECT);
        GameProvider provider =
                fault == null || FAULTS_OF_PLAYERS.contains(fault) ? new PebblesProvider() : new FaultyProvider(fault);
        boolean compared = fault == null || fault.check == Check.GOLDEN;
        return Conformance.of(provider)
                .games(fault == Fault.NO_GAMES ? 0 : 4)
                .players(List.of(player))
                .golden(compared ? golden : null, false)
                .invariant((game, state) -> {
                    if (fault == Fault.INVARIANT_BROKEN && game.scores(state)[0] == 3) {
                        throw new AssertionError("nobody has three");
                    }
                });
    }

    @ParameterizedTest
    @EnumSource
    void onlyTheRightCheckFindsTheFaultOfAPlayer(FaultyPlayer.Kind kind) {
        ConformanceReport report = Conformance.of(new FaultyPlayer(kind)).run(result -> {});

        Set<String> complaining = report.failures().stream().map(Result::check).collect(Collectors.toSet());
        assertEquals(kind.check == null ? Set.of() : Set.of(kind.check.id()), complaining, () -> lines(report));
    }

    @Test
    void everyCheckOfPlayersHasAFault() {
        Set<PlayerCheck> covered = Arrays.stream(FaultyPlayer.Kind.values())
                .map(kind -> kind.check)
                .filter(check -> check != null)
                .collect(Collectors.toSet());
        assertEquals(EnumSet.allOf(PlayerCheck.class), covered);
    }

    @Test
    void problemsAreOneLineWithAllThatIsNeededToRepeatThem() throws IOException {
        Result problem =
                suite(Fault.PAYOFF_OUT_OF_RANGE).run(result -> {}).failures().get(0);

        assertFalse(problem.toString().contains("\n"));
        assertTrue(
                problem.toString()
                        .matches("payoffs \\[2 seats, default options] FAILED: payoffs out of range: expected .*"
                                + " found \\[.*]; seed -?\\d+, after \\d+ plies: take\\d .*"),
                problem::toString);
    }

    /** The first failure. */
    private Result failure(Fault fault) throws IOException {
        return suite(fault).run(result -> {}).failures().get(0);
    }

    private static int plies(Result failure) {
        Matcher plies = Pattern.compile("after (\\d+) pl(y|ies)").matcher(failure.detail());
        assertTrue(plies.find(), failure::toString);
        return Integer.parseInt(plies.group(1));
    }

    /** One that takes three at once has the three that nobody may have. */
    @Test
    void aFailureIsToldWithAsFewPliesAsShowIt() throws IOException {
        Result failure = failure(Fault.INVARIANT_BROKEN);
        assertTrue(failure.detail().endsWith("(shortened), after 1 ply: take3"), failure::toString);
    }

    @Test
    void aCopyWithoutItsHistoryIsSaidToBeOneAndItsPositionIsShown() throws IOException {
        Result failure = failure(Fault.COPY_FROM_FORGETS_HISTORY);
        assertTrue(
                failure.detail()
                        .matches("(?s)copyFrom into .*, the history of the position, by its hash: expected .*"
                                + "; position: [12.]{5}, player [12]; seed .*"),
                failure::toString);
        assertTrue(plies(failure) <= 6, failure::toString);
    }

    @Test
    void positionsOfEqualHashAreShownAndAHashWithoutTheTurnIsNamed() throws IOException {
        Result failure = failure(Fault.HASH_WITHOUT_TURN);
        assertTrue(
                failure.detail()
                        .startsWith("equal hash of two positions, in which different seats are to move"
                                + " (does the hash leave out whose turn it is?): expected different hashes,"
                                + " found 'heap 12, taken [0, 0], turn 1' and 'heap 12, taken [0, 0], turn 2'; "),
                failure::toString);
    }

    @Test
    void equalFaultsOfOtherOptionsAreToldOnce() throws IOException {
        ConformanceReport report = suite(Fault.PAYOFF_OUT_OF_RANGE).run(result -> {});
        assertEquals(1, report.failures().size(), () -> lines(report));
        String first = report.failures().get(0).subject();
        assertTrue(
                report.results().stream()
                        .anyMatch(result -> result.check().equals(Check.PAYOFFS.id())
                                && result.detail().equals("fails as for " + first)),
                () -> report.results().toString());
    }

    /** The first failure of each check. */
    private static String lines(ConformanceReport report) {
        Map<String, String> first = new LinkedHashMap<>();
        report.failures().forEach(result -> first.putIfAbsent(result.check(), result.toString()));
        return String.join("\n", first.values());
    }
}
