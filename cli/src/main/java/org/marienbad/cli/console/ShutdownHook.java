package org.marienbad.cli.console;

import java.time.Duration;
import org.marienbad.framework.shared.DaemonThreads;

/** Runs a last task, such as printing a summary, if the process is ended during long work, for example by Ctrl+C. */
public final class ShutdownHook {
    /** The longest wait for a summary; one that hangs must not keep the process from ending. */
    public static final Duration SUMMARY = Duration.ofSeconds(20);

    private ShutdownHook() {}

    /** Does {@code work}; if the process is ended meanwhile, runs {@code last} first, in a separate thread. */
    public static void during(Runnable work, Runnable last) {
        Thread hook = new Thread(last, "last last");
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            work.run();
        } finally {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException ending) {
                // The last task is running; the process ends after it.
            }
        }
    }

    /**
     * As {@link #during(Runnable, Runnable)}, but the process waits no longer than {@code longest} for the last task.
     */
    public static void during(Runnable work, Runnable last, Duration longest) {
        during(work, () -> {
            Thread speaker = DaemonThreads.start("limited last last", last);
            try {
                speaker.join(longest.toMillis());
            } catch (InterruptedException ending) {
                // The process ends without the last task.
            }
        });
    }
}
