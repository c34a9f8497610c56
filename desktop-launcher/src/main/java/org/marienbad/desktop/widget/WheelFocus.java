package org.marienbad.desktop.widget;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;

/** Gives the mouse wheel to the pane under the pointer. */
final class WheelFocus extends InputListener {
    private final ScrollPane pane;

    WheelFocus(ScrollPane pane) {
        this.pane = pane;
    }

    @Override
    public void enter(InputEvent event, float x, float y, int pointer, Actor from) {
        if (pointer == -1 && pane.getStage() != null) {
            pane.getStage().setScrollFocus(pane);
        }
    }

    @Override
    public void exit(InputEvent event, float x, float y, int pointer, Actor to) {
        boolean left = to == null || !to.isDescendantOf(pane);
        if (pointer == -1 && left && pane.getStage() != null && pane.getStage().getScrollFocus() == pane) {
            pane.getStage().setScrollFocus(null);
        }
    }
}
