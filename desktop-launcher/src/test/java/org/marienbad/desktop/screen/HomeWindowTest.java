package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.desktop.board.Thumbnail;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.desktop.widget.Select;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.plugin.Plugins;

/** The screen where the window begins. */
@InWindow
class HomeWindowTest {
    private static final String HANG = "marienbad.test.hang";
    private static final String[] PICTURED = {
        "kalaha", "minute-empire", "nim", "connect-four", "oware", "reversi", "toguz-kumalak"
    };

    @TempDir
    Path folder;

    private Application application;

    @AfterEach
    void letGo() {
        System.clearProperty(HANG);
    }

    private Harness open(boolean plugin, String... preferences) throws Exception {
        Path file = folder.resolve("settings.properties");
        Files.writeString(file, "speed=0\n" + String.join("\n", preferences));
        Preferences remembered = new Preferences(file);
        Plugins plugins = plugin ? Plugins.load(Path.of(System.getProperty("marienbad.testPlugin"))) : Plugins.load();
        application = new Application(plugins, remembered, Locale.ENGLISH);
        application.context().keepIn(folder.resolve("games.db"));
        Lwjgl3ApplicationConfiguration configuration = Window.configuration(remembered);
        configuration.disableAudio(true);
        return new Harness(application, application::stage, configuration);
    }

    private boolean isPainted(Harness harness, String game) {
        return ((Thumbnail) harness.find("picture." + game)).isPainted();
    }

    private void pictures(Harness harness, String... games) throws Exception {
        for (String game : games) {
            harness.until("the picture of " + game, () -> isPainted(harness, game));
        }
        harness.frames(2);
    }

    @Test
    void favoritesStandFirst() throws Exception {
        try (Harness harness = open(false)) {
            harness.click("favorite.reversi");
            harness.click("favorite.kalaha");
            assertTrue(harness.gl(() -> place(harness, "reversi") < place(harness, "nim")));
            harness.shot("home-favorites");
            harness.click("favorite.reversi");
            assertTrue(harness.gl(() -> place(harness, "reversi") > place(harness, "nim")));
            assertTrue(harness.gl(() -> place(harness, "kalaha") < place(harness, "nim")));
        }
    }

    private static int place(Harness harness, String game) {
        Actor card = harness.find("game." + game);
        return card.getParent().getChildren().indexOf(card, true);
    }

    @Test
    void theGalleryFitsWindowsOfEverySize() throws Exception {
        try (Harness harness = open(false)) {
            assertTrue(harness.gl(() -> games().size()) >= 9);
            pictures(harness, PICTURED);
            for (int[] size : new int[][] {{1000, 700}, {1280, 800}, {1920, 1080}, {3840, 2160}}) {
                harness.resize(size[0], size[1]);
                pictures(harness, PICTURED);
                assertTrue(harness.shot("home-" + size[0]) > 200);
                harness.gl(() -> {
                    for (String game : games()) {
                        Actor card = harness.find("game." + game);
                        assertTrue(card.getX() >= 0, game);
                        assertTrue(
                                card.getX() + card.getWidth()
                                        <= card.getParent().getWidth() + 1,
                                game);
                    }
                    return null;
                });
            }
        }
        try (Harness harness = open(false, "language=cs")) {
            harness.resize(1000, 700);
            pictures(harness, PICTURED);
            harness.shot("home-1000-cs");
        }
        try (Harness harness = open(false, "scale=150")) {
            harness.resize(1366, 768);
            pictures(harness, PICTURED);
            harness.shot("home-1366-150");
        }
    }

    private List<String> games() {
        return application.context().newGame().games().stream()
                .map(GameProvider::id)
                .toList();
    }

    @Test
    void oneClickPlaysTheLastSetUpOfThatGame() throws Exception {
        try (Harness harness = open(
                false,
                "game.nim.option.heaps=2-4",
                "game.nim.seat.0.player=person",
                "game.nim.seat.1.player=person",
                "game.nim.seat.1.name=Anna",
                "game.kalaha.seat.0.player=random")) {
            harness.click("picture.nim");
            assertEquals(
                    "[2, 4]",
                    String.valueOf(harness.gl(() -> application
                            .controller()
                            .live()
                            .setup()
                            .options()
                            .changed()
                            .get("heaps"))));
            assertTrue(harness.gl(() -> application.controller().live().isPerson(0)
                    && application.controller().live().isPerson(1)));
            assertTrue(harness.texts().contains("Anna"), harness.texts());
            harness.click("games");
            harness.click("setup.kalaha");
            harness.click("start");
            assertFalse(harness.gl(() -> application.controller().live().isPerson(0)));
            harness.click("games");
            harness.click("play.kalaha");
            assertTrue(harness.gl(() -> application.controller().live().isPerson(0)), "whoever clicks plays");
            harness.click("games");
            harness.click("setup.kalaha");
            harness.click("start");
            assertFalse(harness.gl(() -> application.controller().live().isPerson(0)), "as it was set up");
        }
    }

    @Test
    void gamesAreFoundByWordsAndFiltersAndThoseOfLateComeFirst() throws Exception {
        try (Harness harness = open(false, "recent=hex")) {
            pictures(harness, PICTURED);
            assertEquals("hex", shown(harness).get(0), "it was played last");
            harness.gl(() -> {
                application.stage().setKeyboardFocus(harness.find("home.search"));
                return null;
            });
            harness.type("kala");
            assertEquals(List.of("kalaha"), shown(harness));
            harness.type("?");
            assertEquals(List.of(), shown(harness));
            assertTrue(harness.isThere("home.nothing"));
            harness.click("home.search.clear");
            assertFalse(harness.gl(() -> harness.find("home.search.clear").isVisible()));
            harness.gl(() -> {
                ((Select<?>) harness.find("home.filter.kind")).setSelectedIndex(3);
                return null;
            });
            assertTrue(shown(harness).contains("poker"), shown(harness).toString());
            assertFalse(shown(harness).contains("hex"), shown(harness).toString());
            harness.shot("home-filtered");
            harness.click("game.poker");
            harness.click("games");
            assertEquals("poker", shown(harness).get(0), "the whole card is a button");
        }
    }

    private static List<String> shown(Harness harness) throws Exception {
        harness.frames(2);
        return harness.gl(() -> {
            List<String> names = new ArrayList<>();
            for (Actor card : ((Group) ((ScrollPane) harness.find("gallery")).getActor()).getChildren()) {
                if (card.getName() != null && card.getName().startsWith("game.")) {
                    names.add(card.getName().substring("game.".length()));
                }
            }
            return names;
        });
    }

    @Test
    void howToPlayAFriendIsExplained() throws Exception {
        try (Harness harness = open(false)) {
            harness.click("friend.nim");
            assertTrue(harness.texts().contains("Friends play in a browser"), harness.texts());
            harness.shot("home-friend");
            harness.click("dialog.cancel");
            assertFalse(harness.isThere("friend.dialog"));
            harness.click("friend.nim");
            harness.click("friend.here");
            assertTrue(harness.gl(() -> application.controller().live().isPerson(0)
                    && application.controller().live().isPerson(1)));
        }
    }

    @Test
    void theHeadIsAsWideAsTheGames() throws Exception {
        try (Harness harness = open(false)) {
            harness.resize(1900, 1040);
            harness.frames(3);
            harness.shot("home-wide");
            assertEquals(
                    harness.gl(() -> games().stream()
                            .mapToDouble(game -> right(harness.find("game." + game)))
                            .max()
                            .orElseThrow()),
                    harness.gl(() -> right(harness.find("settings"))),
                    6);
        }
    }

    private static double right(Actor actor) {
        return actor.localToStageCoordinates(new Vector2(actor.getWidth(), 0)).x;
    }

    @Test
    void everyGameIsReachedByKeys() throws Exception {
        try (Harness harness = open(false)) {
            harness.resize(1000, 700);
            String last = harness.gl(() -> {
                String name = "";
                for (Actor card : ((Group) ((ScrollPane) harness.find("gallery")).getActor()).getChildren()) {
                    name = card.getName().replace("game.", "");
                }
                return name;
            });
            for (int i = 0; i < 120 && !("play." + last).equals(focused(harness)); i++) {
                harness.key(Keys.TAB);
            }
            assertEquals("play." + last, focused(harness));
            harness.frames(40);
            harness.shot("home-keyboard");
            harness.key(Keys.ENTER);
            assertEquals(
                    last, harness.gl(() -> application.controller().provider().id()));
        }
    }

    private String focused(Harness harness) throws Exception {
        return harness.gl(() -> {
            Actor actor = application.stage().getKeyboardFocus();
            return actor == null ? "" : String.valueOf(actor.getName());
        });
    }

    @Test
    void aGameThatHangsWhileItIsPicturedIsOneWithoutPicture() throws Exception {
        System.setProperty(HANG, "picture");
        try (Harness harness = open(true)) {
            // The hanging game comes before these, by its id.
            pictures(harness, "kalaha", "nim", "reversi");
            assertFalse(harness.gl(() -> isPainted(harness, "hanging")));
            assertFalse(harness.gl(() -> isPainted(harness, "countdown")), "it has no picture");
            harness.click("play.nim");
            assertTrue(harness.isThere("gameScreen"));
            harness.click("games");
            harness.shot("home-plugins");
        }
    }
}
