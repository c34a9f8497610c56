package org.marienbad.games.kalaha.solver;

import java.util.function.Consumer;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Progress;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.framework.text.Text;

/** One question to a solver: its limits, who watches it, and how long it has been running. */
final class ProofTask {
    private static final long TELL_NANOS = 250_000_000;

    private final Limits limits;
    private final Watch watch;
    private final boolean quietByGain;
    private final Control control;
    private final long start = System.nanoTime();
    private final long cpuStart = cpu();
    private long nodesBefore;
    private long nanosBefore;
    private long cpuBefore;
    private Text what = Text.EMPTY;
    private double done = Double.NaN;
    private long told = start;
    private Runnable aside = () -> {};
    private Consumer<String> journal = fact -> {};

    /** @param quietByGain see {@link ProofSearch} */
    ProofTask(Limits limits, Watch watch, boolean quietByGain) {
        this(limits, watch, quietByGain, Long.MAX_VALUE);
    }

    /** @param nodes nodes to visit at most */
    ProofTask(Limits limits, Watch watch, boolean quietByGain, long nodes) {
        control = new Control(nodes);
        this.limits = limits;
        this.watch = watch;
        this.quietByGain = quietByGain;
    }

    private static long cpu() {
        return ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .map(time -> time.toNanos())
                .orElse(-1L);
    }

    Control control() {
        return control;
    }

    int threads() {
        return limits.threads();
    }

    Limits limits() {
        return limits;
    }

    boolean quietByGain() {
        return quietByGain;
    }

    /** Adds what was spent on the same question before an interruption. */
    void spentBefore(long nodes, long nanos, long cpuNanos) {
        nodesBefore = nodes;
        nanosBefore = nanos;
        cpuBefore = cpuNanos;
    }

    long nodes() {
        return nodesBefore + control.nodes();
    }

    long nanos() {
        return nanosBefore + System.nanoTime() - start;
    }

    /** CPU time of the whole process since the job began, −1 where the system does not tell. */
    long cpuNanos() {
        return cpuStart < 0 ? -1 : cpuBefore + cpu() - cpuStart;
    }

    boolean cancelled() {
        return watch.cancelled();
    }

    boolean timeIsUp() {
        return nanosLeft() <= 0;
    }

    long nanosLeft() {
        return limits.nanos() - (System.nanoTime() - start);
    }

    boolean over() {
        return cancelled() || timeIsUp();
    }

    /** A task to run periodically during the search, in the waiting thread. */
    void aside(Runnable task) {
        aside = task;
    }

    /** Passes every fact to {@code reader} as soon as it is proven. */
    void journal(Consumer<String> reader) {
        journal = reader;
    }

    void note(String fact) {
        journal.accept(fact);
    }

    /** Reports the current step. */
    void tell(Text now, double part) {
        what = now;
        done = part;
    }

    /** Says that it builds the endgames of up to {@code stones} stones, and how much of that is done. */
    void building(int stones, double part) {
        beat(Text.of("progress.endgames", stones), part);
    }

    /** Reports progress, and stops the workers when a limit is reached. */
    void beat() {
        beat(what, done);
    }

    private void beat(Text now, double part) {
        if (over()) {
            control.stop();
        }
        long time = System.nanoTime();
        if (time - told >= TELL_NANOS) {
            told = time;
            watch.progress(new Progress(now, nodes(), part));
        }
        aside.run();
    }
}
