package org.marienbad.games.kalaha.solver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.file.LockFile;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Progress;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.games.kalaha.Games;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaRules;
import org.marienbad.games.kalaha.KalahaState;
import org.marienbad.testkit.Bundles;

class SolverTest {
    @ParameterizedTest
    @CsvSource({
        "1, on, 0 -2 6 -2 2 0",
        "1, off, 0 -2 6 -2 2 0",
        "2, on, 2 -2 -2 -12 6 8",
        "2, off, 2 -2 -2 -10 6 8",
        "3, on, 0 4 2 2 6 -10",
        "3, off, 0 4 2 2 6 -8",
        "4, on, 2 6 8 2",
        "4, off, 2 6 6 2",
        "5, on, 0 0 8",
        "5, off, 0 2 6",
        "6, on, 2 10 2",
        "6, off, 2 6 2",
    })
    void valuesAreThoseOfTheLiterature(int pits, String emptyCapture, String values) {
        int stones = 0;
        for (String value : values.split(" ")) {
            stones++;
            assertEquals(
                    Integer.parseInt(value),
                    Solving.value(pits, stones, emptyCapture),
                    pits + " pits, " + stones + " stones");
        }
    }

    @Test
    void theNumberOfThreadsChangesNoValue() {
        KalahaGame game = Games.of("pits", 5, "stones", 3);
        for (int threads : new int[] {1, 2, 4}) {
            Limits limits = new Limits(Long.MAX_VALUE, 100 << 20, Long.MAX_VALUE, threads);
            Solution solution =
                    Solving.solver(game, Map.of()).solve(game.newInitialState(), Goal.ACTIONS, limits, Watch.NONE);
            assertEquals(8, solution.value().low());
            assertTrue(solution.lines().stream().allMatch(line -> line.value().exact()));
        }
    }

    @Test
    void aCancelledProofSaysSoAndKeepsWhatIsProven() {
        KalahaGame game = Games.of();
        AtomicInteger asked = new AtomicInteger();
        Solution solution = Solving.solver(game, Map.of())
                .solve(game.newInitialState(), Goal.VALUE, Solving.LIMITS, () -> asked.incrementAndGet() > 2);
        assertEquals("open.cancelled", solution.unfinished().orElseThrow().key());
        assertFalse(solution.value().exact());
        assertTrue(solution.value().low() <= 10 && solution.value().high() >= 10);
    }

    @Test
    void aProofThatWasCancelledBeforeItHadItsTablesCanBeAskedAgain() {
        KalahaGame game = Games.of("stones", 3);
        Solver solver = Solving.solver(game, Map.of());
        Solution cancelled = solver.solve(game.newInitialState(), Goal.VALUE, Solving.LIMITS, () -> true);
        assertEquals("open.cancelled", cancelled.unfinished().orElseThrow().key());
        Solution whole = solver.solve(game.newInitialState(), Goal.VALUE, Solving.LIMITS, Watch.NONE);
        assertEquals(2, whole.value().low());
        assertEquals(
                Solving.solve(game, game.newInitialState(), Goal.VALUE).facts(),
                whole.facts(),
                "the tables are others");
    }

    @ParameterizedTest
    @CsvSource({"on", "off"})
    void bestPlayLeadsToTheEndAndToTheValue(String emptyCapture) {
        KalahaGame game = Games.of("stones", 3, "emptyCapture", emptyCapture);
        KalahaState state = game.newInitialState();
        Solution solution = Solving.solve(game, state, Goal.VALUE);
        for (int action : solution.variation()) {
            state.apply(action);
        }
        assertEquals(State.TERMINAL, state.actor());
        assertEquals(solution.value().low(), state.store(0) - state.store(1));
    }

    @Test
    void littleTimeGoesIntoTheProofRatherThanIntoTables() {
        KalahaGame game = Games.of("stones", 5);
        KalahaRules rules = game.rules();
        PositionIndex index = new PositionIndex(rules.pits(), rules.total());
        ProofTables.Size wanted = new ProofTables.Size(30, 20);
        int allTime = wanted.within(index, 1L << 40, job(Long.MAX_VALUE, Long.MAX_VALUE))
                .stones();
        int minute = wanted.within(index, 1L << 40, job(60_000_000_000L, Long.MAX_VALUE))
                .stones();
        int second = wanted.within(index, 1L << 40, job(1_000_000_000L, Long.MAX_VALUE))
                .stones();
        assertEquals(30, allTime);
        assertTrue(second < minute && minute < allTime, second + ", " + minute);
        assertTrue(second >= 10, "of a second nothing is left for endgames: " + second);
        for (long bytes = 1 << 20; bytes < 1L << 34; bytes *= 8) {
            ProofTables.Size size = wanted.within(index, bytes, job(Long.MAX_VALUE, Long.MAX_VALUE));
            long building = index.upTo(size.stones()) + KalahaEndgames.workspace(index, size.stones(), 2);
            assertTrue(building <= bytes, () -> size + " needs " + building);
            assertTrue(index.upTo(size.stones()) + (8L << size.bits()) <= bytes, size::toString);
        }
        ProofTables.Size few = wanted.within(index, 1L << 40, job(Long.MAX_VALUE, 10_000));
        assertTrue(index.upTo(few.stones()) + (1L << few.bits()) <= 10_000, few::toString);
    }

    private static ProofTask job(long nanos, long positions) {
        return new ProofTask(new Limits(positions, Long.MAX_VALUE, nanos, 2), Watch.NONE, true);
    }

    @Test
    void endsOfTheGameAreKnownWithoutAnyTime() {
        KalahaGame game = Games.of();
        KalahaState last = Games.position(game, List.of(0, 0, 0, 0, 0, 1), List.of(4, 3, 4, 3, 4, 3), 10, 16, 0);
        Solution solution = Solving.solver(game, Map.of()).solve(last, Goal.ACTIONS, Solving.LIMITS, () -> true);
        assertEquals(11 - 16 - 21, solution.value().low());
        assertTrue(solution.value().exact());
    }

    @Test
    void theTimeLimitEndsIt() {
        KalahaGame game = Games.of("stones", 6);
        Limits limits = new Limits(Long.MAX_VALUE, 100 << 20, 100_000_000, 2);
        Solution solution =
                Solving.solver(game, Map.of()).solve(game.newInitialState(), Goal.VALUE, limits, Watch.NONE);
        assertEquals("open.time", solution.unfinished().orElseThrow().key());
    }

    @Test
    void progressIsTold() {
        KalahaGame game = Games.of("pits", 5, "stones", 5);
        AtomicInteger told = new AtomicInteger();
        Limits limits = new Limits(Long.MAX_VALUE, 100 << 20, 1_500_000_000, 2);
        Solving.solver(game, Map.of()).solve(game.newInitialState(), Goal.VALUE, limits, new Watch() {
            @Override
            public boolean cancelled() {
                return false;
            }

            @Override
            public void progress(Progress progress) {
                told.incrementAndGet();
                assertTrue(Set.of("progress.endgames", "progress.test")
                        .contains(progress.what().key()));
            }
        });
        assertTrue(told.get() > 0);
    }

    @Test
    void littleMemoryIsEnough() {
        KalahaGame game = Games.of("stones", 3);
        Limits limits = new Limits(Long.MAX_VALUE, 1 << 20, Long.MAX_VALUE, 2);
        Solution solution =
                Solving.solver(game, Map.of()).solve(game.newInitialState(), Goal.VALUE, limits, Watch.NONE);
        assertEquals(2, solution.value().low());
        assertTrue(
                solution.effort().bytes() <= 1 << 20,
                () -> "takes " + solution.effort().bytes());
    }

    @Test
    void objectsToWhatDoesNotFit() {
        KalahaSolverProvider provider = new KalahaSolverProvider();
        assertTrue(provider.unsupportedReason(Games.of("pits", 8)).isPresent());
        assertTrue(provider.unsupportedReason(Games.of("pits", 7, "stones", 10)).isPresent());
        assertTrue(provider.unsupportedReason(Games.of("pits", 7, "stones", 9)).isEmpty());
        assertTrue(provider.specialised());
        for (Locale locale : List.of(Locale.ENGLISH, new Locale("cs"))) {
            assertTrue(provider.messages(locale).has("unsupported.size"));
        }
    }

    @Test
    void bothLanguagesHaveTheSameWords() {
        Bundles.requireComplete(SolverTest.class.getClassLoader(), new KalahaSolverProvider().messages());
    }

    @Test
    void aProofGoesOnFromItsCheckpoint(@TempDir Path folder) throws IOException {
        KalahaGame game = Games.of("stones", 3);
        KalahaState start = game.newInitialState();
        Path file = folder.resolve("proof");
        Solver first = Solving.solver(game, Map.of("checkpoint", file.toString()));
        Solution whole = first.solve(start, Goal.VALUE, Solving.LIMITS, Watch.NONE);
        Solver second = Solving.solver(game, Map.of("checkpoint", file.toString()));
        Solution again = second.solve(start, Goal.VALUE, Solving.LIMITS, Watch.NONE);
        assertEquals(whole.value(), again.value());
        assertEquals(whole.lines(), again.lines());
        assertTrue(again.effort().nodes() >= whole.effort().nodes(), "what was spent before is forgotten");
        assertTrue(again.effort().nodes() < 1.5 * whole.effort().nodes(), "it began anew");
        List<String> journal = Files.readAllLines(folder.resolve("proof.log"));
        assertTrue(journal.stream().anyMatch(line -> line.contains("e is worth 2")), journal::toString);
        assertFalse(Files.exists(folder.resolve("proof.part")));
    }

    @Test
    void aCheckpointSurvivesAnAttemptWithoutTimeToReadIt(@TempDir Path folder) throws IOException {
        KalahaGame game = Games.of("stones", 3);
        KalahaState start = game.newInitialState();
        Path file = folder.resolve("proof");
        Map<String, String> settings = Map.of("checkpoint", file.toString());
        Solution whole = Solving.solver(game, settings).solve(start, Goal.VALUE, Solving.LIMITS, Watch.NONE);
        byte[] kept = Files.readAllBytes(file);
        Solution none = Solving.solver(game, settings).solve(start, Goal.VALUE, Solving.LIMITS, () -> true);
        assertTrue(none.unfinished().isPresent());
        assertArrayEquals(kept, Files.readAllBytes(file));
        Solution again = Solving.solver(game, settings).solve(start, Goal.VALUE, Solving.LIMITS, Watch.NONE);
        assertEquals(whole.value(), again.value());
    }

    @Test
    void aDamagedOrForeignCheckpointIsRefused(@TempDir Path folder) throws IOException {
        KalahaGame game = Games.of("pits", 4, "stones", 3);
        KalahaState start = game.newInitialState();
        Path file = folder.resolve("proof");
        Map<String, String> settings = Map.of("checkpoint", file.toString());
        Solving.solver(game, settings).solve(start, Goal.VALUE, Solving.LIMITS, Watch.NONE);

        KalahaGame other = Games.of("pits", 4, "stones", 3, "emptyCapture", "off");
        String foreign = refusal(other, settings);
        assertTrue(foreign.contains("belongs to another position"), foreign);

        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 1;
        Files.write(file, bytes);
        String damaged = refusal(game, settings);
        assertTrue(damaged.contains("is damaged"), damaged);
        Files.write(file, new byte[3]);
        assertTrue(refusal(game, settings).contains("is damaged"));
    }

    @Test
    void aCheckpointInUseIsRefusedAndNotTouched(@TempDir Path folder) throws IOException {
        KalahaGame game = Games.of("pits", 4, "stones", 3);
        Path file = folder.resolve("proof");
        Map<String, String> settings = Map.of("checkpoint", file.toString());
        try (LockFile other = LockFile.tryLock(file).orElseThrow()) {
            String refusal = refusal(game, settings);
            assertEquals("checkpoint " + file + " is in use by another proof; name another file, or wait", refusal);
            assertFalse(Files.exists(file), other.toString());
        }
        Solving.solver(game, settings).solve(game.newInitialState(), Goal.VALUE, Solving.LIMITS, Watch.NONE);
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(
                    Set.of("proof", "proof.log"),
                    files.map(path -> path.getFileName().toString()).collect(Collectors.toSet()));
        }
    }

    private static String refusal(KalahaGame game, Map<String, String> settings) {
        Solver solver = Solving.solver(game, settings);
        return assertThrows(
                        IllegalArgumentException.class,
                        () -> solver.solve(game.newInitialState(), Goal.VALUE, Solving.LIMITS, Watch.NONE))
                .getMessage();
    }
}
