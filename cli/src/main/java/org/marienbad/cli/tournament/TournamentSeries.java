package org.marienbad.cli.tournament;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.lab.Outcomes;
import org.marienbad.lab.PlanSet;
import org.marienbad.lab.live.SeriesFolder;
import org.marienbad.lab.report.OverviewReport;

/** Plays the tournaments of one plan, one after the other. */
final class TournamentSeries {
    private final TournamentPlayer player;
    private final Terminal terminal;
    private final Locale locale;
    private final boolean json;

    TournamentSeries(TournamentPlayer player, Terminal terminal, Locale locale, boolean json) {
        this.player = player;
        this.terminal = terminal;
        this.locale = locale;
        this.json = json;
    }

    void play(Path output, List<PlanSet.Member> members) {
        List<Outcomes> outcomes = new ArrayList<>();
        try {
            SeriesFolder.begin(output, members);
            boolean finished = true;
            for (int i = 0; i < members.size() && finished; i++) {
                PlanSet.Member member = members.get(i);
                String label = (i + 1) + "/" + members.size();
                TournamentPlayer.Played played =
                        player.play(output.resolve(member.folder()), member.tournament(), label + " " + member.name());
                outcomes.add(Outcomes.of(member, played.results()));
                finished = played.finished();
                if (!json) {
                    terminal.println(label + " " + line(outcomes.get(i)));
                }
            }
            Path report = SeriesFolder.report(output, outcomes, members.size(), locale);
            if (json) {
                terminal.printJson(OverviewReport.plain(outcomes, members.size()));
            } else {
                terminal.println("Report: " + report);
            }
            if (!finished) {
                terminal.warn("marienbad: interrupted in tournament " + outcomes.size() + " of " + members.size()
                        + "; --resume --output " + output + " goes on");
            }
        } catch (IOException unwritable) {
            throw UserFiles.unwritable(output, unwritable);
        }
    }

    private static String line(Outcomes outcomes) {
        String games = outcomes.member().name() + ": " + TournamentPlayer.counted(outcomes.games(), "game");
        return outcomes.entrants().stream()
                .filter(entrant -> entrant.games() > 0)
                .max(Comparator.comparingDouble(Outcomes.OfEntrant::strength))
                .map(best -> String.format(
                        Locale.ROOT,
                        "%s, best %s with %.1f %% of the points",
                        games,
                        best.entrant().name(),
                        100 * best.points()))
                .orElse(games);
    }
}
