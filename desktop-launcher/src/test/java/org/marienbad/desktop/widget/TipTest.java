package org.marienbad.desktop.widget;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Timer;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.marienbad.drawing.PictureTheme;
import org.marienbad.drawing.Taste;

/** Tips of three buttons in a column, the middle one of which has a short one and the last one a long one. */
@InWindow
class TipTest extends ApplicationAdapter {
    private Stage stage;

    @Override
    public void create() {
        Theme theme = new Theme(1, PictureTheme.DARK, Taste.USUAL);
        Widgets widgets = new Widgets(theme);
        stage = new Stage(new ScreenViewport(), new PolygonSpriteBatch());
        Table root = new Table();
        root.setFillParent(true);
        for (String name : new String[] {"first", "second", "third"}) {
            root.add(widgets.button(name, name, "default", () -> {})).width(300).pad(6);
            root.row();
        }
        stage.addActor(root);
        widgets.tip(root.findActor("second"), "Short");
        widgets.tip(root.findActor("third"), "A tip that goes on and on, ".repeat(8));
        root.add(widgets.shortened("Words that do not fit into the little room there is", "default"))
                .width(90)
                .getActor()
                .setName("cut");
        Gdx.input.setInputProcessor(stage);
    }

    @Override
    public void resize(int width, int height) {
        stage.getViewport().update(width, height, true);
    }

    @Override
    public void render() {
        stage.act();
        stage.draw();
    }

    private static Rectangle bounds(Actor actor) {
        return new Rectangle(actor.getX(), actor.getY(), actor.getWidth(), actor.getHeight());
    }

    @Test
    void tipsAreAsWideAsTheirWordsCoverNothingAndGo() throws Exception {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setWindowedMode(900, 500);
        configuration.disableAudio(true);
        try (Harness harness = new Harness(this, () -> stage, configuration)) {
            harness.point("second");
            harness.gl(() -> {
                harness.find("second").setVisible(false);
                return null;
            });
            harness.frames(2);
            harness.gl(() -> {
                harness.find("second").setVisible(true);
                return null;
            });
            harness.frames(2);
            AtomicBoolean due = new AtomicBoolean();
            harness.gl(() -> Timer.schedule(
                    new Timer.Task() {
                        @Override
                        public void run() {
                            due.set(true);
                        }
                    },
                    .6f));
            harness.until("a tip would be there", due::get);
            assertFalse(harness.isThere("tip"), "it came under a pointer that rested");
            harness.point("first");
            harness.point("second");
            harness.until("a tip", () -> stage.getRoot().findActor("tip") != null);
            harness.gl(() -> {
                Actor tip = harness.find("tip");
                assertTrue(tip.getWidth() < 80, "as wide as its word: " + tip.getWidth());
                for (String name : new String[] {"first", "second", "third"}) {
                    assertFalse(bounds(tip).overlaps(bounds(harness.find(name))), "covers " + name);
                }
                return null;
            });
            harness.shot("tip");
            harness.gl(() -> Gdx.input.getInputProcessor().mouseMoved(380, 250));
            assertFalse(harness.isThere("tip"), "the pointer has moved");
            harness.point("third");
            harness.until("a tip", () -> stage.getRoot().findActor("tip") != null);
            assertTrue(harness.gl(() -> harness.find("tip").getWidth()) <= 345);
            harness.click("third");
            assertFalse(harness.isThere("tip"), "a click is no question");
            harness.point("cut");
            harness.until("the whole", () -> stage.getRoot().findActor("tip") != null);
            assertTrue(harness.texts().contains("tip: Words that do not fit into the little room there is\n"));
            harness.point("first");
            assertFalse(harness.isThere("tip"));
            assertEquals(
                    "",
                    harness.texts()
                            .lines()
                            .filter("tip: first"::equals)
                            .findAny()
                            .orElse(""));
        }
    }
}
