package org.marienbad.games.kalaha.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.kalaha.Games;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaState;

class KalahaPerfectPlayerTest {
    private static final KalahaPerfectProvider PROVIDER = new KalahaPerfectProvider();

    @TempDir
    private static Path cache;

    private static Player player(KalahaGame game, Map<String, ?> settings) {
        Settings known = Settings.of("setting", PROVIDER.id(), PROVIDER.settings(), settings);
        return new KalahaPerfectPlayer(game, known, new EndgameFile(cache));
    }

    @Test
    void thePlayerAndTheSolverAreListed() {
        assertTrue(ServiceLoader.load(PlayerProvider.class).stream()
                .anyMatch(listed -> listed.type() == KalahaPerfectProvider.class));
        assertTrue(ServiceLoader.load(SolverProvider.class).stream()
                .anyMatch(listed -> listed.type() == KalahaSolverProvider.class));
    }

    @ParameterizedTest
    @CsvSource({"margin, on, rowEmpty, owner", "margin, off, moverEmpty, nobody", "outcome, on, moverEmpty, owner"})
    void playsPerfectlyWhatItCanProve(String payoff, String capture, String end, String leftovers) {
        KalahaGame game = Games.of(
                "pits", 3, "stones", 3, "payoff", payoff, "emptyCapture", capture, "end", end, "leftovers", leftovers);
        BruteForce truth = new BruteForce(game);
        Player player = player(game, Map.of("endgames", 5));
        Random random = new Random(2);
        for (int i = 0; i < 40; i++) {
            KalahaState state = Solving.random(game, 6 + random.nextInt(12), random);
            if (state.actor() == State.TERMINAL) {
                continue;
            }
            int seat = state.actor();
            Decision decision = player.choose(state.copy(), seat, Budget.ofIterations(200_000), Monitor.NONE);
            int before = truth.margin(state);
            KalahaState next = state.copy();
            next.apply(decision.action());
            int after = next.actor() == State.TERMINAL
                    ? next.store(seat) - next.store(1 - seat)
                    : next.actor() == seat ? truth.margin(next) : -truth.margin(next);
            if (payoff.equals("margin")) {
                assertEquals(before, after, state::toString);
            } else {
                assertEquals(Integer.signum(before), Integer.signum(after), state::toString);
            }
            assertTrue(decision.lines().get(0).exact(), state::toString);
        }
    }

    @Test
    void playsTheBookAtOnce() {
        KalahaGame game = Games.of("stones", 3, "payoff", "margin");
        for (int starter = 0; starter < 2; starter++) {
            KalahaState start = game.newInitialState(starter);
            Decision decision = player(game, Map.of()).choose(start, starter, Budget.ofIterations(1), Monitor.NONE);
            assertEquals(
                    "By the book: wins by at least 2 with best play.",
                    PROVIDER.messages(Locale.ENGLISH).get(decision.explanation()));
            assertEquals(2.0 / 36, decision.lines().get(0).value()[starter], 1e-9);
            assertEquals(0, decision.iterations());
        }
    }

    @Test
    void withoutAProofItLooksAhead() {
        KalahaGame game = Games.of("stones", 6);
        Decision decision = player(game, Map.of("endgames", 8))
                .choose(game.newInitialState(), 0, Budget.ofIterations(50_000), Monitor.NONE);
        assertEquals("perfect.estimated", decision.explanation().key());
        assertTrue(decision.depth() > 2, () -> "depth " + decision.depth());
        assertTrue(decision.iterations() <= 51_100, () -> decision.iterations() + " nodes");
        assertFalse(decision.lines().get(0).exact());
        assertEquals(6, decision.lines().size());
    }

    @Test
    void cancellationLeavesALegalAction() {
        KalahaGame game = Games.of("stones", 6);
        Decision decision = new KalahaPerfectPlayer(
                        game, Settings.defaults(PROVIDER.settings()), new EndgameFile(cache.resolve("elsewhere")))
                .choose(game.newInitialState(), 0, Budget.UNLIMITED, () -> true);
        assertTrue(decision.action() >= 0 && decision.action() < 6);
    }

    @Test
    void everyReasonIsWorded() {
        for (Locale locale : new Locale[] {Locale.ENGLISH, new Locale("cs")}) {
            for (String key : List.of("book", "proven", "win", "draw", "loss", "estimated")) {
                assertTrue(PROVIDER.messages(locale).has("perfect." + key), key);
            }
        }
    }
}
