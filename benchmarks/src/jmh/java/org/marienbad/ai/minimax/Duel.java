package org.marienbad.ai.minimax;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.marienbad.ai.provider.MinimaxProvider;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.lab.statistics.Interval;

/**
 * Two settings of {@code minimax} against each other at Kalaha(6,4), from openings of six random plies, each played
 * twice with the seats exchanged. Arguments: pairs of games, then pairs of players such as {@code minimax(depth=6)}.
 */
public final class Duel {
    private static final PlayerProvider MINIMAX = new MinimaxProvider();
    private static final int OPENING = 6;

    private final Game game;
    private final PlayerSpec[] specs;
    private final long[] cpu = new long[2];
    private final long[] nodes = new long[2];
    private final long[] decisions = new long[2];
    private int wins;
    private int draws;
    private int games;

    private Duel(PlayerSpec... specs) {
        KalahaProvider kalaha = new KalahaProvider();
        game = kalaha.create(2, Settings.defaults(kalaha.options()));
        this.specs = specs;
    }

    public static void main(String[] arguments) {
        System.out.println(
                "| player | against | games | won | drawn | score | 95 % interval | CPU ms/move | nodes/move |");
        System.out.println("|---|---|---:|---:|---:|---:|---|---|---|");
        for (int i = 1; i < arguments.length; i += 2) {
            Duel duel = new Duel(PlayerSpec.parse(arguments[i]), PlayerSpec.parse(arguments[i + 1]));
            for (int pair = 0; pair < Integer.parseInt(arguments[0]); pair++) {
                duel.play(pair, 0);
                duel.play(pair, 1);
            }
            System.out.println(duel.row());
        }
    }

    /** Plays one game; the first player has {@code seat}. */
    private void play(int opening, int seat) {
        SplittableRandom random = Seeds.stream(1, "opening", opening);
        int[] actions = new int[game.info().maxLegalActions()];
        State state = game.newInitialState();
        for (int ply = 0; ply < OPENING; ply++) {
            state.apply(state.randomAction(actions, random));
        }
        Player[] players = {player(specs[0]), player(specs[1])};
        while (state.actor() != State.TERMINAL) {
            int who = state.actor() == seat ? 0 : 1;
            long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            Decision decision = players[who].choose(state.copy(), state.actor(), Budget.UNLIMITED, Monitor.NONE);
            cpu[who] += ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
            nodes[who] += decision.iterations();
            decisions[who]++;
            state.apply(decision.action());
        }
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        games++;
        wins += payoffs[seat] > 0 ? 1 : 0;
        draws += payoffs[seat] == 0 ? 1 : 0;
    }

    private Player player(PlayerSpec spec) {
        Map<String, Object> given = spec.settings();
        return MINIMAX.create(game, Settings.of("setting", "minimax", MINIMAX.settings(), given), 1);
    }

    private String row() {
        // A drawn game counts half.
        Interval interval = Interval.wilson(Math.round(wins + draws / 2.0), games);
        return String.format(
                Locale.ROOT,
                "| `%s` | `%s` | %d | %d | %d | %.3f | %.2f … %.2f | %.2f : %.2f | %,d : %,d |",
                specs[0],
                specs[1],
                games,
                wins,
                draws,
                (wins + draws / 2.0) / games,
                interval.low(),
                interval.high(),
                cpu[0] / 1e6 / decisions[0],
                cpu[1] / 1e6 / decisions[1],
                nodes[0] / decisions[0],
                nodes[1] / decisions[1]);
    }
}
