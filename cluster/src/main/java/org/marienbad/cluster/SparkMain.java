package org.marienbad.cluster;

import org.marienbad.cli.Launch;
import org.marienbad.cli.console.Terminal;

/** Starts marienbad-spark: by its own script, or by spark-submit. */
public final class SparkMain {
    private SparkMain() {}

    /** Plays a tournament and exits with its status: 0 success, 1 internal failure, 2 bad input. */
    public static void main(String[] arguments) {
        SparkLog.quiet();
        System.exit(new Launch(Terminal.system(), SparkCommand.class).run(arguments));
    }
}
