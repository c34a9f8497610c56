package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lwjgl.glfw.GLFW;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.framework.plugin.Plugins;

/** Screens of other densities, as the system tells them. */
@InWindow
class ScaleWindowTest {
    @TempDir
    Path folder;

    private Application application;
    private final AtomicReference<Double> asked = new AtomicReference<>(1.0);

    private Harness open() throws Exception {
        Preferences remembered = new Preferences(folder.resolve("settings.properties"));
        application = new Application(
                Plugins.load(Path.of(System.getProperty("marienbad.testPlugin"))), remembered, Locale.ENGLISH);
        application.contentScale(system -> asked.get());
        Lwjgl3ApplicationConfiguration configuration = Window.configuration(remembered);
        configuration.disableAudio(true);
        return new Harness(application, application::stage, configuration);
    }

    private float scale(Harness harness) throws Exception {
        return harness.gl(() -> application.context().theme().scale());
    }

    /** Acts as GLFW does when the window comes to another screen. */
    private void systemAsksFor(Harness harness, double scale) throws Exception {
        asked.set(scale);
        harness.gl(() -> {
            long window = ((Lwjgl3Graphics) Gdx.graphics).getWindow().getWindowHandle();
            var listener = GLFW.glfwSetWindowContentScaleCallback(window, null);
            GLFW.glfwSetWindowContentScaleCallback(window, listener);
            listener.invoke(window, (float) scale, (float) scale);
            return null;
        });
        harness.frames(3);
    }

    @Test
    void theScaleOfTheSystemIsFollowedWhileTheWindowIsOpen() throws Exception {
        try (Harness harness = open()) {
            assertEquals(1, scale(harness));
            systemAsksFor(harness, 2);
            assertEquals(2, scale(harness));
            assertTrue(harness.isThere("homeScreen"));
            harness.shot("scale-2");
            systemAsksFor(harness, 1.25);
            assertEquals(1.25f, scale(harness));
        }
    }

    @Test
    void everythingGrowsWithALargeWindow() throws Exception {
        try (Harness harness = open()) {
            harness.click("play.nim");
            harness.click("panel.rules");
            harness.resize(1920, 1080);
            harness.until("larger letters", () -> application.context().theme().scale() > 1.3f);
            assertTrue(harness.isThere("rules.page"), "what was open is open");
            assertTrue(harness.gl(() -> harness.find("undo").getHeight()) > 40);
            harness.shot("scale-large-window");
            harness.resize(1280, 800);
            harness.until("usual letters", () -> application.context().theme().scale() == 1);
            harness.resize(800, 600);
            harness.until("smaller letters", () -> application.context().theme().scale() == .75f);
        }
    }

    @Test
    void sizesAreRememberedInUnitsAndFittedToTheScreen() throws Exception {
        asked.set(1.25);
        try (Harness harness = open()) {
            assertTrue(
                    harness.gl(() -> Gdx.graphics.getWidth() <= Gdx.graphics.getDisplayMode().width
                            && Gdx.graphics.getHeight() <= Gdx.graphics.getDisplayMode().height),
                    "1600 x 1000 would not fit");
            harness.resize(1250, 875);
        }
        String remembered = Files.readString(folder.resolve("settings.properties"));
        assertTrue(remembered.contains("window.width=1000"), remembered);
        assertTrue(remembered.contains("window.height=700"), remembered);
        asked.set(1.0);
        try (Harness harness = open()) {
            assertEquals(1000, harness.gl(() -> Gdx.graphics.getWidth()));
            assertEquals(700, harness.gl(() -> Gdx.graphics.getHeight()));
        }
    }
}
