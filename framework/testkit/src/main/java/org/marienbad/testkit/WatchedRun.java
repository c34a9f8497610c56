package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.marienbad.framework.shared.DaemonThreads;
import org.marienbad.testkit.Conformance.Trial;

/**
 * Runs all trials of a suite, one after the other in a separate thread, so that the kit ends even if a plugin hangs.
 * Trials after one that hangs are not run.
 */
final class WatchedRun {
    /** The most CPU time of one trial, and the longest time that it may be blocked. */
    static final long PATIENCE_MILLIS = 60_000;

    private static final long LOOK_MILLIS = 20;

    private final Conformance suite;
    private final Consumer<? super Result> listener;
    private final List<Result> results = new ArrayList<>();
    private boolean ended;
    /** Null before the first, while the cases are made. */
    private volatile Trial current;

    private volatile String subject = "all cases";

    WatchedRun(Conformance suite, Consumer<? super Result> listener) {
        this.suite = suite;
        this.listener = listener;
    }

    ConformanceReport run(long patienceMillis) {
        FutureTask<Void> task = new FutureTask<>(this::work, null);
        Thread worker = DaemonThreads.start("conformance run", task);
        Trial watched = null;
        long start = 0;
        long last = 0;
        long idleLooks = 0;
        while (true) {
            try {
                task.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
                return report();
            } catch (TimeoutException working) {
                long used = Watchdog.cpuNanos(worker.getId());
                if (!Objects.equals(current, watched)) {
                    watched = current;
                    start = used;
                }
                // A trial that waits for a player is watched elsewhere.
                idleLooks = used == last && !Watchdog.isWatching() ? idleLooks + 1 : 0;
                last = used;
                if (used - start > TimeUnit.MILLISECONDS.toNanos(patienceMillis)
                        || idleLooks * LOOK_MILLIS > patienceMillis) {
                    return giveUp(watched, worker, task);
                }
            } catch (ExecutionException failed) {
                throw new IllegalStateException(failed.getCause());
            } catch (InterruptedException interrupted) {
                task.cancel(true);
                Thread.currentThread().interrupt();
                return report();
            }
        }
    }

    private void work() {
        suite.groups()
                .forEach(group -> group.trials().forEach(trial -> {
                    subject = group.title();
                    current = trial;
                    add(trial.run().get());
                }));
    }

    private synchronized void add(Result result) {
        if (!ended) {
            results.add(result);
            listener.accept(result);
        }
    }

    private synchronized ConformanceReport report() {
        ended = true;
        return new ConformanceReport(results);
    }

    private ConformanceReport giveUp(Trial hanging, Thread worker, FutureTask<Void> task) {
        String place = place(worker.getStackTrace());
        add(new Result(
                hanging == null ? Check.OPTIONS.id() : hanging.check(),
                hanging == null ? Check.OPTIONS.title() : hanging.title(),
                subject,
                Result.Outcome.FAILED,
                "the plugin hangs" + place + "; nothing was tried after that",
                0));
        // The report is taken first: a plugin that reacts to the interruption would let further checks run.
        ConformanceReport report = report();
        task.cancel(true);
        return report;
    }

    /** The innermost stack frame that belongs neither to the JDK nor to the kit. */
    private static String place(StackTraceElement[] trace) {
        return Arrays.stream(trace)
                .filter(frame ->
                        !frame.getClassName().matches("(java|jdk|sun|org\\.marienbad\\.(framework|testkit))\\..*"))
                .findFirst()
                .map(frame -> " in " + frame)
                .orElse("");
    }
}
