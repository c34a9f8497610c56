package org.marienbad.cli.console;

import java.time.Duration;

/** What long work still says if the process is ended in the middle of it, by Ctrl-C for example. */
public final class ShutdownHook {
    /** A summary takes no longer; what does hangs, and must not keep the process from ending. */
    public static final Duration SUMMARY = Duration.ofSeconds(20);

    private ShutdownHook() {}

    /** Does {@code work}; if the process ends meanwhile, {@code words} are said first, in a thread of their own. */
    public static void during(Runnable work, Runnable words) {
        Thread hook = new Thread(words, "last words");
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            work.run();
        } finally {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException ending) {
                // They are being said; the process ends when they are.
            }
        }
    }

    /** The same, but the process does not wait longer than {@code longest} for the words. */
    public static void during(Runnable work, Runnable words, Duration longest) {
        during(work, () -> {
            Thread speaker = new Thread(words, "limited last words");
            speaker.setDaemon(true);
            speaker.start();
            try {
                speaker.join(longest.toMillis());
            } catch (InterruptedException ending) {
                // The process ends without them.
            }
        });
    }
}
