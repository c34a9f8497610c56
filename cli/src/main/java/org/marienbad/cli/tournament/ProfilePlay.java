package org.marienbad.cli.tournament;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.GamesBar;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.shared.DaemonThreads;
import org.marienbad.lab.folder.ResultsFile;
import org.marienbad.lab.folder.TournamentFolder;
import org.marienbad.lab.profile.Profile;
import org.marienbad.lab.profile.SmallSizes;
import org.marienbad.lab.report.ProfileReport;
import org.marienbad.lab.report.SweepTables;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;

/** Measures the games of a tournament that was played, and writes what the game is like. */
final class ProfilePlay {
    private final ExperimentStage stage;
    private final Path output;
    private final Profile profile;
    private final Catalogue<SolverProvider> solvers;

    ProfilePlay(ExperimentStage stage, Path output, Tournament tournament, Catalogue<SolverProvider> solvers) {
        this.stage = stage;
        this.solvers = solvers;
        this.output = output;
        profile = BadInput.wrap("the plan", () -> new Profile(tournament));
    }

    void write(ExperimentStage.Played played) throws IOException {
        List<GameResult> games = new ArrayList<>();
        ResultsFile.forEach(
                TournamentFolder.games(output),
                profile.tournament(),
                played.results().games(),
                games::add);
        stage.during("measures", 0, games.size(), bar -> measure(games, bar), () -> {});
        stage.terminal().progress("small sizes are solved");
        List<SmallSizes.Solved> small = SmallSizes.of(profile.tournament().setup(), solvers);
        stage.terminal().clearProgress();
        Path page = output.resolve("profile.html");
        AtomicFiles.write(page, ProfileReport.html(profile, small, played.info(), stage.locale()));
        AtomicFiles.write(output.resolve("profile.json"), SweepTables.json(ProfileReport.plain(profile, small)));
        stage.say("Profile: " + page);
    }

    /** In the order of the games, whatever the number of threads. */
    private void measure(List<GameResult> games, GamesBar bar) {
        ExecutorService threads = Executors.newFixedThreadPool(stage.threads(), DaemonThreads.named("profile"));
        try {
            List<Future<Runnable>> begun = new ArrayList<>();
            games.forEach(game -> begun.add(threads.submit(() -> profile.measure(game))));
            for (Future<Runnable> measured : begun) {
                measured.get().run();
                bar.step(1);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException failed) {
            throw new IllegalStateException(failed.getCause());
        } finally {
            threads.shutdownNow();
        }
    }
}
