package org.marienbad.games.nim;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/** Random playouts through the framework's interfaces; run with {@code -prof gc} to see that nothing is allocated. */
@org.openjdk.jmh.annotations.State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class NimBenchmark {
    @Param({"1-3-5-7", "20-30-40"})
    public String heaps;

    private State start;
    private State state;
    private Playout playout;
    private SplittableRandom random;

    @Setup
    public void setUp() {
        NimProvider nim = new NimProvider();
        Game game = nim.create(2, Settings.of("option", nim.id(), nim.options(), Map.of("heaps", heaps)));
        start = game.newInitialState();
        state = start.copy();
        playout = new Playout(game);
        random = new SplittableRandom(1);
    }

    @Benchmark
    public int playout() {
        state.copyFrom(start);
        return playout.run(state, random);
    }
}
