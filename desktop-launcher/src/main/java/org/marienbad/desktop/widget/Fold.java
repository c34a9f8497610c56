package org.marienbad.desktop.widget;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;

/** A heading that folds and unfolds the part below it, and says in a line what is hidden there. */
public final class Fold extends Table {
    private final Widgets widgets;
    private final String title;
    private final TextButton button;
    private final Label summary;
    private final Table body = new Table();
    private final Actor content;
    private boolean open;

    /** @param toggled called with whether it is open, after it was clicked */
    public Fold(Widgets widgets, String name, String title, Actor content, boolean open, Toggled toggled) {
        this.widgets = widgets;
        this.title = title;
        this.content = content;
        this.open = open;
        button = widgets.button(name, "", "light", () -> {
            this.open = !this.open;
            show();
            toggled.toggled(this.open);
        });
        button.getLabel().setAlignment(com.badlogic.gdx.utils.Align.left);
        summary = widgets.wrapped("", "small");
        summary.setName(name + ".summary");
        add(button).left();
        row();
        add(body).growX();
        show();
    }

    /** Told when the fold opens or closes. */
    @FunctionalInterface
    public interface Toggled {
        void toggled(boolean open);
    }

    /** The hidden part, in a line. */
    public void summary(String words) {
        summary.setText(words);
        body.setVisible(open || !words.isEmpty());
    }

    private void show() {
        button.setText((open ? "–  " : "+  ") + title);
        body.clearChildren();
        if (open) {
            body.add(content).growX().pad(widgets.theme().px(6), widgets.theme().px(4), 0, 0);
        } else {
            body.add(summary).growX().padLeft(widgets.theme().px(14));
        }
        invalidateHierarchy();
    }
}
