package org.marienbad.desktop.widget;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Timer;

/** A sentence at the lower edge of the window that goes by itself: news that needs no answer. */
public final class Toast {
    private static final String NAME = "toast";
    private static final float SECONDS = 6;

    private Toast() {}

    /** Shows {@code sentence} in place of an earlier one. */
    public static void show(Stage stage, Theme theme, String sentence) {
        Actor earlier = stage.getRoot().findActor(NAME);
        if (earlier != null) {
            earlier.remove();
        }
        Label label = new Label(sentence, theme.skin(), "tip");
        label.setAlignment(Align.center);
        float width = Math.min(label.getPrefWidth() + 1, stage.getWidth() * .8f);
        label.setWrap(true);
        Table toast = new Table();
        toast.setName(NAME);
        toast.setTouchable(Touchable.disabled);
        toast.setBackground(theme.skin().getDrawable("tip"));
        toast.add(label).width(width);
        toast.pack();
        toast.setPosition(Math.round((stage.getWidth() - toast.getWidth()) / 2), theme.px(24));
        stage.addActor(toast);
        Timer.schedule(
                new Timer.Task() {
                    @Override
                    public void run() {
                        toast.remove();
                    }
                },
                SECONDS);
    }
}
