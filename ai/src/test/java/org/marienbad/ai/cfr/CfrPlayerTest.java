package org.marienbad.ai.cfr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.liarsdice.LiarsDiceProvider;
import org.marienbad.games.poker.PokerProvider;
import org.marienbad.testkit.PlayerConformance;

class CfrPlayerTest implements PlayerConformance {
    private static final CfrProvider PROVIDER = new CfrProvider();
    private static final GameSetup SETUP = GameSetup.of(new PokerProvider());

    @Override
    public PlayerProvider provider() {
        return PROVIDER;
    }

    private static Player player(Game game, long seed) {
        return PROVIDER.create(game, Settings.defaults(PROVIDER.settings()), seed);
    }

    private static State play(Game game, List<String> plies, Player follower, int seat) {
        State state = game.newInitialState();
        for (String ply : plies) {
            int code = game.parse(state, ply).orElseThrow();
            follower.observe(game.seen(state, code, Observer.seat(seat)));
            state.apply(code);
        }
        return state;
    }

    /** Seat 1 calls with a queen one time in three, in every equilibrium. */
    @Test
    void mixesAsItsStrategySays() {
        Game game = SETUP.game();
        int calls = 0;
        Player player = player(game, 1);
        for (int i = 0; i < 3000; i++) {
            player.begin(SETUP, 1);
            State state = play(game, List.of("J", "Q", "b"), player, 1);
            Decision decision = player.choose(state, 1, Budget.UNLIMITED, Monitor.NONE);
            calls += decision.action();
            if (i == 0) {
                String why = PROVIDER.messages(Locale.ENGLISH).get(decision.explanation());
                assertTrue(why.matches("A best strategy mixes here: p 6[67] %, b 3[34] %\\."), why);
            }
        }
        assertEquals(1000, calls, 100);
    }

    @Test
    void findsItsStrategyWithoutHavingBeenToldTheGame() {
        Game game = SETUP.game();
        Player player = player(game, 1);
        State king = game.stateOf(Map.of("cards", List.of("J", "K"), "betting", List.of("b")));
        State jack = game.stateOf(Map.of("cards", List.of("Q", "J"), "betting", List.of("b")));
        for (int i = 0; i < 50; i++) {
            assertEquals(
                    1, player.choose(king, 1, Budget.UNLIMITED, Monitor.NONE).action(), "a king always calls");
            assertEquals(
                    0, player.choose(jack, 1, Budget.UNLIMITED, Monitor.NONE).action(), "a jack never calls");
        }
    }

    @Test
    void playsAnythingWhereNothingIsKnown() {
        Player player = player(SETUP.game(), 1);
        Game fourCards =
                GameSetup.of(new PokerProvider(), 2, Map.of("cards", 4), 0).game();
        State other = fourCards.stateOf(Map.of("cards", List.of("A", "J"), "betting", List.of()));
        Decision decision = player.choose(other, 0, Budget.UNLIMITED, Monitor.NONE);
        assertEquals("cfr.unknown", decision.explanation().key());
    }

    @Test
    void declinesWhatIsTooLarge() {
        assertEquals(
                "cfr.large",
                PROVIDER.unsupportedReason(GameSetup.of(new LiarsDiceProvider()).game())
                        .orElseThrow()
                        .key());
        assertTrue(PROVIDER.unsupportedReason(Known.liarsDice(1, 6, "top")).isEmpty());
        assertTrue(PROVIDER.unsupportedReason(Known.leduc()).isEmpty());
    }
}
