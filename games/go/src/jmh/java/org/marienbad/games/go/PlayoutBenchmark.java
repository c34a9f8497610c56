package org.marienbad.games.go;

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

/** Playouts from the empty board; run with {@code -prof gc} to see that nothing is allocated. */
@org.openjdk.jmh.annotations.State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PlayoutBenchmark {
    @Param({"9", "19"})
    public int size;

    private State start;
    private State state;
    private Playout playout;
    private SplittableRandom random;
    private int[] buffer;

    @Setup
    public void setUp() {
        GoProvider go = new GoProvider();
        Game game = go.create(2, Settings.of("option", go.id(), go.options(), Map.of("size", size)));
        start = game.newInitialState();
        state = start.copy();
        playout = new Playout(game);
        random = new SplittableRandom(1);
        buffer = new int[game.info().maxLegalActions()];
    }

    /** All legal actions are equally likely, filling own eyes, too. */
    @Benchmark
    public int random() {
        state.copyFrom(start);
        return playout.run(state, random);
    }

    /** By the policy that searches use. */
    @Benchmark
    public int withoutFillingEyes() {
        state.copyFrom(start);
        int plies = 0;
        for (int action = state.playoutAction(buffer, random); action >= 0; plies++) {
            state.apply(action);
            action = state.playoutAction(buffer, random);
        }
        return plies;
    }
}
