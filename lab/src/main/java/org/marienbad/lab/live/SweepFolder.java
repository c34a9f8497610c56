package org.marienbad.lab.live;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.text.TextFiles;
import org.marienbad.lab.Sweep;
import org.marienbad.lab.SweepResults;
import org.marienbad.lab.VariedEntries;
import org.marienbad.lab.report.RunInfo;
import org.marienbad.lab.report.SweepReport;
import org.marienbad.lab.report.SweepTables;

/**
 * A folder of a sweep: a {@link TournamentFolder}, whose games whoever plays tournaments may go on with, and beside its
 * files the plan of the sweep and what it found.
 */
public final class SweepFolder {
    private SweepFolder() {}

    private static Path plan(Path folder) {
        return folder.resolve("sweep-plan.json");
    }

    /**
     * The plan of the sweep in {@code folder}; empty if there is none.
     *
     * @throws IllegalArgumentException if the plan is broken
     */
    public static Optional<VariedEntries> read(Path folder, Reach trusted) throws IOException {
        Path file = plan(folder);
        return Files.exists(file)
                ? Optional.of(
                        VariedEntries.read(VariedEntries.Kind.SWEEP, file.toString(), TextFiles.read(file), trusted))
                : Optional.empty();
    }

    /** Writes the plan, so that the sweep can be gone on with from the first game. */
    public static void begin(Path folder, Sweep sweep) throws IOException {
        Files.createDirectories(folder);
        AtomicFiles.write(plan(folder), SweepTables.pretty(sweep));
    }

    /** Writes what people and programs want to know. Returns the page for people. */
    public static Path report(Path folder, SweepResults found, RunInfo circumstances, Locale locale)
            throws IOException {
        Path page = folder.resolve("sweep.html");
        AtomicFiles.write(page, SweepReport.html(found, circumstances, locale));
        AtomicFiles.write(folder.resolve("sweep.csv"), SweepTables.csv(found));
        AtomicFiles.write(folder.resolve("sweep.json"), SweepTables.json(SweepTables.plain(found)));
        return page;
    }
}
