package org.marienbad.games.toguzkumalak.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.ai.endgame.EndgamePlayer;
import org.marienbad.ai.minimax.Minimax;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.toguzkumalak.ToguzGame;
import org.marienbad.games.toguzkumalak.ToguzState;

class ToguzPerfectTest {
    /** South to move wins 82 to 80 by its house 9, and loses what it leaves by its house 1. */
    private static final String WON = "1 0 0 0 0 0 0 0 1 1 0 0 0 0 0 0 0 0";

    private static EndgamePlayer<ToguzState> player(ToguzGame game, long positions, Optional<Path> folder) {
        return new EndgamePlayer<>(
                ToguzEndgames.of(game),
                evaluator -> Minimax.of(game).evaluator(evaluator).table(1).build(),
                Settings.NONE,
                positions,
                folder);
    }

    private static Decision choose(Player player, ToguzState state, Budget budget) {
        return player.choose(state.copy(), state.actor(), budget, Monitor.NONE);
    }

    @Test
    void provenMovesArePlayed() {
        ToguzGame game = ToguzSolverTest.game();
        ToguzState state = ToguzSolverTest.position(game, WON, "80 79", "5 6");
        Player player = player(game, 20_000, Optional.empty());
        Decision decision = choose(player, state, Budget.ofIterations(2_000));
        assertEquals(8, decision.action());
        assertEquals(Text.of("perfect.win", 0), decision.explanation());
        assertEquals(1, decision.lines().get(0).value()[0]);
        assertTrue(decision.lines().get(0).exact());
    }

    @Test
    void marginsAreToldWhereTheyCount() {
        ToguzGame game = ToguzSolverTest.game("payoff=margin");
        ToguzState state = ToguzSolverTest.position(game, "0 0 0 0 0 0 0 0 1 1 0 0 0 0 0 0 0 0", "80 80", "5 6");
        Player player = player(game, 20_000, Optional.empty());
        Decision decision = choose(player, state, Budget.ofIterations(2_000));
        assertEquals(Text.of("perfect.win", 2), decision.explanation());
        assertEquals(2.0 / 162, decision.lines().get(0).value()[0]);
    }

    /** North gets the one stone that it needs after every move of South; the search says what to play. */
    @Test
    void lostPositionsAreLeftToTheSearch() {
        ToguzGame game = ToguzSolverTest.game();
        ToguzState state = ToguzSolverTest.position(game, "1 0 1 0 0 0 0 0 0 0 0 0 0 0 2 2 0 0", "75 81", "5 6");
        for (int preferred : new int[] {0, 2}) {
            GameSearch search =
                    (position, budget, monitor) -> new SearchResult(Decision.of(preferred), SearchResult.Proof.NONE, 0);
            Player player = new EndgamePlayer<>(
                    ToguzEndgames.of(game), evaluator -> search, Settings.NONE, 300_000, Optional.empty());
            Decision decision = choose(player, state, Budget.ofIterations(20_000));
            assertEquals(Text.of("perfect.loss", 0), decision.explanation());
            assertEquals(preferred, decision.action());
        }
    }

    /** A hint also shows the other actions that are worth a thought. */
    @Test
    void severalActionsAreEstimated() {
        ToguzGame game = ToguzSolverTest.game();
        Player player = new ToguzPerfectProvider().create(game, Settings.defaults(BudgetSettings.ALL), 1);
        Decision decision = choose(player, game.newInitialState(), Budget.ofIterations(5_000));
        player.close();
        long valued = decision.lines().stream()
                .filter(line -> !Double.isNaN(line.value()[0]))
                .count();
        assertTrue(valued >= 3, valued + " of 9");
    }

    @Test
    void unprovenPositionsAreSearchedWithinTheBudget() {
        ToguzGame game = ToguzSolverTest.game();
        Player player = player(game, 20_000, Optional.empty());
        Decision decision = choose(player, game.newInitialState(), Budget.ofIterations(3_000));
        assertEquals("perfect.estimated", decision.explanation().key());
        assertFalse(decision.lines().get(0).exact());
        assertEquals(9, decision.lines().size());
        assertTrue(decision.iterations() <= 3_000 && decision.depth() >= 2, decision::toString);
    }

    @Test
    void tablesAreKeptInAFileAndReadFromIt(@TempDir Path folder) throws IOException {
        ToguzGame game = ToguzSolverTest.game();
        ToguzState state = ToguzSolverTest.position(game, WON, "80 79", "5 6");
        Player computing = player(game, 300_000, Optional.of(folder));
        Decision first = choose(computing, state, Budget.ofIterations(2_000));
        Path file;
        try (Stream<Path> files = Files.list(folder)) {
            file = files.reduce((one, other) -> other).orElseThrow();
        }
        assertEquals(
                "toguz-9-162-number-200-outcome-5-6-6.endgames",
                file.getFileName().toString());
        byte[] sound = Files.readAllBytes(file);
        Player reading = player(game, 300_000, Optional.of(folder));
        assertEquals(
                first.action(),
                choose(reading, state, Budget.ofIterations(2_000)).action());
        Files.write(file, List.of("spoiled"));
        Player mending = player(game, 300_000, Optional.of(folder));
        assertEquals(
                first.action(),
                choose(mending, state, Budget.ofIterations(2_000)).action());
        assertTrue(Arrays.equals(sound, Files.readAllBytes(file)), "computed again");
    }
}
