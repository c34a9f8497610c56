package org.marienbad.cli.tournament;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.marienbad.lab.folder.ExperimentFolder;
import org.marienbad.lab.plan.ExperimentPlan;
import org.marienbad.lab.report.OverviewReport;
import org.marienbad.lab.results.TournamentTotals;

/** Plays the tournaments of one plan, one after the other. */
final class SeriesPlay {
    private final ExperimentStage stage;
    private final Path output;
    private final List<ExperimentPlan.Member> members;

    SeriesPlay(ExperimentStage stage, Path output, List<ExperimentPlan.Member> members) {
        this.stage = stage;
        this.output = output;
        this.members = members;
    }

    void play() throws IOException {
        ExperimentFolder.begin(output, members);
        List<TournamentTotals> totals = new ArrayList<>();
        boolean finished = true;
        for (int i = 0; i < members.size() && finished; i++) {
            ExperimentPlan.Member member = members.get(i);
            String label = (i + 1) + "/" + members.size();
            ExperimentStage.Played played =
                    stage.play(output.resolve(member.folder()), member.tournament(), label + " " + member.name());
            totals.add(TournamentTotals.of(member, played.results()));
            finished = played.finished();
            stage.say(label + " " + line(totals.get(i)));
        }
        Path report = ExperimentFolder.report(output, totals, members.size(), stage.locale());
        if (stage.json()) {
            stage.terminal().printJson(OverviewReport.plain(totals, members.size()));
        }
        stage.say("Report: " + report);
        if (!finished) {
            stage.sayInterrupted("in tournament " + totals.size() + " of " + members.size(), output);
        }
    }

    private static String line(TournamentTotals totals) {
        String games = totals.member().name() + ": " + ExperimentStage.counted(totals.games(), "game");
        return totals.entrants().stream()
                .filter(entrant -> entrant.games() > 0)
                .max(Comparator.comparingDouble(TournamentTotals.OfEntrant::strength))
                .map(best -> String.format(
                        Locale.ROOT,
                        "%s, best %s with %.1f %% of the points",
                        games,
                        best.entrant().name(),
                        100 * best.points()))
                .orElse(games);
    }
}
