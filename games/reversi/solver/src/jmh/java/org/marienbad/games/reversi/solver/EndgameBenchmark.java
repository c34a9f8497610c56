package org.marienbad.games.reversi.solver;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.games.reversi.BitState;
import org.marienbad.games.reversi.ReversiGame;
import org.marienbad.games.reversi.ReversiProvider;
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

/** The time from an empty table to the exact margin of FFO positions, and of all their moves. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2)
@Measurement(iterations = 3)
@Fork(1)
public class EndgameBenchmark {
    /** FFO 22 (17 empty cells), 24 (19), 26, 28 and 40 (20). */
    @Param({
        "--OOOO--X-OOOOO-XXOOXOXXXOXOXXXXXXXOXXXX-XXOXOXX--OXXX-X----X--- O",
        "--O--O-----OOOX--X-XOXOO--XXXOOOXXXXOOOOXXXOXXOOXXXXXX--XOXX-O-- O",
        "-OOOOO----OXXO---OOOOXXO-OOOXOXX-OOXOOXX-XOXXOXX--O-XXXX--O----O X",
        "--O-------OOO--X-XOOOOXXXXXXOXOX-XXOXOOXXXOXOOXX-OOOOO-X---OOO-- X",
        "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X",
    })
    String board;

    @Param({"VALUE", "ACTIONS"})
    Goal goal;

    private final ReversiGame game =
            (ReversiGame) GameSetup.of(new ReversiProvider()).game();

    @Benchmark
    public Solution solve() {
        BitState state = (BitState) game.stateOf(Map.of("board", board));
        return EndgameSolverProvider.solver(game).solve(state, goal, Limits.NONE, Watch.NONE);
    }
}
