package org.marienbad.ai.search.deepening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.ai.provider.ExpectiminimaxProvider;
import org.marienbad.ai.provider.MaxnProvider;
import org.marienbad.ai.provider.MinimaxProvider;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;

/** The choices of players by iterative deepening when their budget ends in the middle of an iteration. */
class StoppedSearchTest {
    private static final Game CONNECT_FOUR = BruteForce.game(new ConnectFourProvider(), 2, Map.of());

    private static final List<Position> POSITIONS = positions();

    private record Position(String columns, String outcomes) {
        State state() {
            State state = CONNECT_FOUR.newInitialState();
            columns.chars().forEach(column -> state.apply(column - 'a'));
            return state;
        }

        boolean isBest(int column) {
            String best = outcomes.contains("+") ? "+" : outcomes.contains("=") ? "=" : "-";
            return outcomes.startsWith(best, column);
        }
    }

    private record Searcher(PlayerProvider provider, Map<String, ?> settings) {
        Decision choose(Game game, State state, long iterations) {
            Settings all = Settings.of("setting", provider.id(), provider.settings(), settings);
            Player player = provider.create(game, all, 1);
            try {
                return player.choose(state.copy(), state.actor(), Budget.ofIterations(iterations), Monitor.NONE);
            } finally {
                player.close();
            }
        }

        @Override
        public String toString() {
            return provider.id() + settings;
        }
    }

    private static Stream<Searcher> searchers() {
        return Stream.of(
                new Searcher(new MinimaxProvider(), Map.of("hash", 1)),
                new Searcher(new MinimaxProvider(), Map.of("hash", 0, "lines", 3)),
                new Searcher(new MaxnProvider(), Map.of()),
                new Searcher(new MaxnProvider(), Map.of("opponents", "paranoid")),
                new Searcher(new ExpectiminimaxProvider(), Map.of()));
    }

    private static List<Position> positions() {
        try (InputStream file = StoppedSearchTest.class.getResourceAsStream("connect-four-outcomes.txt");
                BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" "))
                    .map(fields -> new Position(fields[0], fields[1]))
                    .toList();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static int bestChoices(Searcher searcher, long iterations) {
        return (int) POSITIONS.stream()
                .filter(position -> position.isBest(searcher.choose(CONNECT_FOUR, position.state(), iterations)
                        .action()))
                .count();
    }

    /** Of 120 positions; what proves losses first chose the best column in 70 to 80 of them, whatever the budget. */
    @ParameterizedTest
    @MethodSource("searchers")
    void moreNodesCostNoMoreThanNoise(Searcher searcher) {
        List<Integer> best = new ArrayList<>();
        for (long iterations : new long[] {500, 5_000, 20_000}) {
            best.add(bestChoices(searcher, iterations));
        }
        String all = searcher + ": " + best;
        assertTrue(best.get(0) >= 95, all);
        assertTrue(best.get(1) >= best.get(0) - 3, all);
        assertTrue(best.get(2) >= best.get(1) - 3, all);
        assertTrue(best.get(2) >= 102, all);
    }

    @ParameterizedTest
    @MethodSource("searchers")
    void aProvenLossIsOnlyPlayedWhereAllActionsLose(Searcher searcher) {
        int losses = 0;
        for (long seed = 0; seed < 40; seed++) {
            Game game = TreeGame.duel(seed, 4, 7);
            State state = game.newInitialState();
            for (long iterations = 1; iterations < 4_000; iterations += 1 + iterations / 8) {
                Decision decision = searcher.choose(game, state, iterations);
                long lost = decision.lines().stream()
                        .filter(StoppedSearchTest::isProvenLoss)
                        .count();
                losses += lost > 0 ? 1 : 0;
                if (lost < decision.lines().size()) {
                    ActionValue first = decision.lines().get(0);
                    assertEquals(first.action(), decision.action());
                    assertTrue(!isProvenLoss(first), searcher + ", seed " + seed + ", " + iterations);
                }
            }
        }
        assertTrue(losses > 50, "a test of nothing: " + losses);
    }

    private static boolean isProvenLoss(ActionValue line) {
        return line.exact() && line.value()[0] <= -1;
    }

    /** An action whose estimate is better than the draw that another one is proven to be. */
    @ParameterizedTest
    @MethodSource("searchers")
    void aDrawIsNotPreferredToABetterActionThatIsNotReached(Searcher searcher) {
        int tested = 0;
        for (long seed = 0; seed < 300; seed++) {
            Game game = new TreeGame(seed, 2, 4, 9, false, 1);
            State state = game.newInitialState();
            for (int depth = 2; depth < 5; depth++) {
                Settings settings =
                        Settings.of("setting", searcher.provider.id(), searcher.provider.settings(), searcher.settings);
                Decision complete = searcher.provider
                        .create(game, settings, 1)
                        .choose(state.copy(), 0, Budget.ofDepth(depth), Monitor.NONE);
                ActionValue first = complete.lines().get(0);
                boolean draw = complete.lines().stream().anyMatch(line -> line.exact() && line.value()[0] == 0);
                if (!draw || first.exact() || !(first.value()[0] > 0)) {
                    continue;
                }
                // One node into the next iteration.
                Decision stopped = searcher.choose(game, state, complete.iterations() + 1);
                assertEquals(complete.action(), stopped.action(), searcher + ", seed " + seed + ", depth " + depth);
                tested++;
            }
        }
        assertTrue(tested >= 3, "a test of nothing: " + tested);
    }

    @Test
    void theFileOfPositionsIsWhole() {
        assertEquals(120, POSITIONS.size());
        assertTrue(POSITIONS.stream().allMatch(position -> position.outcomes.length() == 7));
    }
}
