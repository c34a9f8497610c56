package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.utils.Array;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.desktop.widget.LayoutFaults;
import org.marienbad.framework.plugin.Plugins;

/** Walks through every screen at every size, in both languages and all colours: nothing overflows or is cut unseen. */
@InWindow
class LayoutWindowTest {
    @TempDir
    Path folder;

    private Application application;
    private final List<String> faults = new ArrayList<>();
    private String where = "";

    private Harness open(String... preferences) throws Exception {
        Path file = folder.resolve("settings.properties");
        Files.writeString(file, String.join("\n", preferences));
        Preferences remembered = new Preferences(file);
        application = new Application(
                Plugins.load(Path.of(System.getProperty("marienbad.testPlugin"))), remembered, Locale.ENGLISH);
        application.context().keepIn(folder.resolve("games.db"));
        Lwjgl3ApplicationConfiguration configuration = Window.configuration(remembered);
        configuration.disableAudio(true);
        return new Harness(application, application::stage, configuration);
    }

    private void look(Harness harness, String screen) throws Exception {
        harness.frames(2);
        float scale = harness.gl(() -> application.context().theme().scale());
        harness.gl(() -> LayoutFaults.of(application.stage(), scale))
                .forEach(fault -> faults.add(where + " " + screen + ": " + fault));
        harness.shot("layout-" + where + "-" + screen);
    }

    private void play(Harness harness, String game) throws Exception {
        harness.gl(() -> {
            application.home();
            var choice = application.context().newGame();
            choice.game(choice.games().stream()
                    .filter(each -> each.id().equals(game))
                    .findFirst()
                    .orElseThrow());
            application.play();
            return null;
        });
        harness.until("settled", () -> application.gameScreen().isSettled());
    }

    private void closeDialogs(Harness harness) throws Exception {
        harness.gl(() -> {
            new Array<>(application.stage().getActors()).forEach(actor -> {
                if (actor instanceof com.badlogic.gdx.scenes.scene2d.ui.Window) {
                    actor.remove();
                }
            });
            return null;
        });
    }

    @ParameterizedTest
    @CsvSource({
        "1000, 700, 100, en, light",
        "1000, 700, 100, cs, dark",
        "1280, 800, 100, cs, high-contrast",
        "1366, 768, 150, en, dark",
        "1366, 768, 150, cs, light",
        "1920, 1080, 100, cs, light",
        "3840, 2160, 175, en, light"
    })
    void nothingOverflows(int width, int height, int scale, String language, String theme) throws Exception {
        where = width + "x" + height + "-" + scale + "-" + language;
        try (Harness harness = open("speed=0", "scale=" + scale, "language=" + language, "theme=" + theme)) {
            harness.gl(() -> {
                Gdx.graphics.setWindowedMode(width, height);
                return null;
            });
            harness.until("the size", () -> Gdx.graphics.getWidth() == width && Gdx.graphics.getHeight() == height);
            look(harness, "home");
            harness.gl(() -> {
                application.settings();
                return null;
            });
            look(harness, "settings");
            closeDialogs(harness);
            harness.gl(() -> {
                application.context().showKeys();
                return null;
            });
            look(harness, "keys");
            closeDialogs(harness);
            for (String game : List.of("kalaha", "nim", "minute-empire", "countdown")) {
                play(harness, game);
                look(harness, game);
            }
            harness.gl(() -> {
                application.history();
                return null;
            });
            look(harness, "history");
        }
        assertEquals("", String.join("\n", faults));
    }
}
