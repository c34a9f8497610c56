package org.marienbad.lab.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.toy.Toy;
import org.marienbad.lab.Toys;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.statistics.Sprt;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.ResultLines;
import org.marienbad.lab.tournament.Schedule;
import org.marienbad.lab.tournament.Tournament;

class TournamentRunTest {
    /** The lines of the results file, without what differs from run to run. */
    static List<String> lines(Tournament tournament, List<GameResult> games) {
        ResultLines lines = new ResultLines(tournament);
        return games.stream()
                .map(game -> {
                    StringWriter line = new StringWriter();
                    try {
                        lines.write(game, line);
                    } catch (IOException impossible) {
                        throw new UncheckedIOException(impossible);
                    }
                    return line.toString().replaceFirst(",\"nanos.*\\R", "");
                })
                .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 5})
    void theResultsDoNotDependOnTheNumberOfThreads(int threads) {
        Tournament tournament =
                Toys.tournament(Tournament.Options.of(50, 11).opening(2).keepingPlies(), "dice", "miser", "dice");
        List<String> alone = lines(tournament, Toys.play(tournament, 1));
        assertEquals(150, alone.size());
        assertEquals(alone, lines(tournament, Toys.play(tournament, threads)));
    }

    @Test
    void anotherSeedGivesOtherGames() {
        Tournament one = Toys.tournament(Tournament.Options.of(10, 1).keepingPlies(), "dice", "dice");
        Tournament two = Toys.tournament(Tournament.Options.of(10, 2).keepingPlies(), "dice", "dice");
        assertNotEquals(lines(one, Toys.play(one, 1)), lines(two, Toys.play(two, 1)));
    }

    @Test
    void gamesOfARoundShareTheirOpening() {
        Tournament tournament =
                Toys.tournament(Tournament.Options.of(20, 3).opening(5).keepingPlies(), "miser", "miser");
        List<GameResult> games = Toys.play(tournament, 2);
        for (int i = 0; i < 20; i += 2) {
            assertEquals(games.get(i).plies(), games.get(i + 1).plies(), "the same players after the same opening");
            assertEquals(games.get(i).digest(), games.get(i + 1).digest());
        }
        assertTrue(games.stream().map(GameResult::digest).distinct().count() > 5);
        assertEquals(
                games.get(0).length() - 5,
                games.get(0).decisions()[0] + games.get(0).decisions()[1],
                "those of the opening are nobody's");
    }

    @Test
    void theOracleIsToldTheGameForEachSeatAndClosedAfterIt() {
        List<String> life = new CopyOnWriteArrayList<>();
        Catalogue<PlayerProvider> players = Toys.with("listening", new Player() {
            @Override
            public void begin(GameSetup setup, int seat) {
                life.add("begin " + seat);
            }

            @Override
            public void observe(Seen ply) {
                life.add("ply " + ply.action());
            }

            @Override
            public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
                life.add("choose");
                return Decision.of(1);
            }

            @Override
            public void close() {
                life.add("close");
            }
        });
        GameSetup setup = GameSetup.of(new Toy(), 2, Map.of("counters", 6), 0);
        Tournament tournament = new Tournament(
                setup,
                Toys.entrants("greedy", "greedy"),
                Schedule.roundRobin(),
                Tournament.Options.of(2, 1).oracle(PlayerSpec.of("listening")));
        new TournamentRun(tournament, players).play(1, (game, result) -> {});
        List<String> game = List.of("begin 0", "choose", "begin 1", "ply 3", "choose", "close");
        assertEquals(List.of(game, game), List.of(life.subList(0, 6), life.subList(6, life.size())));
    }

    @Test
    void aPlayerThatFailsOrHangsLosesThatGameAndTheTournamentGoesOn() {
        Tournament tournament = Toys.tournament(
                Tournament.Options.of(4, 1).patience(Duration.ofMillis(500)), "miser", "failing", "endless");
        List<GameResult> games = Toys.play(tournament, 2);
        assertEquals(12, games.size());
        Results results = new Results(tournament);
        games.forEach(results::add);
        assertEquals(
                Map.of(
                        new Results.Reason(1, Forfeit.Cause.FAILED, "java.lang.IllegalStateException: out of ideas"),
                        6L,
                        new Results.Reason(2, Forfeit.Cause.TIMEOUT, "no answer within 500 ms"),
                        6L),
                results.forfeits());
        assertEquals(8, results.total(0).wins());
        assertEquals(2, results.total(1).wins(), "it wins where the endless one has to start");
        assertEquals(2, results.total(2).wins());
    }

    @Test
    void aStoppingRuleEndsAPairingAtTheSameGameWhateverTheThreads() {
        Tournament.Options options = Tournament.Options.of(100_000, 5).stop(new Sprt(0, 50));
        Tournament tournament = Toys.tournament(options, "dice", "dice", "failing");
        List<GameResult> games = Toys.play(tournament, 1);
        assertTrue(games.size() < 100_000, "it went on for " + games.size());
        assertEquals(lines(tournament, games), lines(tournament, Toys.play(tournament, 3)));
        TournamentRun run = new TournamentRun(tournament, Toys.PLAYERS);
        Results results = new Results(tournament);
        games.forEach(game -> assertTrue(run.resume(game)));
        games.forEach(results::add);
        assertTrue(run.finished());
        assertTrue(results.complete());
        assertEquals(Sprt.Decision.H1, results.status(1).orElseThrow().decision(), "dice against failing");
        assertNotEquals(Sprt.Decision.CONTINUE, results.status(0).orElseThrow().decision());
    }

    @Test
    void aRunThatIsStoppedAndResumedPlaysNoGameTwiceAndGivesTheSame() {
        Tournament tournament = Toys.tournament(Tournament.Options.of(200, 9), "dice", "miser");
        List<String> whole = lines(tournament, Toys.play(tournament, 2));
        List<GameResult> known = new ArrayList<>();
        TournamentRun first = new TournamentRun(tournament, Toys.PLAYERS);
        List<GameResult> early = first.play(2, (game, result) -> {
            known.add(game);
            if (known.size() == 77) {
                first.stop();
            }
        });
        assertEquals(77, known.size());
        TournamentRun second = new TournamentRun(tournament, Toys.PLAYERS);
        List<GameResult> all = new ArrayList<>(known);
        known.forEach(game -> assertTrue(second.resume(game)));
        long counted = early.stream().filter(second::resume).count();
        all.addAll(early.subList(0, (int) counted));
        int[] again = {0};
        second.play(2, (game, result) -> {
            all.add(game);
            again[0] += result.isPresent() ? 1 : 0;
        });
        assertEquals(whole, lines(tournament, all));
        assertEquals(200 - 77 - early.size(), again[0], "games played in the second run");
    }
}
