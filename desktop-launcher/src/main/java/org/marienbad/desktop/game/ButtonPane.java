package org.marienbad.desktop.game;

import com.badlogic.gdx.scenes.scene2d.ui.Container;
import com.badlogic.gdx.scenes.scene2d.ui.HorizontalGroup;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.utils.Align;
import org.marienbad.desktop.widget.Widgets;

/**
 * The buttons below the board. It has room for a row of them from the start and never gives room back. So the board keeps
 * its size when buttons come and go. It scrolls more than three rows.
 */
final class ButtonPane extends Container<ScrollPane> {
    private static final float ROW = 42;
    private static final int MOST_ROWS = 3;

    private final HorizontalGroup buttons = new HorizontalGroup();
    private final float row;
    private float height;

    ButtonPane(Widgets widgets) {
        row = widgets.theme().px(ROW);
        height = row;
        buttons.wrap()
                .space(widgets.theme().px(8))
                .wrapSpace(widgets.theme().px(8))
                .align(Align.center)
                .rowCenter();
        buttons.pad(widgets.theme().px(3));
        setActor(widgets.scroll(buttons));
        fill();
    }

    /** The buttons shown; call {@link #grow} after a change. */
    HorizontalGroup buttons() {
        return buttons;
    }

    /** Makes room for the buttons there are. */
    void grow() {
        buttons.invalidateHierarchy();
        if (getWidth() > 0) {
            buttons.setWidth(getWidth());
            buttons.validate();
            height =
                    Math.max(height, Math.min(MOST_ROWS * row, (float) Math.ceil(buttons.getPrefHeight() / row) * row));
            invalidateHierarchy();
        }
    }

    @Override
    protected void sizeChanged() {
        super.sizeChanged();
        if (getWidth() > 0 && buttons.hasChildren()) {
            buttons.setWidth(getWidth());
            buttons.validate();
            height =
                    Math.max(height, Math.min(MOST_ROWS * row, (float) Math.ceil(buttons.getPrefHeight() / row) * row));
        }
    }

    @Override
    public float getPrefHeight() {
        return height;
    }

    @Override
    public float getMinHeight() {
        return height;
    }
}
