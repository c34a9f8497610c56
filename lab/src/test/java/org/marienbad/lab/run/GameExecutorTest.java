package org.marienbad.lab.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.stream.LongStream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AfterProperty;
import net.jqwik.api.lifecycle.BeforeProperty;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.match.MatchListener;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.lab.HostileExecutor;
import org.marienbad.lab.ToyWorker;
import org.marienbad.lab.Toys;
import org.marienbad.lab.folder.ResultsFile;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.results.StoppingRule;
import org.marienbad.lab.statistics.Sprt;
import org.marienbad.lab.tournament.CodeVersion;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;

/** The file of the results does not depend on who plays the games, but for the times. */
class GameExecutorTest {
    private static final List<BiFunction<String, long[], List<String>>> WORKERS =
            List.of(ToyWorker.apart(), new ToyWorker(), ToyWorker.apart());

    /** The results of one thread, by plan. */
    private static final Map<String, String> EXPECTED = new ConcurrentHashMap<>();

    private Path path;

    @BeforeProperty
    void makeFile() throws IOException {
        path = Files.createTempDirectory("executors").resolve("games.jsonl");
    }

    @AfterProperty
    void removeFile() throws IOException {
        Files.deleteIfExists(path);
        Files.deleteIfExists(path.resolveSibling(path.getFileName() + ".lock"));
        Files.deleteIfExists(path.resolveSibling(path.getFileName() + ".ahead"));
        Files.delete(path.getParent());
    }

    private static Tournament tournament(boolean plies, boolean judged, boolean stopping) {
        Tournament.Options options =
                Tournament.Options.of(stopping ? 100_000 : 40, 5).opening(1);
        options = plies ? options.keepingPlies() : options;
        options = judged ? options.oracle(PlayerSpec.of("prover")) : options;
        options = stopping ? options.stop(new Sprt(0, 50)) : options;
        return Toys.tournament(options, "dice", "dice", "failing");
    }

    /** Plays until {@code stop} more games are counted, from where the file ends. Returns whether all are. */
    private boolean play(Tournament tournament, GameExecutor executor, int stop) throws IOException {
        TournamentRun run = new TournamentRun(tournament, Toys.PLAYERS);
        AtomicInteger counted = new AtomicInteger();
        try (ResultsFile file = ResultsFile.open(path, run, "1.0", game -> {})) {
            run.play(executor, (game, result) -> {
                        add(file, game);
                        if (counted.incrementAndGet() == stop) {
                            run.stop();
                        }
                    })
                    .forEach(game -> add(file, game));
            file.flushAll();
        }
        return run.finished();
    }

    private static void add(ResultsFile file, GameResult game) {
        try {
            file.add(game);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private String content() throws IOException {
        return Files.readString(path).replaceAll(",\"nanos\":\\[[0-9,]*]", "");
    }

    private String expected(Tournament tournament) {
        return EXPECTED.computeIfAbsent(PlanJson.hash(tournament), hash -> {
            try {
                Files.deleteIfExists(path);
                assertTrue(play(tournament, threads(tournament, 1), Integer.MAX_VALUE));
                return content();
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        });
    }

    private static GameExecutor threads(Tournament tournament, int count) {
        return new ThreadedExecutor(new NumberedGames(tournament, Toys.PLAYERS), fixture -> MatchListener.NONE, count);
    }

    @Example
    void gamesThatNobodyTookOrPlayedAreRefused() {
        Tournament tournament = tournament(true, false, false);
        TournamentRun run = new TournamentRun(tournament, Toys.PLAYERS);
        String line = new ToyWorker().apply(run.order(), new long[] {0}).get(0);
        GameBoard board = new GameBoard(run, new StoppingRule(tournament), 0, 120, Map.of(), 10);
        assertEquals("game 0 was reported, but nobody took it", refused(board, line));
        assertEquals(10, board.take(99).length);
        assertEquals(
                "game 0 is not played by [\"B\",\"A\"]",
                refused(board, line.replace("[\"A\",\"B\"]", "[\"B\",\"A\"]")));
        assertEquals("game 10 was reported, but nobody took it", refused(board, "{\"index\":10,\"fault\":\"none\"}"));
        board.report(line);
        board.report(line);
        assertEquals(0, board.takeBack().game().fixture().index());
        board.report(line);
        assertNull(board.takeBack(), "a game that was taken back already");
        board.report("{\"index\":1,\"fault\":\"toy turns round\"}");
        assertEquals(
                "toy turns round",
                assertThrows(PluginFault.class, board::takeBack).getMessage());
        board.close();
        assertEquals(0, board.take(1).length);
    }

    private static String refused(GameExecutor.Board board, String line) {
        return assertThrows(IllegalArgumentException.class, () -> board.report(line))
                .getMessage();
    }

    @Example
    void aWorkerOfOtherCodePlaysNothingAndNamesBoth() {
        TournamentRun run = new TournamentRun(tournament(false, false, false), Toys.PLAYERS);
        CodeVersion here = run.code();
        CodeVersion other = new CodeVersion(here.framework(), "9.9", here.lab(), here.plugins());
        String order = new WorkOrder(other, PlanJson.compact(run.tournament())).write();
        assertEquals(
                "the tournament is played by other code than there is here: " + other + "; here " + here,
                assertThrows(IllegalArgumentException.class, () -> new ToyWorker().apply(order, new long[] {0}))
                        .getMessage());
    }

    @Example
    void anExecutorThatCannotGoOnEndsTheRunAndTheGamesBeforeAreKept() throws IOException {
        Tournament tournament = tournament(false, false, false);
        GameExecutor lost = new HostileExecutor(
                List.of((plan, numbers) -> {
                    if (numbers[0] >= 40) {
                        throw new IllegalStateException("the last machine went home");
                    }
                    return WORKERS.get(0).apply(plan, numbers);
                }),
                1,
                5);
        assertEquals(
                "the last machine went home",
                assertThrows(IllegalStateException.class, () -> play(tournament, lost, Integer.MAX_VALUE))
                        .getMessage());
        assertTrue(Files.readAllLines(path).size() > 1);
        assertTrue(play(tournament, threads(tournament, 2), Integer.MAX_VALUE));
        String content = content();
        assertEquals(expected(tournament), content);
    }

    /** A run may be interrupted when later games are finished, but the one that decides is not counted yet. */
    @Example
    void aContinuedFileLeavesOutGamesAfterTheDecisionOfTheirPairing() throws IOException {
        Tournament tournament = tournament(false, false, true);
        String expected = expected(tournament);
        int decided = (int) expected.lines().count() - 1;
        ResultsFile.open(path, new TournamentRun(tournament, Toys.PLAYERS), "1.0", game -> {})
                .close();
        long[] numbers = LongStream.range(0, decided + 40).toArray();
        List<String> lines = new ToyWorker().apply(new TournamentRun(tournament, Toys.PLAYERS).order(), numbers);
        Files.write(path, lines, StandardOpenOption.APPEND);
        assertTrue(play(tournament, threads(tournament, 1), Integer.MAX_VALUE));
        assertEquals(expected, content());
    }

    /** A run is interrupted again and again, and each time somebody else goes on with it. */
    @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
    void resultsDoNotDependOnTheExecutor(
            @ForAll boolean plies,
            @ForAll boolean judged,
            @ForAll boolean stopping,
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 40) int chunk,
            @ForAll @IntRange(min = 1, max = 60) int interruption)
            throws IOException {
        Tournament tournament = tournament(plies, judged, stopping);
        String expected = expected(tournament);
        Files.deleteIfExists(path);
        int parts = 0;
        while (!play(
                tournament,
                parts % 3 == 2 ? threads(tournament, 2) : new HostileExecutor(WORKERS, seed + parts, chunk),
                parts < 4 ? interruption : Integer.MAX_VALUE)) {
            parts++;
        }
        assertEquals(expected, content());
    }
}
