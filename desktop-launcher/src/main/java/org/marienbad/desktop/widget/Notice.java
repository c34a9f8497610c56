package org.marienbad.desktop.widget;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.ui.Window;
import com.badlogic.gdx.utils.Align;

/** A dialog over everything else: a sentence or a form, and buttons. Enter takes the first button, Escape the last. */
public final class Notice extends Window {
    private static final int WIDTH = 460;
    private static final int MARGIN = 16;

    private final Widgets widgets;
    private final Table buttons = new Table();
    private Cell<?> content;
    private TextButton first;
    private TextButton last;
    /** The widget with the keyboard's focus at first. */
    private Actor begin = this;

    public Notice(Widgets widgets, String name, String title) {
        super(title, widgets.theme().skin());
        this.widgets = widgets;
        setName(name);
        setModal(true);
        setMovable(false);
        getTitleLabel().setAlignment(Align.left);
        addListener(new Keyboard());
    }

    /** Adds a paragraph. */
    public Notice text(String sentence) {
        add(widgets.wrapped(sentence, "default"))
                .width(widgets.theme().px(WIDTH))
                .left();
        row();
        return this;
    }

    /** Adds small print that may be long, such as a stack trace. */
    public Notice details(String lines) {
        Label label = widgets.wrapped(lines, "small");
        add(widgets.scroll(label))
                .width(widgets.theme().px(WIDTH))
                .maxHeight(widgets.theme().px(150))
                .padTop(widgets.theme().px(10))
                .left();
        row();
        return this;
    }

    /** Adds any content that may be long; it gets the room left, and scrolls if that is too little. */
    public Notice content(Actor actor) {
        content = add(widgets.scroll(actor)).width(widgets.theme().px(WIDTH));
        row();
        return this;
    }

    /** Adds a button; {@code reaction} is called after the dialog has closed. */
    public Notice button(String name, String label, Runnable reaction) {
        TextButton button = widgets.button(name, label, first == null ? "main" : "default", () -> {
            remove();
            reaction.run();
        });
        buttons.add(button).padLeft(widgets.theme().px(10)).fillY();
        first = first == null ? button : first;
        last = button;
        return this;
    }

    /** Adds a button that puts {@code text} on the clipboard and leaves the dialog open. */
    public Notice copy(String label, String text) {
        buttons.add(widgets.button(
                        "dialog.copy",
                        label,
                        "default",
                        () -> Gdx.app.getClipboard().setContents(text)))
                .padLeft(widgets.theme().px(10))
                .fillY();
        return this;
    }

    /** Has Enter in {@code field} take the first button, and the dialog begin with the field. */
    public void acceptEnterIn(TextField field) {
        begin = field;
        field.addListener(new InputListener() {
            @Override
            public boolean keyDown(InputEvent event, int key) {
                if (key != Keys.ENTER && key != Keys.NUMPAD_ENTER || !hasParent()) {
                    return false;
                }
                first.toggle();
                return true;
            }
        });
    }

    public void show(Stage stage) {
        add(buttons).right().padTop(widgets.theme().px(18));
        pack();
        float most = stage.getHeight() - widgets.theme().px(2 * MARGIN);
        if (content != null && getHeight() > most) {
            content.maxHeight(content.getActorHeight() - (getHeight() - most));
            invalidate();
            pack();
        }
        stage.addActor(this);
        centre();
        stage.setKeyboardFocus(begin);
        stage.setScrollFocus(this);
    }

    /** Puts the dialog in the middle of its stage, after a change of size. */
    public void centre() {
        if (getStage() != null) {
            setPosition(
                    Math.round((getStage().getWidth() - getWidth()) / 2),
                    Math.round((getStage().getHeight() - getHeight()) / 2));
        }
    }

    private final class Keyboard extends InputListener {
        @Override
        public boolean keyDown(InputEvent event, int key) {
            boolean onDialog = getStage() != null && getStage().getKeyboardFocus() == Notice.this;
            TextButton chosen = key == Keys.ESCAPE ? last : key == Keys.ENTER && onDialog ? first : null;
            if (chosen != null && hasParent()) {
                chosen.toggle();
                return true;
            }
            return false;
        }
    }
}
