package org.marienbad.cli.tournament;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.marienbad.cli.console.GamesBar;
import org.marienbad.cli.console.Version;
import org.marienbad.lab.folder.TuningFolder;
import org.marienbad.lab.plan.Tuning;
import org.marienbad.lab.report.RunInfo;
import org.marienbad.lab.report.TuningReport;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.results.SweepResults;
import org.marienbad.lab.run.TuningRun;
import org.marienbad.lab.statistics.Sprt;

/** Plays the steps of a tuning, and the test at its end. */
final class TuningPlay {
    private final ExperimentStage stage;
    private final Path output;
    private final Tuning tuning;

    TuningPlay(ExperimentStage stage, Path output, Tuning tuning) {
        this.stage = stage;
        this.output = output;
        this.tuning = tuning;
    }

    void play() throws IOException {
        try (TuningFolder folder = ExperimentStage.folder(
                TuningFolder.steps(output),
                output,
                () -> new TuningFolder(output, tuning, stage.players(), Version.number()))) {
            RunInfo info = new RunInfo(Version.number(), stage.warnTimed(tuning.pattern()));
            stage.announce(
                    tuning.effort().method().name() + ", " + ExperimentStage.counted(tuning.steps(), "step") + " of "
                            + ExperimentStage.counted(tuning.stepGames(), "game"),
                    tuning.pattern(),
                    folder.before());
            TuningRun run = folder.run();
            stage.during(
                    "games",
                    folder.before(),
                    tuning.steps() * tuning.stepGames(),
                    bar -> folder.play(stage.threads(), progress(bar)),
                    run::stop);
            if (!run.finished()) {
                folder.report(folder.findings(Optional.empty()), info, stage.locale());
                stage.sayInterrupted("after " + run.steps().size() + " of " + tuning.steps() + " steps", output);
            } else if (tuning.space().at(run.best()).equals(tuning.space().player())) {
                finish(folder, Optional.empty(), info);
            } else {
                ExperimentStage.Played test = stage.play(TuningFolder.test(output), tuning.test(run.best()), "test");
                finish(folder, Optional.of(test.results()), info);
                if (!test.finished()) {
                    stage.sayInterrupted(
                            "in the test after "
                                    + ExperimentStage.counted(test.results().games(), "game"),
                            output);
                }
            }
        }
    }

    private TuningRun.Listener progress(GamesBar bar) {
        return new TuningRun.Listener() {
            @Override
            public void played() {
                bar.step(1);
            }

            @Override
            public void stepped(TuningRun.Step step, Map<String, String> best) {
                bar.label("best " + tuning.space().at(best));
            }
        };
    }

    private void finish(TuningFolder folder, Optional<Results> tested, RunInfo info) throws IOException {
        TuningReport.TuningFindings found = folder.findings(tested);
        Path page = folder.report(found, info, stage.locale());
        if (stage.json()) {
            stage.terminal().printJson(TuningReport.plain(found));
        }
        stage.say("Found:  " + found.tuned());
        found.result().ifPresent(result -> stage.say(verdict(found, result)));
        stage.say("Report: " + page);
    }

    private static String verdict(TuningReport.TuningFindings found, SweepResults.Response result) {
        String test = String.format(
                Locale.ROOT,
                "%.1f %% of the points against the player as it was (95 %% interval %.1f – %.1f %%, %d games, %s)",
                100 * result.points(),
                100 * result.interval().low(),
                100 * result.interval().high(),
                result.games(),
                found.tuning().effort().test());
        return switch (found.decision().orElse(Sprt.Decision.CONTINUE)) {
            case H1 ->
                "Better: " + test
                        + String.format(
                                Locale.ROOT,
                                "; said of %.0f %% of those that are no better, so play it again with another seed",
                                100 * found.tuning().effort().test().alpha());
            case H0 -> "Not better: " + test;
            case CONTINUE -> "Undecided: " + test + "; --test-games N allows more games in a new directory";
        };
    }
}
