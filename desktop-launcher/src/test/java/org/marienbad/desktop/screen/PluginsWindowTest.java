package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.desktop.context.FileChooser;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.framework.plugin.Plugins;

/** Plugins installed and removed in the window. */
@InWindow
class PluginsWindowTest {
    @TempDir
    Path folder;

    private Application application;

    private Harness open(Plugins plugins, String... preferences) throws Exception {
        Path file = folder.resolve("settings.properties");
        Files.writeString(file, "speed=0\n" + String.join("\n", preferences));
        Preferences remembered = new Preferences(file);
        application = new Application(plugins, remembered, Locale.ENGLISH);
        application.context().installIn(folder.resolve("plugins"));
        Lwjgl3ApplicationConfiguration configuration = Window.configuration(remembered);
        configuration.disableAudio(true);
        return new Harness(application, application::stage, configuration);
    }

    private void install(Harness harness, Path jar) throws Exception {
        harness.gl(() -> {
            ((TextField) harness.find("plugins.path")).setText(jar.toString());
            return null;
        });
        harness.click("plugins.install");
    }

    @Test
    void theSystemAsksForTheJarWhereItHasADialog() throws Exception {
        Path jar = folder.resolve("toys.jar");
        Files.copy(Path.of(System.getProperty("marienbad.testPlugin")), jar);
        List<FileChooser.Request> asked = new CopyOnWriteArrayList<>();
        FileChooser system = new FileChooser() {
            @Override
            public boolean isThere() {
                return true;
            }

            @Override
            public Optional<Path> ask(Request request) {
                asked.add(request);
                return asked.size() == 1 ? Optional.empty() : Optional.of(jar);
            }
        };
        try (Harness harness = open(Plugins.load())) {
            harness.click("plugins");
            application.context().files().use(system);
            harness.until("the dialog", () -> application.context().files().areThere());
            harness.click("plugins.install");
            harness.until("asked", () -> asked.size() == 1);
            assertEquals("", problem(harness), "nothing was chosen, nothing is wrong");
            // A second dialog opens only when the first has gone.
            harness.until("asked again", () -> {
                ((Button) harness.find("plugins.install")).toggle();
                return asked.size() >= 2;
            });
            harness.until("it is installed", () -> application.stage().getRoot().findActor("plugins.done") != null);
            assertEquals(List.of(".jar"), asked.get(0).endings());
            assertTrue(harness.isThere("plugin.toys"));
        }
    }

    private String problem(Harness harness) throws Exception {
        return harness.gl(
                () -> ((Label) harness.find("plugins.problem")).getText().toString());
    }

    /** Goes to the jar through the folders by keys, where the system has no dialog. */
    private void choose(Harness harness, Path jar) throws Exception {
        Files.createDirectory(folder.resolve("a-folder"));
        Files.writeString(folder.resolve("notes.txt"), "no jar");
        harness.gl(() -> {
            application.context().files().remember(folder.resolve("a-folder/nothing"));
            return null;
        });
        harness.click("plugins.install");
        harness.until("an empty folder", () -> harness.find("files").getStage() != null);
        harness.click("files.up");
        harness.until("the jar", () -> application.stage().getRoot().findActor("file.toys.jar") != null);
        assertFalse(harness.isThere("file.notes.txt"));
        harness.shot("plugins-files");
        harness.gl(() -> {
            application.stage().setKeyboardFocus(harness.find("file.a-folder"));
            return null;
        });
        while (!"file.toys.jar"
                .equals(harness.gl(() -> application.stage().getKeyboardFocus().getName()))) {
            harness.key(Keys.DOWN);
        }
        harness.key(Keys.ENTER);
        assertEquals(
                jar.toRealPath(),
                Path.of(harness.gl(() -> ((TextField) harness.find("archive.file")).getText()))
                        .toRealPath());
        harness.click("archive.open");
    }

    @Test
    void aPluginIsInstalledPlayedAndRemoved() throws Exception {
        Path jar = folder.resolve("toys.jar");
        Files.copy(Path.of(System.getProperty("marienbad.testPlugin")), jar);
        try (Harness harness = open(Plugins.load())) {
            assertFalse(harness.isThere("game.countdown"));
            harness.click("plugins");
            harness.resize(1000, 700);
            harness.shot("plugins-1000");
            choose(harness, jar);
            harness.until("it is installed", () -> application.stage().getRoot().findActor("plugins.done") != null);
            harness.shot("plugins-installed");
            harness.click("dialog.ok");
            assertTrue(harness.isThere("plugin.toys"));
            assertTrue(Files.exists(folder.resolve("plugins/toys/toys.jar")));
            harness.key(Keys.ESCAPE);
            harness.click("setup.countdown");
            harness.click("seat.1.person");
            harness.click("start");
            harness.click("action.-1");
            assertEquals(
                    1, harness.gl(() -> application.controller().live().tree().length()));
            harness.click("games");
            harness.click("plugins");
            harness.click("plugins.remove.toys");
            harness.click("plugins.sure");
            harness.until("it is gone", () -> application.stage().getRoot().findActor("plugin.toys") == null);
            assertFalse(Files.exists(folder.resolve("plugins/toys")));
            harness.key(Keys.ESCAPE);
            assertFalse(harness.isThere("game.countdown"));
        }
    }

    @Test
    void aJarThatCannotBeInstalledIsReportedInALine() throws Exception {
        Path broken = Files.writeString(folder.resolve("broken.jar"), "this is no jar");
        try (Harness harness = open(Plugins.load(broken), "language=cs")) {
            harness.key(Keys.ENTER); // the dialog that names it
            harness.click("plugins");
            assertTrue(harness.isThere("plugins.fault"));
            assertTrue(harness.texts().contains("broken.jar: "), harness.texts());
            install(harness, folder.resolve("none.jar"));
            harness.until(
                    "a reason",
                    () -> ((Label) harness.find("plugins.problem"))
                            .getText()
                            .toString()
                            .contains("no such file"));
            install(harness, broken);
            harness.until(
                    "a reason",
                    () -> ((Label) harness.find("plugins.problem"))
                            .getText()
                            .toString()
                            .contains("broken.jar: "));
            harness.shot("plugins-faults-cs");
        }
    }
}
