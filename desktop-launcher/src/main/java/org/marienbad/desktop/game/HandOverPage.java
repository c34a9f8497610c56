package org.marienbad.desktop.game;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import org.lwjgl.glfw.GLFW;
import org.marienbad.desktop.board.SeatSign;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.drawing.Artwork;
import org.marienbad.play.LiveGame;

/** Stands in place of the game while the screen goes from one person to the next; shows nothing of the game. */
final class HandOverPage extends Table {
    /** The second click of a double click by the one before must not open the page: seconds. */
    private static final float DELAY = .4f;

    private final TextButton ready;
    private float age;

    HandOverPage(Context context, GameController play, int seat) {
        Widgets widgets = context.widgets();
        UiMessages words = context.words();
        LiveGame live = play.live();
        String who = play.seatName(seat, words);
        float px = widgets.theme().scale();
        setName("handOverPage");
        ready = widgets.button("handOver.ready", words.get("hand.ready"), "main", live::takeOver);
        ready.setDisabled(true);
        Table card = new Table();
        card.setBackground(widgets.drawable("panel"));
        card.pad(36 * px);
        card.add(new SeatSign(widgets.theme(), Artwork.of(play.view().setup().provider()), seat))
                .size(56 * px)
                .padBottom(18 * px);
        card.row();
        Label question = widgets.label(words.get("hand.question", who), "title");
        question.setName("handOver.question");
        card.add(question).padBottom(10 * px);
        card.row();
        Label text = widgets.wrapped(words.get("hand.text", who), "default");
        text.setAlignment(Align.center);
        card.add(text).width(420 * px).padBottom(24 * px);
        card.row();
        Table buttons = new Table();
        buttons.add(ready).fillY();
        if (!live.tree().isLatest()) {
            // Reached by taking back: a person may regret that.
            buttons.add(widgets.button(
                            "handOver.back",
                            words.get("hand.back"),
                            "default",
                            () -> live.jump(live.tree().length())))
                    .padLeft(10 * px)
                    .fillY();
        }
        buttons.add(widgets.button("newGame", words.get("game.new"), "default", context.screens()::home))
                .padLeft(10 * px)
                .fillY();
        card.add(buttons);
        add(card);
        addListener(new Keyboard());
    }

    @Override
    protected void setStage(Stage stage) {
        super.setStage(stage);
        if (stage != null) {
            stage.setKeyboardFocus(this);
            center((Lwjgl3Graphics) Gdx.graphics);
        }
    }

    /** The position of the pointer would reveal the last click. */
    private static void center(Lwjgl3Graphics window) {
        Gdx.input.setCursorPosition(window.getWidth() / 2, window.getHeight() / 2);
        // Not every system lets a program do that at any time; clicks must be where the pointer is.
        double[] x = new double[1];
        double[] y = new double[1];
        GLFW.glfwGetCursorPos(window.getWindow().getWindowHandle(), x, y);
        Gdx.input.setCursorPosition((int) Math.round(x[0] * window.getWidth() / window.getLogicalWidth()), (int)
                Math.round(y[0] * window.getHeight() / window.getLogicalHeight()));
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        if (ready.isDisabled()) {
            age += delta;
            ready.setDisabled(age < DELAY);
            Gdx.graphics.requestRendering();
        }
    }

    private final class Keyboard extends InputListener {
        @Override
        public boolean keyDown(InputEvent event, int key) {
            boolean onPage = getStage() != null && getStage().getKeyboardFocus() == HandOverPage.this;
            if (onPage && (key == Keys.ENTER || key == Keys.NUMPAD_ENTER || key == Keys.SPACE) && !ready.isDisabled()) {
                ready.toggle();
                return true;
            }
            return false;
        }
    }
}
