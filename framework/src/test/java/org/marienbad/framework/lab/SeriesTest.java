package org.marienbad.framework.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.match.GameSetup;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.PlayerCatalogue;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.framework.toy.Toy;
import org.marienbad.framework.toy.ToyPlayers;

class SeriesTest {
    private static final PlayerCatalogue CATALOGUE = new PlayerCatalogue(List.of(new Dice(), new Miser()));
    private static final GameSetup SETUP = GameSetup.of(new Toy(), 2, Map.of("counters", 30), 0);

    private static List<Series.Played> play(Series series, int threads) {
        List<Series.Played> games = new ArrayList<>();
        series.play(CATALOGUE, threads, games::add);
        return games;
    }

    private static Series series(String one, String two, int games, int opening) {
        return new Series(
                SETUP, List.of(PlayerSpec.of(one), PlayerSpec.of(two)), true, games, opening, 11, Budget.UNLIMITED);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 5})
    void theGamesDoNotDependOnTheNumberOfThreads(int threads) {
        List<Series.Played> alone = play(series("dice", "miser", 40, 2), 1);
        List<Series.Played> together = play(series("dice", "miser", 40, 2), threads);
        for (int i = 0; i < 40; i++) {
            assertEquals(i, together.get(i).index());
            assertEquals(alone.get(i).result().plies(), together.get(i).result().plies());
        }
    }

    @Test
    void everyPlayerSitsEverywhereEquallyOften() {
        Tally[] atSeat = {new Tally(), new Tally()};
        for (Series.Played game : play(series("dice", "miser", 30, 0), 1)) {
            int seat = game.playerAt()[0] == 0 ? 0 : 1;
            atSeat[seat].add(game, seat);
        }
        assertEquals(15, atSeat[0].games());
        assertEquals(15, atSeat[1].games());
    }

    @Test
    void rotatedGamesShareTheirOpening() {
        List<Series.Played> games = play(series("miser", "miser", 20, 5), 2);
        Set<List<Integer>> openings = new HashSet<>();
        for (int pair = 0; pair < 10; pair++) {
            List<Integer> first = games.get(2 * pair).result().plies();
            assertEquals(first, games.get(2 * pair + 1).result().plies(), "the same players after the same opening");
            openings.add(first.subList(0, 5));
        }
        assertTrue(openings.size() > 5, "pairs have openings of their own: " + openings);
    }

    @Test
    void withoutAnOpeningPlayersThatAlwaysChooseTheSameRepeatTheGame() {
        List<Series.Played> games = play(series("miser", "miser", 4, 0), 1);
        assertEquals(games.get(0).result().plies(), games.get(3).result().plies());
        List<Series.Played> random = play(series("dice", "dice", 4, 0), 1);
        assertNotEquals(random.get(0).result().plies(), random.get(2).result().plies());
    }

    @Test
    void decisionsOfAnOpeningAreNobodysTime() {
        Series.Played game = play(series("miser", "miser", 1, 30), 1).get(0);
        assertEquals(0, game.result().nanos()[0]);
    }

    private static class Dice implements PlayerProvider {
        @Override
        public String id() {
            return "dice";
        }

        @Override
        public Optional<Text> objection(Game game) {
            return Optional.empty();
        }

        @Override
        public Player create(Game game, Settings settings, long seed) {
            return ToyPlayers.random(seed);
        }
    }

    private static final class Miser extends Dice {
        @Override
        public String id() {
            return "miser";
        }

        @Override
        public Player create(Game game, Settings settings, long seed) {
            return ToyPlayers.always(1);
        }
    }
}
