package org.marienbad.lab.folder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.lab.plan.Tuning;
import org.marienbad.lab.report.RunInfo;
import org.marienbad.lab.report.SweepTables;
import org.marienbad.lab.report.TuningReport;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.run.TuningRun;

/**
 * A tuning in a folder: its plan, its steps, what it found, and the folder of the tournament that tests it. One that was
 * interrupted, however that came, goes on where it was, and comes to the same.
 */
public final class TuningFolder implements AutoCloseable {
    private final Path folder;
    private final TuningRun run;
    private final TuningLog log;
    private final List<Map<String, String>> best = new ArrayList<>();
    private final long before;

    /**
     * Opens the files, new ones if there are none yet.
     *
     * @param version of the application, for those who read the files
     * @throws IllegalArgumentException if the steps are of another plan, broken, or being written by somebody else
     */
    public TuningFolder(Path folder, Tuning tuning, Catalogue<PlayerProvider> players, String version)
            throws IOException {
        this.folder = folder;
        run = new TuningRun(tuning, players, (step, soFar) -> best.add(soFar));
        Files.createDirectories(folder);
        log = TuningLog.open(steps(folder), run, version);
        before = run.steps().size() * tuning.stepGames();
        ExperimentFolder.begin(folder, tuning);
    }

    /** The steps. */
    public static Path steps(Path folder) {
        return folder.resolve("tuning.jsonl");
    }

    /** The folder of the tournament that tests the settings found. */
    public static Path test(Path folder) {
        return folder.resolve("test");
    }

    /** The tuning on its way. */
    public TuningRun run() {
        return run;
    }

    /** How many games were played when the folder was opened. */
    public long before() {
        return before;
    }

    /**
     * Plays the steps that are left, until all are made or the run is stopped, and keeps each.
     *
     * @param listener called after a step is kept
     * @throws UncheckedIOException if the files cannot be written
     */
    public void play(int threads, TuningRun.Listener listener) {
        run.play(threads, new TuningRun.Listener() {
            @Override
            public void played() {
                listener.played();
            }

            @Override
            public void stepped(TuningRun.Step step, Map<String, String> soFar) {
                try {
                    log.add(step);
                } catch (IOException unwritable) {
                    throw new UncheckedIOException(unwritable);
                }
                listener.stepped(step, soFar);
            }
        });
    }

    /** The findings so far. */
    public TuningReport.TuningFindings findings(Optional<Results> test) {
        return new TuningReport.TuningFindings(run.tuning(), run.steps(), best, test);
    }

    /** Writes the report and the data files. Returns the page for people. */
    public Path report(TuningReport.TuningFindings found, RunInfo circumstances, Locale locale) throws IOException {
        Path page = folder.resolve("tuning.html");
        AtomicFiles.write(page, TuningReport.html(found, circumstances, locale));
        AtomicFiles.write(folder.resolve("tuning.json"), SweepTables.json(TuningReport.plain(found)));
        return page;
    }

    @Override
    public void close() throws IOException {
        log.close();
    }
}
