package org.marienbad.ai.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.testgames.AuctionProvider;

class PonderTest {
    private static final MctsProvider PROVIDER = new MctsProvider();
    private final Game game = GameSetup.of(new ConnectFourProvider()).game();

    private Player player(Map<String, ?> settings) {
        return PROVIDER.create(game, Settings.of("setting", "mcts", PROVIDER.settings(), settings), 7);
    }

    /** Cancels when it has been asked so often. */
    private static Monitor after(int polls) {
        AtomicInteger asked = new AtomicInteger();
        return () -> asked.incrementAndGet() > polls;
    }

    private static long visits(Decision decision) {
        return decision.lines().stream().mapToLong(Decision.ActionValue::visits).sum();
    }

    @Test
    void ponderedSearchesAreUsed() {
        Player player = player(Map.of("ponder", true, "solver", false));
        State theirs = game.newInitialState();
        player.ponder(theirs.copy(), 1, after(200));
        State mine = theirs.copy();
        mine.apply(3);
        Decision decision = player.choose(mine, 1, Budget.ofIterations(50), Monitor.NONE);
        assertEquals(50, decision.iterations());
        assertTrue(visits(decision) > 100, () -> visits(decision) + " visits, of which 50 are new");
        player.close();
    }

    @Test
    void withoutPonderingNothingIsDoneInTheTimeOfOthers() {
        Player player = player(Map.of("solver", false));
        player.ponder(game.newInitialState(), 1, after(Integer.MAX_VALUE));
        State mine = game.newInitialState();
        mine.apply(3);
        assertEquals(50, visits(player.choose(mine, 1, Budget.ofIterations(50), Monitor.NONE)));
        player.close();
    }

    @Test
    void itStopsAtOnceWhenCancelled() {
        Player player = player(Map.of("ponder", true));
        player.ponder(game.newInitialState(), 1, () -> true);
        player.close();
    }

    @ParameterizedTest
    @CsvSource({"iterations,100", "reuse,off", "transpositions,on", "horizon,turn"})
    void contradictorySettingsAreRefused(String setting, String value) {
        String message = assertThrows(
                        IllegalArgumentException.class, () -> player(Map.of("ponder", "on", setting, value)))
                .getMessage();
        assertTrue(message.startsWith("setting 'ponder' of mcts: "), message);
    }

    /** If something is hidden, it decides by the plies told to its seat, as without pondering. */
    @Test
    void itIsToldOfTheGame() {
        GameSetup setup = GameSetup.of(new AuctionProvider(), 2, Map.of("lots", 2, "coins", 3), 0);
        List<List<Long>> visits = new ArrayList<>();
        for (boolean ponders : new boolean[] {false, true}) {
            Map<String, ?> settings = Map.of("ponder", ponders, "sealed", "regret", "observers", "multiple");
            Player player =
                    PROVIDER.create(setup.game(), Settings.of("setting", "mcts", PROVIDER.settings(), settings), 7);
            State state = setup.newState();
            player.begin(setup, 1);
            player.observe(setup.game().seen(state, 1, Observer.seat(1)));
            state.apply(1);
            Decision decision = player.choose(state, 1, Budget.ofIterations(300), Monitor.NONE);
            visits.add(
                    decision.lines().stream().map(Decision.ActionValue::visits).toList());
            player.close();
        }
        assertEquals(visits.get(0), visits.get(1));
    }
}
