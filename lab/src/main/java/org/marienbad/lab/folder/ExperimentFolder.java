package org.marienbad.lab.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.file.TextFiles;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.plan.ExperimentKind;
import org.marienbad.lab.plan.ExperimentPlan;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.plan.Sweep;
import org.marienbad.lab.plan.Tuning;
import org.marienbad.lab.report.OverviewReport;
import org.marienbad.lab.report.RunInfo;
import org.marienbad.lab.report.SweepReport;
import org.marienbad.lab.report.SweepTables;
import org.marienbad.lab.results.SweepResults;
import org.marienbad.lab.results.TournamentTotals;

/**
 * The folder of an experiment of any kind: it keeps the plan, by which the experiment is resumed, and the report. A
 * tournament and a sweep have a {@link TournamentFolder}, a series has one for each of its tournaments, and a tuning has a
 * {@link TuningFolder}.
 */
public final class ExperimentFolder {
    private ExperimentFolder() {}

    /**
     * An experiment that can be resumed.
     *
     * @param file that shows that it was begun
     */
    public record Begun(ExperimentPlan plan, Path file) {}

    private static Path plan(Path folder, ExperimentKind kind) {
        return folder.resolve(
                switch (kind) {
                    case TOURNAMENT -> "plan.json";
                    case SWEEP -> "sweep-plan.json";
                    case TUNING -> "tuning-plan.json";
                });
    }

    /**
     * The experiment of {@code kind} that was begun in {@code folder}; empty if none was.
     *
     * @throws IllegalArgumentException if its plan is broken, or the folder has a tournament that is no sweep
     */
    public static Optional<Begun> begun(Path folder, ExperimentKind kind, Reach trusted) throws IOException {
        Path results = kind == ExperimentKind.TUNING ? TuningFolder.steps(folder) : TournamentFolder.games(folder);
        Path plan = plan(folder, kind);
        if (kind == ExperimentKind.TOURNAMENT) {
            return Journal.begun(results)
                    ? Optional.of(new Begun(ExperimentPlan.of(TournamentFolder.plan(folder, trusted)), results))
                    : series(plan, trusted);
        }
        if (!Journal.begun(results)) {
            return Optional.empty();
        }
        if (!Files.exists(plan)) {
            throw new IllegalArgumentException(folder + " has a tournament that is no " + kind.noun()
                    + ", with which `marienbad tournament --resume` goes on");
        }
        return Optional.of(new Begun(read(kind, plan, trusted), results));
    }

    private static Optional<Begun> series(Path plan, Reach trusted) throws IOException {
        return Files.exists(plan)
                ? Optional.of(new Begun(read(ExperimentKind.TOURNAMENT, plan, trusted), plan))
                        .filter(begun -> begun.plan().isSeries())
                : Optional.empty();
    }

    /** The kind of the experiment in {@code folder}, by its plan; empty if there is none. */
    public static Optional<ExperimentKind> kind(Path folder) {
        return Stream.of(ExperimentKind.TUNING, ExperimentKind.SWEEP, ExperimentKind.TOURNAMENT)
                .filter(kind -> Files.exists(plan(folder, kind)))
                .findFirst();
    }

    private static ExperimentPlan read(ExperimentKind kind, Path file, Reach trusted) throws IOException {
        return ExperimentPlan.read(kind, file.toString(), TextFiles.read(file), trusted);
    }

    private static void begin(Path folder, ExperimentKind kind, String plan) throws IOException {
        Files.createDirectories(folder);
        AtomicFiles.write(plan(folder, kind), plan);
    }

    /** Writes the plan of a sweep, so that it can be resumed before its first game is over. */
    public static void begin(Path folder, Sweep sweep) throws IOException {
        begin(folder, ExperimentKind.SWEEP, SweepTables.pretty(sweep));
    }

    /** Writes the plan of a series, each of its tournaments complete. */
    public static void begin(Path folder, List<ExperimentPlan.Member> members) throws IOException {
        begin(folder, ExperimentKind.TOURNAMENT, PlanJson.pretty(members));
    }

    /** Writes the plan of a tuning. */
    static void begin(Path folder, Tuning tuning) throws IOException {
        begin(folder, ExperimentKind.TUNING, SweepTables.json(tuning.plain()));
    }

    /** Writes the report and the data files of a sweep. Returns the page for people. */
    public static Path report(Path folder, SweepResults found, RunInfo circumstances, Locale locale)
            throws IOException {
        Path page = folder.resolve("sweep.html");
        AtomicFiles.write(page, SweepReport.html(found, circumstances, locale));
        AtomicFiles.write(folder.resolve("sweep.csv"), SweepTables.csv(found));
        AtomicFiles.write(folder.resolve("sweep.json"), SweepTables.json(SweepTables.plain(found)));
        return page;
    }

    /**
     * Writes the report and the data files of all tournaments of a series. Returns the page for people.
     *
     * @param planned how many tournaments there are, those not begun included
     */
    public static Path report(Path folder, List<TournamentTotals> totals, int planned, Locale locale)
            throws IOException {
        Path page = TournamentFolder.page(folder);
        AtomicFiles.write(page, OverviewReport.html(totals, planned, locale));
        AtomicFiles.write(folder.resolve("overview.csv"), OverviewReport.csv(totals));
        AtomicFiles.write(folder.resolve("overview.json"), SweepTables.json(OverviewReport.plain(totals, planned)));
        return page;
    }
}
