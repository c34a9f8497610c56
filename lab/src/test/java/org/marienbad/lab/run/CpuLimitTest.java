package org.marienbad.lab.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.lab.Toys;
import org.marienbad.lab.plan.PlanEntries;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;

class CpuLimitTest {
    /** Works until it is told to stop; those with a command work elsewhere. */
    private record Worker(String id, List<Setting<?>> settings) implements PlayerProvider {
        @Override
        public Optional<Text> unsupportedReason(Game game) {
            return Optional.empty();
        }

        @Override
        public Player create(Game game, Settings settings, long seed) {
            return (view, seat, budget, monitor) -> {
                while (!monitor.cancelled()) {
                    Thread.onSpinWait();
                }
                return Decision.of(1);
            };
        }
    }

    private static final Catalogue<PlayerProvider> PLAYERS = PlayerProvider.catalogue(List.of(
            new Worker("worker", List.of(Setting.ofInt("threads", 1, 64, 1), BudgetSettings.MILLIS)),
            new Worker("program", List.of(Setting.ofText("command"), BudgetSettings.MILLIS))));

    private static PlanEntries plan(String player) {
        return PlanEntries.none("flags")
                .with("game", "toy", "--game")
                .with("entrants", List.of("worker", player), "--player")
                .with("games", 2, "--games")
                .with("cpuMillis", 1, "--cpu-millis");
    }

    @Test
    void everyDecisionIsLimited() {
        Tournament tournament = plan("worker(threads=1)").tournament(Toys.GAMES, PLAYERS);
        assertEquals(Optional.of(Duration.ofMillis(1)), tournament.options().cpuTime());
        assertEquals(2, tournament.timed(PLAYERS).size(), "the games depend on the machine");
        List<GameResult> games = new ArrayList<>();
        new TournamentRun(tournament, PLAYERS).play(2, (game, result) -> games.add(game));
        assertEquals(2, games.size());
        assertTrue(games.stream().allMatch(game -> game.forfeit().isEmpty()));
    }

    @Test
    void aPlanKeepsTheLimit() {
        Tournament one = plan("worker(threads=1)").tournament(Toys.GAMES, PLAYERS);
        Tournament again = PlanEntries.read("plan.json", PlanJson.pretty(one)).tournament(Toys.GAMES, PLAYERS);
        assertEquals(one.options(), again.options());
        assertEquals(PlanJson.hash(one), PlanJson.hash(again));
    }

    @ParameterizedTest
    @ValueSource(strings = {"worker(threads=2)", "program(command=bot)"})
    void playersThatCannotBeMeasuredAreRefused(String player) {
        String refused = assertThrows(
                        IllegalArgumentException.class, () -> plan(player).tournament(Toys.GAMES, PLAYERS))
                .getMessage();
        assertTrue(
                refused.startsWith("--player: CPU time is counted for one thread of this process, but " + player
                        + " decides elsewhere as well; allowed: players of one thread (threads=1)"),
                refused);
        assertEquals(1, refused.lines().count());
    }
}
