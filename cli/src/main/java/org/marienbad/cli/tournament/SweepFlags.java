package org.marienbad.cli.tournament;

import com.google.inject.Inject;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.marienbad.cli.option.Candidates;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.lab.VariedEntries;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What is varied, and where the results go. */
public final class SweepFlags {
    @Mixin
    private VariedFlags varied;

    @Option(names = "--output", paramLabel = "DIR", description = "Where the results go. Default: sweep-results.")
    private Path output = Path.of("sweep-results");

    @Option(names = "--resume", description = "Resume the sweep in the output directory.")
    private boolean resume;

    @Option(names = "--json", description = "Print the results as JSON.")
    private boolean json;

    @Inject
    SweepFlags(GameCatalogue catalogue, Candidates candidates) {
        varied = new VariedFlags(VariedEntries.Kind.SWEEP, catalogue, candidates);
    }

    /** Games at the same time, if a flag says how many. */
    public OptionalInt threads() {
        return TournamentFlags.threads(varied.games());
    }

    VariedFlags varied() {
        return varied;
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
