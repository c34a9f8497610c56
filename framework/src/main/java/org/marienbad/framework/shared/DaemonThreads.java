package org.marienbad.framework.shared;

import java.util.concurrent.ThreadFactory;

/** Threads that never keep the program from ending. */
public final class DaemonThreads {
    private DaemonThreads() {}

    /** Makes threads that are all called {@code name}. */
    public static ThreadFactory named(String name) {
        return task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        };
    }

    /** Runs {@code task} in a new thread, and returns that. */
    public static Thread start(String name, Runnable task) {
        Thread thread = named(name).newThread(task);
        thread.start();
        return thread;
    }
}
