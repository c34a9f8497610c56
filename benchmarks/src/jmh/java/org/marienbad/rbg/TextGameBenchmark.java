package org.marienbad.rbg;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.marienbad.rbg.compile.CompiledRules;
import org.marienbad.rbg.compile.WalkedPosition;
import org.marienbad.rbg.play.InterpretedPosition;
import org.marienbad.rbg.play.MoveList;
import org.marienbad.rbg.play.MoveUnit;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.play.RbgRules;
import org.marienbad.rbg.text.DescriptionReader;
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

/** Random playouts of our own descriptions by all makers of positions; run with {@code -prof gc} to see that the compiled ones allocate nothing. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class TextGameBenchmark {
    @Param({"connect-four", "breakthrough", "reversi", "chess"})
    public String game;

    @Param({"compiled", "walked", "interpreted"})
    public String maker;

    private final MoveList moves = new MoveList();
    private final SplittableRandom random = new SplittableRandom(1);
    private RbgPosition start;
    private RbgPosition position;

    @Setup
    public void setUp() throws IOException {
        try (InputStream in = RbgPosition.class.getResourceAsStream("/org/marienbad/rbg/games/" + game + ".rbg")) {
            RbgRules rules =
                    new RbgRules(DescriptionReader.read(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
            start = switch (maker) {
                case "compiled" -> new CompiledRules(rules).start();
                case "walked" -> WalkedPosition.start(rules);
                default -> new InterpretedPosition(rules);
            };
        }
        position = start.copy();
    }

    @Benchmark
    public int playout() {
        position.copyFrom(start);
        int plies = 0;
        while (true) {
            position.list(MoveUnit.MOVE, moves, Integer.MAX_VALUE);
            if (moves.size() == 0) {
                return plies;
            }
            plies++;
            position.apply(moves, random.nextInt(moves.size()));
        }
    }
}
