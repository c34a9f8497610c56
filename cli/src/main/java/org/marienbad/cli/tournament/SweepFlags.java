package org.marienbad.cli.tournament;

import java.nio.file.Path;
import java.util.OptionalInt;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What is varied, and where the results go. */
public final class SweepFlags {
    @Mixin
    private VariedFlags varied;

    @Option(
            names = "--sample",
            paramLabel = "N",
            description = "Play N random points instead of every combination; ranges then give any value between"
                    + " their ends. The seed decides which.")
    private Integer sample;

    @Option(names = "--output", paramLabel = "DIR", description = "Where the results go. Default: sweep-results.")
    private Path output = Path.of("sweep-results");

    @Option(names = "--resume", description = "Resume the sweep in the output directory.")
    private boolean resume;

    @Option(names = "--json", description = "Print the results as JSON.")
    private boolean json;

    /** Games at the same time, if a flag says how many. */
    public OptionalInt threads() {
        return varied.games().threads();
    }

    VariedFlags varied() {
        return varied;
    }

    /** How many random points to play; null for every combination. */
    Integer sample() {
        return sample;
    }

    Path output() {
        return output;
    }

    boolean resume() {
        return resume;
    }

    boolean json() {
        return json;
    }
}
