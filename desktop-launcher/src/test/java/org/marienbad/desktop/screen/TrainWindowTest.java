package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.learn.run.LiveTraining;

@InWindow
class TrainWindowTest {
    private static final int[][] SIZES = {{1000, 700}, {1280, 800}};

    @TempDir
    Path folder;

    private Application application;

    private Harness open(String language, String... preferences) throws Exception {
        Path file = folder.resolve("settings.properties");
        Files.writeString(file, String.join("\n", preferences));
        Preferences remembered = new Preferences(file);
        application = new Application(
                Plugins.load(Path.of(System.getProperty("marienbad.testPlugin"))),
                remembered,
                Locale.forLanguageTag(language));
        application.tournamentsIn(folder.resolve("tournaments"));
        Lwjgl3ApplicationConfiguration configuration = Window.configuration(remembered);
        configuration.disableAudio(true);
        Harness harness = new Harness(application, application::stage, configuration);
        harness.chord(Keys.CONTROL_LEFT, Keys.L);
        harness.until("the lab", () -> isThere("labPlan"));
        harness.click("lab.train");
        harness.until("the plan", () -> isThere("labTrainPlan"));
        return harness;
    }

    private LiveTraining.Snapshot training() {
        return application.room().orElseThrow().training().orElseThrow().snapshot();
    }

    private boolean isThere(String name) {
        return application.stage().getRoot().findActor(name) != null;
    }

    private String text(Harness harness, String label) throws Exception {
        return harness.gl(() -> ((Label) harness.find(label)).getText().toString());
    }

    private void until(Harness harness, String label, String part) throws Exception {
        harness.until(
                part + " in " + label,
                () -> application.stage().getRoot().findActor(label) instanceof Label found
                        && found.getText().toString().contains(part));
    }

    private void shots(Harness harness, String name) throws Exception {
        for (int[] size : SIZES) {
            harness.resize(size[0], size[1]);
            harness.frames(3);
            assertTrue(harness.shot(name + "-" + size[0]) > 10);
        }
    }

    @Test
    void aModelIsTrainedAndShowsItsCurve() throws Exception {
        try (Harness harness = open("en", "lab.game=kalaha", "lab.train.minutes=0.05", "lab.train.seed=5")) {
            assertEquals("It will be the model “kalaha-mine”.", text(harness, "lab.summary"));
            shots(harness, "train-plan-en");
            harness.click("lab.train.start");
            until(harness, "lab.state", "Finished: ");
            String state = text(harness, "lab.state");
            assertTrue(state.matches("Finished: ([\\d,]+) of \\1 games"), state);
            String verdict = text(harness, "lab.verdict");
            assertTrue(verdict.startsWith("It is "), verdict);
            assertTrue(verdict.contains(folder.toString()), verdict);
            assertEquals("0", text(harness, "lab.curve.0"));
            assertTrue(text(harness, "lab.curve.1.points").matches("[\\d.]+"));
            assertFalse(harness.gl(() -> ((TextButton) harness.find("lab.report")).isDisabled()));
            assertTrue(Files.exists(folder.resolve("training/kalaha-mine/report.html")));
            shots(harness, "train-finished-en");
        }
    }

    @Test
    void aTrainingIsStoppedAndGoesOn() throws Exception {
        try (Harness harness = open("cs", "lab.game=kalaha", "lab.train.minutes=1000", "theme=dark")) {
            shots(harness, "train-plan-cs");
            harness.click("lab.train.start");
            until(harness, "lab.curve.1", "2");
            shots(harness, "train-running-cs");
            harness.click("lab.stop");
            until(harness, "lab.state", "Zastaven: ");
            long stopped = training().games();
            assertTrue(stopped > 0);
            harness.click("lab.resume");
            harness.until("more games", () -> training().games() > stopped);
            harness.click("lab.train");
            harness.until("the question", () -> isThere("lab.leaving"));
            harness.click("lab.leave.sure");
            harness.until("the plan", () -> isThere("labTrainPlan"));
            harness.click("lab.train.start");
            harness.until("another question", () -> isThere("lab.train.unfinished"));
            shots(harness, "train-unfinished-cs");
            harness.click("lab.train.goOn");
            harness.until("what was learned", () -> training().games() > stopped);
        }
    }

    @Test
    void aWrongEntryIsExplainedBesideTheButton() throws Exception {
        try (Harness harness = open("en", "lab.game=kalaha", "theme=dark")) {
            writeMinutes(harness, "0");
            harness.until("a reason", () -> !problem().isEmpty());
            assertTrue(problem().contains("0.01"), problem());
            assertEquals("", text(harness, "lab.summary"));
            assertTrue(harness.gl(() -> ((TextButton) harness.find("lab.train.start")).isDisabled()));
            shots(harness, "train-problem-en-dark");
            writeMinutes(harness, "1");
            harness.until("no reason", () -> problem().isEmpty());
            assertFalse(harness.gl(() -> ((TextButton) harness.find("lab.train.start")).isDisabled()));
        }
    }

    @Test
    void theNameIsFreeUntilTheUserWritesAnother() throws Exception {
        try (Harness harness = open("cs", "lab.game=kalaha", "lab.option.kalaha.pits=4")) {
            assertEquals("kalaha-pits4-mine", field(harness, "lab.train.name"));
            write(harness, "lab.train.name", "Můj model");
            harness.until("a reason", () -> !problem().isEmpty());
            assertEquals(
                    "jméno „Můj model“ není přípustné; přípustná jsou malá písmena bez háčků a čárek, číslice, tečky a"
                            + " pomlčky; nesmí začínat tečkou ani pomlčkou ani končit tečkou",
                    problem());
            assertEquals(problem(), text(harness, "lab.train.name.error"));
            assertTrue(harness.gl(() -> ((TextButton) harness.find("lab.train.start")).isDisabled()));
            shots(harness, "train-name-problem-cs");
            write(harness, "lab.train.name", "muj-model");
            harness.until("no reason", () -> problem().isEmpty());
            assertEquals("", text(harness, "lab.train.name.error"));
            assertEquals("Vznikne model „muj-model“.", text(harness, "lab.summary"));
        }
    }

    @Test
    void aNameThatIsTakenSaysWhatItMeans() throws Exception {
        try (Harness harness = open("en", "lab.game=kalaha")) {
            write(harness, "lab.train.name", "kalaha");
            until(harness, "lab.summary", "It will take the place of the model “kalaha”, unless it is weaker.");
            shots(harness, "train-name-taken-en");
            write(harness, "lab.train.name", "reversi");
            harness.until("another game's", () -> problem().contains("was trained for"));
        }
    }

    private static void writeMinutes(Harness harness, String text) throws Exception {
        write(harness, "lab.train.minutes", text);
    }

    private static void write(Harness harness, String field, String text) throws Exception {
        harness.click(field);
        harness.gl(() -> {
            ((TextField) harness.find(field)).selectAll();
            return null;
        });
        harness.type(text);
    }

    private static String field(Harness harness, String name) throws Exception {
        return harness.gl(() -> ((TextField) harness.find(name)).getText());
    }

    private String problem() {
        return application.stage().getRoot().findActor("lab.problem") instanceof Label label
                ? label.getText().toString()
                : "";
    }
}
