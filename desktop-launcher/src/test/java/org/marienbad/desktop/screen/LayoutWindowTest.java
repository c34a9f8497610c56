package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.SelectBox;
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
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.play.LiveGame;

/** Walks through every screen at every size, in both languages and all colors: nothing overflows or is cut unseen. */
@InWindow
class LayoutWindowTest {
    private static final String PREFERENCES = """
            speed=0
            delay=0
            setup.variants=true
            setup.expert=true
            game.minute-empire.seats=5
            game.minute-empire.seat.1.player=random
            game.minute-empire.seat.2.player=random
            game.minute-empire.seat.3.player=random
            game.minute-empire.seat.4.player=random
            game.kalaha.seat.1.player=random
            lab.game=kalaha
            lab.entrant.0=minimax(depth=4)
            lab.entrant.1=mcts(iterations=150)
            lab.entrant.2=random
            lab.plan.games=1000
            """;

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
        application.tournamentsIn(folder.resolve("tournaments"));
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

    private GameProvider game(String id) {
        return application.context().newGame().games().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private void go(Harness harness, Runnable way) throws Exception {
        harness.gl(() -> {
            way.run();
            return null;
        });
    }

    private void play(Harness harness, String game) throws Exception {
        go(harness, () -> {
            application.home();
            application.context().newGame().game(game(game));
            application.play();
        });
        harness.until("settled", () -> application.gameScreen().isSettled());
    }

    private boolean isThere(String actor) {
        return application.stage().getRoot().findActor(actor) != null;
    }

    private void waitFor(Harness harness, String actor) throws Exception {
        harness.until(actor, () -> isThere(actor));
    }

    /** Opens what stands beside the board, and waits for what it finds out. */
    private void panel(Harness harness, String game, String panel, String found) throws Exception {
        harness.click("panel." + panel);
        waitFor(harness, found);
        look(harness, game + "-" + panel);
        harness.click("panel.close");
    }

    /** Plays the first legal action again and again, until the result is shown. */
    private void toTheEnd(Harness harness, String game) throws Exception {
        LiveGame live = application.controller().live();
        harness.until("the end", () -> {
            if (live.isPersonsTurn() && application.gameScreen().isSettled()) {
                live.play(live.view().legalActions().get(0).code());
            }
            return live.tree().isOver();
        });
        waitFor(harness, "result.page");
        look(harness, game + "-result");
    }

    private void rooms(Harness harness) throws Exception {
        go(harness, () -> application.setup(game("minute-empire")));
        look(harness, "set-up");
        harness.click("seat.1.more");
        waitFor(harness, "seat.1.player");
        look(harness, "set-up-opponent");
        go(harness, () -> application.setup(game("reversi")));
        harness.click("beginning");
        look(harness, "set-up-beginning");
        go(harness, application::plugins);
        look(harness, "plugins");
        go(harness, application::lab);
        harness.until("a plan", () -> !((Button) harness.find("lab.start")).isDisabled());
        look(harness, "lab-plan");
        harness.click("lab.start");
        harness.until(
                "standings",
                () -> application.stage().getRoot().findActor("lab.standings.0.3") instanceof Label games
                        && !games.textEquals("")
                        && !((Button) harness.find("lab.stop")).isDisabled());
        look(harness, "lab-running");
        harness.click("lab.stop");
        harness.click("lab.tab.games");
        look(harness, "lab-games");
    }

    private void history(Harness harness) throws Exception {
        go(harness, application::history);
        waitFor(harness, "history.game.1");
        look(harness, "history");
        harness.click("history.count");
        waitFor(harness, "history.tallies.opponent");
        look(harness, "statistics");
        go(harness, () -> ((SelectBox<?>) harness.find("history.by")).setSelectedIndex(3));
        waitFor(harness, "history.tallies.starter");
        look(harness, "statistics-starter");
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
        "800, 600, 100, en, high-contrast",
        "1000, 700, 100, en, light",
        "1000, 700, 100, cs, dark",
        "1280, 800, 100, cs, high-contrast",
        "1366, 768, 150, en, dark",
        "1366, 768, 150, cs, light",
        "2560, 1440, 100, cs, dark",
        "3840, 2160, 175, en, light"
    })
    void nothingOverflows(int width, int height, int scale, String language, String theme) throws Exception {
        where = width + "x" + height + "-" + scale + "-" + language;
        try (Harness harness = open(PREFERENCES + "scale=" + scale, "language=" + language, "theme=" + theme)) {
            harness.gl(() -> {
                Gdx.graphics.setWindowedMode(width, height);
                return null;
            });
            harness.until("the size", () -> Gdx.graphics.getWidth() == width && Gdx.graphics.getHeight() == height);
            look(harness, "home");
            go(harness, application::settings);
            look(harness, "settings");
            closeDialogs(harness);
            go(harness, application.context()::showKeys);
            look(harness, "keys");
            closeDialogs(harness);
            rooms(harness);
            for (String game : List.of("nim", "countdown", "minute-empire")) {
                play(harness, game);
                look(harness, game);
            }
            panel(harness, "minute-empire", "coach", "panel.close");
            toTheEnd(harness, "minute-empire");
            play(harness, "kalaha");
            look(harness, "kalaha");
            panel(harness, "kalaha", "coach", "panel.close");
            panel(harness, "kalaha", "rules", "panel.close");
            panel(harness, "kalaha", "hint", "hint.action");
            panel(harness, "kalaha", "analysis", "analysis.value.0");
            panel(harness, "kalaha", "lens", "lens.sentence");
            toTheEnd(harness, "kalaha");
            history(harness);
        }
        assertEquals("", String.join("\n", faults));
    }

    /** In the middle of a game, with its rules and with what its coach says first. */
    @ParameterizedTest
    @CsvSource({"1000, 700, en, light", "1280, 800, cs, dark", "1920, 1080, en, high-contrast"})
    void everyGameFits(int width, int height, String language, String theme) throws Exception {
        where = width + "x" + height + "-" + language;
        try (Harness harness = open("speed=0", "delay=0", "language=" + language, "theme=" + theme)) {
            harness.gl(() -> {
                Gdx.graphics.setWindowedMode(width, height);
                return null;
            });
            harness.until("the size", () -> Gdx.graphics.getWidth() == width && Gdx.graphics.getHeight() == height);
            for (GameProvider game : application.context().newGame().games()) {
                play(harness, game.id());
                playPlies(harness, 12);
                look(harness, game.id());
                for (String panel : List.of("rules", "coach")) {
                    if (harness.isThere("panel." + panel)) {
                        panel(harness, game.id(), panel, "panel.close");
                    }
                }
            }
        }
        assertEquals("", String.join("\n", faults));
    }

    /** Plays legal actions of any seat, or fewer where the game ends. */
    private void playPlies(Harness harness, int plies) throws Exception {
        LiveGame live = application.controller().live();
        int[] played = {0};
        harness.until("some plies", () -> {
            if (live.isPersonsTurn() && application.gameScreen().isSettled()) {
                List<Action> legal = live.view().legalActions();
                live.play(legal.get(played[0]++ * 7 % legal.size()).code());
            }
            return live.tree().isOver() || played[0] > plies;
        });
        harness.until("settled", () -> application.gameScreen().isSettled());
    }
}
