package org.marienbad.lab.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.lab.Toys;
import org.marienbad.lab.report.CsvTables;
import org.marienbad.lab.report.HtmlReport;
import org.marienbad.lab.report.RunInfo;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;
import org.marienbad.lab.tournament.Verdict;

class ResultsTest {
    /** A game like {@code game}, with payoffs and losses of which sums are rounded. */
    private static GameResult uneven(GameResult game) {
        long index = game.fixture().index();
        return GameResult.builder(game.fixture())
                .starter(game.starter())
                .payoffs(new double[] {0.1 * (index % 7), -0.3 * (index % 5)})
                .length(game.length())
                .digest(game.digest())
                .decisions(game.decisions())
                .nanos(new long[] {1, 2})
                .forfeit(game.forfeit())
                .verdict(Optional.of(new Verdict(
                        new int[] {3, 3}, new int[] {1, 2}, new double[] {index / 30.0, 1.0 / (1 + index)})))
                .build();
    }

    private static String report(Tournament tournament, List<GameResult> games) {
        Results results = new Results(tournament);
        games.forEach(results::add);
        String page = HtmlReport.html(results, new RunInfo("1.0", false, Optional.empty()), Locale.ENGLISH);
        return page.substring(0, page.lastIndexOf("<script>", page.lastIndexOf("<script>") - 1)) // the rest is code
                + CsvTables.standings(results)
                + CsvTables.seats(results)
                + CsvTables.pairings(results);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void theReportDoesNotDependOnTheOrderOfTheGames(int seed) {
        Tournament tournament = Toys.tournament(
                Tournament.Options.of(40, 4).oracle(PlayerSpec.of("prover")), "dice", "miser", "dice", "failing");
        List<GameResult> games = new ArrayList<>(
                Toys.play(tournament, 1).stream().map(ResultsTest::uneven).toList());
        String expected = report(tournament, games);
        Collections.shuffle(games, new Random(seed));
        assertEquals(expected, report(tournament, games));
    }

    @Test
    void reasonsOfForfeitsAreThoseOfTheFirstGamesWhateverTheOrder() {
        Tournament tournament = Toys.tournament(Tournament.Options.of(120, 4), "dice", "failing");
        List<GameResult> games = new ArrayList<>(IntStream.range(0, 120)
                .mapToObj(index -> GameResult.builder(tournament.fixture(index))
                        .payoffs(new double[] {0, 0})
                        .decisions(new int[2])
                        .nanos(new long[2])
                        .forfeit(Optional.of(new Forfeit(0, Forfeit.Cause.FAILED, "reason " + index / 2)))
                        .build())
                .toList());
        Collections.reverse(games);
        Results results = new Results(tournament);
        games.forEach(results::add);
        Map<Results.Reason, Long> told = results.forfeits();
        assertEquals(120, told.values().stream().mapToLong(times -> times).sum());
        assertEquals(1, told.get(new Results.Reason(0, Forfeit.Cause.FAILED, "reason 0")));
        assertEquals(1, told.get(new Results.Reason(1, Forfeit.Cause.FAILED, "reason 24")));
        assertTrue(told.get(new Results.Reason(0, Forfeit.Cause.FAILED, "…")) > 30);
    }
}
