package org.marienbad.server.command;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The browser of the person at this machine. */
final class Browser {
    private Browser() {}

    /** Has it show {@code page}; does nothing where there is no screen or no browser. */
    static void open(URI page) {
        List<String> command = new ArrayList<>(command());
        if (command.isEmpty()) {
            return;
        }
        command.add(page.toString());
        try {
            new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException none) {
            // The link was printed.
        }
    }

    /** The command that shows a page; empty where there is no screen. */
    private static List<String> command() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        if (system.startsWith("windows")) {
            return List.of("rundll32", "url.dll,FileProtocolHandler");
        } else if (system.startsWith("mac")) {
            return List.of("open");
        }
        boolean screen = System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
        return screen ? List.of("xdg-open") : List.of();
    }
}
