package org.marienbad.desktop;

import org.marienbad.cli.Launch;
import org.marienbad.cli.console.Terminal;

/** Starts the application. */
public final class DesktopMain {
    private DesktopMain() {}

    /** Runs one command and exits with its status: 0 success, 1 internal failure, 2 bad input. */
    public static void main(String[] arguments) {
        System.exit(new Launch(Terminal.system(), DesktopWindow::open).run(arguments));
    }
}
