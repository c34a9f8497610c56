package org.marienbad.games.hex.solver;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.games.hex.HexGame;
import org.marienbad.games.hex.HexProvider;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The time from an empty table to who wins after every opening. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2)
@Measurement(iterations = 3)
@Fork(1)
public class OpeningsBenchmark {
    @Param({"3", "4", "5"})
    int size;

    @Benchmark
    public Solution solve() {
        HexGame game = (HexGame) GameSetup.of(new HexProvider(), 2, Map.of("size", size, "swap", "off"), 0)
                .game();
        return new HexSolver(game).solve(game.newInitialState(), Goal.ACTIONS, Limits.NONE, Watch.NONE);
    }
}
