package org.marienbad.games.hex;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Playout;
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

/** Playouts from the start, at random and with bridges saved, and estimates of the position they begin with. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class PlayoutBenchmark {
    @Param({"5", "11", "19"})
    int size;

    private final SplittableRandom random = new SplittableRandom(1);
    private HexState start;
    private HexState state;
    private Playout playout;
    private TwoDistance evaluator;
    private int[] buffer;
    private double[] payoffs;

    @Setup
    public void prepare() {
        HexGame game = (HexGame) GameSetup.of(new HexProvider(), 2, Map.of("size", size, "swap", "off"), 0)
                .game();
        start = game.newInitialState();
        state = game.newInitialState();
        playout = new Playout(game);
        evaluator = new TwoDistance(game.board());
        buffer = new int[game.info().maxLegalActions()];
        payoffs = new double[2];
    }

    @Benchmark
    public int random() {
        state.copyFrom(start);
        return playout.run(state, random);
    }

    @Benchmark
    public int savingBridges() {
        state.copyFrom(start);
        int plies = 0;
        for (; state.winningSide() < 0; plies++) {
            state.apply(state.playoutAction(buffer, random));
        }
        return plies;
    }

    @Benchmark
    public double estimate() {
        evaluator.evaluate(start, payoffs);
        return payoffs[0];
    }
}
