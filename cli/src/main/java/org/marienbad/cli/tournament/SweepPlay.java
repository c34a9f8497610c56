package org.marienbad.cli.tournament;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.marienbad.cli.console.Columns;
import org.marienbad.lab.folder.ExperimentFolder;
import org.marienbad.lab.plan.Sweep;
import org.marienbad.lab.report.SweepTables;
import org.marienbad.lab.results.SweepResults;
import org.marienbad.lab.statistics.Interval;
import org.marienbad.lab.tournament.Tournament;

/** Plays a sweep. */
final class SweepPlay {
    private static final int MOST_LINES = 10;

    private final ExperimentStage stage;
    private final Path output;
    private final Sweep sweep;

    SweepPlay(ExperimentStage stage, Path output, Sweep sweep) {
        this.stage = stage;
        this.output = output;
        this.sweep = sweep;
    }

    /** @param first whether nothing of it has been played */
    void play(boolean first) throws IOException {
        Tournament tournament = sweep.tournament();
        stage.open();
        if (first) {
            ExperimentFolder.begin(output, sweep);
        }
        String what = ExperimentStage.counted(sweep.points().size(), "point") + ", "
                + ExperimentStage.counted(sweep.opponents().size(), "opponent") + ", "
                + ExperimentStage.counted(tournament.games(), "game");
        ExperimentStage.Played played = stage.play(
                output,
                stage.run(tournament, Optional.empty()),
                "games",
                folder -> stage.announce(what, tournament, folder.before()));
        SweepResults found = new SweepResults(sweep, played.results());
        Path page = ExperimentFolder.report(output, found, played.info(), stage.locale());
        if (stage.json()) {
            stage.terminal().printJson(SweepTables.plain(found));
        }
        lines(found).forEach(stage::say);
        stage.sayReport(played, page);
        if (!played.finished()) {
            stage.sayInterrupted(
                    "after " + played.results().games() + " of " + ExperimentStage.counted(tournament.games(), "game"),
                    output);
        }
    }

    /** The points with the most points of games, the best first. */
    private static List<String> lines(SweepResults found) {
        Columns table = new Columns("", "rrrl");
        table.row("games", "points %", "95 % interval", "player");
        IntStream.range(0, found.sweep().points().size())
                .boxed()
                .filter(point -> found.at(point).games() > 0)
                .sorted((one, two) ->
                        Double.compare(found.at(two).points(), found.at(one).points()))
                .limit(MOST_LINES)
                .forEach(point -> {
                    SweepResults.Response response = found.at(point);
                    Interval interval = response.interval();
                    table.row(
                            response.games(),
                            String.format(Locale.ROOT, "%.1f", 100 * response.points()),
                            String.format(Locale.ROOT, "%.1f – %.1f", 100 * interval.low(), 100 * interval.high()),
                            found.sweep().tournament().entrants().get(point).player());
                });
        return table.lines(Integer.MAX_VALUE);
    }
}
