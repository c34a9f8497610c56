package org.marienbad.cli.console;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.ConsoleHandler;
import java.util.logging.FileHandler;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/**
 * The place of the log. People read the output of commands, so on the standard error it speaks up only about faults.
 * The window, which has no such place, writes it into files as well.
 */
public final class Log {
    private static final int BYTES = 1_000_000;
    private static final int FILES = 3;
    /** Otherwise the virtual machine may forget the levels of loggers that nobody holds. */
    private static final Logger ROOT = Logger.getLogger("");

    private Log() {}

    /** Writes warnings, and nothing else, to the standard error. Until it is called Java's own settings hold. */
    static void toStandardError() {
        System.getProperties().putIfAbsent("java.util.logging.SimpleFormatter.format", "[%4$s] %3$s - %5$s%6$s%n");
        for (Handler handler : ROOT.getHandlers()) {
            ROOT.removeHandler(handler);
        }
        Handler console = new ConsoleHandler();
        console.setLevel(Level.WARNING);
        ROOT.addHandler(console);
    }

    /**
     * Writes it into {@code folder} from now on: a file of at most a megabyte, and the two before it. If that is not
     * possible nothing is lost but the log.
     */
    public static void toFiles(Path folder) {
        try {
            Files.createDirectories(folder);
            // %u: several windows write files of their own.
            Handler files =
                    new FileHandler(folder.resolve("marienbad-%u.%g.log").toString(), BYTES, FILES, true);
            files.setFormatter(new SimpleFormatter() {
                @Override
                public String format(java.util.logging.LogRecord entry) {
                    return entry.getInstant() + " " + super.format(entry);
                }
            });
            files.setLevel(Level.INFO);
            files.setEncoding("UTF-8");
            ROOT.addHandler(files);
        } catch (IOException | SecurityException unwritable) {
            Logger.getLogger(Log.class.getName())
                    .log(Level.WARNING, "there will be no log in " + folder + ": " + unwritable.getMessage());
        }
    }
}
