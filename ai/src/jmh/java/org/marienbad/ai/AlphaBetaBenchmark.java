package org.marienbad.ai;

import java.util.concurrent.TimeUnit;
import org.marienbad.ai.minimax.MinimaxProvider;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.kalaha.KalahaProvider;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Nodes of alpha-beta a second, iterative deepening included, from the start of Kalaha(6,4). */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class AlphaBetaBenchmark {
    private static final int NODES = 5_000_000;

    private Game kalaha;
    private Player minimax;

    @Setup
    public void setUp() {
        KalahaProvider provider = new KalahaProvider();
        kalaha = provider.create(2, Settings.initial(provider.options()));
        MinimaxProvider alphaBeta = new MinimaxProvider();
        minimax = alphaBeta.create(kalaha, Settings.initial(alphaBeta.settings()), 1);
    }

    @Benchmark
    @OperationsPerInvocation(NODES)
    public Decision nodes() {
        return minimax.choose(kalaha.newInitialState(), 0, Budget.ofIterations(NODES), Monitor.NONE);
    }
}
