package org.marienbad.learn.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.toy.RecordingContext;
import org.marienbad.lab.statistics.Interval;
import org.marienbad.learn.command.TrainCommand;
import org.marienbad.learn.model.ModelFile;

/** A model installed after a short training plays no worse than the same search without it, in every game. */
class NeverWeakerTest {
    private static final int THREADS = 2;
    /** Other games than those of the gate. */
    private static final long SEED = 4711;

    @TempDir
    Path data;

    static Stream<GameProvider> testGames() {
        return RecordingContext.PLUGINS.games().all().stream()
                .filter(game -> game.getClass().getPackageName().endsWith(".testgames"));
    }

    @ParameterizedTest
    @MethodSource("testGames")
    void anInstalledModelIsNotWeaker(GameProvider provider) throws IOException {
        GameSetup setup = GameSetup.of(provider);
        TrainCommand command = new TrainCommand();
        RecordingContext context =
                new RecordingContext(command, List.of(), Map.of("games", 2000, "threads", THREADS), data) {
                    @Override
                    public GameSetup setup() {
                        return setup;
                    }
                };
        boolean installed;
        try {
            installed = command.run(context);
        } catch (IllegalArgumentException refused) {
            // It says why it cannot be learned.
            assertFalse(refused.getMessage().isBlank() || refused.getMessage().contains("\n"), refused::getMessage);
            assertFalse(Files.exists(data.resolve("models")));
            return;
        }
        Path model = data.resolve("models").resolve(TrainingPlan.usualName(setup) + ModelFile.EXTENSION);
        assertEquals(installed, Files.exists(model), context.printed::toString);
        assertTrue(Files.exists(data.resolve("training").resolve(provider.id()).resolve("last.model")));
        if (installed) {
            Duel duel = new Duel(
                    setup,
                    CountedSearch.players(setup.game(), ModelFile.read(model).learned(setup.game(), Services.NONE)),
                    CountedSearch.players(setup.game(), Candidate.ownEvaluator(setup)),
                    SEED);
            Score score = duel.score(100, THREADS, () -> false);
            Interval interval = score.interval();
            assertTrue(interval.high() >= 0.5, provider.id() + ": " + score + " " + context.printed);
        } else {
            assertTrue(
                    context.printed.stream().anyMatch(line -> line.contains("So nothing was replaced")),
                    context.printed::toString);
        }
    }
}
