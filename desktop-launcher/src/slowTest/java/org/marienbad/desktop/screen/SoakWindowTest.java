package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.framework.plugin.Plugins;

/** Computers play each other for as many minutes as the environment variable MARIENBAD_SOAK_MINUTES says, 30 without it. */
@InWindow
class SoakWindowTest {
    private static final long MINUTES = Long.parseLong(System.getenv().getOrDefault("MARIENBAD_SOAK_MINUTES", "30"));
    private static final double FRAME_MILLIS = 25;
    private static final long GROWTH = 12L << 20;

    @TempDir
    Path folder;

    @Test
    @Timeout(value = 1, unit = TimeUnit.DAYS) // it ends by itself
    void longPlayNeitherFillsTheHeapNorSlowsTheFrames() throws Exception {
        Path file = Files.writeString(
                folder.resolve("settings.properties"),
                "game=kalaha\nspeed=fast\nseat.0.player=mcts\nseat.1.player=mcts\n"
                        + "seat.0.mcts.iterations=20000\nseat.1.mcts.iterations=20000\n");
        Preferences remembered = new Preferences(file);
        Application application = new Application(
                Plugins.load(Path.of(System.getProperty("marienbad.testPlugin"))), remembered, Locale.ENGLISH);
        application.context().keepIn(folder.resolve("games.db"));
        Lwjgl3ApplicationConfiguration configuration = Window.configuration(remembered);
        configuration.disableAudio(true);
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(MINUTES);
        List<Long> heaps = new ArrayList<>();
        try (Harness harness = new Harness(application, application::stage, configuration)) {
            harness.measureFrames();
            while (System.nanoTime() < end || heaps.size() < 6) {
                harness.gl(() -> {
                    application.play();
                    return null;
                });
                long next = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
                harness.until(
                        "some play",
                        () -> application.controller().live().tree().isOver() || System.nanoTime() > next);
                System.gc();
                Runtime runtime = Runtime.getRuntime();
                heaps.add(runtime.totalMemory() - runtime.freeMemory());
            }
            double millis = harness.frameMillis();
            long first = heaps.get(heaps.size() / 3);
            long last = heaps.get(heaps.size() - 1);
            System.out.printf(
                    Locale.ROOT,
                    "%d frames of %d x %d, 95 %% within %.1f ms; heap %d MB after %d games, %d MB at the end%n",
                    harness.framesMeasured(),
                    harness.gl(() -> Gdx.graphics.getWidth()),
                    harness.gl(() -> Gdx.graphics.getHeight()),
                    millis,
                    first >> 20,
                    heaps.size() / 3,
                    last >> 20);
            assertTrue(last < first + GROWTH, "the heap after each game: " + heaps);
            assertTrue(millis < FRAME_MILLIS, "95 % of frames within " + millis + " ms");
        }
    }
}
