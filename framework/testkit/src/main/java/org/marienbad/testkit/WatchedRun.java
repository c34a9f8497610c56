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
import org.marienbad.testkit.Conformance.Trial;

/**
 * All trials of a suite, one after the other in a thread of their own, so that the kit comes to an end even if a plugin does not. What
 * comes after a trial that hangs is not tried.
 */
final class WatchedRun {
    /** What one trial may compute, in the thread's own processor time, and how long it may wait for what does not come. */
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
        Thread worker = new Thread(task, "conformance run");
        worker.setDaemon(true);
        worker.start();
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
        // The report is closed first: a plugin that heeds the interruption would let the checks go on.
        ConformanceReport report = report();
        task.cancel(true);
        return report;
    }

    /** The innermost frame that is neither Java's nor ours. */
    private static String place(StackTraceElement[] trace) {
        return Arrays.stream(trace)
                .filter(frame ->
                        !frame.getClassName().matches("(java|jdk|sun|org\\.marienbad\\.(framework|testkit))\\..*"))
                .findFirst()
                .map(frame -> " in " + frame)
                .orElse("");
    }
}
