package org.marienbad.ai;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.marienbad.ai.provider.ExpectiminimaxProvider;
import org.marienbad.ai.provider.MaxnProvider;
import org.marienbad.ai.provider.MonteCarloProvider;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.testgames.DiceRaceProvider;
import org.marienbad.games.testgames.EinsteinProvider;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Nodes a second of max^n, paranoid search and expectiminimax, playouts a second of flat Monte Carlo. Run with
 * {@code -prof gc} to see that they allocate nothing.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
public class FamilyBenchmark {
    private static final int ITERATIONS = 100_000;

    /** The measured pair: player and game. */
    @Param({
        "maxn race",
        "paranoid race",
        "expectiminimax race",
        "expectiminimax einstein",
        "montecarlo einstein",
        "montecarlo connect-four",
        "montecarlo kalaha",
        "ucb connect-four",
        "halving connect-four"
    })
    public String what;

    private org.marienbad.framework.game.State start;
    private Player player;

    @Setup
    public void setUp() {
        Variety.warmUp();
        String name = what.substring(0, what.indexOf(' '));
        GameProvider provider;
        int seats = 2;
        Map<String, Object> options = Map.of();
        int[] plies = {};
        switch (what.substring(what.indexOf(' ') + 1)) {
            case "race" -> {
                boolean die = name.equals("expectiminimax");
                provider = new DiceRaceProvider();
                seats = 3;
                options = Map.of("length", 60, "rounds", 30, "die", die);
                plies = die ? new int[] {4, 0, 4, 1, 4, 2, 4} : new int[] {0, 1, 2};
            }
            case "einstein" -> {
                provider = new EinsteinProvider();
                plies = new int[] {20};
            }
            case "kalaha" -> provider = new KalahaProvider();
            default -> provider = new ConnectFourProvider();
        }
        Game game = provider.create(seats, Settings.of("option", provider.id(), provider.options(), options));
        start = game.newInitialState();
        for (int ply : plies) {
            start.apply(ply);
        }
        player = switch (name) {
            case "maxn" -> player(new MaxnProvider(), game, Map.of());
            case "paranoid" -> player(new MaxnProvider(), game, Map.of("opponents", "paranoid"));
            case "expectiminimax" -> player(new ExpectiminimaxProvider(), game, Map.of());
            case "montecarlo" -> player(new MonteCarloProvider(), game, Map.of("playouts", 0));
            default -> player(new MonteCarloProvider(), game, Map.of("playouts", 0, "allocation", name));
        };
    }

    private static Player player(PlayerProvider provider, Game game, Map<String, ?> settings) {
        return provider.create(game, Settings.of("setting", provider.id(), provider.settings(), settings), 1);
    }

    @Benchmark
    @OperationsPerInvocation(ITERATIONS)
    public Decision choose() {
        return player.choose(start.copy(), start.actor(), Budget.ofIterations(ITERATIONS), Monitor.NONE);
    }
}
