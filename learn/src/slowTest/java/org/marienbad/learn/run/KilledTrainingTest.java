package org.marienbad.learn.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.learn.model.ModelFile;

class KilledTrainingTest {
    private static final Plugins PLUGINS = Plugins.load();

    @TempDir
    Path folder;

    private Trainings trainings(String data) {
        return Trainings.in(folder.resolve(data), PLUGINS);
    }

    private String model(String data) throws IOException {
        return ModelFile.read(folder.resolve(data).resolve("models/mine.model"))
                .provenance()
                .training()
                .weights();
    }

    @Test
    void aKilledTrainingGoesOnAsIfItHadNeverStopped() throws Exception {
        trainings("whole").begin(KilledTraining.plan(PLUGINS, 4000), 1).run(() -> false);
        Path data = folder.resolve("killed");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        KilledTraining.class.getName(),
                        data.toString(),
                        "4000")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader lines = process.inputReader()) {
            long games = 0;
            while (games < 1000) {
                games = Long.parseLong(lines.readLine());
            }
        }
        process.destroyForcibly().waitFor();
        assertFalse(Files.exists(data.resolve("models/mine.model")));
        Trainings killed = trainings("killed");
        TrainingRun rest = killed.resume(killed.plan("mine"), 2);
        assertTrue(rest.games() > 0 && rest.games() < 4000, rest.games() + " games");
        rest.run(() -> false);
        assertEquals(model("whole"), model("killed"));
    }
}
