package org.marienbad.onnxruntime;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleSupplier;
import org.marienbad.ai.search.model.Network;
import org.marienbad.learn.onnx.OnnxWriter;
import org.marienbad.learn.value.Activation;
import org.marienbad.learn.value.Mlp;
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
 * The cost of a batch of positions, value and policy, by ONNX Runtime and in plain Java. The program prints a table of
 * CPU time, which other processes of the machine disturb less than time.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
@State(Scope.Thread)
public class NetworkBenchmark {
    private static final int FEATURES = 128;
    private static final int ACTIVE = 24;
    private static final int ACTIONS = 32;
    private static final Map<String, List<Integer>> WIDTHS =
            Map.of("64-32", List.of(64, 32), "512-512-256", List.of(512, 512, 256));

    @Param({"64-32", "512-512-256"})
    public String hidden;

    @Param({"1", "16", "64"})
    public int batch;

    private Mlp network;
    private Network.Rows rows;
    private int[][] active;

    @Setup
    public void open() {
        network = Mlp.untrained(FEATURES, WIDTHS.get(hidden), Activation.RELU, ACTIONS, 1)
                .forThread();
        rows = new OnnxRuntime().open(OnnxWriter.write(network, Map.of())).rows(batch);
        active = new int[batch][];
        SplittableRandom random = new SplittableRandom(1);
        for (int row = 0; row < batch; row++) {
            active[row] = random.ints(0, FEATURES).distinct().limit(ACTIVE).toArray();
        }
    }

    /** Features in, values and policies out. */
    @Benchmark
    public double onnxRuntime() {
        for (int row = 0; row < batch; row++) {
            for (int feature : active[row]) {
                rows.input().put(row * FEATURES + feature, 1);
            }
        }
        rows.compute(batch);
        for (int row = 0; row < batch; row++) {
            for (int feature : active[row]) {
                rows.input().put(row * FEATURES + feature, 0);
            }
        }
        return rows.output("value").get(0);
    }

    @Benchmark
    public double plainJava() {
        double sum = 0;
        for (int row = 0; row < batch; row++) {
            sum += network.value(active[row], ACTIVE);
            for (int action = 0; action < ACTIONS; action++) {
                sum += network.logit(action);
            }
        }
        return sum;
    }

    /** Prints microseconds of CPU time of a batch: network, batch, ONNX Runtime, plain Java. */
    public static void main(String[] args) {
        for (String hidden : List.of("64-32", "512-512-256")) {
            for (int batch : new int[] {1, 16, 64}) {
                NetworkBenchmark benchmark = new NetworkBenchmark();
                benchmark.hidden = hidden;
                benchmark.batch = batch;
                benchmark.open();
                System.err.printf(
                        Locale.ROOT,
                        "%s, batch %d: ONNX Runtime %.1f, plain Java %.1f%n",
                        hidden,
                        batch,
                        cost(benchmark::onnxRuntime),
                        cost(benchmark::plainJava));
            }
        }
    }

    /** The least of several measurements. */
    private static double cost(DoubleSupplier work) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        double least = Double.POSITIVE_INFINITY;
        double seen = 0;
        for (int round = 0; round < 7; round++) {
            long before = threads.getCurrentThreadCpuTime();
            long spent = 0;
            int calls = 0;
            while (spent < 300_000_000) {
                for (int i = 0; i < 20; i++) {
                    seen += work.getAsDouble();
                }
                calls += 20;
                spent = threads.getCurrentThreadCpuTime() - before;
            }
            least = Math.min(least, spent / 1000.0 / calls);
        }
        if (Double.isNaN(seen)) {
            throw new IllegalStateException("the network computes no numbers");
        }
        return least;
    }
}
