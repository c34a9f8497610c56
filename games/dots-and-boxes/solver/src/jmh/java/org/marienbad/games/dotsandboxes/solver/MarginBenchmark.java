package org.marienbad.games.dotsandboxes.solver;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.games.dotsandboxes.DotsAndBoxesGame;
import org.marienbad.games.dotsandboxes.DotsAndBoxesProvider;
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

/** The time from an empty table to the exact margin of an empty board. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2)
@Measurement(iterations = 3)
@Fork(1)
public class MarginBenchmark {
    @Param({"2", "3"})
    int rows;

    @Param({"3", "4"})
    int columns;

    @Benchmark
    public Solution solve() {
        DotsAndBoxesGame game = (DotsAndBoxesGame)
                GameSetup.of(new DotsAndBoxesProvider(), 2, Map.of("rows", rows, "columns", columns), 0)
                        .game();
        return MarginSolverProvider.solver(game).solve(game.newInitialState(), Goal.VALUE, Limits.NONE, Watch.NONE);
    }
}
