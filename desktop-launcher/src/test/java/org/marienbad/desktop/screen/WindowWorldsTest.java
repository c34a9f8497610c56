package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.framework.game.GameNotation.Ply;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.record.MatchRecordBuilder;
import org.marienbad.framework.record.Plies;
import org.marienbad.framework.setting.Reach;
import org.marienbad.json.MatchRecordJson;
import org.marienbad.play.LiveGame;
import org.marienbad.play.PlayedGame;
import org.marienbad.testkit.Worlds;

/** The window shows the same of two matches that who sits at it cannot tell apart. */
@InWindow
class WindowWorldsTest {
    @TempDir
    Path folder;

    private final Plugins plugins = Plugins.load(
            Path.of(System.getProperty("marienbad.testPlugin")), Path.of(System.getProperty("marienbad.testGames")));
    private Application application;

    private Harness open() throws Exception {
        Path file = folder.resolve("settings.properties");
        Files.writeString(file, "speed=0\n");
        Preferences remembered = new Preferences(file);
        application = new Application(plugins, remembered, Locale.ENGLISH);
        Lwjgl3ApplicationConfiguration configuration = Window.configuration(remembered);
        configuration.disableAudio(true);
        return new Harness(application, application::stage, configuration);
    }

    private GameSetup setup(String id, int seats, Map<String, Object> options) {
        return GameSetup.of(plugins.games().get(id), seats, options, 0, Reach.LOCAL);
    }

    private static PlayedGame played(GameSetup setup, Worlds.World world) {
        List<String> written = new ArrayList<>();
        State state = setup.newState();
        for (int code : world.plies()) {
            written.add(Plies.write(setup.game(), state, code));
            state.apply(code);
        }
        MatchRecord record = new MatchRecordBuilder(setup, Collections.nCopies(setup.seats(), MatchRecord.PERSON))
                .seed(world.seed())
                .plies(written)
                .build();
        List<Ply> plies = world.plies().stream().map(Ply::of).toList();
        return new PlayedGame(setup, plies, Optional.of(record));
    }

    /** All that is shown to {@code observer}, the only person, of {@code world} played in {@code setup}. */
    private String shown(Harness harness, GameSetup setup, Worlds.World world, Observer observer) {
        try {
            LiveGame live = harness.gl(() -> {
                application.context().newGame().remember(setup); // seats belong to a game
                for (int seat = 0; seat < setup.seats(); seat++) {
                    application.context().newGame().playerOf(seat, seat == observer.seat() ? "person" : "silent");
                }
                application.show(played(setup, world));
                Gdx.input.setCursorPosition(0, 0);
                return application.controller().live();
            });
            StringBuilder all = new StringBuilder();
            look(harness, all);
            int length = world.plies().size();
            harness.gl(() -> {
                live.jump(length / 2);
                return null;
            });
            look(harness, all);
            harness.gl(() -> {
                live.jump(length);
                return null;
            });
            look(harness, all);
            if (harness.gl(() -> live.isPersonsTurn() && live.view().seesActor())) {
                harness.click("panel.hint");
                harness.until("the hint", () -> application.stage().getRoot().findActor("hint.action") != null);
                all.append(harness.gl(() -> texts(harness.find("hint.page")))); // tips come and go
                harness.click("panel.close");
            }
            List<String> players = Collections.nCopies(setup.seats(), "somebody");
            return all + harness.gl(() -> MatchRecordJson.write(live.exported(players)));
        } catch (Exception failure) {
            throw new IllegalStateException(failure);
        }
    }

    private static String texts(Actor actor) {
        StringBuilder texts = new StringBuilder(actor instanceof Label label ? label.getText() + "\n" : "");
        if (actor instanceof Group group) {
            group.getChildren().forEach(child -> texts.append(texts(child)));
        }
        return texts.toString();
    }

    private void look(Harness harness, StringBuilder all) throws Exception {
        harness.until("nothing moves", () -> application.gameScreen().isSettled() && !isCoverNew());
        harness.frames(3);
        all.append(harness.texts())
                .append("pixels ")
                .append(Arrays.hashCode(harness.pixels()))
                .append('\n');
    }

    /** The button of a cover is gray at first: how many frames later it is not depends on how busy the machine is. */
    private boolean isCoverNew() {
        return application.stage().getRoot().findActor("handOver.ready") instanceof Button ready && ready.isDisabled();
    }

    private void requireAlike(Harness harness, GameSetup shown, GameSetup setup) {
        List<Worlds.Pair> pairs = Worlds.pairs(setup);
        assertFalse(pairs.isEmpty());
        Worlds.requireAlike(pairs, (world, observer) -> shown(harness, shown, world, observer));
    }

    @Test
    void matchesThatAPersonCannotTellApartLookTheSame() throws Exception {
        try (Harness harness = open()) {
            for (GameSetup setup : List.of(
                    setup("tricks", 2, Map.of()),
                    setup("tricks", 3, Map.of("ranks", 4, "hand", 2)),
                    setup("minute-empire", 2, Map.of("order", "bid", "neutralArmies", "none")))) {
                requireAlike(harness, setup, setup);
            }
            assertTrue(harness.shot("worlds") > 20);
        }
    }

    @Test
    void aGameThatLeaksIsNoticed() throws Exception {
        GameSetup sealed = setup("sealed", 2, Map.of());
        try (Harness harness = open()) {
            requireAlike(harness, sealed, sealed);
            for (String leak : List.of("moves", "text")) {
                GameSetup leaking = setup("sealed", 2, Map.of("leak", leak));
                assertThrows(RuntimeException.class, () -> requireAlike(harness, leaking, sealed));
            }
        }
    }
}
