package org.marienbad.lab.live;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.text.TextFiles;
import org.marienbad.lab.PlanJson;
import org.marienbad.lab.PlanSet;
import org.marienbad.lab.TournamentTotals;
import org.marienbad.lab.report.OverviewReport;

/**
 * A folder of several tournaments that are of one plan: the plan, a {@link TournamentFolder} for each tournament, and a
 * report that compares them.
 */
public final class SeriesFolder {
    private static final ObjectWriter JSON = new ObjectMapper().writerWithDefaultPrettyPrinter();

    private SeriesFolder() {}

    /** The plan of the tournaments, each complete. */
    public static Path plan(Path folder) {
        return folder.resolve("plan.json");
    }

    /**
     * The plan of the tournaments in {@code folder}; empty if there are none.
     *
     * @throws IllegalArgumentException if the plan is broken
     */
    public static Optional<PlanSet> read(Path folder, Reach trusted) throws IOException {
        Path file = plan(folder);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        return Optional.of(PlanSet.read(file.toString(), TextFiles.read(file), trusted))
                .filter(plan -> !plan.isSingle());
    }

    /** Writes the plan, so that the tournaments can be gone on with from the first game. */
    public static void begin(Path folder, List<PlanSet.Member> members) throws IOException {
        Files.createDirectories(folder);
        AtomicFiles.write(plan(folder), PlanJson.pretty(members));
    }

    /**
     * Writes what people and programs want to know of all tournaments. Returns the page for people.
     *
     * @param planned how many tournaments there are, those not begun included
     */
    public static Path report(Path folder, List<TournamentTotals> totals, int planned, Locale locale)
            throws IOException {
        Path page = TournamentFolder.page(folder);
        AtomicFiles.write(page, OverviewReport.html(totals, planned, locale));
        AtomicFiles.write(folder.resolve("overview.csv"), OverviewReport.csv(totals));
        AtomicFiles.write(
                folder.resolve("overview.json"), JSON.writeValueAsString(OverviewReport.plain(totals, planned)) + "\n");
        return page;
    }
}
