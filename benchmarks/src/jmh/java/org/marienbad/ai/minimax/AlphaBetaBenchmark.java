package org.marienbad.ai.minimax;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.marienbad.ai.Variety;
import org.marienbad.ai.provider.MinimaxProvider;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.kalaha.KalahaProvider;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Nodes a second from the start of Kalaha(6,4), with and without a table, and of the textbook's alpha-beta. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class AlphaBetaBenchmark {
    private static final int NODES = 5_000_000;
    private static final int TEXTBOOK_DEPTH = 11;

    @Param({"stores", "potential"})
    public String evaluator;

    private Game kalaha;

    /** JMH reports every field a second. */
    @AuxCounters
    @State(Scope.Thread)
    public static class Count {
        public long nodes;
    }

    @Setup
    public void setUp() {
        Variety.warmUp();
        KalahaProvider provider = new KalahaProvider();
        kalaha = provider.create(2, Settings.defaults(provider.options()));
    }

    private Decision search(int hash, Count count) {
        MinimaxProvider minimax = new MinimaxProvider();
        Map<String, ?> given = Map.of("evaluator", evaluator, "hash", hash);
        Settings settings = Settings.of("setting", minimax.id(), minimax.settings(), given);
        Decision decision = minimax.create(kalaha, settings, 1)
                .choose(kalaha.newInitialState(), 0, Budget.ofIterations(NODES), Monitor.NONE);
        count.nodes += decision.iterations();
        return decision;
    }

    @Benchmark
    public Decision withTable(Count count) {
        return search(64, count);
    }

    @Benchmark
    public Decision withoutTable(Count count) {
        return search(0, count);
    }

    @Benchmark
    public double textbook(Count count) {
        PlainAlphaBeta plain =
                new PlainAlphaBeta(kalaha, kalaha.advice().evaluator(evaluator).orElseThrow());
        double value = plain.value(
                kalaha.newInitialState(), TEXTBOOK_DEPTH, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        count.nodes += plain.nodes;
        return value;
    }
}
