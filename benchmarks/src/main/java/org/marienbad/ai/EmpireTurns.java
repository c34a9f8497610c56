package org.marienbad.ai;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.minuteempire.MinuteEmpireProvider;

/**
 * Processor time of a turn of Minute Empire by the rules of the thesis, one thread, for docs/measurements/minute-empire.md.
 * Arguments: games, then the player that has all seats.
 */
final class EmpireTurns {
    private long nanos;
    private long longest;
    private long turns;
    private long decisions;
    private long iterations;

    private EmpireTurns() {}

    public static void main(String[] arguments) {
        int games = Integer.parseInt(arguments[0]);
        PlayerSpec spec = PlayerSpec.parse(arguments[1]);
        System.out.println(
                "| seats | CPU ms a turn | longest | decisions a turn | playouts a turn | playouts a CPU s |");
        System.out.println("|---|---:|---:|---:|---:|---:|");
        for (int seats = 2; seats <= 5; seats++) {
            new EmpireTurns().play(seats, spec, 1, 1000);
            EmpireTurns measured = new EmpireTurns();
            measured.play(seats, spec, games, 0);
            System.out.printf(
                    "| %d | %.1f | %.0f | %.2f | %,d | %,.0f |%n",
                    seats,
                    measured.nanos / 1e6 / measured.turns,
                    measured.longest / 1e6,
                    (double) measured.decisions / measured.turns,
                    measured.iterations / measured.turns,
                    measured.iterations * 1e9 / measured.nanos);
        }
    }

    private void play(int seats, PlayerSpec spec, int games, long seed) {
        MinuteEmpireProvider empire = new MinuteEmpireProvider();
        Game game =
                empire.create(seats, Settings.of("option", empire.id(), empire.options(), Map.of("rules", "thesis")));
        PlayerProvider provider = ServiceLoader.load(PlayerProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(one -> one.id().equals(spec.id()))
                .findFirst()
                .orElseThrow();
        Settings settings = Settings.of("setting", spec.id(), provider.settings(), spec.settings());
        for (int i = 0; i < games; i++) {
            long first = seed + i;
            List<Player> players = IntStream.range(0, seats)
                    .mapToObj(seat -> provider.create(game, settings, first * seats + seat))
                    .toList();
            play(game, players, new SplittableRandom(first));
        }
    }

    private void play(Game game, List<Player> players, SplittableRandom random) {
        State state = game.newInitialState();
        int[] outcomes = new int[game.info().maxLegalActions()];
        int last = State.CHANCE;
        long turn = 0;
        while (state.actor() != State.TERMINAL) {
            int actor = state.actor();
            if (actor != last) {
                last = actor;
                turn = 0;
            }
            if (actor == State.CHANCE) {
                state.apply(state.randomOutcome(outcomes, random));
                continue;
            }
            turns += turn == 0 ? 1 : 0;
            long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            Decision decision = players.get(actor).choose(state.copy(), actor, Budget.UNLIMITED, Monitor.NONE);
            long spent = Math.max(1, ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before);
            nanos += spent;
            turn += spent;
            longest = Math.max(longest, turn);
            decisions++;
            iterations += decision.iterations();
            state.apply(decision.action());
        }
    }
}
