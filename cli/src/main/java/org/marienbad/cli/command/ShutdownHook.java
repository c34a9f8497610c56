package org.marienbad.cli.command;

/** What long work still says if the process is ended in the middle of it, by Ctrl-C for example. */
final class ShutdownHook {
    private ShutdownHook() {}

    /** Does {@code work}; if the process ends meanwhile, {@code words} are said first, in a thread of their own. */
    static void during(Runnable work, Runnable words) {
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
}
