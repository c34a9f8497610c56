package org.marienbad.games.backgammon;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.marienbad.framework.game.Evaluator;
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

/**
 * Single games from the opening roll on, and estimates of the position with 31 to play. Run it with {@code -prof gc} to
 * see that it allocates nothing.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PlayoutBenchmark {
    @Param({"1", "7"})
    public int match;

    private final SplittableRandom random = new SplittableRandom(1);
    private BackgammonState start;
    private BackgammonState state;
    private Playout playout;
    private BackgammonState rolled;
    private Evaluator evaluator;
    private double[] payoffs;

    @Setup
    public void prepare() {
        BackgammonGame game = (BackgammonGame) GameSetup.of(new BackgammonProvider(), 2, Map.of("match", match), 0)
                .game();
        start = game.newInitialState();
        state = game.newInitialState();
        playout = new Playout(game);
        rolled = game.newInitialState();
        rolled.apply(ActionCodes.opening(3, 1));
        evaluator = game.evaluators().get(0).evaluator().forThread();
        payoffs = new double[2];
    }

    /** All legal actions are equally likely. */
    @Benchmark
    public int random() {
        state.copyFrom(start);
        return playout.run(state, random);
    }

    /** By the evaluator that searches use. */
    @Benchmark
    public double estimate() {
        evaluator.evaluate(rolled, payoffs);
        return payoffs[0];
    }
}
