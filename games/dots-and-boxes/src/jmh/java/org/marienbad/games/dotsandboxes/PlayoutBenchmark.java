package org.marienbad.games.dotsandboxes;

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

/** Playouts from the empty board, at random and as searches play them; run with {@code -prof gc} to see that nothing is allocated. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PlayoutBenchmark {
    @Param({"3", "5", "7"})
    public int size;

    private final SplittableRandom random = new SplittableRandom(1);
    private DotsAndBoxesState start;
    private DotsAndBoxesState state;
    private Playout playout;
    private int[] buffer;

    @Setup
    public void prepare() {
        DotsAndBoxesGame game =
                (DotsAndBoxesGame) GameSetup.of(new DotsAndBoxesProvider(), 2, Map.of("rows", size, "columns", size), 0)
                        .game();
        start = game.newInitialState();
        state = game.newInitialState();
        playout = new Playout(game);
        buffer = new int[game.info().maxLegalActions()];
    }

    /** All legal actions are equally likely. */
    @Benchmark
    public int random() {
        state.copyFrom(start);
        return playout.run(state, random);
    }

    /** By the policy of the game. */
    @Benchmark
    public int sensible() {
        state.copyFrom(start);
        int plies = 0;
        for (int line = state.playoutAction(buffer, random); line >= 0; plies++) {
            state.apply(line);
            line = state.playoutAction(buffer, random);
        }
        return plies;
    }
}
