package org.marienbad.games.kalaha;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.marienbad.framework.game.Evaluator;
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

/** Playouts, sowings, hashes and estimates through the framework's interfaces; {@code -prof gc} shows no allocation. */
@org.openjdk.jmh.annotations.State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class KalahaBenchmark {
    /** 6 pits are packed, 8 pits are not. */
    @Param({"6", "8"})
    public int pits;

    private State start;
    private State state;
    private Playout playout;
    private Evaluator evaluator;
    private SplittableRandom random;
    private final double[] estimate = new double[2];
    private int pit;

    @Setup
    public void setUp() {
        KalahaProvider kalaha = new KalahaProvider();
        Game game = kalaha.create(2, Settings.of("option", kalaha.id(), kalaha.options(), Map.of("pits", pits)));
        start = game.newInitialState();
        state = start.copy();
        playout = new Playout(game);
        evaluator = game.advice().evaluator("potential").orElseThrow();
        random = new SplittableRandom(1);
    }

    @Benchmark
    public int playout() {
        state.copyFrom(start);
        return playout.run(state, random);
    }

    /** A copy and one sowing: a node of a search. */
    @Benchmark
    public int sowing() {
        state.copyFrom(start);
        pit = pit + 1 == pits ? 0 : pit + 1;
        state.apply(pit);
        return state.actor();
    }

    @Benchmark
    public long hash() {
        return start.hash();
    }

    @Benchmark
    public double estimate() {
        evaluator.evaluate(start, estimate);
        return estimate[0];
    }
}
