package org.marienbad.cli.tournament;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.lab.PlanSet;
import org.marienbad.lab.TournamentTotals;
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
        List<TournamentTotals> totals = new ArrayList<>();
        try {
            SeriesFolder.begin(output, members);
            boolean finished = true;
            for (int i = 0; i < members.size() && finished; i++) {
                PlanSet.Member member = members.get(i);
                String label = (i + 1) + "/" + members.size();
                TournamentPlayer.Played played =
                        player.play(output.resolve(member.folder()), member.tournament(), label + " " + member.name());
                totals.add(TournamentTotals.of(member, played.results()));
                finished = played.finished();
                if (!json) {
                    terminal.println(label + " " + line(totals.get(i)));
                }
            }
            Path report = SeriesFolder.report(output, totals, members.size(), locale);
            if (json) {
                terminal.printJson(OverviewReport.plain(totals, members.size()));
            } else {
                terminal.println("Report: " + report);
            }
            if (!finished) {
                terminal.warn("marienbad: interrupted in tournament " + totals.size() + " of " + members.size()
                        + "; --resume --output " + output + " goes on");
            }
        } catch (IOException unwritable) {
            throw UserFiles.unwritable(output, unwritable);
        }
    }

    private static String line(TournamentTotals totals) {
        String games = totals.member().name() + ": " + TournamentPlayer.counted(totals.games(), "game");
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
