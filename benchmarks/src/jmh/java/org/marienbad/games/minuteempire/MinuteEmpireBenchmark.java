package org.marienbad.games.minuteempire;

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

/** Whole playouts, and in the middle of a game copies, hashes and estimates; {@code -prof gc} shows no allocation. */
@org.openjdk.jmh.annotations.State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class MinuteEmpireBenchmark {
    @Param({"2", "5"})
    public int seats;

    @Param({"official", "thesis"})
    public String rules;

    private State start;
    private State middle;
    private State state;
    private Playout playout;
    private Evaluator evaluator;
    private SplittableRandom random;
    private double[] payoffs;

    @Setup
    public void setUp() {
        MinuteEmpireProvider provider = new MinuteEmpireProvider();
        Game game = provider.create(
                seats, Settings.of("option", provider.id(), provider.options(), Map.of("rules", rules)));
        start = game.newInitialState();
        state = start.copy();
        playout = new Playout(game);
        evaluator = game.advice().evaluator("potential").orElseThrow();
        random = new SplittableRandom(1);
        payoffs = new double[seats];
        middle = start.copy();
        int[] codes = new int[game.info().maxLegalActions()];
        for (int ply = 0; ply < 70; ply++) {
            middle.apply(
                    middle.actor() == State.CHANCE
                            ? middle.randomOutcome(codes, random)
                            : middle.randomAction(codes, random));
        }
    }

    @Benchmark
    public double playout() {
        state.copyFrom(start);
        playout.run(state, random);
        state.payoffs(payoffs);
        return payoffs[0];
    }

    @Benchmark
    public int copy() {
        state.copyFrom(middle);
        return state.actor();
    }

    @Benchmark
    public long hash() {
        return middle.hash();
    }

    @Benchmark
    public double estimate() {
        evaluator.evaluate(middle, payoffs);
        return payoffs[0];
    }
}
