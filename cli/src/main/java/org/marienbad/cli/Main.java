package org.marienbad.cli;

import org.marienbad.cli.console.Terminal;

/** Starts the command line where there is no window: on servers, and in tests. */
public final class Main {
    private Main() {}

    /** Runs one command and exits with its status: 0 success, 1 internal failure, 2 bad input. */
    public static void main(String[] arguments) {
        System.exit(new Launch(Terminal.system(), DesktopLauncher.NONE).run(arguments));
    }
}
