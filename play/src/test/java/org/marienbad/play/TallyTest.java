package org.marienbad.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.record.MatchRecordBuilder;
import org.marienbad.games.testgames.DiceRaceProvider;
import org.marienbad.games.testgames.NoughtsProvider;
import org.marienbad.store.GameStore;

class TallyTest {
    private static final String QUICK = "mcts(millis=100)";
    private static final String SLOW = "mcts(millis=500)";

    @TempDir
    private Path folder;

    private GameStore store;

    @BeforeEach
    void play() {
        store = GameStore.open(folder.resolve("games.sqlite")).store();
        GameProvider noughts = new NoughtsProvider();
        finished(noughts, 1, "person", QUICK);
        finished(noughts, 0, "person", QUICK);
        finished(noughts, -1, QUICK, "person");
        finished(noughts, -1, "person", SLOW);
        finished(new DiceRaceProvider(), -1, "person", "random", "random", QUICK);
    }

    @AfterEach
    void close() {
        store.close();
    }

    /** @param person what it got; the others share what it lost */
    private void finished(GameProvider game, double person, String... players) {
        double[] payoffs = new double[players.length];
        Arrays.fill(payoffs, -person / (players.length - 1));
        payoffs[List.of(players).indexOf("person")] = person;
        GameSetup setup = GameSetup.of(game, players.length, Map.of(), 0);
        store.create(
                new MatchRecordBuilder(setup, List.of(players)).payoffs(payoffs).build());
    }

    private List<Tally> tallies(Tally.Group by) {
        return Tally.of(store, "person", by);
    }

    @Test
    void gamesOfAKindAreCountedTogether() {
        assertEquals(
                List.of(
                        new Tally("dice-race", "", Optional.empty(), 0, 0, 1),
                        new Tally("noughts", "", Optional.empty(), 1, 1, 2)),
                tallies(Tally.Group.GAME));
    }

    @Test
    void anOpponentCountsWhateverItsSettingsAndOnceAGame() {
        assertEquals(
                List.of(
                        new Tally("dice-race", "mcts", Optional.empty(), 0, 0, 1),
                        new Tally("dice-race", "random", Optional.empty(), 0, 0, 1),
                        new Tally("noughts", "mcts", Optional.empty(), 1, 1, 2)),
                tallies(Tally.Group.OPPONENT));
    }

    @Test
    void levelsAndWhoMovedFirstAreToldApart() {
        assertEquals(
                List.of(1L, 1L, 3L, 1L),
                tallies(Tally.Group.LEVEL).stream().map(Tally::games).toList());
        assertEquals(
                List.of(QUICK + " true 1", "random true 1", QUICK + " true 2", QUICK + " false 1", SLOW + " true 1"),
                tallies(Tally.Group.STARTER).stream()
                        .map(tally -> tally.opponent() + " " + tally.first().orElseThrow() + " " + tally.games())
                        .toList());
    }
}
